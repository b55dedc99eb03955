import Foundation
import TerminalText
import TestSupport
import Testing
import TravelFeatures
import TravelKit

@Suite("Kinds of records")
struct RecordKindTests {
    private let context = RecordContext(.sample)

    @Test("have the same names in the same order, whatever is known of a record")
    func names() {
        func names(_ records: [ExportRecord]) -> Set<[String]> { Set(records.map { $0.fields.map(\.name) }) }
        #expect(names(Country.samples.map(RecordKind.countries.record)) == [RecordKind.countries.names])
        let trips = RecordKind.trips(now: { .samplePresent })
        #expect(names((Trip.samples + Trip.fares).map(trips.record)) == [trips.names])
    }

    @Test("have the fields that columns say they are") @MainActor
    func columns() {
        func named(_ columns: [Column]) -> Set<String> { Set(columns.compactMap(\.fields.first)).subtracting(columns.map(\.id)) }
        #expect(named(CountryText.columns) == ["alpha2", "capitals", "native_name"])
        #expect(named(CountryText.columns).isSubset(of: RecordKind.countries.names))
        #expect(named(BordersModel.columns).isSubset(of: RecordKind.borders.names))
        #expect(named(TripText.columns).isSubset(of: RecordKind.trips(now: { .samplePresent }).names))
        #expect(named(DestinationsModel.columns).isSubset(of: RecordKind.destinations.names))
        #expect(named(AirportText.columns).isSubset(of: RecordKind.airports.names))
        #expect(named(RouteText.columns).isSubset(of: RecordKind.stops.names))
    }

    @Test("are reduced to the fields that are chosen, in that order")
    func choosing() throws {
        let kind = try RecordKind.countries.choosing(["population", "name"])
        #expect(kind.names == ["population", "name"])
        #expect(try ExportFormat.tsv.text([Country.austria], of: kind) == "population\tname\n9197213\tAustria\n")
        #expect(kind.cells(.austria, context) == ["9,197,213", "Austria"])
        #expect(kind.numbers == [0])
    }

    @Test("say which fields there are when one is asked for that is none")
    func unknown() throws {
        let error = try #require(throws: UnknownField.self) { try RecordKind.regions.choosing(["id", "nam"]) }
        #expect(error.description == "'nam' is no field of these records; there are id, name, countries.")
    }

    @Test(
        "are sorted by the value of a field, what lacks it last",
        arguments: [
            ("population", false, "LU AT PL DE"), ("population", true, "DE PL AT LU"), ("name", false, "AT DE LU PL"),
        ])
    func sorted(_ field: String, _ isDescending: Bool, _ codes: String) throws {
        let countries = Country.samples.filter { ["AT", "DE", "LU", "PL"].contains($0.alpha2) }
        let sorted = try RecordKind.countries.sorted(countries, by: field, isDescending: isDescending, .sample)
        #expect(sorted.map(\.alpha2).joined(separator: " ") == codes)
        #expect(throws: UnknownField.self) { try RecordKind.countries.sorted(countries, by: "size", isDescending: false, .sample) }
    }

    @Test("have a price and its currency that belong together: the feed's own for programs, the one that is shown for people")
    func currencies() throws {
        let trip = Trip.sample("a", price: Money(minorUnits: 70_000, currency: "DKK"))
        let kind = try RecordKind.trips(now: { .samplePresent }).choosing(["price", "currency"])
        var format = DisplayFormat.sample
        format.rates = ExchangeRates(["EUR", "DKK 0.134"].compactMap { ExchangeRates.Entry($0) })
        #expect(try ExportFormat.csv.text([trip], of: kind) == "price,currency\r\n700,DKK\r\n")
        #expect(kind.cells(trip, RecordContext(format)) == ["~€93.80", "EUR"])
        #expect(kind.cells(.sample("b", price: Money(minorUnits: 100, currency: "CHF")), RecordContext(format))[1] == "CHF")
        #expect(kind.cells(.sample("c", price: nil), RecordContext(format)) == ["—", ""])
    }

    @Test("have times by the clocks of the place, for people: those of its country where the airport is unknown")
    func countryZone() throws {
        var format = DisplayFormat.sample
        format.countryZone = { ["JP": "Asia/Tokyo", "LT": "Europe/Vilnius"][$0] }
        var trip = Trip.toTokyo
        trip.destination.airport = "XXX"
        let kind = try RecordKind.trips(now: { .samplePresent }).choosing(["return_at"])
        #expect(kind.cells(trip, RecordContext(format, airports: Airport.samples.byID)) == ["Sun 14 Nov 2027 11:30"])
        #expect(kind.cells(trip, context) == ["Sun 14 Nov 2027 03:30"])
    }

    @Test("have the price that the feed gives, whatever its currency's digits are; people are shown those")
    func exactPrice() throws {
        let trip = Trip.sample("a", price: Money(price: Decimal(sign: .plus, exponent: -1, significand: 705), currency: "JPY"))
        let kind = try RecordKind.trips(now: { .samplePresent }).choosing(["price"])
        #expect(try ExportFormat.csv.text([trip], of: kind) == "price\r\n70.5\r\n")
        #expect(try ExportFormat.ndjson.text([trip], of: kind) == "{\"price\":70.5}\n")
        #expect(kind.cells(trip, context) == ["JP¥71"])
    }

    @Test("are sorted by what prices are worth, where the user has said so")
    func prices() throws {
        let trips: [Trip] = [
            .sample("euro", from: .copenhagen, to: .malaga, price: Money(minorUnits: 7250, currency: "EUR")),
            .sample("none", from: .vilnius, to: .berlin, price: nil),
            .sample("dollar", from: .berlin, to: .riga, price: Money(minorUnits: 8000, currency: "USD")),
            .sample("krone", from: .berlin, to: .riga, price: Money(minorUnits: 70_000, currency: "DKK")),
        ]
        var format = DisplayFormat.sample
        func order(_ isDescending: Bool = false) throws -> [String] {
            try RecordKind.trips(now: { .samplePresent }).sorted(trips, by: "price", isDescending: isDescending, format).map(\.id.text)
        }
        #expect(try order() == ["krone", "euro", "dollar", "none"], "currency by currency")
        format.rates = ExchangeRates(["EUR", "USD 0.86", "DKK 0.134"].compactMap { ExchangeRates.Entry($0) })
        #expect(try order() == ["dollar", "euro", "krone", "none"])
        #expect(try order(true) == ["krone", "euro", "dollar", "none"])
    }

    @Test("name countries and their capitals in the user's language for people, and in English for programs")
    func language() throws {
        var format = DisplayFormat.sample
        format.language = Locale(identifier: "de")
        var austria = Country.austria
        austria.timeZones = ["Europe/Vienna"]
        let countries = try RecordKind.countries.choosing(["name", "capitals"])
        #expect(countries.cells(austria, RecordContext(format)) == ["Österreich", "Wien"])
        #expect(countries.cells(austria, context) == ["Austria", "Vienna"])
        #expect(try ExportFormat.tsv.text([austria], of: countries) == "name\tcapitals\nAustria\tVienna\n")
        let favourites = try RecordKind.favourites(now: { .samplePresent }).choosing(["name", "capitals"])
        let favourite = Favourite(.country(austria), addedAt: .samplePresent, seenAt: .samplePresent)
        #expect(favourites.cells(favourite, RecordContext(format)) == ["Österreich", "Wien"])
        #expect(try ExportFormat.tsv.text([favourite], of: favourites) == "name\tcapitals\nAustria\tVienna\n")
        let trip = Favourite(.trip(.toMalaga), addedAt: .samplePresent, seenAt: .samplePresent)
        #expect(try ExportFormat.tsv.text([trip], of: favourites) == "name\tcapitals\nCopenhagen → Málaga\t\n")
    }

    @Test("have a schema that says of each field what it is")
    func schema() throws {
        let schema = try #require(
            JSONSerialization.jsonObject(with: Data(try RecordKind.trips(now: { .samplePresent }).schema.utf8)) as? [String: Any])
        let properties = try #require(schema["properties"] as? [String: [String: Any]])
        #expect(properties["price"]?["type"] as? String == "number")
        #expect(properties["departure_at"]?["format"] as? String == "date-time")
        #expect(properties["price"]?["description"] as? String == "price in the currency's major unit")
        let required = try #require(schema["required"] as? [String])
        #expect(required.contains("id") && !required.contains("price"))
    }

    @Test("of favourites hold the values of trips and of countries")
    func favourites() {
        let kind = RecordKind.favourites(now: { .samplePresent })
        func value(_ name: String, _ item: Favourite.Item) -> ExportRecord.Value? {
            let favourite = Favourite(item, addedAt: .samplePresent, seenAt: .samplePresent)
            return kind.record(favourite).fields.first { $0.name == name }?.value
        }
        #expect(value("kind", .country(.austria)) == .text("country"))
        #expect(value("alpha3", .country(.austria)) == .text("AUT"))
        #expect(value("price", .country(.austria)) == .missing)
        #expect(value("departure_city", .trip(.toRiga)) == .text(Trip.toRiga.departure.city))
        #expect(value("alpha3", .trip(.toRiga)) == .missing)
    }
}
