import Foundation
import GRDB
import Synchronization
import TestSupport
import Testing
import TravelKit

@testable import TravelData

@Suite("What only the day's copy holds, when it is made anew", .timeLimit(.minutes(1)))
struct FavouriteRestTests {
    private let folder: TemporaryDirectory
    private var path: String { folder.file("favourites.db") }

    init() throws { folder = try TemporaryDirectory() }

    private func store() -> FavouriteStore { FavouriteStore(path: path, now: Trips.ticking()) }

    /// A run that keeps a trip.
    private func run(_ number: Int) async {
        let store = store()
        #expect(await store.add(.trip(Trips.trip(number))) == .saved)
        #expect(await store.close() == nil)
    }

    /// A run that writes a note to the first trip, or takes it away.
    private func note(_ note: String?) async {
        let store = store()
        #expect(await store.setNote(note, of: .trip("1")).saving == .saved)
        #expect(await store.close() == nil)
    }

    /// Keeps the file as it is now for `putBack`.
    private func keepOlder() throws { try FileManager.default.copyItem(atPath: path, toPath: folder.file("older.db")) }

    /// Somebody puts the older file in the place of the favourites.
    private func putBack() throws {
        try FileManager.default.copyItem(atPath: folder.file("older.db"), toPath: folder.file("passing.db"))
        #expect(rename(folder.file("passing.db"), path) == 0)
    }

    /// The paths of the copies of what was missing.
    private func rests() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.file("copies"))
            .filter { $0.contains("-before-it-held-less") && $0.hasSuffix(".db") }
            .map { folder.file("copies/\($0)") }
    }

    /// The path of the day's copy, the only one.
    private func copyOfTheDay() throws -> String {
        folder.file("copies/\(try #require(try FileManager.default.contentsOfDirectory(atPath: folder.file("copies")).first))")
    }

    /// Puts a folder where a copy is looked for, which nobody can read, not even root.
    private func makeUnreadable(_ copy: String) throws {
        try FileManager.default.createDirectory(atPath: copy, withIntermediateDirectories: false)
    }

    private func ids(in copy: String) async -> [String] {
        await FavouriteStore(path: copy, now: Trips.ticking()).collection().favourites.map(\.id.text).sorted()
    }

    @Test("A note that an older file does not have is kept, and nothing besides")
    func lostNote() async throws {
        for number in 1...2 { await run(number) }
        try keepOlder()
        await note("precious")
        try putBack()
        await run(3)
        let rest = try #require(try rests().first)
        let kept = await FavouriteStore(path: rest, now: Trips.ticking()).collection().favourites
        #expect(kept.map(\.id) == [.trip("1")] && kept.map(\.note) == ["precious"])
        #expect(try rests().count == 1)
    }

    @Test("A note that was written over where it was seen is no loss, nor one of what was removed")
    func writtenOver() async throws {
        await run(1)
        for text in ["first", "second", nil, "third"] { await note(text) }
        let store = store()
        #expect(await store.add(.trip(Trips.trip(2))) == .saved)
        #expect(await store.remove(.trip("1")).saving == .saved)
        #expect(await store.close() == nil)
        #expect(try rests() == [])
    }

    @Test(
        "A note that another instance has written over, or taken away, is no loss, though that one is open still, or was killed",
        arguments: [nil, "second"] as [String?])
    func writtenOverElsewhere(later: String?) async throws {
        await run(1)
        await note("first")
        let other = store()
        #expect(await other.setNote(later, of: .trip("1")).saving == .saved)
        // The copy is made before anything else is asked of that one.
        _ = await other.collection()
        await run(2)
        #expect(try rests() == [])
        #expect(await other.close() == nil)
        #expect(try rests() == [])
    }

    @Test("That a note is written over is acknowledged before the copy is made, and what is removed needs no other copy than its own")
    func acknowledged() async throws {
        for number in 1...2 { await run(number) }
        await note("first")
        let acknowledgements = DispatchSemaphore(value: 0)
        let copies = Mutex<[DispatchTimeoutResult]>([])
        let store = FavouriteStore(
            path: path, now: Trips.ticking(),
            announce: { step in
                guard step == .copy else { return }
                let result = acknowledgements.wait(timeout: .now() + 5)
                copies.withLock { $0.append(result) }
            })
        #expect(await store.setNote("second", of: .trip("1")).saving == .saved)
        acknowledgements.signal()
        _ = await store.collection()
        #expect(copies.withLock { $0 } == [.success])
        // What is removed is in its copy before it is gone.
        acknowledgements.signal()
        #expect(await store.remove(.trip("1")).saving == .saved)
        _ = await store.collection()
        #expect(copies.withLock { $0 } == [.success, .success])
    }

    @Test("A note that was written over before it was seen is kept: what stood there was an older one")
    func unseen() async throws {
        await run(1)
        await note("old")
        try keepOlder()
        await note("precious")
        try putBack()
        await note("new")
        let rest = try #require(try rests().first)
        #expect(await FavouriteStore(path: rest, now: Trips.ticking()).collection().favourites.map(\.note) == ["precious"])
    }

    @Test("However often an older file is put back, as many copies as of the days hold all that was missing")
    func bounded() async throws {
        await run(1)
        try keepOlder()
        for number in 2...12 {
            await run(number)
            try putBack()
        }
        await run(13)
        #expect(try rests().count == FavouriteCopies.daysKept)
        let found = try RemovedFavourites.all(besides: [.trip("1"), .trip("13")], ofFavouritesAt: path)
        #expect(found.favourites.map(\.id.text).sorted() == (2...12).map { "\($0)" }.sorted() && found.unread == [])
    }

    @Test("Where copies of what was missing are brought together, the note counts that was lost last")
    func latest() async throws {
        await run(1)
        try keepOlder()
        for number in 1...9 {
            await note("note \(number)")
            try putBack()
        }
        await run(2)
        #expect(try rests().count == FavouriteCopies.daysKept)
        var notes: Set<String> = []
        for rest in try rests() {
            notes.formUnion(await FavouriteStore(path: rest, now: Trips.ticking()).collection().favourites.compactMap(\.note))
        }
        #expect(notes == Set((3...9).map { "note \($0)" }))
    }

    @Test("Where copies of what was missing are brought together, a note stays that only the older one has")
    func onlyNote() async throws {
        await run(1)
        try keepOlder()
        await note("typed")
        for number in 2...3 {
            try putBack()
            await run(number)
        }
        let older = try DatabaseQueue(path: folder.file("older.db"))
        let rows = try await older.read { try FavouriteTable(database: $0).rows() }
        try older.close()
        let copies = FavouriteCopies(folder: folder.file("copies"), now: { Date() }, timeZone: { .gmt }, announce: { _ in })
        let next = try #require(try copies.ofRest().first)
        #expect(rows.map(\.note) == [nil])
        try copies.put(rows, into: next.path)
        try FileManager.default.setAttributes([.modificationDate: next.date], ofItemAtPath: next.path)
        for number in 4...12 {
            try putBack()
            await run(number)
        }
        var notes: [String] = []
        for rest in try rests() {
            notes += await FavouriteStore(path: rest, now: Trips.ticking()).collection().favourites.compactMap(\.note)
        }
        #expect(notes == ["typed"])
    }

    @Test("No file is restored out of what was missing by itself")
    func notWhole() async throws {
        await run(1)
        try keepOlder()
        await run(2)
        try putBack()
        await run(3)
        let rest = try #require(try rests().first)
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.file("copies")) where !rest.hasSuffix(name) {
            try FileManager.default.removeItem(atPath: folder.file("copies/\(name)"))
        }
        #expect(try StoreExamination.newestCopy(ofFavouritesAt: path) == nil)
        try Data(repeating: 7, count: 5000).write(to: URL(filePath: path))
        #expect(await store().collection().favourites == [])
    }

    @Test("A broken copy of the day is set aside, and made anew")
    func broken() async throws {
        await run(1)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.file("copies"))
        let copy = folder.file("copies/\(try #require(names.first))")
        let garbage = Data(repeating: 7, count: 5000)
        try garbage.write(to: URL(filePath: copy))
        await run(2)
        let aside = try FileManager.default.contentsOfDirectory(atPath: folder.file("copies")).filter { $0.contains(".db.broken-") }
        #expect(try aside.map { try Data(contentsOf: URL(filePath: folder.file("copies/\($0)"))) } == [garbage])
        #expect(await FavouriteStore(path: copy, now: Trips.ticking()).collection().favourites.count == 2)
        #expect(try rests() == [])
    }

    @Test("The readable rows of a copy of the day that is broken in one page are kept, and an earlier broken one stays")
    func brokenInside() async throws {
        await run(1)
        try keepOlder()
        let store = store()
        #expect(await store.add((2...80).map { .trip(Trips.trip($0)) }) == .saved)
        #expect(await store.close() == nil)
        let copy = try copyOfTheDay()
        var bytes = try Data(contentsOf: URL(filePath: copy))
        let place = try #require(bytes.range(of: Data(#""id":"40""#.utf8)))
        let page = place.lowerBound / 4096 * 4096..<(place.lowerBound / 4096 + 1) * 4096
        // In which order rows lie in a file is nobody's business.
        let lost = (2...80).map(String.init).filter { bytes[page].range(of: Data(#""id":"\#($0)""#.utf8)) != nil }
        bytes.replaceSubrange(page, with: Data(repeating: 7, count: 4096))
        try bytes.write(to: URL(filePath: copy))
        let aside = copy + ".broken-20270115T081640Z"
        try Data("earlier".utf8).write(to: URL(filePath: aside))
        try putBack()
        let last = FavouriteStore(path: path, now: { Date(timeIntervalSince1970: 1_800_001_000) })
        #expect(await last.add(.trip(Trips.trip(81))) == .saved)
        #expect(await last.close() == nil)
        let kept = await ids(in: try #require(try rests().first))
        #expect((1..<40).contains(lost.count) && Set(kept) == Set((2...80).map(String.init)).subtracting(lost))
        #expect(try Data(contentsOf: URL(filePath: aside)) == Data("earlier".utf8))
        #expect(try Data(contentsOf: URL(filePath: aside + "-2")) == bytes)
        #expect(await ids(in: copy) == ["1", "81"])
    }

    @Test("Another copy that cannot be read is no hindrance to the day's, and stays", arguments: ["removed", "before-it-held-less"])
    func unreadable(name: String) async throws {
        await run(1)
        let copy = try copyOfTheDay()
        let other = copy.replacing(".db", with: "-\(name).db")
        try makeUnreadable(other)
        await run(2)
        #expect(await ids(in: copy) == ["1", "2"])
        #expect(FileManager.default.fileExists(atPath: other))
    }

    @Test("A copy of the day that cannot be read is kept aside, and made anew")
    func unreadableOfTheDay() async throws {
        await run(1)
        let copy = try copyOfTheDay()
        try FileManager.default.removeItem(atPath: copy)
        try makeUnreadable(copy)
        await run(2)
        #expect(await ids(in: copy) == ["1", "2"])
        #expect(FileManager.default.fileExists(atPath: copy.replacing(".db", with: "-before-it-was-made-anew.db")))
    }

    @Test("What an older file does not have that was put there overnight is kept, however many days pass")
    func overnight() async throws {
        let clock = HandClock()
        var kept: [Favourite.ID] = []
        func run(_ number: Int) async {
            let store = FavouriteStore(path: path, now: { clock.now })
            #expect(await store.add(.trip(Trips.trip(number))) == .saved)
            #expect(await store.close() == nil)
        }
        await run(1)
        kept.append(.trip("1"))
        try keepOlder()
        await run(2)
        try putBack()
        for number in 3...11 {
            clock.advance(days: 1)
            await run(number)
            kept.append(.trip(Trip.ID("\(number)")))
        }
        let found = try RemovedFavourites.all(besides: kept, ofFavouritesAt: path)
        #expect(found.favourites.map(\.id) == [.trip("2")] && found.unread == [])
        #expect(try rests().count == 1)
    }

    @Test("What is removed on the next day is no loss")
    func removedOnTheNextDay() async throws {
        let clock = HandClock()
        let first = FavouriteStore(path: path, now: { clock.now })
        #expect(await first.add((1...2).map { .trip(Trips.trip($0)) }) == .saved)
        #expect(await first.close() == nil)
        clock.advance(days: 1)
        let second = FavouriteStore(path: path, now: { clock.now })
        #expect(await second.remove(.trip("2")).saving == .saved)
        #expect(await second.close() == nil)
        #expect(try rests() == [])
    }

    @Test("A note that was written over and stands there again is a loss where it is gone")
    func undone() async throws {
        await run(1)
        await note("a")
        let store = store()
        for text in ["b", "a"] { #expect(await store.setNote(text, of: .trip("1")).saving == .saved) }
        // The copy is made behind the answer.
        _ = await store.collection()
        let other = try DatabaseQueue.ofAnother(path)
        try await other.writeWithoutTransaction { try $0.execute(sql: "UPDATE favourite SET note = 'c'") }
        try other.close()
        #expect(await store.add(.trip(Trips.trip(2))) == .saved)
        #expect(await store.close() == nil)
        let rest = try #require(try rests().first)
        #expect(await FavouriteStore(path: rest, now: Trips.ticking()).collection().favourites.map(\.note) == ["a"])
    }
}
