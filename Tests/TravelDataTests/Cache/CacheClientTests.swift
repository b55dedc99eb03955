import Foundation
import GRDB
import Synchronization
import TestSupport
import Testing
import TravelKit

@testable import TravelData

@Suite("Kept answers")
struct CacheClientTests {
    private let clock = HandClock()
    private let store = HeldResponses()

    private func client(_ stub: StubClient) -> some APIClient { client(stub, in: store) }

    private func client(_ stub: StubClient, in store: any ResponseStore) -> some APIClient {
        let clock = clock
        return CacheClient(
            stub, store: store, address: { (request) throws(APIError) in try BaseURL.test.address(of: request) }, tokens: NoTokens(),
            now: { clock.now })
    }

    private func numbers(_ freshFor: Duration = .seconds(60)) -> Endpoint<Batch<Int>> {
        .list(of: Int.self, path: ["numbers"], freshFor: freshFor)
    }

    /// What a read of the numbers gives, generation by generation: the values and how old they are.
    private func read(_ client: some APIClient, _ wish: ReadWish = .storedFirst, _ freshFor: Duration = .seconds(60)) async -> [String] {
        var parts: [String] = []
        var whole = Part<Int>([])
        do {
            for try await part in client.reading(numbers(freshFor)).wishing(wish) {
                whole.take(part)
                guard part.progress == .complete else { continue }
                let age =
                    switch part.freshness {
                    case .live: "live"
                    case .kept: "kept"
                    case .stored: "stored"
                    }
                parts.append("\(whole.values) \(age)")
            }
        } catch {
            parts.append(summary(error))
        }
        return parts
    }

    @Test("that are fresh are given without a request; a reload asks all the same")
    func fresh() async {
        let stub = StubClient("[1,2]")
        let client = client(stub)
        #expect(await read(client) == ["[1, 2] live"])
        #expect(await read(client) == ["[1, 2] kept"])
        #expect(stub.requests.count == 1)
        #expect(await read(client, .live) == ["[1, 2] live"])
        #expect(stub.requests.count == 2)
    }

    @Test("that are no longer fresh are given at once, and then what the server says")
    func stale() async {
        let answers = Mutex(["[1]", "[1,2]"][...])
        let stub = StubClient { _ in .init(answers.withLock { $0.popFirst() ?? "" }) }
        let client = client(stub)
        #expect(await read(client) == ["[1] live"])
        clock.advance(days: 1)
        #expect(await read(client) == ["[1] stored", "[1, 2] live"])
    }

    @Test("serve when the server cannot be reached, and the reason follows (H-01); after thirty days they do not")
    func offline() async {
        let isDown = Mutex(false)
        let stub = StubClient { (_) throws(APIError) in
            if isDown.withLock({ $0 }) { throw .unreachable(cause: Reason("refused")) }
            return .init("[1]")
        }
        let client = client(stub)
        _ = await read(client)
        isDown.withLock { $0 = true }
        clock.advance(days: 29)
        #expect(await read(client) == ["[1] stored", "unreachable stub: refused"])
        clock.advance(days: 2)
        #expect(await read(client) == ["unreachable stub: refused"])
    }

    @Test("are asked for by ETag and Last-Modified, and 304 gives them as live (H-29)")
    func notModified() async throws {
        let stub = StubClient { request in
            request.headers["if-none-match"] == "\"v1\"" && request.headers["if-modified-since"] == "then"
                ? .init("", status: 304) : .init("[7]", headers: ["etag": "\"v1\"", "last-modified": "then"])
        }
        let client = client(stub)
        #expect(await read(client) == ["[7] live"])
        clock.advance(days: 1)
        #expect(await read(client) == ["[7] stored", "[7] live"])
        // It counts as new again.
        #expect(await read(client) == ["[7] kept"])
        #expect(stub.requests.count == 2)
    }

    @Test("that nobody has cannot be unmodified (H-29)")
    func notModifiedNothing() async {
        #expect(
            await read(client(StubClient("", status: 304)))
                == ["malformed stub at -: \"not modified\" was answered, but nothing is kept"])
    }

    /// A server that has one version of an answer, and does not send it again to who says that they have it.
    private func unchanging(_ text: String) -> StubClient {
        StubClient { request in
            request.headers["if-none-match"] == nil ? .init(text, headers: ["etag": "\"v1\""]) : .init("", status: 304)
        }
    }

    @Test("whose pieces are gone are asked for as if nothing were kept", arguments: [ReadWish.storedFirst, .live])
    func gone(wish: ReadWish) async throws {
        let folder = try TemporaryDirectory()
        defer { withExtendedLifetime(folder) {} }
        let stub = unchanging("[7]")
        let client = client(stub, in: CacheStore(path: folder.file("cache.db")))
        #expect(await read(client, .live) == ["[7] live"])
        let database = try DatabaseQueue(path: folder.file("cache.db"))
        try await database.write { try $0.execute(sql: "DELETE FROM piece") }
        #expect(await read(client, wish) == ["[7] live"])
        #expect(stub.requests.map { $0.headers["if-none-match"] } == [nil, "\"v1\"", nil])
        #expect(await read(client, .stored) == ["[7] kept"])
    }

    @Test("that cannot be decoded any more are forgotten and asked for anew, and nothing of them stays")
    func undecodable() async throws {
        let stub = unchanging("[1,2]")
        let client = client(stub)
        let head = StoredResponse.Head(
            address: "http://127.0.0.1/numbers", etag: "\"v1\"", storedAt: clock.now, freshUntil: clock.now)
        for _ in 1...2 {
            await store.store(head, [Array("[1,2".utf8)], after: nil)
            #expect(await read(client, .live) == ["[1, 2] live"])
        }
        await store.store(head, [Array("[1,2".utf8)], after: nil)
        #expect(try await client.collect(numbers(), .live).values == [1, 2])
        #expect(stub.requests.count == 6)
        // It is good again, and confirmed.
        #expect(await read(client, .live) == ["[1, 2] live"])
        #expect(stub.requests.count == 7)
    }

    @Test(
        "follow what the server says of keeping them",
        arguments: [
            ("no-store", "[1] live"), ("max-age=0", "[1] stored"), ("no-cache", "[1] stored"), ("max-age=99999", "[1] kept"),
            ("public, max-age=\"99999\"", "[1] kept"), ("max-age=junk", "[1] stored"),
        ])
    func control(value: String, second: String) async {
        let client = client(StubClient { _ in .init("[1]", headers: ["cache-control": value]) })
        _ = await read(client, .storedFirst, .zero)
        #expect(await read(client, .storedFirst, .zero).first == second)
    }

    private static let date = "Sun, 06 Nov 1994 08:49:37 GMT"

    @Test(
        "are no fresher than the server that kept them on the way, or one that speaks of dates, says (RFC 9111)",
        arguments: [
            (["cache-control": "max-age=600", "age": "700"], 0), (["cache-control": "max-age=600", "age": "200"], 400),
            (["cache-control": "max-age=600", "age": "200, 7"], 400), (["cache-control": "max-age=600", "age": "-9"], 600),
            (["cache-control": "max-age=600", "age": "old"], 600), (["cache-control": "max-age=600", "age": "\(Int.max)"], 0),
            (["expires": "0"], 0), (["expires": ""], 0), (["expires": date], 0), (["expires": date, "date": date], 0),
            (["expires": "Sun, 06 Nov 1994 08:59:37 GMT", "date": date], 600),
            (["expires": "Sun, 06 Nov 1994 08:59:37 GMT", "date": date, "age": "100"], 500),
            (["expires": "Sun, 06 Nov 9994 08:59:37 GMT", "date": date], 31_536_000),
            (["expires": "Fri, 15 Jan 2027 08:10:00 GMT"], 600),
            (["expires": "0", "cache-control": "max-age=600"], 600), (["expires": "0", "cache-control": "public"], 0),
            (["pragma": "no-cache"], 0), (["pragma": "no-cache", "cache-control": "max-age=600"], 600),
            (["pragma": "no-cache", "cache-control": "public"], nil), (["age": "700"], nil), ([:], nil),
        ] as [([String: String], Int?)])
    func olderFields(_ headers: [String: String], _ seconds: Int?) {
        // 15 January 2027, 08:00:00.
        #expect(CacheControl(headers, at: Date(timeIntervalSince1970: 1_800_000_000)).maximumAge == seconds)
    }

    @Test(
        "are none when the body was cut short, is malformed or an error (H-08, H-31)",
        arguments: [
            #"[1,2"#, "<html>", #"{"status":404,"message":"Not Found"}"#, "",
        ])
    func bad(body: String) async {
        _ = await read(client(StubClient(body)))
        let kept = await store.response(for: "http://127.0.0.1/numbers")
        #expect(kept == nil)
    }

    @Test("are dropped where much of them is written already and the rest is bad")
    func dropped() async {
        let client = client(StubClient(pieces: [Array("[".utf8), [UInt8](repeating: 0x20, count: 2 * CacheLimits.held)]))
        #expect(await read(client).first?.hasPrefix("malformed stub") == true)
        let (dropped, kept) = await (store.dropped, store.response(for: "http://127.0.0.1/numbers"))
        #expect(dropped == [0])
        #expect(kept == nil)
    }

    @Test("with a clock that was set back are old, not from the future (H-30)")
    func clockBack() async {
        let client = client(StubClient("[1]"))
        _ = await read(client)
        clock.advance(days: -1)
        #expect(await read(client) == ["[1] stored", "[1] live"])
    }

    @Test("hold no token, and are somebody's own when one was asked for (D-14)")
    func personal() async throws {
        let stub = StubClient("[1]")
        let clock = clock
        let client = CacheClient(
            TokenClient(stub, url: try .test, scheme: .native, tokens: OneToken()), store: store,
            address: { (request) throws(APIError) in try BaseURL.test.address(of: request) }, tokens: OneToken(), now: { clock.now })
        _ = try await client.collect(.list(of: Int.self, path: ["numbers"], needsToken: true))
        let kept = try #require(await store.response(for: "http://127.0.0.1/numbers#someone"))
        #expect(kept.head.isPersonal)
        #expect(!"\(kept)".contains("canary"))
        #expect(stub.requests.first?.headers["x-api-token"] == "canary")
    }

    @Test("are nobody's own where no token was shown")
    func anonymous() async throws {
        _ = try await client(StubClient("[1]")).collect(.list(of: Int.self, path: ["numbers"], needsToken: true))
        let kept = try #require(await store.response(for: "http://127.0.0.1/numbers"))
        #expect(!kept.head.isPersonal)
    }

    @Test(
        "are none where nobody, or somebody else, is signed in by the time they have come (D-15)", arguments: [nil, "other"] as [String?])
    func signedOutMeanwhile(next: String?) async throws {
        let tokens = ChangingToken("one")
        let stub = StubClient { _ in
            tokens.become(next)
            return .init("[1]")
        }
        let clock = clock
        let client = CacheClient(
            stub, store: store, address: { (request) throws(APIError) in try BaseURL.test.address(of: request) }, tokens: tokens,
            now: { clock.now })
        let whole = try await client.collect(.list(of: Int.self, path: ["numbers"], needsToken: true))
        #expect(whole.values == [1])
        for address in ["", "#one", "#other"].map({ "http://127.0.0.1/numbers" + $0 }) {
            let kept = await store.response(for: address)
            #expect(kept == nil, "\(address)")
        }
    }

    @Test(
        "go where they are gone, or refused to their owner, and stay where that passes: not found, or refused where requests are counted",
        arguments: [
            (410, false, false, false), (404, true, false, true), (404, false, false, true), (500, true, false, true),
            (401, true, false, false), (403, true, false, false), (401, true, true, true), (403, true, true, true),
            (403, false, false, true), (401, false, true, true),
        ])
    func refusals(status: Int, hasToken: Bool, isCounted: Bool, stays: Bool) async {
        let clock = clock
        let tokens: any TokenSource = if hasToken { OneToken() } else { NoTokens() }
        func client(_ stub: StubClient) -> some APIClient {
            CacheClient(
                stub, store: store, address: { (request) throws(APIError) in try BaseURL.test.address(of: request) }, tokens: tokens,
                now: { clock.now })
        }
        var endpoint = Endpoint<Batch<Int>>.list(of: Int.self, path: ["numbers"], needsToken: true)
        endpoint.request.keptAtLeast = isCounted ? .seconds(86_400) : .zero
        _ = await failureName { try await client(StubClient("[1]")).collect(endpoint) }
        _ = await failureName { try await client(StubClient("", status: status)).collect(endpoint) }
        let kept = await failureName { try await client(StubClient("")).collect(endpoint, .stored).values }
        #expect(kept == (stays ? "no error: [1]" : "notStored"))
    }

    @Test("for one token are given to no other, nor to nobody, and go when the server refuses it")
    func owners() async throws {
        let clock = clock
        let file = CredentialsFile(path: "/nowhere/credentials.json")
        func client(_ stub: StubClient, _ token: String?) -> some APIClient {
            CacheClient(
                stub, store: store, address: { (request) throws(APIError) in try BaseURL.test.address(of: request) },
                tokens: TokenChain(command: nil, environment: token.map { Secret($0) }, file: file, origin: "http://127.0.0.1"),
                now: { clock.now })
        }
        let endpoint = Endpoint<Batch<Int>>.list(of: Int.self, path: ["numbers"], needsToken: true)
        func read(_ stub: StubClient, _ token: String?, _ wish: ReadWish = .stored) async -> String {
            await failureName { try await client(stub, token).collect(endpoint, wish).values }
        }
        #expect(await read(StubClient("[1]"), "one", .live) == "no error: [1]")
        #expect(await read(StubClient("[2]"), "one") == "no error: [1]")
        for other in ["other", nil] { #expect(await read(StubClient("[2]"), other) == "notStored") }
        #expect(await read(StubClient("[3]"), "other", .live) == "no error: [3]")
        #expect(await read(StubClient("[2]"), "one") == "no error: [1]")
        _ = await read(StubClient("", status: 401), "one", .live)
        #expect(await read(StubClient("[2]"), "one") == "notStored")
        #expect(await read(StubClient("[2]"), "other") == "no error: [3]")
    }
}

extension BaseURL {
    /// A server on this machine, to which tokens may go over http.
    static var test: BaseURL { get throws(APIError) { try make() } }

    private static func make() throws(APIError) -> BaseURL {
        do { return try BaseURL("http://127.0.0.1") } catch { throw .invalidRequest(reason: "\(error)") }
    }
}

/// A token.
struct OneToken: TokenSource {
    func token() async throws(APIError) -> Secret? { Secret("canary") }

    var owner: String? { "someone" }
}

/// A token that another takes the place of.
private final class ChangingToken: TokenSource {
    private let text: Mutex<String?>

    init(_ text: String) { self.text = Mutex(text) }

    var owner: String? { text.withLock { $0 } }

    func token() async throws(APIError) -> Secret? { owner.map { Secret($0) } }

    func become(_ next: String?) { text.withLock { $0 = next } }
}
