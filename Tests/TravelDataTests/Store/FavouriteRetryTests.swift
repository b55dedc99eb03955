import Foundation
import GRDB
import Synchronization
import TestSupport
import Testing
import TravelKit

@testable import TravelData

@Suite("Favourites that could not be written or read at first", .timeLimit(.minutes(1)))
struct FavouriteRetryTests {
    private let folder: TemporaryDirectory
    private let disk = FailingDisk()
    private var path: String { folder.file("favourites.db") }

    init() throws { folder = try TemporaryDirectory() }

    /// A store that is told of nothing.
    private func store(clock: any Clock<Duration>) -> FavouriteStore {
        FavouriteStore(path: path, now: Trips.ticking(), clock: clock, changes: { _ in nil }, announce: { [disk] in try disk.take($0) })
    }

    /// A clock on which nobody's time comes.
    private let stopped = EventfulClock { for await _ in AsyncStream(Void.self, { _ in }) {} }

    /// Another instance, whose disk is well.
    private func other() -> FavouriteStore { FavouriteStore(path: path, now: Trips.ticking()) }

    private func ids(_ store: FavouriteStore) async -> [String] { await store.collection().favourites.map(\.id.text).sorted() }

    /// Reads on until everything is saved, and as much is kept.
    private func waitUntilSaved(_ count: Int, in updates: inout AsyncStream<FavouriteCollection>.Iterator) async {
        while let collection = await updates.next(isolation: #isolation) {
            if collection.saving == .saved, collection.unsaved.isEmpty, collection.favourites.count == count { break }
        }
    }

    // MARK: While somebody watches

    @Test("What waits in memory is written by and by, without another change, and somebody who is killed then has lost nothing")
    func written() async {
        let store = store(clock: EventfulClock { [disk] in disk.heal() })
        var updates = store.updates().makeAsyncIterator()
        _ = await updates.next(isolation: #isolation)
        disk.fail(.write, with: DatabaseError(resultCode: .SQLITE_FULL))
        #expect(await store.add(.trip(Trips.trip(1))).cause != nil)
        await waitUntilSaved(1, in: &updates)
        #expect(await ids(other()) == ["1"])
    }

    @Test("A file that could not be used is opened again by and by, though nothing tells that it is well")
    func opened() async {
        _ = await other().add(.trip(Trips.trip(1)))
        disk.fail(.open, with: CocoaError(.fileReadUnknown))
        let store = store(clock: EventfulClock { [disk] in disk.heal() })
        var updates = store.updates().makeAsyncIterator()
        await waitUntilSaved(1, in: &updates)
        #expect(await store.collection().saving == .saved)
    }

    @Test("Where all is well, nobody waits for anything")
    func quiet() async {
        let clock = NoWaitClock()
        let store = store(clock: clock)
        var updates = store.updates().makeAsyncIterator()
        _ = await updates.next(isolation: #isolation)
        #expect(await store.add(.trip(Trips.trip(1))) == .saved)
        await waitUntilSaved(1, in: &updates)
        #expect(await store.retrying == nil && clock.waits.isEmpty)
    }

    @Test("What is tried in vain is tried less and less often, every few seconds at least while something waits to be written")
    func pauses() async {
        let clock = NoWaitClock()
        let store = FavouriteStore(
            path: path, now: Trips.ticking(), clock: clock, changes: { _ in nil },
            announce: { step in
                if step == .write, clock.waits.count < 9 { throw DatabaseError(resultCode: .SQLITE_FULL) }
            })
        var updates = store.updates().makeAsyncIterator()
        _ = await updates.next(isolation: #isolation)
        #expect(await store.add(.trip(Trips.trip(1))).cause != nil)
        await waitUntilSaved(1, in: &updates)
        let expected = [100, 200, 400, 800, 1600, 3200, 5000, 5000, 5000].map { Duration.milliseconds($0) }
        #expect(clock.waits == expected)
    }

    @Test("A file that is good again is used as soon as its change is told of", arguments: ["version", "file"])
    func healed(how: String) async throws {
        let first = other()
        await first.add(.trip(Trips.trip(1)))
        #expect(await first.close() == nil)
        let backup = folder.file("backup.db")
        try FileManager.default.copyItem(atPath: path, toPath: backup)
        let database = try DatabaseQueue(path: path)
        try await database.write { try $0.execute(sql: "PRAGMA user_version = 9") }
        try database.close()
        let (changes, telling) = AsyncStream.makeStream(of: Void.self)
        let store = FavouriteStore(
            path: path, now: Trips.ticking(), clock: stopped, changes: { _ in changes })
        var updates = store.updates().makeAsyncIterator()
        #expect(await updates.next(isolation: #isolation)?.saving.cause != nil)
        if how == "version" {
            let database = try DatabaseQueue(path: path)
            try await database.write { try $0.execute(sql: "PRAGMA user_version = 2") }
            try database.close()
        } else {
            #expect(rename(backup, path) == 0)
        }
        telling.yield()
        await waitUntilSaved(1, in: &updates)
        #expect(await store.add(.trip(Trips.trip(2))) == .saved)
    }

    @Test("What others can write takes what waits here")
    func othersWrite() async {
        let (changes, telling) = AsyncStream.makeStream(of: Void.self)
        let store = FavouriteStore(
            path: path, now: Trips.ticking(), clock: stopped, changes: { _ in changes },
            announce: { [disk] in try disk.take($0) })
        var updates = store.updates().makeAsyncIterator()
        _ = await updates.next(isolation: #isolation)
        disk.fail(.write, with: DatabaseError(resultCode: .SQLITE_BUSY))
        #expect(await store.add(.trip(Trips.trip(1))).cause != nil)
        disk.heal()
        #expect(await other().add(.trip(Trips.trip(2))) == .saved)
        telling.yield()
        await waitUntilSaved(2, in: &updates)
        #expect(await ids(other()) == ["1", "2"])
    }

    @Test("A file that is gone is not made anew by what waits, but by the next change")
    func gone() async throws {
        let store = store(clock: NoWaitClock())
        await store.add(.trip(Trips.trip(1)))
        #expect(await ids(store) == ["1"])
        disk.fail(.write, with: DatabaseError(resultCode: .SQLITE_FULL))
        #expect(await store.add(.trip(Trips.trip(2))).cause != nil)
        disk.heal()
        try FileManager.default.removeItem(atPath: path)
        await store.catchUp()
        #expect(FileIdentity.isAbsent(path))
        #expect(await store.add(.trip(Trips.trip(3))) == .saved)
        #expect(await ids(other()) == ["1", "2", "3"])
    }

    // MARK: In a command

    @Test("What fails once is tried once more before an answer is given", arguments: [StorageStep.open, .write])
    func once(step: StorageStep) async {
        let left = Mutex(1)
        let store = FavouriteStore(
            path: path, now: Trips.ticking(),
            announce: { announced in
                guard announced == step else { return }
                let fails = left.withLock { left in
                    left -= 1
                    return left >= 0
                }
                if fails { throw DatabaseError(resultCode: .SQLITE_IOERR) }
            })
        #expect(await store.add(.trip(Trips.trip(1))) == .saved)
        #expect(await store.collection().saving == .saved)
        #expect(await ids(other()) == ["1"])
    }

    @Test("Who has waited in vain for another instance that restores the file does not wait for it once more, but opens it once it is free")
    func waitedOnce() async throws {
        try Data(repeating: 7, count: 5000).write(to: URL(filePath: path))
        disk.fail(.lock, with: DatabaseFailure.inUse(lock: path + ".lock"))
        let store = FavouriteStore(path: path, now: Trips.ticking(), announce: { [disk] in try disk.take($0) })
        #expect(await store.collection().saving.cause != nil)
        disk.heal()
        do {
            let held = try FileLock(path: path + ".lock")
            let start = ContinuousClock.now
            #expect(await store.add(.trip(Trips.trip(1))).cause?.contains("another Jaunt holds") == true)
            #expect(ContinuousClock.now - start < .seconds(8), "it would be waited for ten")
            withExtendedLifetime(held) {}
        }
        #expect(await store.add(.trip(Trips.trip(2))) == .saved)
        #expect(await ids(other()) == ["1", "2"])
    }

    @Test("For another instance nobody waits twice; what was said to be lost is not written after all, and what was not is")
    func inUse() async {
        let tries = Mutex(0)
        func instance() -> FavouriteStore {
            FavouriteStore(
                path: path, now: Trips.ticking(),
                announce: { [disk] step in
                    if step == .write { tries.withLock { $0 += 1 } }
                    try disk.take(step)
                })
        }
        for isLossSaid in [true, false] {
            tries.withLock { $0 = 0 }
            disk.fail(.write, with: DatabaseError(resultCode: .SQLITE_BUSY))
            let store = instance()
            #expect(await store.add(.trip(Trips.trip(1))).cause != nil)
            #expect(tries.withLock { $0 } == 1)
            disk.heal()
            #expect(await store.close(isLossSaid: isLossSaid)?.count == (isLossSaid ? 1 : nil))
            #expect(await ids(other()) == (isLossSaid ? [] : ["1"]))
        }
    }

    @Test("Who was waited for in vain is not waited for at the end once more, so that what is lost is named in time")
    func heldToTheEnd() async throws {
        disk.fail(.write, with: DatabaseError(resultCode: .SQLITE_BUSY))
        let store = FavouriteStore(path: path, now: Trips.ticking(), announce: { [disk] in try disk.take($0) })
        #expect(await store.add(.trip(Trips.trip(1))).cause != nil)
        disk.heal()
        let holder = try DatabaseQueue.ofAnother(path)
        try await holder.writeWithoutTransaction { try $0.execute(sql: "BEGIN IMMEDIATE") }
        let start = ContinuousClock.now
        #expect(await store.add(.trip(Trips.trip(2))).cause != nil)
        #expect(await store.close()?.kept.map(\.id) == [.trip("1"), .trip("2")])
        #expect(ContinuousClock.now - start < .seconds(5), "it would be waited for ten")
        try await holder.writeWithoutTransaction { try $0.execute(sql: "COMMIT") }
    }
}
