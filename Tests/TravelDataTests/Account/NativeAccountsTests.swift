import Foundation
import TestSupport
import Testing
import TravelKit

@testable import TravelData

@Suite("Signing in at the native feed")
struct NativeAccountsTests {
    private let folder: TemporaryDirectory

    init() throws { folder = try TemporaryDirectory(prefix: "jaunt-accounts") }

    private func accounts(_ client: StubClient) -> NativeAccounts {
        NativeAccounts(
            client, file: CredentialsFile(path: folder.file("credentials.json")), cache: CacheStore(path: folder.file("cache.db")),
            origin: "https://a.example")
    }

    private func signIn(_ accounts: NativeAccounts) async throws -> Account {
        try await accounts.signIn(email: "me@example.org", password: Secret("right"))
    }

    @Test("is remembered, by what was typed")
    func good() async throws {
        let accounts = accounts(StubClient(#"{"user_id":7,"token":"canary"}"#))
        #expect(try await signIn(accounts) == Account(name: "me@example.org"))
        #expect(try await accounts.account() == Account(name: "me@example.org"))
    }

    @Test("before that was kept is told by the server's name for whoever it is")
    func old() async throws {
        let path = try folder.write(#"{"https://a.example":{"token":"t","user_id":"7"}}"#, to: "credentials.json")
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
        #expect(try await accounts(StubClient("")).account() == Account(name: "7"))
    }

    @Test("is told by one look at the file")
    func oneLook() async throws {
        let accounts = accounts(StubClient(#"{"user_id":7,"token":"canary"}"#))
        _ = try await signIn(accounts)
        let watch = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
        defer { close(watch) }
        try #require(inotify_add_watch(watch, folder.file("credentials.json"), UInt32(IN_OPEN | IN_CLOSE_NOWRITE)) >= 0)
        #expect(try await accounts.account() != nil)
        // It was opened, and closed.
        var events = [UInt8](repeating: 0, count: 4096)
        #expect(read(watch, &events, events.count) == 2 * MemoryLayout<inotify_event>.size)
    }

    @Test(
        "is not believed where the token that it gives is none, and nothing is kept",
        arguments: [
            ("\"\"", "it is empty"), (#""a\nb""#, "it holds characters that no token has"),
            (#""a\u0000""#, "it holds characters that no token has"), (#""a b""#, "it holds characters that no token has"),
            (#""ä""#, "it holds characters that no token has"), ("7", "it is not a text"), ("null", "it is null"),
        ])
    func noToken(token: String, why: String) async throws {
        let accounts = accounts(StubClient(#"{"user_id":7,"token":\#(token)}"#))
        #expect(await failure { try await signIn(accounts) } == "malformed stub at token: \(why)")
        #expect(try await accounts.account() == nil)
        #expect(!FileManager.default.fileExists(atPath: folder.file("credentials.json")))
    }

    @Test(
        "by a token that cannot be read is known as that, and signing out takes it away",
        arguments: ["{}", "7", "null", #"{"token":""}"#])
    func unreadable(record: String) async throws {
        let path = try folder.write(#"{"https://a.example":\#(record),"https://b.example":{"token":"t"}}"#, to: "credentials.json")
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
        let accounts = accounts(StubClient(""))
        let problem = try await accounts.account()?.problem
        #expect(problem?.hasPrefix("\(path) cannot be read at https://a.example (") == true, "\(problem ?? "nobody")")
        #expect(try await accounts.signOut().map { "\($0)" } == nil)
        #expect(try await accounts.account() == nil)
        #expect(try await CredentialsFile(path: path).credentials(for: "https://b.example")?.token == Secret("t"))
    }

    @Test("out forgets the token and says so where what was stored cannot be forgotten")
    func storedStays() async throws {
        let accounts = accounts(StubClient(#"{"user_id":7,"token":"canary"}"#))
        _ = try await signIn(accounts)
        let path = folder.file("cache.db")
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        guard case .storage(let doing, let cause, _)? = try await accounts.signOut() else {
            Issue.record("nothing was said")
            return
        }
        #expect(doing == "forget what it has stored for you" && "\(cause)".hasPrefix(path + ": "))
        #expect(try await accounts.account() == nil)
        #expect(try await accounts.signOut() != nil, "it is there still")
    }

    @Test("out forgets what was stored of somebody, also where nobody is signed in any more (D-15)")
    func storedAfterwards() async throws {
        let (store, now) = (CacheStore(path: folder.file("cache.db")), Date())
        for (path, isPersonal) in [("trips#one", true), ("regions", false)] {
            let address = "https://a.example/" + path
            await store.store(.init(address: address, storedAt: now, freshUntil: now, isPersonal: isPersonal), [[1]], after: nil)
        }
        #expect(try await accounts(StubClient("")).signOut().map { "\($0)" } == nil)
        let (own, common) = await (
            store.response(for: "https://a.example/trips#one"), store.response(for: "https://a.example/regions")
        )
        #expect(own == nil && common != nil)
        #expect(!FileManager.default.fileExists(atPath: folder.file("credentials.json")))
    }

    @Test("in a file that cannot be read is an error, and so is signing out")
    func unreadableFile() async throws {
        let path = try folder.write("{", to: "credentials.json")
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
        let accounts = accounts(StubClient(""))
        #expect(await failure { try await accounts.account() }.hasPrefix("storage read the credentials: \(path) cannot be read"))
        #expect(await failure { try await accounts.signOut() }.hasPrefix("storage forget the token: \(path) cannot be read"))
    }

    @Test(
        "that is refused says so in the server's words; where it has none, not that somebody should sign in",
        arguments: [(#"{"error_message":"Wrong password."}"#, "sign-in stub: Wrong password."), ("", "unavailable stub 401")])
    func refused(body: String, summary: String) async throws {
        #expect(await failure { try await signIn(accounts(StubClient(body, status: 401))) } == summary)
    }
}
