import Foundation
import Testing
import TravelKit
import jaunt_server

@testable import TravelData

@Suite("New dialects over HTTP, from jaunt-server", .timeLimit(.minutes(2)))
struct DialectServerTests {
    enum Server: String, CaseIterable, CustomTestStringConvertible, Sendable {
        case v2 = "/v2"
        case v2Comma = "/v2-comma"
        case v5 = "/v5"

        var testDescription: String { rawValue }

        var dialect: any CountryDialect {
            switch self {
            case .v2: RESTCountriesV2.semicolon
            case .v2Comma: RESTCountriesV2.comma
            case .v5: RESTCountriesV5()
            }
        }
    }

    /// Gives `work` a client for the path on a new server.
    private func withServer(
        _ path: String, _ options: ServerOptions = ServerOptions(), _ scheme: TokenScheme = .native, token: String? = nil,
        _ work: (any APIClient, LocalServer) async throws -> Void
    ) async throws {
        let server = try await LocalServer.start(options)
        let clock = HandClock()
        let stack = HTTPStack(
            HTTPSettings(userAgent: "jaunt-tests/1"), store: HeldResponses(), environment: [:], now: { clock.now })
        let result: Result<Void, any Error>
        do {
            result = .success(
                try await work(
                    try stack.client(for: BaseURL(server.address + path), scheme: scheme, tokens: OneToken(text: token)), server))
        } catch {
            result = .failure(error)
        }
        try await stack.shutdown()
        await server.stop()
        try result.get()
    }

    private func facts(_ country: Country) -> String {
        [
            country.name, country.alpha2, country.alpha3.text, country.numeric ?? "-", country.region, country.subregion ?? "-",
            country.capitals.first ?? "-", country.borders.map(\.text).sorted().joined(separator: " "), "\(country.population ?? -1)",
            "\(country.area ?? -1)", country.currencies.map(\.name).joined(separator: ", "), country.callingCodes.joined(separator: " "),
            country.topLevelDomains.joined(separator: " "), country.languages.map(\.name).joined(separator: ", "),
            "\(country.coordinate?.latitude ?? 0) \(country.coordinate?.longitude ?? 0)", country.nativeName ?? country.name,
            country.alternativeSpellings.joined(separator: ", "),
        ].joined(separator: " | ")
    }

    @Test("tell of every country what the bundled data tells", arguments: Server.allCases)
    func same(server: Server) async throws {
        let bundled = APICountryRepository(FileAPIClient(EmbeddedFiles()), dialect: BundledCountries())
        let expected = try await bundled.countries().collect()
        try await withServer(server.rawValue) { client, _ in
            let part = try await APICountryRepository(client, dialect: server.dialect).countries().collectWithNotes()
            #expect(part.values.count == 250 && part.skipped == 0 && part.progress == .complete)
            for (one, other) in zip(part.values, expected) { #expect(facts(one) == facts(other)) }
        }
    }

    @Test("find countries by their names and codes, and their neighbours", arguments: Server.allCases)
    func found(server: Server) async throws {
        try await withServer(server.rawValue) { client, _ in
            let countries = APICountryRepository(client, dialect: server.dialect)
            for (name, code) in [
                ("germany", "DEU"), ("osterreich", "AUT"), ("Holland", "NLD"), ("Federal Republic of Germany", "DEU"),
                ("cote d'ivoire", "CIV"),
            ] {
                #expect(try await countries.countries(named: name).collect().map(\.alpha3.text) == [code], "\(name)")
            }
            for name in ["Ruritania", "German", "a/b", "..", ""] {
                #expect(await failureName { try await countries.countries(named: name).collect() } == "notFound", "\(name)")
            }
            for (codes, names) in [
                (["DEU", "AUT"], ["Austria", "Germany"]), (["de", "ZZZ"], ["Germany"]), (["ZZZ"], []), (["UNK"], ["Kosovo"]),
                ([], []), (["GERMANY", ""], []),
            ] {
                #expect(try await countries.countries(withCodes: codes).collect().map(\.name) == names, "\(codes)")
            }
            let page = try #require(try await countries.borders(of: .name("Germany")).collect().first)
            #expect(page.borders?.count == 9 && page.borders?.first?.nativeName == "Österreich")
            #expect(try await countries.borders(of: .name("Iceland")).collect().map(\.borders) == [[]])
        }
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
