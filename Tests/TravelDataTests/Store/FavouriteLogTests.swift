import Foundation
import GRDB
import Synchronization
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

    @Test("Where the log is taken away while the file is opened, what is kept is where others see it")
    func whileOpened() async throws {
        #expect(await begun().close() == nil)
        let isTaken = Mutex(false)
        let store = FavouriteStore(
            path: path, now: Trips.ticking(),
            announce: { [path] step in
                guard step == .check, !isTaken.withLock({ $0 }) else { return }
                isTaken.withLock { $0 = true }
                for end in ["-wal", "-shm"] { try FileManager.default.removeItem(atPath: path + end) }
            })
        #expect(await store.add(.trip(Trips.trip(4))) == .saved)
        #expect(isTaken.withLock { $0 })
        #expect(try await left().map(\.id.text) == ["1", "2", "3", "4"])
        #expect(await store.collection().news == [], "nothing was lost")
        #expect(await store.close() == nil)
    }

    @Test("However often logs are taken away, one copy is left of what the others held as well")
    func oneCopy() async throws {
        let store = await begun()
        for number in 4...6 {
            try remove(["-wal"])
            #expect(await store.collection().saving == .saved)
            #expect(await store.add(.trip(Trips.trip(number))) == .saved)
        }
        let copies = try lostLogs()
        #expect(copies.count == 1)
        let copy = try #require(copies.first)
        #expect(await ids(FavouriteStore(path: copy, now: Trips.ticking())) == ["1", "2", "3", "4", "5"])
        #expect(await store.collection().favourites.count == 6)
    }

    @Test("A copy of a lost log that alone holds something stays beside the next")
    func anotherCopy() async throws {
        let store = await begun()
        try remove(["-wal"])
        #expect(await store.collection().saving == .saved)
        #expect(await store.remove(.trip("3")).saving == .saved)
        #expect(await store.add(.trip(Trips.trip(4))) == .saved)
        try remove(["-wal"])
        #expect(await store.collection().saving == .saved)
        var held: [[String]] = []
        for copy in try lostLogs() { held.append(await ids(FavouriteStore(path: copy, now: Trips.ticking()))) }
        #expect(held.sorted { $0.joined() < $1.joined() } == [["1", "2", "3"], ["1", "2", "4"]])
    }

    private func copies() -> FavouriteCopies {
        FavouriteCopies(folder: folder.file("copies"), now: { Date() }, timeZone: { .gmt }, announce: { _ in })
    }

    @Test("Of copies that several instances make at once, each has a name of its own")
    func atOnce() async throws {
        #expect(await begun().close() == nil)
        let copies = copies()
        let databases = try (1...8).map { _ in try DatabaseQueue(path: path) }
        let made = try await withThrowingTaskGroup(of: String.self) { group in
            for database in databases { group.addTask { try copies.makeOfTheLostLog(database) } }
            var paths: Set<String> = []
            for try await path in group { paths.insert(path) }
            return paths
        }
        #expect(try made.count == 8 && made == Set(lostLogs()))
    }

    @Test("A copy that another instance has taken away is not begun by who looks into it")
    func takenAway() throws {
        let copies = copies()
        try copies.makeFolder()
        let copy = folder.file("copies/favourites-2027-01-15-before-its-log-was-lost.db")
        #expect(try FileDate.ofLastWrite(to: copy) == nil)
        #expect(copies.supersedeLostLogs(by: copy) == copy)
        #expect(try lostLogs() == [])
    }

    /// The paths of the copies that were made when logs were lost.
    private func lostLogs() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.file("copies"))
            .filter { $0.contains("-before-its-log-was-lost") && $0.hasSuffix(".db") }
            .map { folder.file("copies/\($0)") }
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
