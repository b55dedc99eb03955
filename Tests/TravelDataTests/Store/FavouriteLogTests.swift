import Foundation
import GRDB
import TestSupport
import Testing
import TravelKit

@testable import TravelData

@Suite("Favourites whose log somebody takes away while the file is open", .timeLimit(.minutes(1)))
struct FavouriteLogTests {
    private let folder: TemporaryDirectory
    private let disk = FailingDisk()
    private var path: String { folder.file("favourites.db") }

    init() throws { folder = try TemporaryDirectory() }

    private func store() -> FavouriteStore {
        FavouriteStore(path: path, now: Trips.ticking(), announce: { [disk] in try disk.take($0) })
    }

    /// An open store with the trips 1 and 2 in the file, the first of them with a note, and the third in the log alone.
    private func begun() async -> FavouriteStore {
        let first = store()
        #expect(await first.add([.trip(Trips.trip(1)), .trip(Trips.trip(2))]) == .saved)
        #expect(await first.setNote("old", of: .trip("1")).saving == .saved)
        #expect(await first.close() == nil)
        let store = self.store()
        #expect(await store.add(.trip(Trips.trip(3))) == .saved)
        return store
    }

    private func ids(_ store: FavouriteStore) async -> [String] { await store.collection().favourites.map(\.id.text).sorted() }

    private func remove(_ ends: [String]) throws {
        for end in ends { try FileManager.default.removeItem(atPath: path + end) }
    }

    /// What would be there if the program were killed now.
    private func left() async throws -> [Favourite] {
        let killed = folder.file("killed")
        try FileManager.default.createDirectory(atPath: killed, withIntermediateDirectories: false)
        for end in ["", "-wal"] where FileManager.default.fileExists(atPath: path + end) {
            try FileManager.default.copyItem(atPath: path + end, toPath: killed + "/favourites.db" + end)
        }
        let store = FavouriteStore(path: killed + "/favourites.db", now: Trips.ticking())
        return await store.collection().favourites.sorted { $0.id.text < $1.id.text }
    }

    @Test("What is acknowledged is in the file, with the notes that were written last", arguments: [["-wal"], ["-shm"], ["-wal", "-shm"]])
    func acknowledged(ends: [String]) async throws {
        let store = await begun()
        #expect(await store.setNote("new", of: .trip("1")).saving == .saved)
        try remove(ends)
        #expect(await store.add(.trip(Trips.trip(4))) == .saved)
        let left = try await left()
        #expect(left.map(\.id.text) == ["1", "2", "3", "4"] && left.map(\.note) == ["new", nil, nil, nil])
        let collection = await store.collection()
        #expect(collection.favourites.count == 4 && collection.unsaved.isEmpty && collection.saving == .saved)
        let words = "Somebody has taken away the log of the favourites (favourites.db-wal). 2 favourites, or their notes, are written anew"
        #expect(collection.news.count == (ends.contains("-wal") ? 1 : 0), "without the shared memory the log is read anew")
        #expect(collection.news.allSatisfy { $0.hasPrefix(words) }, "\(collection.news)")
        #expect(await store.close() == nil)
        #expect(await ids(self.store()) == ["1", "2", "3", "4"])
    }

    @Test("What another instance has written into the file since stays there, at the end as well")
    func besideAnother() async throws {
        let store = await begun()
        #expect(await ids(store) == ["1", "2", "3"])
        // It begins a log of its own and leaves: then what it wrote is in the file. In this process it would share what is open.
        try FileManager.default.copyItem(atPath: path, toPath: folder.file("other.db"))
        let other = FavouriteStore(path: folder.file("other.db"), now: Trips.ticking())
        #expect(await other.add(.trip(Trips.trip(7))) == .saved)
        #expect(await other.setNote("theirs", of: .trip("1")).saving == .saved)
        #expect(await other.close() == nil)
        try remove(["-wal", "-shm"])
        let handle = try FileHandle(forWritingTo: URL(filePath: path))
        try handle.write(contentsOf: Data(contentsOf: URL(filePath: folder.file("other.db"))))
        try handle.close()
        #expect(await store.close() == nil)
        let collection = await self.store().collection()
        #expect(Set(collection.favourites.map(\.id.text)) == ["1", "2", "3", "7"])
        #expect(collection.favourites.first { $0.id == .trip("1") }?.note == "theirs")
    }

    @Test("It is noticed without anybody asking, and said with a copy of what was there")
    func told() async throws {
        let store = await begun()
        var updates = store.updates().makeAsyncIterator()
        _ = await updates.next(isolation: #isolation)
        try remove(["-wal"])
        var news: String?
        while news == nil, let collection = await updates.next(isolation: #isolation) { news = collection.news.first }
        #expect(try await left().map(\.id.text) == ["1", "2", "3"])
        let copies = try FileManager.default.contentsOfDirectory(atPath: folder.file("copies"))
        let copy = try #require(copies.first { $0.hasSuffix("-before-its-log-was-lost.db") })
        #expect(news?.contains("1 favourite, or its note, is written anew") == true, "\(news ?? "no news")")
        #expect(news?.contains(" A copy of all that was kept is copies/\(copy) of ") == true, "\(news ?? "no news")")
        #expect(await ids(FavouriteStore(path: folder.file("copies/\(copy)"), now: Trips.ticking())) == ["1", "2", "3"])
    }

    @Test("What cannot be written anew lasts in memory, is said to, and is written as soon as it can be")
    func unwritten() async throws {
        let store = await begun()
        disk.fail(.write, with: DatabaseError(resultCode: .SQLITE_FULL))
        try remove(["-wal"])
        let collection = await store.collection()
        #expect(collection.favourites.count == 3 && collection.unsaved == [.trip("3")] && collection.saving != .saved)
        disk.heal()
        #expect(await store.close() == nil)
        #expect(await ids(self.store()) == ["1", "2", "3"])
    }

    @Test(
        "Who finds a file whose log another instance alone still has says so, and takes it for neither broken nor whole",
        arguments: ["UPDATE favourite SET note = 'log'", "CREATE TABLE passing (id)"])
    func ofAnother(sql: String) async throws {
        #expect(await begun().close() == nil)
        let other = try DatabaseQueue(path: path)
        try await other.write { try $0.execute(sql: sql) }
        try remove(["-wal"])
        let store = self.store()
        let collection = await store.collection()
        #expect(collection.saving == .unsaved(cause: "\(DatabaseFailure.lostLog) (\(path))"))
        #expect(collection.favourites.count == 3 && !collection.isWhole && collection.news.isEmpty)
        let examination = StoreExamination(.favourites, path: path)
        #expect(examination.state == .unreadable(DatabaseFailure.lostLog))
        #expect(examination.remedy == "Leave every other Jaunt, which saves what it has.")
        #expect(try !folder.names().contains { $0.contains(".broken-") })
        try other.close()
        #expect(await store.add(.trip(Trips.trip(4))) == .saved)
        #expect(await ids(store) == ["1", "2", "3", "4"])
    }
}
