import Foundation
import Testing
import TravelKit

@testable import TravelData

@Suite("Travelpayouts")
struct TravelpayoutsTests {
    static let cheap = """
        {"success":true,"data":{"LON":{"0":{"price":35443,"airline":"UN","flight_number":571,"departure_at":"2015-06-09T21:20:00Z",
         "return_at":"2015-07-15T12:40:00Z","expires_at":"2015-01-08T18:30:40Z"}},
         "QQQ":{"1":{"price":72.5,"airline":"FR","flight_number":"20","departure_at":"2015-06-10T06:00:00Z","return_at":""}}},"error":null}
        """

    static let fares = """
        {"success":true,"data":[
         {"origin":"MOW","destination":"LED","origin_airport":"SVO","destination_airport":"LED","price":2000,"airline":"SU",
          "flight_number":"20","departure_at":"2026-05-10T07:00:00+03:00","return_at":"","transfers":0,"return_transfers":0,"duration":85,
          "duration_to":85,"duration_back":0,"link":"/search/MOW1005LED1?t=SU1"},
         {"origin":"MOW","destination":"LED","price":3000,"airline":"SU","flight_number":"21","departure_at":"2026-05-11T07:00:00+03:00",
          "return_at":"2026-05-20T07:00:00+03:00","link":"https://elsewhere.example/"}],"error":null}
        """

    static let now = Date(timeIntervalSince1970: 1_420_000_000)

    /// Trips as the program reads them, in euros, at `now`.
    static func repository(_ client: some APIClient, homes: [AirportCode] = ["VNO"]) -> TravelpayoutsRepository {
        let files = FileAPIClient(EmbeddedFiles())
        return TravelpayoutsRepository(
            client, homes: homes, currency: "EUR", airports: AirportTable(files),
            regions: APITripRepository(files, dialect: NativeFeed.files), now: { now })
    }

    @Test("gives the feed of a home airport; codes are of cities too, no return is one way, no end is 48 hours")
    func feed() async throws {
        let client = ScriptedClient(Self.cheap)
        let trips = try await Self.repository(client).trips(in: nil).collect()
        let vilnius = TripLocation(city: "Vilnius", countryCode: "LT", airport: "VNO")
        let expected = [
            Trip(
                id: trips.first?.id ?? "", price: Money(minorUnits: 3_544_300, currency: "EUR"), airline: "UN", flightNumber: "571",
                departure: vilnius, destination: TripLocation(city: "London", countryCode: "GB", airport: "LON"), createdAt: Self.now,
                departureAt: Date(timeIntervalSince1970: 1_433_884_800), returnAt: Date(timeIntervalSince1970: 1_436_964_000),
                expiresAt: Date(timeIntervalSince1970: 1_420_741_840), isDirect: true),
            Trip(
                id: trips.last?.id ?? "", price: Money(minorUnits: 7250, currency: "EUR"), airline: "FR", flightNumber: "20",
                departure: vilnius, destination: TripLocation(city: "QQQ", countryCode: "", airport: "QQQ"), createdAt: Self.now,
                departureAt: Date(timeIntervalSince1970: 1_433_916_000), returnAt: nil,
                expiresAt: Self.now.addingTimeInterval(48 * 3600), isDirect: false),
        ]
        #expect(trips == expected)
        #expect(trips.last?.isOneWay == true)
        #expect(client.asked == ["v1/prices/cheap?origin=VNO&destination=-&page=1&currency=eur&market=lt"])
        #expect(client.requests.allSatisfy { $0.needsToken })
    }

    @Test(
        "has prices in the currency that it names, else in the one that was asked for",
        arguments: [(#""rub""#, "RUB"), (#""""#, "EUR"), (#""roubles""#, "EUR"), ("null", "EUR"), ("7", "EUR")])
    func currency(named: String, currency: String) async throws {
        func body(_ answer: String) -> String {
            answer.replacing(#"{"success":true,"#, with: #"{"success":true,"currency":\#(named),"#)
        }
        let cheap = try await Self.repository(ScriptedClient(body(Self.cheap))).trips(in: nil).collect()
        let fares = try await Self.repository(ScriptedClient(body(Self.fares))).fares(from: "MOW", to: "LED").collect()
        #expect((cheap + fares).map(\.price?.currency) == [currency, currency, currency, currency])
    }

    @Test("with a return that is no date is skipped and counted, and not said to go one way")
    func unreadableReturn() async throws {
        let cheap = try await Self.repository(ScriptedClient(Self.cheap.replacing("2015-07-15T12:40:00Z", with: "soon")))
            .trips(in: nil).collectWithNotes()
        #expect(cheap.values.map(\.flightNumber) == ["20"] && cheap.skipped == 1)
        let fares = try await Self.repository(ScriptedClient(Self.fares.replacing("2026-05-20T07:00:00+03:00", with: "soon")))
            .fares(from: "MOW", to: "LED").collectWithNotes()
        #expect(fares.values.map(\.flightNumber) == ["20"] && fares.skipped == 1)
    }

    @Test("gives trips identities that stay the same from fetch to fetch and differ from flight to flight")
    func identities() async throws {
        let trips = try await Self.repository(ScriptedClient(Self.cheap)).trips(in: nil).collect()
        // FNV-1a of "VNO|LON|UN|571|1433884800|1436964000" and of "VNO|QQQ|FR|20|1433916000|", computed by hand elsewhere.
        #expect(trips.map(\.id.text) == ["9914dbb3f67b8a27", "f8e4cea4e7a51b0c"])
        let dearer = Self.cheap.replacing("35443", with: "99").replacing("2015-01-08", with: "2015-01-09")
        let later = try await Self.repository(ScriptedClient(dearer)).trips(in: nil).collect()
        #expect(later.map(\.id) == trips.map(\.id))
        let other = try await Self.repository(ScriptedClient(Self.cheap.replacing("571", with: "572"))).trips(in: nil).collect()
        #expect(other.first?.id != trips.first?.id && other.last?.id == trips.last?.id)
    }

    @Test("gives the trips of a region by the country of their destination")
    func region() async throws {
        let trips = Self.repository(ScriptedClient(Self.cheap))
        #expect(try await trips.trips(in: "bri").collect().map(\.destination.city) == ["London"])
        #expect(try await trips.trips(in: "blc").collect().isEmpty)
        #expect(await failureName { try await trips.trips(in: "zzz").collect() } == "notFound")
    }

    @Test(
        "has answers of few shapes",
        arguments: [
            (#"{"success":true,"data":{},"error":null}"#, "0 trips, 0 skipped"), (#"{"success":true,"data":[]}"#, "0 trips, 0 skipped"),
            (#"{"success":true,"data":{"LON":{"0":{"price":"72"}}}}"#, "1 trips, 0 skipped"),
            (#"{"success":true,"data":{"LON":{"0":{},"1":null,"2":7},"PAR":{"0":{"airline":"AF"}}}}"#, "2 trips, 1 skipped"),
            (#"{"success":true,"data":{"LON":7,"PAR":{"0":{"airline":"AF"}}}}"#, "1 trips, 1 skipped"),
            (#"{"success":true,"data":{"LON":7}}"#, "malformed"), (#"{"success":true,"data":[7]}"#, "malformed"),
            (#"{"success":true,"data":null}"#, "malformed"), (#"{"success":true}"#, "malformed"), ("[]", "malformed"),
            (#"{"success":false,"data":null,"error":"No."}"#, "rejected"), (#"{"success":false,"data":{}}"#, "rejected"),
        ])
    func shapes(body: String, expected: String) async {
        do {
            let part = try await Self.repository(ScriptedClient(body)).trips(in: nil).collectWithNotes()
            #expect("\(part.values.count) trips, \(part.skipped) skipped" == expected)
        } catch {
            #expect("\(error)".hasPrefix(expected + "("))
        }
    }

    @Test(
        "is refused in its own words, whatever the status",
        arguments: [(200, "rejected"), (400, "rejected"), (401, "signInRequired"), (404, "rejected"), (429, "rejected"), (500, "rejected")])
    func refusals(status: Int, expected: String) async {
        let client = ScriptedClient(#"{"success":false,"data":null,"error":"That is not so."}"#, status: status)
        do {
            _ = try await Self.repository(client).trips(in: nil).collect()
            Issue.record("no error")
        } catch {
            #expect("\(error)".hasPrefix(expected + "(") && "\(error)".contains("That is not so."))
        }
    }

    @Test("gives the fares of a route, with a page for booking only on its own site")
    func route() async throws {
        let client = ScriptedClient(Self.fares)
        let fares = Self.repository(client)
        let trips = try await fares.fares(from: "MOW", to: "LED").collect()
        #expect(trips.map(\.departure.airport) == ["SVO", "MOW"] && trips.map(\.departure.city) == ["Moscow", "Moscow"])
        #expect(trips.map(\.isOneWay) == [true, false])
        #expect(
            trips.map(\.isDirect) == [true, nil], "whether planes are changed is known where the answer says so of each way that is flown")
        #expect(trips.map(\.departureAt) == [1_778_385_600, 1_778_472_000].map { Date(timeIntervalSince1970: $0) })
        #expect(trips.map(\.bookingLink) == [URL(string: "https://www.aviasales.com/search/MOW1005LED1?t=SU1"), nil])
        #expect(trips.map(\.price) == [Money(minorUnits: 200_000, currency: "EUR"), Money(minorUnits: 300_000, currency: "EUR")])
        _ = try await fares.fares(from: "QQQ", to: "LED").collect()
        let asked = "aviasales/v3/prices_for_dates?origin="
        let rest = "one_way=false&sorting=price&limit=100&page=1&currency=eur&market="
        #expect(
            client.asked == ["\(asked)MOW&destination=LED&\(rest)ru", "\(asked)QQQ&destination=LED&\(rest)us"])
    }

    @Test("gives a fare once that an answer has twice, at the price that comes first, and takes no price of nothing")
    func again() async throws {
        let ticket = #"{"origin":"MOW","destination":"LED","airline":"SU","departure_at":"2026-05-11T07:00:00+03:00","flight_number":""#
        let tickets = [(21, 0), (22, 3000), (22, 3100)].map { ticket + "\($0)\",\"price\":\($1)}" }
        let answer = #"{"success":true,"data":["# + tickets.joined(separator: ",") + #"],"error":null}"#
        let trips = try await Self.repository(ScriptedClient(answer)).fares(from: "MOW", to: "LED").collect()
        #expect(trips.map(\.flightNumber) == ["21", "22"] && trips.map(\.price) == [nil, Money(minorUnits: 300_000, currency: "EUR")])
    }

    @Test("was found when the answer came, however long that is kept")
    func age() async throws {
        let clock = HandClock()
        let trips = Self.repository(ScriptedClient(Self.cheap).kept(clock))
        let cameAt = clock.now
        _ = try await trips.trips(in: nil).collect()
        clock.advance(days: 1)
        let stored = try await trips.trips(in: nil).wishing(.stored).collect()
        #expect(stored.map(\.createdAt) == [cameAt, cameAt])
        #expect(stored.last?.expiresAt == cameAt.addingTimeInterval(48 * 3600))
    }
}
