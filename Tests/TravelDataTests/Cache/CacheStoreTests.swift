import Foundation
import GRDB
import Synchronization
import TestSupport
import Testing

@testable import TravelData

@Suite("The file of kept answers")
struct CacheStoreTests {
    private let folder: TemporaryDirectory
    private var path: String { folder.path + "/cache.db" }
    private let now = Date(timeIntervalSince1970: 1_795_000_000)

    init() throws { folder = try TemporaryDirectory() }

    private func head(_ address: String, personal: Bool = false, at date: Date? = nil) -> StoredResponse.Head {
        StoredResponse.Head(
            address: address, etag: "\"1\"", storedAt: date ?? now, freshUntil: (date ?? now) + 60, isPersonal: personal)
    }

    private func body(_ store: CacheStore, _ address: String) async throws -> [[UInt8]]? {
        guard let response = await store.response(for: address) else { return nil }
        var pieces: [[UInt8]] = []
        for try await piece in response.body { pieces.append(piece) }
        return pieces
    }

    /// How many rows there are of answers and of pieces.
    private func rows() throws -> [Int] {
        let queue = try DatabaseQueue(path: path)
        return try queue.read { database in
            try ["response", "piece"].map { try Int.fetchOne(database, sql: "SELECT count(*) FROM \($0)") ?? -1 }
        }
    }

    @Test("gives an answer back piece by piece, with what is known of it")
    func pieces() async throws {
        let store = CacheStore(path: path)
        await store.store(head("a"), [[1, 2], [3]], after: nil)
        #expect(await store.response(for: "a")?.head == head("a"))
        #expect(try await body(store, "a") == [[1, 2], [3]])
        #expect(try await body(store, "b") == nil)
    }

    @Test("takes a long one as it comes; before its end it is none")
    func draft() async throws {
        let store = CacheStore(path: path)
        let first = try #require(await store.write([[1], [2]], after: nil))
        let second = try #require(await store.write([[3]], after: first))
        #expect(try await body(store, "a") == nil)
        #expect(await store.contents()?.count == 0)
        await store.store(head("a"), [[4]], after: second)
        #expect(try await body(store, "a") == [[1], [2], [3], [4]])
        #expect(await store.contents()?.size == 4)
    }

    @Test("is given what was read to its end by somebody who has left since")
    func left() async throws {
        let store = CacheStore(path: path)
        let copy = BodyCopy(to: store)
        for try await _ in copy.copying(APIBody([1, 2])) {}
        let leaving = Task { [head = head("a")] in
            withUnsafeCurrentTask { $0?.cancel() }
            await copy.keep(head)
        }
        await leaving.value
        #expect(try rows() == [1, 1])
    }

    @Test("forgets what was begun and never became an answer, and gives the room back")
    func dropped() async throws {
        let store = CacheStore(path: path)
        await store.store(head("a"), [[1]], after: nil)
        let megabytes = Array(repeating: [UInt8](repeating: 7, count: 65_536), count: 160)
        let draft = try #require(await store.write(megabytes, after: nil))
        #expect(StoreExamination(.cache, path: path).size > 10_000_000)
        await store.drop(draft)
        #expect(try rows() == [1, 1])
        #expect(StoreExamination(.cache, path: path).size < 1_000_000)
        #expect(try await body(store, "a") == [[1]])
    }

    @Test("lets whoever reads an answer read it to its end when a newer one comes, and forgets it an hour later")
    func replaced() async throws {
        let store = CacheStore(path: path)
        await store.store(head("a"), [[1], [2]], after: nil)
        var older = try #require(await store.response(for: "a")).body.makeAsyncIterator()
        #expect(try await older.next() == [1])
        await store.store(head("a"), [[9]], after: nil)
        #expect(try await older.next() == [2])
        #expect(try await body(store, "a") == [[9]])
        #expect(try rows() == [2, 3])
        await store.store(head("b", at: now + 3601), [[5]], after: nil)
        #expect(try rows() == [2, 2])
    }

    @Test("forgets what is older than thirty days when something is stored")
    func old() async throws {
        let store = CacheStore(path: path)
        await store.store(head("a"), [[1]], after: nil)
        await store.store(head("b", at: now + CacheLimits.keptFor + 1), [[2]], after: nil)
        #expect(try await body(store, "a") == nil)
        #expect(try rows() == [1, 1])
    }

    @Test("notes that an answer is good still, and keeps its body")
    func renewed() async throws {
        let store = CacheStore(path: path)
        await store.store(head("a"), [[1]], after: nil)
        await store.renew(head("a", at: now + 100))
        #expect(await store.response(for: "a")?.head.storedAt == now + 100)
        #expect(try await body(store, "a") == [[1]])
    }

    @Test("forgets what was somebody's own, also what has lost its place")
    func personal() async throws {
        let store = CacheStore(path: path)
        await store.store(head("https://x.example/a", personal: true), [[1]], after: nil)
        await store.store(head("https://x.example/a", personal: true), [[2]], after: nil)
        await store.store(head("https://x.example/b"), [[3]], after: nil)
        #expect(await store.removePersonal(origin: "https://x.example")?.description == nil)
        #expect(try await body(store, "https://x.example/a") == nil)
        #expect(try await body(store, "https://x.example/b") == [[3]])
        #expect(try rows() == [1, 1])
    }

    @Test("says why what was somebody's own cannot be forgotten, unless there is no file")
    func personalStays() async throws {
        let store = CacheStore(path: path)
        #expect(await store.removePersonal(origin: "https://x.example")?.description == nil)
        #expect(!FileManager.default.fileExists(atPath: path))
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        #expect(await store.removePersonal(origin: "https://x.example")?.description.hasPrefix("\(path): ") == true)
    }

    /// What is forgotten: what was somebody's own, or all of it.
    enum Forgetting: CaseIterable { case personal, all }

    private func forget(_ forgetting: Forgetting, _ store: CacheStore) async throws {
        switch forgetting {
        case .personal: if let reason = await store.removePersonal(origin: "https://x.example") { throw reason }
        case .all: _ = try await store.clear()
        }
    }

    @Test("forgets a broken file as a whole, also one that was set aside before, or is there alone", arguments: Forgetting.allCases)
    func brokenForgotten(_ forgetting: Forgetting) async throws {
        let aside = ["cache.db.broken", "cache.db.broken-shm", "cache.db.broken-wal"]
        for files in [["cache.db"], ["cache.db"] + aside, aside] {
            try? FileManager.default.removeItem(atPath: path)
            for file in files { try Data(repeating: 7, count: 5000).write(to: URL(filePath: folder.file(file))) }
            try await forget(forgetting, CacheStore(path: path))
            #expect(try folder.names().filter { $0.contains("broken") } == [], "\(files)")
        }
    }

    @Test("forgets a file as a whole that turns out to be broken when something is forgotten of it", arguments: Forgetting.allCases)
    func brokenMeanwhile(_ forgetting: Forgetting) async throws {
        await CacheStore(path: path).store(head("https://x.example/a", personal: true), [[1]], after: nil)
        let isBroken = Mutex(true)
        let store = CacheStore(path: path) { step in
            let fails = isBroken.withLock { isBroken in
                defer { if step == .write { isBroken = false } }
                return step == .write && isBroken
            }
            if fails { throw DatabaseFailure.broken("a test") }
        }
        try await forget(forgetting, store)
        #expect(try folder.names().filter { $0.contains("broken") } == [])
        #expect(try rows() == [0, 0])
    }

    @Test("says so where nobody can see whether there is a file", arguments: Forgetting.allCases)
    func unseen(_ forgetting: Forgetting) async throws {
        try FileManager.default.createSymbolicLink(atPath: folder.file("loop"), withDestinationPath: "loop")
        await #expect(throws: (any Error).self) { try await forget(forgetting, CacheStore(path: folder.file("loop/cache.db"))) }
    }

    @Test("says that it is not stored when what is read is gone")
    func gone() async throws {
        let store = CacheStore(path: path)
        await store.store(head("a"), [[1], [2]], after: nil)
        let response = try #require(await store.response(for: "a"))
        #expect(try await store.clear() == 1)
        // The first piece came with the head.
        #expect(try await response.body.prefix(1) == [1])
        #expect(await failure { try await response.body.prefix(2) } == "not stored")
    }

    /// How what was begun may vanish: at somebody's wish, or with the file.
    enum Vanishing: CaseIterable { case cleared, replaced }

    @Test("never takes what is written or read for another answer, when the answers go meanwhile", arguments: Vanishing.allCases)
    func vanished(_ vanishing: Vanishing) async throws {
        let store = CacheStore(path: path)
        let draft = try #require(await store.write([[1], [2]], after: nil))
        await store.store(head("c"), [[3], [4]], after: nil)
        var reading = try #require(await store.response(for: "c")).body.makeAsyncIterator()
        #expect(try await reading.next() == [3])
        switch vanishing {
        case .cleared: #expect(try await store.clear() == 1)
        case .replaced: for suffix in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: path + suffix) }
        }
        // As many as there were, so that numbers given in order would meet again.
        await store.store(head("a"), [[7], [8]], after: nil)
        await store.store(head("b"), [[9], [10]], after: nil)
        await #expect(throws: APIError.self) { try await reading.next() }
        #expect(await store.write([[5]], after: draft) == nil)
        await store.store(head("a"), [], after: draft)
        await store.store(head("b"), [[6]], after: draft)
        #expect(try await body(store, "a") == [[7], [8]])
        #expect(try await body(store, "b") == [[9], [10]])
    }

    @Test("keeps short answers in memory where the file cannot be used, and long ones not at all")
    func memory() async throws {
        let store = CacheStore(path: "/proc/nowhere/cache.db")
        await store.store(head("a"), [[1], [2]], after: nil)
        #expect(try await body(store, "a") == [[1, 2]])
        #expect(await store.write([[1]], after: nil) == nil)
    }

    @Test("is set aside once when it is broken, and not by those who were reading it while it was begun anew")
    func broken() async throws {
        let store = CacheStore(path: path)
        await store.store(head("a"), [[1]], after: nil)
        let (begun, beginning) = AsyncStream.makeStream(of: Void.self)
        let (held, holding) = AsyncStream.makeStream(of: Void.self)
        let late = Task {
            await store.working(.read) { (_: DatabaseQueue) async throws -> Void in
                beginning.finish()
                for await _ in held {}
                throw DatabaseFailure.broken("a test")
            }
        }
        for await _ in begun {}
        await store.working(.read) { (_: DatabaseQueue) async throws -> Void in throw DatabaseFailure.broken("a test") }
        #expect(try await body(store, "a") == nil)
        await store.store(head("b"), [[2]], after: nil)
        holding.finish()
        _ = await late.value
        #expect(try await body(store, "b") == [[2]])
    }

    @Test("that was broken is said to be, once, also to who listens later", arguments: [true, false])
    func brokenSaid(isEarly: Bool) async throws {
        try folder.write(String(repeating: "garbage ", count: 1000), to: "cache.db")
        let heard = Mutex<[String]>([])
        let store = CacheStore(path: path)
        if isEarly { store.whenSetAside { sentence in heard.withLock { $0.append(sentence) } } }
        await store.store(head("a"), [[1]], after: nil)
        #expect(try await body(store, "a") == [[1]])
        if !isEarly { store.whenSetAside { sentence in heard.withLock { $0.append(sentence) } } }
        let said = heard.withLock(\.self)
        try #require(said.count == 1)
        #expect(said[0].hasPrefix("\(path) was broken ("))
        #expect(said[0].hasSuffix(") and is begun anew: what it held is asked for again."))
    }

    @Test("that is broken and cannot be moved away is said to be so, once")
    func stuckSaid() async throws {
        // There is no room for another letter of its name.
        let name = String(repeating: "c", count: 249)
        try folder.write(String(repeating: "garbage ", count: 1000), to: name)
        let heard = Mutex<[String]>([])
        let store = CacheStore(path: folder.file(name))
        store.whenSetAside { sentence in heard.withLock { $0.append(sentence) } }
        for key in ["a", "b"] { await store.store(head(key), [[1]], after: nil) }
        let said = heard.withLock(\.self)
        #expect(said.count == 1 && said[0].hasPrefix("\(folder.file(name)) is broken ("), "\(said)")
        #expect(said[0].hasSuffix(") and cannot be moved away: nothing is kept there. Take it away."), "\(said)")
    }

    @Test("of every released version is brought up to date, with its answers", arguments: 1...3)
    func released(version: Int) async throws {
        try Releases.copy("cache-\(version)", to: path)
        let store = CacheStore(path: path)
        #expect(await store.response(for: "a")?.head == head("a"))
        // Before version 3 an answer was one piece.
        #expect(try await body(store, "a") == (version < 3 ? [[1, 2, 3]] : [[1, 2], [3]]))
        #expect(try await body(store, "b") == [])
        let database = try DatabaseQueue(path: path)
        #expect(try await database.read { try Int.fetchOne($0, sql: "PRAGMA user_version") } == CacheSchema.schema.version)
        #expect(!FileManager.default.fileExists(atPath: path + ".broken"), "nothing was thrown away")
    }
}
