import Foundation
import GRDB
import TestSupport
import Testing

@testable import TravelData

@Suite("A file of kept answers that is not what it says, or a newer Jaunt's by now", .timeLimit(.minutes(1)))
struct CacheVersionTests {
    private let folder: TemporaryDirectory
    private var path: String { folder.file("cache.db") }
    private let now = Date(timeIntervalSince1970: 1_795_000_000)

    init() throws { folder = try TemporaryDirectory() }

    private func fill(_ store: CacheStore, _ address: String = "a") async {
        let head = StoredResponse.Head(address: address, storedAt: now, freshUntil: now + 60, isPersonal: false)
        await store.store(head, [[1, 2]], after: nil)
    }

    private func execute(_ sql: String) async throws {
        let database = try DatabaseQueue(path: path)
        try await database.write { try $0.execute(sql: sql) }
        try database.close()
    }

    @Test("One whose version is less than none is begun anew")
    func noVersion() async throws {
        await fill(CacheStore(path: path))
        try await execute("PRAGMA user_version = -1")
        #expect(StoreExamination(.cache, path: path).state == .broken("it says that it is of version -1"))
        let store = CacheStore(path: path)
        #expect(await store.contents()?.count == 0)
        await fill(store)
        #expect(await store.contents()?.count == 1)
        try await execute("PRAGMA user_version = -1")
        #expect(try await CacheStore(path: path).clear() == 0)
    }

    @Test("One that says an earlier version than its tables are of is begun anew", arguments: [0, 1, 2])
    func earlierVersion(version: Int) async throws {
        await fill(CacheStore(path: path))
        try await execute("PRAGMA user_version = \(version)")
        // A file that says none is of the first.
        let words = "it says that it is of version \(max(version, 1)), and has not its tables"
        #expect(StoreExamination(.cache, path: path).state == .broken(words))
        let store = CacheStore(path: path)
        #expect(await store.contents()?.count == 0)
        await fill(store)
        #expect(await store.contents()?.count == 1)
        try await execute("PRAGMA user_version = \(version)")
        #expect(try await CacheStore(path: path).clear() == 0)
        #expect(StoreExamination(.cache, path: path).state == .good(count: 0))
    }

    @Test("What a newer Jaunt has brought to its own version meanwhile is left as it is", arguments: ["response", "piece"])
    func newerMeanwhile(table: String) async throws {
        let store = CacheStore(path: path)
        await fill(store)
        try await execute("ALTER TABLE \(table) RENAME TO other; PRAGMA user_version = 4")
        #expect(await store.response(for: "a")?.head.address == nil)
        await fill(store, "b")
        #expect(await store.response(for: "b")?.head.address == "b", "it is kept in memory")
        #expect(StoreExamination(.cache, path: path).state == .newer(version: 4))
        #expect(try !folder.names().contains { $0.contains("broken") })
        #expect(try await DatabaseQueue(path: path).read { try Int.fetchOne($0, sql: "SELECT count(*) FROM other") } == 1)
    }

    @Test("An answer without its body is none, and a file without the bodies a broken one")
    func withoutBodies() async throws {
        let store = CacheStore(path: path)
        await fill(store)
        await fill(store, "b")
        #expect(StoreExamination(.cache, path: path).state == .good(count: 2))
        try await execute("DELETE FROM piece WHERE response = (SELECT id FROM response WHERE address = 'b')")
        #expect(StoreExamination(.cache, path: path).state == .good(count: 1))
        #expect(await store.contents()?.count == 1)
        try await execute("DROP TABLE piece")
        #expect(StoreExamination(.cache, path: path).state == .broken("no such table: piece"))
        #expect(await CacheStore(path: path).contents() == nil)
    }
}
