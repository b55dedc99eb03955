import Foundation
import Testing
import TravelKit

@testable import TravelData

@Suite("A trip of the native feed")
struct NativeTripRecordTests {
    /// The record of `providers.md`, with other fields in place of some; a field with an empty text is left out.
    private static func record(_ changes: [String: String] = [:]) -> String {
        var fields = [
            "id": #""c4449ff0-1""#, "currency": #""EUR""#, "price": "72", "airlines": #""FR""#, "flight_number": "4048",
            "departure": #"{"city":"Copenhagen","country_code":"DK","airport_code":"CPH"}"#,
            "destination": #"{"city":"Malaga","country_code":"es","airport_code":"AGP"}"#, "created_at": "1547991979887",
            "departure_at": "1552848000000", "return_at": "1553153100000", "expires_at": "1739200281000",
        ]
        fields.merge(changes) { _, new in new }
        return "{" + fields.filter { !$0.value.isEmpty }.map { "\"\($0.key)\":\($0.value)" }.joined(separator: ",") + "}"
    }

    private static func date(_ milliseconds: Double) -> Date { Date(timeIntervalSince1970: milliseconds / 1000) }

    private static let whole = Trip(
        id: "c4449ff0-1", price: Money(minorUnits: 7200, currency: "EUR"), airline: "FR", flightNumber: "4048",
        departure: TripLocation(city: "Copenhagen", countryCode: "DK", airport: "CPH"),
        destination: TripLocation(city: "Malaga", countryCode: "ES", airport: "AGP"), createdAt: date(1_547_991_979_887),
        departureAt: date(1_552_848_000_000), returnAt: date(1_553_153_100_000), expiresAt: date(1_739_200_281_000))

    private func trip(_ changes: [String: String]) async throws -> Trip {
        let part = try await load([Self.record(changes)])
        return try #require(part.values.first)
    }

    private func load(_ records: [String]) async throws -> Part<Trip> {
        try await StubClient("[\(records.joined(separator: ","))]").collect(NativeFeed.server.trips(in: nil))
    }

    @Test("is read whole")
    func whole() async throws {
        #expect(try await trip([:]) == Self.whole)
        #expect(try await trip(["created_at": "1547991979887.4", "expires_at": "1.739200281e12"]) == Self.whole)
    }

    @Test(
        "has a price in minor units, or none when it cannot be read, or is nothing or less (H-28)",
        arguments: [
            ("72.5", 7250), (#""72""#, 7200), (#""72.50""#, 7250), ("39.99", 3999), ("0.01", 1), ("null", nil), ("", nil),
            ("0", nil), ("0.004", nil), ("-3", nil), (#""-3""#, nil),
            (#""""#, nil), (#""abc""#, nil), (#""72abc""#, nil), (#""72,50""#, nil), (#""1,234""#, nil), (#""1.2.3""#, nil),
            (#""72.""#, nil),
            (#"" 72""#, nil), ("true", nil), ("{}", nil), ("[72]", nil), ("1e30", nil), ("1e2", 10_000), (#""NaN""#, nil),
        ] as [(String, Int?)])
    func price(text: String, minorUnits: Int?) async throws {
        var expected = Self.whole
        expected.price = minorUnits.map { Money(minorUnits: $0, currency: "EUR") }
        #expect(try await trip(["price": text]) == expected)
    }

    @Test("has the smallest price that a currency has, and the largest that can be held", arguments: ["0.005", "10000000000000"])
    func holdablePrice(text: String) async throws {
        #expect(try await trip(["price": text]).price?.amount == Decimal(string: text))
    }

    @Test(
        "has a price in the currency that it says, exactly as it is given",
        arguments: [("JPY", "9800", 9800), ("kwd", "1.2345", 1235), ("ISK", "48900", 48900), ("JPY", "70.5", 71)])
    func currency(code: String, price: String, minorUnits: Int) async throws {
        let trip = try await trip(["currency": "\"\(code)\"", "price": price])
        #expect(trip.price?.rounded == Money(minorUnits: minorUnits, currency: code.uppercased()))
        #expect(trip.price?.amount == Decimal(string: price))
    }

    @Test(
        "with a price in no currency is skipped, and told apart from one without both",
        arguments: ["72", ""], ["", "null"])
    func noCurrencyAtAll(price: String, currency: String) async {
        let found = await failure { try await load([Self.record(["currency": currency, "price": price])]) }
        #expect(found == "malformed stub at record 1: " + (price.isEmpty ? "currency is missing" : "it has a price, but no currency"))
    }

    @Test(
        "has a flight number in figures or in text, or an empty one",
        arguments: [
            ("4048", "4048"), (#""20""#, "20"), (#""20A""#, "20A"), (#""0020""#, "0020"), ("null", ""), ("", ""), ("true", ""),
            (#""""#, ""),
        ])
    func flightNumber(text: String, number: String) async throws {
        #expect(try await trip(["flight_number": text]).flightNumber == number)
    }

    @Test("has no price in what is no currency", arguments: [#""""#, #""EU\u001b[31M""#, #""EURO""#, #""€""#])
    func noCurrency(text: String) async throws {
        var expected = Self.whole
        expected.price = nil
        #expect(try await trip(["currency": text]) == expected)
    }

    @Test("goes one way where the feed gives no date of a return, an empty one, or 0", arguments: ["", "null", "0", #""""#])
    func oneWay(text: String) async throws {
        let oneWay = try await trip(["return_at": text])
        #expect(oneWay.returnAt == nil && oneWay.isOneWay && oneWay.departureAt == Self.whole.departureAt)
    }

    @Test(
        "with a return that is no date is skipped and counted, and not said to go one way",
        arguments: ["-1", "1e18", "253402300799001", "true", #"" ""#, #""2019-03-21""#])
    func unreadableReturn(text: String) async throws {
        let part = try await load([Self.record(["return_at": text]), Self.record()])
        #expect(part.values == [Self.whole] && part.skipped == 1)
    }

    @Test(
        "goes on a day that nobody knows where the feed gives no date or none that there is",
        arguments: ["", "null", "-1", "1e18", "253402300799001"])
    func dates(text: String) async throws {
        #expect(try await trip(["departure_at": text]).departureAt == nil)
        let endless = try await trip(["expires_at": text])
        #expect(endless.expiresAt == Self.date(1_547_991_979_887 + 48 * 3_600_000))
    }

    @Test("that was found at the end of all times ends then")
    func lastDay() async throws {
        let trip = try await trip(["created_at": "253402300799000", "expires_at": ""])
        #expect(trip.createdAt == Self.date(253_402_300_799_000) && trip.expiresAt == trip.createdAt)
    }

    @Test("without a time at which it was found was found 48 hours before it ends; without either it is skipped", arguments: ["", "null"])
    func created(text: String) async throws {
        var expected = Self.whole
        expected.createdAt = Self.date(1_739_200_281_000 - 48 * 3_600_000)
        #expect(try await trip(["created_at": text]) == expected)
        #expect(
            try await trip(["created_at": text, "expires_at": "1000"]).createdAt == Self.date(0), "favourites keep no time before that")
        for end in ["", "null", "-1", "1e18"] {
            let part = try await load([Self.record(["created_at": text, "expires_at": end]), Self.record()])
            #expect(part.values == [Self.whole] && part.skipped == 1)
        }
    }

    @Test("that was found at no time that there is is skipped and counted", arguments: ["-1", "1e18", "1e30", "253402300799001"])
    func impossibleCreated(text: String) async throws {
        let part = try await load([Self.record(["created_at": text]), Self.record()])
        #expect(part.values == [Self.whole] && part.skipped == 1)
    }

    @Test("by an airline that nobody names has none", arguments: ["", "null", #""""#])
    func airline(text: String) async throws {
        var expected = Self.whole
        expected.airline = ""
        #expect(try await trip(["airlines": text]) == expected)
    }

    @Test("whose fields are of another kind is skipped and counted", arguments: [("created_at", #""2019-01-20""#), ("airlines", "[]")])
    func otherKind(field: String, text: String) async throws {
        let part = try await load([Self.record([field: text]), Self.record()])
        #expect(part.values == [Self.whole] && part.skipped == 1)
    }

    @Test(
        "without what makes it a trip is skipped and counted",
        arguments: ["id", "currency", "departure", "destination"], ["", "null", "[]"])
    func needed(field: String, text: String) async throws {
        let part = try await load([Self.record([field: text]), Self.record()])
        #expect(part.values == [Self.whole] && part.skipped == 1)
    }

    @Test(
        "has airports by codes of three letters, and none where the feed gives another",
        arguments: [
            (#""agp""#, "AGP"), (#""""#, ""), (#"" ""#, ""), (#""   ""#, ""), (#""LEMG""#, ""), (#""A1P""#, ""), (#""A[P""#, ""),
            (#""ÄGP""#, ""),
        ])
    func airport(text: String, code: String) async throws {
        let trip = try await trip(["destination": #"{"city":"Malaga","country_code":"ES","airport_code":\#(text)}"#])
        #expect(trip.destination == TripLocation(city: "Malaga", countryCode: "ES", airport: AirportCode(code)))
    }

    @Test(
        "has countries by their codes of two letters, whichever the feed gives, and what is nobody's as it came",
        arguments: [("ESP", "ES"), ("esp", "ES"), ("724", "ES"), ("es", "ES"), ("", ""), ("UNK", "XK"), ("ZZZ", "ZZZ")])
    func country(given: String, code: String) async throws {
        let trip = try await trip(["destination": #"{"city":"Malaga","country_code":"\#(given)","airport_code":"AGP"}"#])
        #expect(trip.destination == TripLocation(city: "Malaga", countryCode: code, airport: "AGP"))
    }

    @Test("stands once in an answer that has it several times, as it was found last, wherever that stands")
    func again() async throws {
        func record(_ id: String, _ price: Int, created: Int) -> String {
            Self.record(["id": "\"\(id)\"", "price": "\(price)", "created_at": "\(created)"])
        }
        let records = [record("a", 1, created: 10), record("b", 2, created: 10), record("a", 3, created: 30), record("a", 4, created: 20)]
        let one = try await repository([records]).trips(in: nil).collectWithNotes()
        #expect(one.values.map(\.id) == ["a", "b"] && one.values.map(\.price?.minorUnits) == [300, 200] && one.skipped == 0)
        let later = [
            record("c", 5, created: 5), record("c", 6, created: 6), record("b", 7, created: 70), record("a", 8, created: 7),
            record("b", 9, created: 9),
        ]
        var parts = try await repository([records, later]).trips(in: "blc").collectWithNotes()
        #expect(parts.values.map(\.id) == ["a", "b", "c"] && parts.values.map(\.price?.minorUnits) == [300, 200, 600])
        #expect(parts.again.map(\.id) == ["b", "a", "b"], "what is shown already comes apart")
        parts.takeAgain()
        #expect(parts.values.map(\.price?.minorUnits) == [300, 700, 600] && parts.again.isEmpty)
    }

    @Test("is in the list of a region to which it leads since it was found anew, where the list is made of all trips")
    func regionOfNewer() async throws {
        let other = #"{"city":"Tokyo","country_code":"JP","airport_code":"NRT"}"#
        let texts = ["[" + Self.record(["destination": other]), "," + Self.record(["created_at": "1547991979999"]) + "]"]
        let client = StubClient { (request: APIRequest) async throws(APIError) in
            request.target == .path(["regions"])
                ? .init(#"[{"id":"ibe","name":"Iberia","country_codes":["ES"]}]"#) : .init(pieces: texts.map { Array($0.utf8) })
        }
        let found = try await APITripRepository(client, dialect: NativeFeed.files).trips(in: "ibe").collect()
        #expect(found.map(\.destination.airport) == ["AGP"])
    }

    /// A feed whose answer comes in pieces, each with these records.
    private func repository(_ pieces: [[String]]) -> APITripRepository {
        let texts = pieces.enumerated().map { index, records in
            (index == 0 ? "[" : ",") + records.joined(separator: ",") + (index == pieces.count - 1 ? "]" : "")
        }
        return APITripRepository(
            StubClient { (_: APIRequest) async throws(APIError) in .init(pieces: texts.map { Array($0.utf8) }) }, dialect: NativeFeed.server
        )
    }

    @Test("whose identity is none, or would be cut where it is kept, is skipped and counted", arguments: ["\"\"", "\"a\\u0000b\""])
    func identity(text: String) async throws {
        let part = try await load([Self.record(["id": text]), Self.record()])
        #expect(part.values == [Self.whole] && part.skipped == 1)
    }

    @Test("that alone cannot be read is an error in words")
    func alone() async {
        let found = await failure { try await load([Self.record(["return_at": "-1"])]) }
        #expect(found == "malformed stub at record 1: return_at is no date: -1.0")
    }

    @Test("comes from the address of its region, whatever the region is called")
    func address() throws {
        let base = try BaseURL("https://example.org/api")
        #expect(try base.address(of: NativeFeed.server.trips(in: nil).request) == "https://example.org/api/trips")
        #expect(try base.address(of: NativeFeed.server.trips(in: "a/b").request) == "https://example.org/api/trips/a%2Fb")
        #expect(try base.address(of: NativeFeed.server.regions.request) == "https://example.org/api/regions")
    }
}
