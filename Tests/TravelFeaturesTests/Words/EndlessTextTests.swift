import CoreFoundation
import Glibc
import TerminalText
import TestSupport
import Testing
import TravelKit

@testable import TravelFeatures

@Suite("A text without end, in each field that is shown")
struct EndlessTextTests {
    /// A case of faults.md, part S.
    struct Text: Sendable, CustomTestStringConvertible {
        let testDescription: String
        /// All of it, and as much of it as is looked at.
        let endless: String
        let long: String

        init(_ number: String, _ unit: String, count: Int) {
            func text(_ count: Int) -> String { "Wicked" + String(repeating: unit, count: count) }
            (testDescription, endless, long) = (number, text(count), text(SafeText.maximumScalars))
        }
    }

    /// A field of a record, and how it gets a text.
    struct Field<Record>: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let set: @Sendable (inout Record, String) -> Void

        init(_ name: String, _ set: @escaping @Sendable (inout Record, String) -> Void) { (testDescription, self.set) = (name, set) }
    }

    /// Records of more than 4 MB are not taken: of ten, a field never comes to be shown.
    static let texts = [Text("S-08", "\u{301}", count: 1_000_000), Text("S-12", "x", count: 2_000_000)]

    static let countryFields: [Field<Country>] = [
        Field("alpha2") { $0.alpha2 = $1 }, Field("alpha3") { $0.alpha3 = Alpha3Code($1) }, Field("numeric") { $0.numeric = $1 },
        Field("name") { $0.name = $1 }, Field("officialName") { $0.officialName = $1 },
        Field("nativeNames") { $0.nativeNames = [Country.NativeName(language: "de", name: $1)] },
        Field("capitals") { $0.capitals = [$1] }, Field("region") { $0.region = $1 }, Field("subregion") { $0.subregion = $1 },
        Field("borders") { $0.borders = [Alpha3Code($1)] },
        Field("languages") { $0.languages = [Country.Language(code: "de", name: $1)] },
        Field("currency codes") { $0.currencies = [Country.Tender(code: $1, name: "Euro", symbol: "€")] },
        Field("currency names") { $0.currencies = [Country.Tender(code: "EUR", name: $1, symbol: "€")] },
        Field("currency symbols") { $0.currencies = [Country.Tender(code: "EUR", name: "Euro", symbol: $1)] },
        Field("callingCodes") { $0.callingCodes = [$1] }, Field("topLevelDomains") { $0.topLevelDomains = [$1] },
        Field("timeZones") { $0.timeZones = [$1] }, Field("timeZones with a slash") { $0.timeZones = ["Europe/" + $1] },
    ]

    static let tripFields: [Field<Trip>] = [
        Field("id") { $0.id = Trip.ID($1) }, Field("airline") { $0.airline = $1 }, Field("flightNumber") { $0.flightNumber = $1 },
        Field("departure.city") { $0.departure.city = $1 }, Field("departure.countryCode") { $0.departure.countryCode = $1 },
        Field("destination.city") { $0.destination.city = $1 }, Field("destination.countryCode") { $0.destination.countryCode = $1 },
    ]

    /// Knows airlines and zones by their codes.
    private static let format = {
        var format = DisplayFormat.withAirlines
        format.countryZone = { ["DK": "Europe/Copenhagen"][$0] }
        return format
    }()

    @Test("of a country costs what a long one does", arguments: texts, countryFields)
    func country(text: Text, field: Field<Country>) {
        let words = CountryText(Self.format)
        expectAlike(text, in: field, of: .germany) { country in
            words.row(country).cells + words.facts(country, airports: [], named: words.named([])).map(\.value)
        }
    }

    @Test("of a trip costs what a long one does", arguments: texts, tripFields)
    func trip(text: Text, field: Field<Trip>) {
        let words = TripText(Self.format)
        expectAlike(text, in: field, of: .toMalaga) { trip in
            words.row(trip).cells + words.facts(trip, airports: [:]).flatMap { $0.facts.map(\.value) }
                + words.figures(trip, airports: [:]).map(\.value)
        }
    }

    /// An endless text is shown as a long one is, and takes no frame's 16 ms longer.
    private func expectAlike<Record>(_ text: Text, in field: Field<Record>, of record: Record, _ shown: (Record) -> [SafeText]) {
        var (endless, long) = (record, record)
        field.set(&endless, text.endless)
        field.set(&long, text.long)
        let (all, some, before) = (shown(endless), shown(long), shown(record))
        #expect(all == some && some != before)
        let times = [endless, long].map { record in (1...3).map { _ in processorTime { _ = shown(record) } }.min() ?? .zero }
        #expect(times[0] - times[1] < .milliseconds(16))
    }

    /// How long the processor works at it, whatever else it works at.
    private func processorTime(_ work: () -> Void) -> Duration {
        func now() -> Duration {
            var time = timespec()
            clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
            return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
        }
        let start = now()
        work()
        return now() - start
    }
}
