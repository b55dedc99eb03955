import Foundation
import TestSupport
import Testing
import TravelKit
import jaunt_server

@testable import TravelData

@Suite("What each dialect has of its own over HTTP, from jaunt-server", .timeLimit(.minutes(2)))
struct DialectServerTests {
    /// Gives `work` a client for the path on a new server.
    private func withServer(
        _ path: String, _ options: ServerOptions = ServerOptions(), _ scheme: TokenScheme = .native, token: String? = nil,
        _ work: (any APIClient, RecordedServer<LocalServer>) async throws -> Void
    ) async throws {
        let recorded = try await RecordedServer { try await LocalServer.start(options, onRequest: $0) }
        let clock = HandClock()
        let stack = HTTPStack(
            HTTPSettings(userAgent: "jaunt-tests/1"), store: HeldResponses(), environment: [:], now: { clock.now })
        let result: Result<Void, any Error>
        do {
            result = .success(
                try await work(
                    try stack.client(for: BaseURL(recorded.address + path), scheme: scheme, tokens: OneToken(text: token)), recorded))
        } catch {
            result = .failure(error)
        }
        try await stack.shutdown()
        await recorded.server.stop()
        try result.get()
    }

    @Test("v5 makes three requests for all of it")
    func threeRequests() async throws {
        try await withServer("/v5") { client, server in
            let countries = APICountryRepository(client, dialect: RESTCountriesV5())
            _ = try await countries.borders(of: .name("Germany")).collect()
            _ = try await countries.borders(of: .code("FRA")).collect()
            _ = try await countries.countries().collect()
            #expect(server.requests.count == 3)
        }
    }

    /// One token for every server, or none.
    private struct OneToken: TokenSource {
        let text: String?

        func token() -> Secret? { text.map(Secret.init(_:)) }
    }

    @Test(
        "want their token each in its own way, and refuse who has none in their own words",
        arguments: [(nil, "signInRequired"), ("wrong", "signInRequired"), ("c4n4ry", "no error: ")])
    func tokens(token: String?, expected: String) async throws {
        let options = ServerOptions(requiredToken: "c4n4ry")
        try await withServer("", options, .travelpayouts, token: token) { client, _ in
            let trips = TravelpayoutsTests.repository(client, homes: ["FRA"])
            #expect(await failureName { try await trips.trips(in: nil).collect().count }.hasPrefix(expected))
        }
        try await withServer("/v5", options, .bearer, token: token) { client, _ in
            let countries = APICountryRepository(client, dialect: RESTCountriesV5())
            #expect(await failureName { try await countries.countries().collect().count }.hasPrefix(expected))
        }
    }

    @Test("Travelpayouts gives the trips in the currency that is asked for, and the fares of a route")
    func travelpayouts() async throws {
        let files = FileAPIClient(EmbeddedFiles())
        let bundled = try await APITripRepository(files, dialect: NativeFeed.files).trips(in: nil).collect()
        let (homes, homeCities): ([AirportCode], Set<String>) = (["FRA", "CPH", "LON"], ["Frankfurt", "Copenhagen", "London"])
        let expected = bundled.filter { $0.price?.currency == "EUR" && homeCities.contains($0.departure.city) }
        try await withServer("", ServerOptions(now: { Date(timeIntervalSince1970: 1_795_000_000) })) { client, _ in
            let service = TravelpayoutsTests.repository(client, homes: homes)
            let trips = try await service.trips(in: nil).collect()
            #expect(!expected.isEmpty)
            #expect(Set(trips.map { "\($0.airline) \($0.flightNumber)" }) == Set(expected.map { "\($0.airline) \($0.flightNumber)" }))
            #expect(trips.allSatisfy { !$0.destination.countryCode.isEmpty && $0.departureAt != nil })
            let one = try #require(trips.first)
            let fares = try await service.fares(from: one.departure.airport, to: one.destination.airport).collect()
            #expect(fares.map(\.flightNumber).contains(one.flightNumber))
            #expect(fares.allSatisfy { $0.bookingLink?.absoluteString.hasPrefix("https://www.aviasales.com/search/") == true })
        }
    }
}
