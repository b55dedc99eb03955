import Foundation
import GRDB
import Synchronization
import TestSupport
import Testing
import TravelKit

@testable import TravelData

@Suite("What has gone from the file with all who knew it", .timeLimit(.minutes(1)))
struct FavouriteMissingTests {
    private let folder: TemporaryDirectory
    private let disk = FailingDisk()
    private var path: String { folder.file("favourites.db") }

    init() throws { folder = try TemporaryDirectory() }

    private func store() -> FavouriteStore {
        FavouriteStore(path: path, now: Trips.ticking(), announce: { [disk] in try disk.take($0) })
    }

    /// Favourites, and a copy of them.
    private func fill(_ numbers: ClosedRange<Int>) async {
        let store = store()
        for number in numbers { #expect(await store.add(.trip(Trips.trip(number))) == .saved) }
        #expect(await store.close() == nil)
    }

    private func ids(_ store: FavouriteStore) async -> [String] { await store.collection().favourites.map(\.id.text).sorted() }

    /// Takes one away as a log does that is lost.
    private func lose(_ id: String) throws {
        let other = try DatabaseQueue.ofAnother(path)
        try other.writeWithoutTransaction { try $0.execute(sql: "DELETE FROM favourite WHERE id = ?", arguments: [id]) }
        try other.close()
    }

    /// What the next start says.
    private func newsAtTheStart() async -> [String] {
        let store = FavouriteStore(path: path, now: Trips.ticking())
        _ = await store.collection()
        await store.lookForMissing()
        let news = await store.collection().news
        #expect(await store.close() == nil)
        return news
    }

    private static let words = "1 favourite, or its note, has gone from the file of favourites without having been removed"

    @Test("is said at the next start, once, and can be brought back")
    func said() async throws {
        await fill(1...3)
        try lose("3")
        let news = await newsAtTheStart()
        #expect(news.count == 1 && news.first?.hasPrefix(Self.words) == true, "\(news)")
        #expect(await newsAtTheStart() == [])
        let found = try RemovedFavourites.all(besides: [.trip("1"), .trip("2")], ofFavouritesAt: path)
        #expect(found.favourites.map(\.id) == [.trip("3")])
    }

    @Test("is said to who watches, without anybody asking")
    func watched() async throws {
        await fill(1...3)
        try lose("3")
        var updates = store().updates().makeAsyncIterator()
        var news: String?
        while news == nil, let collection = await updates.next(isolation: #isolation) { news = collection.news.first }
        #expect(news?.hasPrefix(Self.words) == true, "\(news ?? "no news")")
    }

    @Test("is said at the end of a run that makes the copy anew")
    func atTheEnd() async throws {
        await fill(1...3)
        let store = store()
        #expect(await store.add(.trip(Trips.trip(4))) == .saved)
        try lose("3")
        #expect(await store.close() == nil)
        let news = await store.news
        #expect(news.count == 1 && news.first?.hasPrefix(Self.words) == true, "\(news)")
        #expect(await newsAtTheStart() == [])
    }

    @Test("is said where no more than the copy is left of who was killed before the file held it again")
    func killed() async throws {
        await fill(1...2)
        let store = store()
        #expect(await store.add(.trip(Trips.trip(3))) == .saved)
        disk.fail(.write, with: DatabaseError(resultCode: .SQLITE_FULL))
        try FileManager.default.removeItem(atPath: path + "-wal")
        #expect(await store.collection().unsaved == [.trip("3")])
        let news = await newsAtTheStart()
        #expect(news.count == 1 && news.first?.hasPrefix(Self.words) == true, "\(news)")
    }

    @Test("is nothing that somebody has removed, though a copy was made meanwhile that has it")
    func removed() async throws {
        await fill(1...3)
        let store = store()
        #expect(await store.remove(.trip("3")).saving == .saved)
        let copies = folder.file("copies")
        let names = try FileManager.default.contentsOfDirectory(atPath: copies)
        let day = try #require(names.first { !$0.hasSuffix("-removed.db") && $0.hasSuffix(".db") })
        #expect(await newsAtTheStart() == [])
        let later = Date(timeIntervalSinceNow: 60)
        try FileManager.default.setAttributes([.modificationDate: later], ofItemAtPath: "\(copies)/\(day)")
        #expect(await newsAtTheStart() == [])
    }

    @Test("is nothing that stands there and cannot be read, which is named for itself")
    func unreadable() async throws {
        await fill(1...2)
        let other = try DatabaseQueue.ofAnother(path)
        try await other.writeWithoutTransaction { try $0.execute(sql: "UPDATE favourite SET snapshot = '{}' WHERE id = '2'") }
        try other.close()
        #expect(await newsAtTheStart() == [])
    }

    @Test(
        "is no note over which somebody wrote another who was killed before the copy was made, but one that is no more",
        arguments: [("'second'", 0), ("NULL", 1)])
    func writtenOver(note: String, count: Int) async throws {
        await fill(1...1)
        let store = store()
        #expect(await store.setNote("first", of: .trip("1")).saving == .saved)
        #expect(await store.close() == nil)
        let other = try DatabaseQueue.ofAnother(path)
        try await other.writeWithoutTransaction { try $0.execute(sql: "UPDATE favourite SET note = \(note)") }
        try other.close()
        let news = await newsAtTheStart()
        #expect(news.count == count)
        #expect(news.allSatisfy { $0.contains(", or was removed while that could not be copied. ") }, "\(news)")
    }

    @Test("is said though the copy cannot be made before which it was put away: no later one finds it")
    func uncopied() async throws {
        await fill(1...2)
        try lose("2")
        // The first is that of the rest, for which there is room.
        let count = Mutex(0)
        let store = FavouriteStore(
            path: path, now: Trips.ticking(),
            announce: { step in
                guard step == .copy else { return }
                let number = count.withLock { count in
                    count += 1
                    return count
                }
                if number > 1 { throw DatabaseError(resultCode: .SQLITE_FULL) }
            })
        #expect(await store.add(.trip(Trips.trip(3))) == .saved)
        #expect(await store.close() == nil)
        let news = await store.news
        #expect(news.count == 1 && news.first?.hasPrefix(Self.words) == true, "\(news)")
    }

    @Test("is said beside an old record of what was removed that nobody can read", arguments: [(-200_000.0, 1), (0.0, 0)])
    func oldRecord(age: TimeInterval, count: Int) async throws {
        await fill(1...2)
        // A folder, which not even root can read as a file.
        let record = folder.file("copies/favourites-2020-01-01-removed.db")
        try FileManager.default.createDirectory(atPath: record, withIntermediateDirectories: false)
        try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSinceNow: age)], ofItemAtPath: record)
        try lose("2")
        #expect(await newsAtTheStart().count == count)
    }

    @Test("is not what stands in the log alone: it is brought into the file by who watches, and by who ends beside another")
    func broughtIn() async throws {
        await fill(1...2)
        let watched = store()
        var updates = watched.updates().makeAsyncIterator()
        _ = await updates.next(isolation: #isolation)
        #expect(await watched.add(.trip(Trips.trip(3))) == .saved)
        // That is done behind the answer.
        _ = await watched.collection()
        #expect(try await alone("first") == ["1", "2", "3"])
        let ended = store()
        #expect(await ended.add(.trip(Trips.trip(4))) == .saved)
        #expect(await ended.close() == nil)
        #expect(try await alone("second") == ["1", "2", "3", "4"])
    }

    /// What the file holds without its log.
    private func alone(_ name: String) async throws -> [String] {
        let copy = folder.file("\(name)/favourites.db")
        try FileManager.default.createDirectory(atPath: folder.file(name), withIntermediateDirectories: false)
        try FileManager.default.copyItem(atPath: path, toPath: copy)
        return await ids(FavouriteStore(path: copy, now: Trips.ticking()))
    }
}
