import Foundation
import Synchronization
import TestSupport
import Testing
import TravelKit

@testable import TravelData

// Two resources that have nothing to do with travel: all that is needed to load them.

struct Movie: Decodable, Hashable, Sendable {
    let title: String
    let actors: [String]
}

extension Endpoint where Response == Batch<Movie> {
    static var movies: Self { .list(of: Movie.self, path: ["movies"]) { $0 } }
}

struct Episode: Decodable, Hashable, Sendable {
    let season: Int
    let number: Int
    let name: String?
}

extension Endpoint where Response == Batch<Episode> {
    static func episodes(of series: String) -> Self { .list(of: Episode.self, path: ["series", series], needsToken: true) { $0 } }
}

struct Ticket: Decodable { let ticket: String }

extension Endpoint where Response == Secret {
    static func signIn(_ user: String, _ password: Secret) throws -> Self {
        let body = try JSONEncoder().encode(["user": user, "password": password.revealed()])
        return .value(of: Ticket.self, APIRequest(.post, path: ["session"], body: [UInt8](body))) { Secret($0.ticket) }
    }
}

extension TokenScheme { static let ticket = TokenScheme(header: "x-series-ticket") }

// And one that is no list.

extension Endpoint where Response == Episode {
    static func episode(_ number: Int, of series: String) -> Self {
        .value(of: Episode.self, APIRequest(path: ["series", series, "episodes"], query: [.init("number", "\(number)")])) { $0 }
    }
}

@Suite("A new resource is one new value", .timeLimit(.minutes(1)))
struct EndpointRecipeTests {
    static let movies = #"[{"title":"Brazil","actors":["Jonathan Pryce","Kim Greist"]},{"title":"Koyaanisqatsi","actors":[]}]"#
    static let episode = #"{"season":2,"number":7,"name":null}"#
    static let loaded = [Movie(title: "Brazil", actors: ["Jonathan Pryce", "Kim Greist"]), Movie(title: "Koyaanisqatsi", actors: [])]

    @Test("that is loaded from a folder")
    func fromFiles() async throws {
        let folder = try TemporaryDirectory()
        try folder.write(Self.movies, to: "movies.json")
        try folder.write(Self.episode, to: "series/the prisoner/episodes.json")
        let client = FileAPIClient(FolderFiles(folder: folder.path))
        #expect(try await client.collect(.movies).values == Self.loaded)
        #expect(try await value(.episode(7, of: "the prisoner"), client) == [Episode(season: 2, number: 7, name: nil)])
    }

    @Test("that is loaded over HTTP")
    func overHTTP() async throws {
        try await MisbehavingServer.run(
            Fault { request, _ in
                [.answer(request.line == "GET /api/movies" ? Self.movies : Self.episode)]
            }
        ) { server in
            try await withHTTP("\(server.address)/api/") { client in
                let movies = try await client.collect(.movies).values
                #expect(movies == Self.loaded)
                let episodes = try await value(.episode(7, of: "the prisoner"), client)
                #expect(episodes == [Episode(season: 2, number: 7, name: nil)])
            }
            #expect(server.targets == ["/api/movies", "/api/series/the%20prisoner/episodes?number=7"])
            #expect(server.connections == 1)
        }
    }

    @Test("that wants a ticket, and gives one to whoever signs in")
    func withATicket() async throws {
        let episodes = Fault { request, _ in
            if request.line == "POST /session" {
                let isRight = request.text.contains(#""password":"open sesame""#)
                return [isRight ? .answer(#"{"ticket":"t-1"}"#) : .answer(status: "403 Forbidden", #"{"message":"Who goes there?"}"#)]
            }
            guard request.header("x-series-ticket") == "t-1" else { return [.answer(status: "401 Unauthorized")] }
            return [.answer("[\(Self.episode),7]")]
        }
        try await MisbehavingServer.run(episodes) { server in
            let stack = HTTPStack(.patient, store: HeldResponses(), environment: [:]) { Date() }
            let tickets = HeldTicket()
            let client = try stack.client(for: BaseURL(server.address), scheme: .ticket, tokens: tickets)
            let stranger = await failure { try await client.collect(.episodes(of: "the prisoner")) }
            #expect(stranger.hasPrefix("sign-in 127.0.0.1"), "\(stranger)")
            let refused = await failure { try await client.value(.signIn("number six", Secret("please"))) }
            #expect(refused == "status 403: Who goes there?")

            let ticket = try await client.value(.signIn("number six", Secret("open sesame")))
            tickets.ticket.withLock { $0 = ticket }
            let part = try await client.collect(.episodes(of: "the prisoner"))
            #expect(part.values == [Episode(season: 2, number: 7, name: nil)] && part.skipped == 1)
            // A password is sent once, and without a ticket.
            #expect(server.requests.filter { $0.method == "POST" }.allSatisfy { $0.header("x-series-ticket") == nil })
            #expect(server.requests.map(\.line).suffix(2) == ["POST /session", "GET /series/the%20prisoner"])
            try await stack.shutdown()
        }
        let folder = try TemporaryDirectory()
        try folder.write("[\(Self.episode)]", to: "series/the prisoner.json")
        #expect(try await FileAPIClient(FolderFiles(folder: folder.path)).collect(.episodes(of: "the prisoner")).values.count == 1)
    }

    /// A ticket, once there is one.
    private final class HeldTicket: TokenSource {
        let ticket = Mutex<Secret?>(nil)

        func token() async throws(APIError) -> Secret? { ticket.withLock { $0 } }
    }

    @Test(
        "and fails with typed errors",
        arguments: [
            (.init("{}"), "malformed at season: it is missing"), (.init("[]"), "malformed at -: it is not an object"),
            (.init(""), "malformed at -: the answer is empty"), (.init("<html/>"), "malformed at -: this is a web page"),
            (.init(#"{"errors":[{"message":"gone"}]}"#), "status 200: gone"),
            (.init(#"{"message":"no","status":404}"#, status: 404), "status 404: no"),
            (.init("oops", status: 500), "status 500: -"),
        ] as [(StubClient.Answer, String)])
    func failures(answer: StubClient.Answer, expected: String) async {
        let client = StubClient { _ in answer }
        let found = await failure { try await value(.episode(1, of: "x"), client) }
        #expect(found.hasPrefix(expected), "\(found)")
    }

    @Test("and can be read in parts as any other")
    func parts() async throws {
        let pieces = Self.movies.utf8.map { [$0] }
        let client = StubClient { _ in .init(pieces: pieces) }
        var parts: [Part<Movie>] = []
        for try await part in client.reading(.movies) { parts.append(part) }
        #expect(parts.flatMap(\.values) == Self.loaded)
        #expect(parts.map(\.placement) == [.replaces, .appends, .appends])
        let coming = (1...2).map { LoadProgress.partial(done: $0, of: nil) }
        #expect(parts.map(\.progress) == coming + [.complete])
    }

    private func value(_ endpoint: Endpoint<Episode>, _ client: any APIClient) async throws -> [Episode] {
        let loaded = Mutex<[Episode]>([])
        try await client.load(endpoint) { episode in loaded.withLock { $0.append(episode) } }
        return loaded.withLock { $0 }
    }
}
