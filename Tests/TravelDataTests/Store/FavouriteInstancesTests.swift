import Foundation
import GRDB
import Synchronization
import TestSupport
import Testing
import TravelKit

@testable import TravelData

@Suite("Several instances of the program with one file of favourites", .timeLimit(.minutes(1)))
struct FavouriteInstancesTests {
    private let folder: TemporaryDirectory

    init() throws { folder = try TemporaryDirectory() }

    private func store() -> FavouriteStore { FavouriteStore(path: folder.file("favourites.db"), now: Trips.ticking()) }

    private func add(_ number: Int, to store: FavouriteStore) async { #expect(await store.add(.trip(Trips.trip(number))) == .saved) }

    /// Reads on until the favourites are these; collections in between may be missing or come twice.
    private func wait(for expected: Set<String>, in updates: inout AsyncStream<FavouriteCollection>.Iterator) async -> Bool {
        while let collection = await updates.next(isolation: #isolation) {
            if Set(collection.favourites.map(\.id.text)) == expected { return true }
        }
        return false
    }

    @Test("A store tells its favourites now, and again after each change of its own")
    func ownChanges() async {
        let store = store()
        await add(1, to: store)
        var updates = store.updates().makeAsyncIterator()
        #expect(await wait(for: ["1"], in: &updates))
        await add(2, to: store)
        #expect(await wait(for: ["1", "2"], in: &updates))
        _ = await store.remove(.trip("1"))
        #expect(await wait(for: ["2"], in: &updates))
    }

    @Test("A store hears of the changes of the others, from before there is a file")
    func othersChanges() async {
        let (mine, other) = (store(), store())
        var updates = mine.updates().makeAsyncIterator()
        #expect(await wait(for: [], in: &updates))
        await add(1, to: other)
        #expect(await wait(for: ["1"], in: &updates))
        await add(2, to: mine)
        #expect(await wait(for: ["1", "2"], in: &updates))
        _ = await other.remove(.trip("1"))
        #expect(await wait(for: ["2"], in: &updates))
        #expect(await other.setNote("theirs", of: .trip("2")).saving == .saved)
        while let collection = await updates.next() {
            if collection.favourites.map(\.note) == ["theirs"] { break }
        }
    }

    @Test("A change that can be seen only a moment after it was told of is seen then")
    func seenLater() async {
        let (changes, telling) = AsyncStream.makeStream(of: Void.self)
        let other = store()
        let mine = FavouriteStore(
            path: folder.file("favourites.db"), now: Trips.ticking(),
            clock: EventfulClock { await other.add(.trip(Trips.trip(1))) }, changes: { _ in changes })
        var updates = mine.updates().makeAsyncIterator()
        #expect(await wait(for: [], in: &updates))
        telling.yield()
        #expect(await wait(for: ["1"], in: &updates))
    }

    @Test("A file that takes the place of the open one is seen, said once, and written to; what comes back takes away none of its notes")
    func replaced() async throws {
        let store = store()
        for number in 1...2 { await add(number, to: store) }
        let removed = try #require(await store.remove(.trip("2")).removed)
        #expect(await store.collection().favourites.map(\.id.text) == ["1"])
        let other = FavouriteStore(path: folder.file("backup.db"), now: Trips.ticking())
        for number in [2, 7] { await add(number, to: other) }
        #expect(await other.setNote("theirs", of: .trip("2")).saving == .saved)
        _ = await other.close()
        _ = rename(folder.file("backup.db"), folder.file("favourites.db"))
        for suffix in ["-wal", "-shm"] { try? FileManager.default.removeItem(atPath: folder.file("favourites.db" + suffix)) }
        #expect(await store.collection().favourites.map(\.id.text) == ["7", "2"])
        #expect(await store.merge([removed]).saving == .saved)
        await add(8, to: store)
        let news = await store.collection().news
        let words = "The file of favourites was replaced by another: 2 favourites; 1 of yours, or its note, is not in it."
        #expect(news.count == 1 && news.first?.hasPrefix(words) == true, "\(news)")
        let favourites = await self.store().collection().favourites.sorted { $0.id.text < $1.id.text }
        #expect(favourites.map(\.id.text) == ["2", "7", "8"] && favourites.map(\.note) == ["theirs", nil, nil])
    }

    // MARK: A folder that goes

    /// Moves the folder away of a store that keeps one trip and is watched.
    /// - Parameters:
    ///   - later: what is told of changes once the folder has gone.
    ///   - happen: happens each time that somebody waits.
    /// - Returns: what the store tells from then on.
    private func folderMoved(
        changes later: @escaping @Sendable () -> AsyncStream<Void>?, waiting happen: @escaping @Sendable () async -> Void
    ) async -> AsyncStream<FavouriteCollection>.Iterator {
        let (changes, telling) = AsyncStream.makeStream(of: Void.self)
        let first = Mutex([changes])
        let store = FavouriteStore(
            path: folder.file("data/favourites.db"), now: Trips.ticking(), clock: EventfulClock(happen: happen),
            changes: { _ in first.withLock { $0.popLast() } ?? later() })
        await add(1, to: store)
        var updates = store.updates().makeAsyncIterator()
        #expect(await wait(for: ["1"], in: &updates))
        // The day's copy is made by then.
        #expect(await store.collection().favourites.count == 1)
        #expect(rename(folder.file("data"), folder.file("old")) == 0)
        telling.finish()
        return updates
    }

    @Test("Where the folder was moved away and a copy of it takes its place, changes are heard as soon as the copy stands still")
    func folderReplaced() async throws {
        let asked = Mutex(0)
        let (changes, telling) = AsyncStream.makeStream(of: Void.self)
        var updates = await folderMoved {
            asked.withLock { $0 += 1 }
            return changes
        } waiting: { [folder] in
            // Whoever replaces the folder is done while somebody waits.
            guard FileIdentity.isAbsent(folder.file("data")) else { return }
            do {
                try FileManager.default.copyItem(atPath: folder.file("old"), toPath: folder.file("data"))
            } catch {
                Issue.record(error)
            }
        }
        let collection = await updates.next(isolation: #isolation)
        #expect(collection?.favourites.map(\.id.text) == ["1"] && collection?.news == [])
        #expect(collection?.saving == .saved && asked.withLock { $0 } == 1)
        await add(2, to: FavouriteStore(path: folder.file("data/favourites.db"), now: Trips.ticking()))
        telling.yield()
        #expect(await wait(for: ["1", "2"], in: &updates))
        let copies = try FileManager.default.contentsOfDirectory(atPath: folder.file("data/copies"))
        #expect(!copies.contains { $0.contains("gone") || $0.contains("replaced") }, "nobody took it for gone: \(copies)")
    }

    @Test("Where the folder was moved away and none takes its place, it is said after ten seconds that the file is gone")
    func folderGone() async throws {
        let seconds = Mutex(0)
        var updates = await folderMoved {
            nil
        } waiting: {
            seconds.withLock { $0 += 1 }
            await Task.yield()
        }
        let collection = await updates.next(isolation: #isolation)
        #expect(seconds.withLock { $0 } >= 10)
        #expect(collection?.news.first?.hasPrefix("The file of favourites is gone. What it held is shown until Jaunt ends") == true)
        #expect(collection?.favourites.map(\.id.text) == ["1"] && collection?.unsaved == [.trip("1")])
        #expect(!FileManager.default.fileExists(atPath: folder.file("data")), "nothing is in the way of a folder that comes back")
        // What comes back later counts as it is.
        #expect(rename(folder.file("old"), folder.file("data")) == 0)
        while let collection = await updates.next(isolation: #isolation) {
            if collection.saving == .saved, collection.unsaved.isEmpty, collection.favourites.count == 1 { break }
        }
    }

    /// Moves the folder away of a store that keeps one trip and is watched by so many; each of them waits for the folder when this returns.
    /// - Returns: besides them, what tells each time that somebody asks for changes.
    private func folderAwaited(
        by count: Int
    ) async -> (store: FavouriteStore, watchers: [Task<Void, Never>], askings: AsyncStream<Void>.Iterator) {
        let streams = (0..<count).map { _ in AsyncStream.makeStream(of: Void.self) }
        let changes = Mutex(streams.map(\.stream))
        let (asked, asking) = AsyncStream.makeStream(of: Void.self)
        let (waited, waiting) = AsyncStream.makeStream(of: Void.self)
        let store = FavouriteStore(
            path: folder.file("data/favourites.db"), now: Trips.ticking(),
            clock: EventfulClock {
                waiting.yield()
                for await _ in AsyncStream(Void.self, { _ in }) {}
            },
            changes: { _ in
                asking.yield()
                return changes.withLock { $0.popLast() }
            })
        await add(1, to: store)
        let watchers = streams.map { _ in Task { for await _ in store.updates() {} } }
        var (askings, waitings) = (asked.makeAsyncIterator(), waited.makeAsyncIterator())
        for _ in watchers { _ = await askings.next(isolation: #isolation) }
        #expect(await store.collection().favourites.count == 1)
        #expect(rename(folder.file("data"), folder.file("old")) == 0)
        for stream in streams { stream.continuation.finish() }
        for _ in watchers { _ = await waitings.next(isolation: #isolation) }
        return (store, watchers, askings)
    }

    @Test("Who looks no more while a folder is on its way does not end the wait of somebody else")
    func waitsApart() async {
        let (store, watchers, asked) = await folderAwaited(by: 2)
        var askings = asked
        watchers[0].cancel()
        // It asks for changes once more, and looks at the file, before it ends.
        _ = await askings.next(isolation: #isolation)
        _ = await store.collection()
        #expect(!FileManager.default.fileExists(atPath: folder.file("data")), "nothing is in the way of a folder that comes back")
        watchers[1].cancel()
    }

    @Test("Where another folder comes while one waits for it, what the old one held is copied as soon as somebody looks")
    func anotherFolder() async {
        let (store, watchers, _) = await folderAwaited(by: 1)
        let other = FavouriteStore(path: folder.file("data/favourites.db"), now: Trips.ticking())
        await add(7, to: other)
        #expect(await other.close() == nil)
        let collection = await store.collection()
        #expect(collection.favourites.map(\.id.text) == ["7"])
        let words =
            "The file of favourites was replaced by another: 1 favourite; 1 of yours, or its note, is not in it. What the other one held is in "
        #expect(collection.news.first?.hasPrefix(words + "copies/") == true, "\(collection.news)")
        watchers[0].cancel()
    }

    @Test("What tells of changes ends when nobody looks any more")
    func ends() async {
        let store = store()
        let (seen, hasSeen) = AsyncStream.makeStream(of: Void.self)
        let watching = Task {
            for await _ in store.updates() { hasSeen.yield() }
            return true
        }
        for await _ in seen { break }
        watching.cancel()
        #expect(await watching.value)
    }

    @Test("D-02: three stores that begin at once and make 300 changes each lose nothing, and none is told that the file is locked")
    func d02() async {
        let stores = [store(), store(), store()]
        await withTaskGroup(of: [Saving].self) { group in
            for (index, store) in stores.enumerated() {
                group.addTask {
                    var savings: [Saving] = []
                    // 240 come, every fourth of them goes again: 300 changes.
                    for number in 0..<240 {
                        let id = index * 1000 + number
                        savings.append(await store.add(.trip(Trips.trip(id))))
                        if number.isMultiple(of: 4) { savings.append(await store.remove(.trip(Trip.ID("\(id)"))).saving) }
                    }
                    return savings
                }
            }
            for await savings in group { #expect(savings.count == 300 && savings.allSatisfy { $0 == .saved }) }
        }
        let expected = Set((0..<3).flatMap { index in (0..<240).filter { !$0.isMultiple(of: 4) }.map { Trips.trip(index * 1000 + $0) } })
        for store in stores + [self.store()] {
            let collection = await store.collection()
            #expect(collection.favourites.count == 540)
            #expect(Set(collection.favourites.map(\.item)) == Set(expected.map(Favourite.Item.trip)))
        }
    }

    @Test("A file that another instance is just beginning is waited for: SQLite would say at once that it is locked")
    func begun() async throws {
        let other = try DatabaseQueue.ofAnother(folder.file("favourites.db"))
        try await other.writeWithoutTransaction { database in
            try database.execute(sql: "CREATE TABLE passing (id); BEGIN; SELECT * FROM passing")
        }
        let store = FavouriteStore(
            path: folder.file("favourites.db"), now: Trips.ticking(),
            announce: { step in
                // The other one is done as soon as this one waits.
                if step == .lock { try other.writeWithoutTransaction { try $0.execute(sql: "COMMIT; DROP TABLE passing") } }
            })
        await add(1, to: store)
        #expect(await self.store().collection().favourites.count == 1)
    }

    @Test("Who only reads waits for nobody who writes")
    func readBesideAWriter() async throws {
        let first = self.store()
        await add(1, to: first)
        #expect(await first.close() == nil)
        let writer = try DatabaseQueue.ofAnother(folder.file("favourites.db"))
        try await writer.writeWithoutTransaction { try $0.execute(sql: "BEGIN IMMEDIATE") }
        let start = ContinuousClock.now
        let store = self.store()
        #expect(await store.collection().favourites.count == 1)
        await store.seen([.trip(Trips.trip(1))])
        #expect(await store.collection().saving == .saved)
        #expect(ContinuousClock.now - start < .seconds(8), "it would be waited for ten")
        try await writer.writeWithoutTransaction { try $0.execute(sql: "COMMIT") }
    }

    @Test("What is acknowledged is synced: by an instance that begins the file, and by one that finds it", arguments: [true, false])
    func synced(isBegun: Bool) async throws {
        let path = folder.file("favourites.db")
        if isBegun { await add(1, to: store()) }
        #expect(FileIdentity.isAbsent(path) != isBegun)
        let file = FavouriteFile(path: path, now: Trips.ticking(), timeZone: { .ofUser }, announce: { _ in })
        let database = try file.open(known: nil, isPatient: true).database
        let found = try await database.read { database in
            (try String.fetchOne(database, sql: "PRAGMA journal_mode"), try Int.fetchOne(database, sql: "PRAGMA synchronous"))
        }
        #expect(found.0 == "wal" && found.1 == 2, "FULL")
    }

    @Test("An instance that was stopped while it begins the file is not waited for without end")
    func stopped() async throws {
        let lock = try FileLock(path: folder.file("favourites.db.lock"))
        await add(1, to: store())
        withExtendedLifetime(lock) {}
    }

    @Test("One store that many use at once loses nothing")
    func shared() async {
        let store = store()
        await withTaskGroup(of: Void.self) { group in
            for number in 0..<100 { group.addTask { await store.add(.trip(Trips.trip(number))) } }
        }
        #expect(await store.collection().favourites.count == 100)
    }
}

/// A clock on which something happens while somebody waits.
struct EventfulClock: Clock {
    let happen: @Sendable () async -> Void

    var now: ContinuousClock.Instant { .now }
    var minimumResolution: Duration { .nanoseconds(1) }

    func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws { await happen() }
}
