import Foundation
import OrderedCollections
import Synchronization
import TestSupport
import Testing
import TravelKit

@testable import TravelFeatures

@MainActor @Suite("Capitals by their names in their own languages", .timeLimit(.minutes(1)))
struct NativeCapitalTests {
    private nonisolated static let names: [Alpha3Code: [NativeCapital]] = [
        "AUT": [NativeCapital(english: "Vienna", names: ["Wien"])],
        "DNK": [NativeCapital(english: "Copenhagen", names: ["København"], otherEnglish: ["Copmanhaven"])],
    ]

    /// Counts how often they are read.
    private final class Reads: Sendable {
        private let reads = Mutex(0)
        var count: Int { reads.withLock { $0 } }

        func names() -> [Alpha3Code: [NativeCapital]] {
            reads.withLock { $0 += 1 }
            return NativeCapitalTests.names
        }
    }

    private func format(_ reads: Reads = Reads()) -> DisplayFormat {
        DisplayFormat(
            locale: Locale(identifier: "en_GB"), timeZone: .gmt, nativeCapitals: { reads.names() }, now: { .samplePresent })
    }

    @Test("are read when somebody filters the countries, and once")
    func filter() async {
        let reads = Reads()
        let model = CountriesModel(repository: FakeCountryRepository(Country.samples), format: format(reads))
        model.viewOpened()
        await model.list.settled()
        #expect(model.row(.austria).cells.count == CountryText.columns.count && !model.text.facts(.austria).isEmpty)
        #expect(reads.count == 0)
        for (query, found) in [
            ("wien", "Austria"), ("vienna", "Austria"), ("kobenh", "Denmark"), ("København", "Denmark"), ("copmanh", "Denmark"),
        ] {
            model.list.filter(by: query)
            #expect(model.list.strictness == .exact && model.list.shownItems.map(\.name) == [found])
        }
        #expect(reads.count == 1)
    }

    @Test("name the country in the palette, and for the way over land", arguments: [true, false])
    func palette(isSearch: Bool) async {
        let names = await PaletteNames.ofPlaces(
            FakeCountryRepository(Country.samples).countries(), FakeAirportRepository([]).allAirports(), format(), isSearch: isSearch)
        let model = PaletteModel<Found>([])
        model.add(names.lines)
        for (typed, capital) in [
            ("wien", "Vienna"), ("vienna", "Vienna"), ("kobenhavn", "Copenhagen"), ("copmanhaven", "Copenhagen"),
        ] {
            model.typed(typed)
            #expect(model.matches.first?.text == capital)
            #expect(model.matches.first?.isGuess == false)
        }
        #expect(names.phrase.meanings(of: "wien → københavn") == names.phrase.meanings(of: "austria → denmark"))
        #expect(!names.phrase.meanings(of: "wien → københavn").isEmpty)
        #expect(names.phrase.meanings(of: "wien copmanhaven") == names.phrase.meanings(of: "austria denmark"))
    }

    @Test("lead to their airports, in their own country, before others that are called so", arguments: [true, false])
    func airports(isSearch: Bool) async {
        let airports = [
            Airport(code: "VIE", name: "Vienna International", city: "Vienna", country: "AT", rank: 57),
            Airport(code: "VNX", name: "Vienna", city: "Vienna", country: "US", rank: 4000),
            Airport(code: "WIN", name: "Wien", city: "Wien", country: "AU", rank: 3000),
        ]
        let names = await PaletteNames.ofPlaces(
            FakeCountryRepository(Country.samples).countries(), FakeAirportRepository(airports).allAirports(), format(), isSearch: isSearch)
        let model = PaletteModel<Found>([], verbs: ["airport": "airport"])
        model.add(names.lines)
        model.typed(isSearch ? "wien" : "airport wien")
        let found = model.matches.compactMap { line -> String? in
            if case .airport(let airport) = line.action { airport.code.text } else { nil }
        }
        #expect(found == ["VIE", "WIN"])
    }

    @Test(
        "are found among trips as plain words, and are read when somebody filters",
        arguments: [("wien", "a"), ("wie$", ""), ("kobenh", "b"), ("!wien", "b"), ("wein", ""), ("wien københavn", "")])
    func trips(query: String, ids: String) async {
        let reads = Reads()
        let model = TripsModel(
            repository: FakeTripRepository(), regions: FakeRegionRepository(), session: nil,
            marks: FavouriteMarks(repository: FakeFavouriteRepository(), format: .sample), format: format(reads))
        let vienna = TripLocation(city: "Vienna", countryCode: "AT", airport: "VIE")
        model.tripsGiven([.sample("a", from: vienna, to: .riga), .sample("b", from: .berlin, to: .copenhagen)])
        await model.list.settled()
        #expect(reads.count == 0)
        model.list.filter(by: query)
        await model.list.settled()
        #expect((0..<model.list.count).compactMap { model.list.item(at: $0)?.id.text }.joined(separator: " ") == ids)
        let (fields, names) = TripText(format()).searched(.sample("a", from: vienna, to: .riga), [:])
        #expect(SearchKey(fields, names: names).matches("wien"))
    }

    @Test("mean the trips that name them in either way, in their own country", arguments: ["wien", "vienna"])
    func eitherWay(word: String) {
        let places: OrderedSet = [
            TripLocation(city: "Vienna", countryCode: "AT", airport: "VIE"),
            TripLocation(city: "Wien", countryCode: "AT", airport: "XWC"),
            TripLocation(city: "Riga", countryCode: "LV", airport: "RIX"),
        ]
        let names = PlaceNames(places, format(), cityCodes: [:])
        #expect(names.places(meantBy: word, wholly: true).map { places[$0].airport.text } == ["VIE", "XWC"])
    }

    @Test(
        "are places of trips, after what trips show",
        arguments: [
            ("wien", true, ["VIE"]), ("vienna", true, ["VIE"]), ("kobenhavn", true, ["CPH"]), ("wie", true, []), ("wie", false, ["VIE"]),
        ])
    func places(word: String, wholly: Bool, airports: [String]) {
        let places: OrderedSet = [
            TripLocation(city: "Vienna", countryCode: "AT", airport: "VIE"),
            TripLocation(city: "Copenhagen", countryCode: "DK", airport: "CPH"),
        ]
        let found = PlaceNames(places, format(), cityCodes: [:]).places(meantBy: word, wholly: wholly)
        #expect(found.map { places[$0].airport.text } == airports)
    }
}
