import Foundation
import GRDB
import Synchronization
import TestSupport
import Testing
import TravelKit

@testable import TravelData

@Suite("Favourites that are restored", .timeLimit(.minutes(1)))
struct FavouriteRestorationTests {
    private let folder: TemporaryDirectory
    private var path: String { folder.file("favourites.db") }

    init() throws { folder = try TemporaryDirectory() }

    private func store(announce: @escaping StorageStep.Announce = { _ in }) -> FavouriteStore {
        FavouriteStore(path: path, now: Trips.ticking(), announce: announce)
    }

    private func fill(_ numbers: ClosedRange<Int>) async {
        let store = store()
        #expect(await store.add(numbers.map { .trip(Trips.trip($0)) }) == .saved)
        #expect(await store.close() == nil)
    }

    private func ids(_ store: FavouriteStore) async -> [String] { await store.collection().favourites.map(\.id.text).sorted() }

    private func copies() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: folder.file("copies")).sorted() }

    private func breakFile() throws { try Data(repeating: 7, count: 5000).write(to: URL(filePath: path)) }

    @Test("What was not written whole takes the place of nothing, and is not said to be back")
    func notWhole() async throws {
        await fill(1...3)
        try breakFile()
        let fresh = path + ".restoring"
        let store = store { step in
            // The disk has lost some of what it took.
            guard step == .check, FileManager.default.fileExists(atPath: fresh) else { return }
            let database = try DatabaseQueue(path: fresh)
            try database.write { try $0.execute(sql: "DELETE FROM favourite WHERE id = '2'") }
            try database.close()
        }
        let saving = await store.add(.trip(Trips.trip(4)))
        #expect(saving == .unsaved(cause: "\(fresh) could not be written whole (\(path))"))
        #expect(await store.collection().news.isEmpty)
        #expect(await store.close()?.count == 1)
        #expect(try Data(contentsOf: URL(filePath: path)) == Data(repeating: 7, count: 5000))
        #expect(try copies().count == 1)
        #expect(await ids(self.store()) == ["1", "2", "3"])
    }

    @Test("However often a restoration is tried in vain, none of the files that it has made stays open, and no copy is kept twice")
    func inVain() async throws {
        await fill(1...3)
        try breakFile()
        let store = store { step in if step == .setAside { throw Reason("it may not be moved") } }
        for number in 4...8 { _ = await store.add(.trip(Trips.trip(number))) }
        let open = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").filter { name in
            // One of them was that of the folder which is listed here.
            let file = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/" + name)
            return file?.hasPrefix(path + ".restored") == true
        }
        #expect(open.count <= 1)
        #expect(try copies().count == 1)
    }

    @Test("What is restored stands in one file before it takes the place of the broken one: no log has to go with it")
    func oneFile() async throws {
        await fill(1...3)
        try breakFile()
        let restored = path + ".restored"
        let store = store { step in
            guard step == .setAside else { return }
            let header = try DatabaseHeader(path: restored)
            #expect(header?.isShared == false)
            #expect(FileIdentity.isAbsent(restored + "-wal") && FileIdentity.isAbsent(restored + "-journal"))
        }
        #expect(await ids(store) == ["1", "2", "3"])
        #expect(try DatabaseHeader(path: path)?.isShared == true)
        #expect(try folder.names().filter { $0.contains("restor") }.isEmpty)
    }

    @Test("The copy of the day stays for good where a file was restored: what is copied of that may hold less")
    func copyStays() async throws {
        await fill(1...1)
        let store = store()
        #expect(await ids(store) == ["1"])
        // It has not heard of these when the file and its log are written over.
        await fill(2...3)
        for suffix in ["", "-wal"] {
            let file = try FileHandle(forWritingTo: URL(filePath: path + suffix))
            try file.write(contentsOf: Data(repeating: 0x2A, count: 100_000))
            try file.close()
        }
        #expect(await store.add(.trip(Trips.trip(4))) == .saved)
        #expect(await ids(store) == ["1", "4"])
        #expect(await store.close() == nil)
        let newest = try #require(try StoreExamination.newestCopy(ofFavouritesAt: path))
        #expect(try copies().count == 2, "it is kept once")
        let kept = try #require(try copies().first { $0.hasSuffix("-before-a-restoration.db") })
        for (copy, held) in [(newest, ["1", "4"]), (kept, ["1", "2", "3"])] {
            #expect(await ids(FavouriteStore(path: folder.file("copies/\(copy)"), now: Trips.ticking())) == held)
        }
    }

    @Test("What was removed is found in the copies, as the newest has it that holds it, and one that is broken is said")
    func removed() async throws {
        let clock = HandClock()
        for (number, note) in [(1, "old"), (2, "older"), (3, "new")] {
            let store = FavouriteStore(path: path, now: { clock.now })
            #expect(await store.add(.trip(Trips.trip(number))) == .saved)
            #expect(await store.setNote(note, of: .trip("1")).saving == .saved)
            if number == 3 { _ = await store.remove([.trip("1"), .trip("2")]) }
            #expect(await store.close() == nil)
            clock.advance(days: 1)
        }
        let broken = try folder.write(String(repeating: "x", count: 5000), to: "copies/favourites-broken.db")
        let kept = await store().collection().favourites.map(\.id)
        #expect(kept == [.trip("3")])
        let found = try RemovedFavourites.all(besides: kept, ofFavouritesAt: path)
        #expect(found.favourites.map(\.id) == [.trip("2"), .trip("1")] && found.favourites.map(\.note) == [nil, "new"])
        #expect(found.unread.count == 1 && found.unread.first?.hasPrefix(broken) == true, "\(found.unread)")
        let nowhere = try RemovedFavourites.all(besides: kept, ofFavouritesAt: folder.file("none/favourites.db"))
        #expect(nowhere.favourites.isEmpty && nowhere.unread.isEmpty)
    }

    @Test("What is removed on the day on which it was kept is in a copy, with its last note; no broken file brings it back by itself")
    func removedAtOnce() async throws {
        let store = store()
        #expect(await store.add((1...3).map { .trip(Trips.trip($0)) }) == .saved)
        for number in 1...2 {
            let id = Favourite.ID.trip(Trip.ID("\(number)"))
            for note in ["first", "last of \(number)"] { #expect(await store.setNote(note, of: id).saving == .saved) }
            #expect(await store.remove(id).saving == .saved)
        }
        #expect(await store.close() == nil)
        let found = try RemovedFavourites.all(besides: [.trip("3")], ofFavouritesAt: path)
        #expect(found.favourites.compactMap(\.note).sorted() == ["last of 1", "last of 2"] && found.unread.isEmpty)
        try breakFile()
        #expect(await ids(self.store()) == ["3"])
    }

    @Test("What was removed is kept for the last seven days on which something was, and is none of the days' copies")
    func removedDays() async throws {
        let clock = HandClock()
        for number in 1...10 {
            let store = FavouriteStore(path: path, now: { clock.now })
            #expect(await store.add([number, 100].map { .trip(Trips.trip($0)) }) == .saved)
            #expect(await store.remove(.trip("100")).saving == .saved)
            #expect(await store.close() == nil)
            clock.advance(days: 1)
        }
        let copies = try copies()
        #expect(copies.count == 14 && copies.count { $0.hasSuffix("-removed.db") } == 7, "\(copies)")
        #expect(try StoreExamination.newestCopy(ofFavouritesAt: path)?.hasSuffix("-removed.db") == false)
    }

    @Test("What is to be gone goes where no copy can be made of it")
    func removedWithoutCopies() async throws {
        let store = store { step in if step == .copy { throw CocoaError(.fileWriteUnknown) } }
        #expect(await store.add(.trip(Trips.trip(1))) == .saved)
        #expect(await store.remove(.trip("1")).saving == .saved)
        #expect(await ids(store) == [])
        let news = await store.collection().news
        let words = "What you remove cannot be copied into \(folder.file("copies")): "
        #expect(news.count == 1 && news.first?.hasPrefix(words) == true, "\(news)")
    }

    @Test("A copy of what was removed that could not be filled is not left behind")
    func removedWithoutRoom() async throws {
        let writes = Mutex(0)
        let store = store { step in
            guard step == .write else { return }
            // An addition and a removal are written to the favourites before anything is put into the copy.
            let isOfTheCopy = writes.withLock { writes in
                writes += 1
                return writes > 2
            }
            if isOfTheCopy { throw DatabaseError(resultCode: .SQLITE_FULL) }
        }
        #expect(await store.add(.trip(Trips.trip(1))) == .saved)
        #expect(await store.remove(.trip("1")).saving == .saved)
        #expect(await store.collection().news.count == 1)
        #expect(try copies() == [])
    }

    /// The path of the copy of what was removed.
    private func copyOfRemoved() throws -> String {
        let name = try #require(try copies().first { $0.hasSuffix("-removed.db") })
        return folder.file("copies/\(name)")
    }

    @Test("What was removed and is broken is kept under another name, and begun anew")
    func removedIntoBroken() async throws {
        let store = store()
        #expect(await store.add((1...2).map { .trip(Trips.trip($0)) }) == .saved)
        #expect(await store.remove(.trip("1")).saving == .saved)
        let copy = try copyOfRemoved()
        try Data(repeating: 7, count: 5000).write(to: URL(filePath: copy))
        #expect(await store.remove(.trip("2")).saving == .saved)
        let found = try RemovedFavourites.all(besides: [Favourite.ID](), ofFavouritesAt: path)
        #expect(found.favourites.map(\.id) == [.trip("2")])
        #expect(try copies().contains { $0.hasPrefix(URL(filePath: copy).lastPathComponent + ".broken-") })
        #expect(await store.collection().news == [])
    }

    @Test("Who holds the copy of what was removed for a moment is waited for, and nothing is said")
    func removedBesideOne() async throws {
        let holder = Mutex<DatabaseQueue?>(nil)
        let tries = Mutex(0)
        let store = store { step in
            // The other one is done when this one tries once more.
            guard step == .copy, let other = holder.withLock({ $0 }) else { return }
            let isSecond = tries.withLock { tries in
                tries += 1
                return tries == 2
            }
            if isSecond { try other.writeWithoutTransaction { try $0.execute(sql: "COMMIT") } }
        }
        #expect(await store.add((1...2).map { .trip(Trips.trip($0)) }) == .saved)
        #expect(await store.remove(.trip("1")).saving == .saved)
        let other = try DatabaseQueue.ofAnother(try copyOfRemoved())
        try await other.writeWithoutTransaction { try $0.execute(sql: "BEGIN IMMEDIATE") }
        holder.withLock { $0 = other }
        #expect(await store.remove(.trip("2")).saving == .saved)
        #expect(await store.collection().news == [])
        let found = try RemovedFavourites.all(besides: [Favourite.ID](), ofFavouritesAt: path)
        #expect(found.favourites.map(\.id.text).sorted() == ["1", "2"])
    }

    @Test("Who holds the copy of what was removed on and on is not waited for so long that the others would give up, which is said")
    func removedWhileHeld() async throws {
        let store = store()
        #expect(await store.add((1...2).map { .trip(Trips.trip($0)) }) == .saved)
        #expect(await store.remove(.trip("1")).saving == .saved)
        let writer = try DatabaseQueue.ofAnother(try copyOfRemoved())
        try await writer.writeWithoutTransaction { try $0.execute(sql: "BEGIN IMMEDIATE") }
        let start = ContinuousClock.now
        #expect(await store.remove(.trip("2")).saving == .saved)
        #expect(ContinuousClock.now - start < .seconds(8), "it would be waited for ten")
        #expect(await store.collection().news.count == 1)
        try await writer.writeWithoutTransaction { try $0.execute(sql: "COMMIT") }
    }

    @Test("What is removed once more on one day keeps the note that it had, where it has none by then")
    func removedTwice() async throws {
        let store = store()
        for note in ["precious", nil] {
            #expect(await store.add(.trip(Trips.trip(1))) == .saved)
            if let note { #expect(await store.setNote(note, of: .trip("1")).saving == .saved) }
            #expect(await store.remove(.trip("1")).saving == .saved)
        }
        let found = try RemovedFavourites.all(besides: [Favourite.ID](), ofFavouritesAt: path)
        #expect(found.favourites.map(\.note) == ["precious"])
    }

    @Test(
        "A note that was taken away does not come back with what was removed before on the same day",
        arguments: [nil, "another"] as [String?])
    func removedWithoutItsNote(later: String?) async throws {
        let store = store()
        #expect(await store.add(.trip(Trips.trip(1))) == .saved)
        #expect(await store.setNote("precious", of: .trip("1")).saving == .saved)
        let removed = try #require(await store.remove(.trip("1")).removed)
        #expect(await store.merge([removed]).saving == .saved)
        #expect(await store.setNote(later, of: .trip("1")).saving == .saved)
        #expect(await store.remove(.trip("1")).saving == .saved)
        let found = try RemovedFavourites.all(besides: [Favourite.ID](), ofFavouritesAt: path)
        #expect(found.favourites.map(\.note) == [later])
    }

    @Test(
        "The note of what was removed and kept again is found where none stands there, and apart where another one does",
        arguments: [nil, "later"] as [String?])
    func noteOfKeptAgain(later: String?) async throws {
        let store = store()
        for note in ["precious", later] {
            #expect(await store.remove(.trip("1")).saving == .saved)
            #expect(await store.add(.trip(Trips.trip(1))) == .saved)
            if let note { #expect(await store.setNote(note, of: .trip("1")).saving == .saved) }
        }
        let found = try RemovedFavourites.all(besides: await store.collection().favourites, ofFavouritesAt: path)
        #expect(found.favourites.map(\.note) == (later == nil ? ["precious"] : []))
        #expect(found.others.map(\.note) == (later == nil ? [] : ["precious"]))
        #expect(await store.merge(found.favourites).saving == .saved)
        let kept = await store.collection().favourites
        #expect(kept.map(\.note) == [later ?? "precious"])
        #expect(try RemovedFavourites.all(besides: kept, ofFavouritesAt: path).favourites == [])
    }

    @Test("Of what was removed and kept again, the later one comes back, though the copy of what was removed is newer")
    func removedBefore() async throws {
        let store = store()
        for note in ["old", "new"] {
            #expect(await store.remove(.trip("1")).saving == .saved)
            #expect(await store.add((1...2).map { .trip(Trips.trip($0)) }) == .saved)
            #expect(await store.setNote(note, of: .trip("1")).saving == .saved)
        }
        #expect(await store.close() == nil)
        let later = self.store()
        #expect(await later.remove(.trip("2")).saving == .saved)
        let found = try RemovedFavourites.all(besides: [.trip("2")], ofFavouritesAt: path)
        #expect(found.favourites.map(\.note) == ["new"])
    }

    @Test("Where an older file has come to the place of the favourites, the copy stays that alone holds the rest, and once")
    func olderFile() async throws {
        await fill(1...1)
        let older = folder.file("older.db")
        try FileManager.default.copyItem(atPath: path, toPath: older)
        await fill(2...4)
        #expect(rename(older, path) == 0)
        for number in 5...6 { await fill(number...number) }
        let kept = ["1", "5", "6"].map { Favourite.ID.trip(Trip.ID($0)) }
        let found = try RemovedFavourites.all(besides: kept, ofFavouritesAt: path)
        #expect(found.favourites.map(\.id.text).sorted() == ["2", "3", "4"])
        #expect(try copies().count { $0.hasSuffix("-before-it-held-less.db") } == 1)
        #expect(try copies().count == 2)
    }

    @Test("A link to the copies that leads nowhere is said: it is not the same as no copies")
    func copiesNowhere() throws {
        let link = folder.file("copies")
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "/nowhere/x")
        let failure = #expect(throws: Reason.self) {
            try RemovedFavourites.all(besides: [Favourite.ID](), ofFavouritesAt: path)
        }
        let words = failure.map { "\($0)" } ?? "-"
        #expect(words.hasPrefix("\(link) leads to /nowhere/x, and nothing is there"), "\(words)")
    }

    @Test("Where nobody can see whether there are copies, that is said, and an empty file is not taken for a new one")
    func copiesUnseen() async throws {
        let link = folder.file("copies")
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "/nowhere/x")
        let words = "\(link) leads to /nowhere/x, and nothing is there; put the folder there, or take the link away"
        #expect(await store().collection().news == ["There is no file of favourites. Its copies cannot be seen: \(words)."])
        try Data().write(to: URL(filePath: path))
        let saving = await store().add(.trip(Trips.trip(1)))
        #expect(saving.cause?.hasPrefix(words) == true, "\(saving)")
        try FileManager.default.removeItem(atPath: link)
        #expect(await store().add(.trip(Trips.trip(1))) == .saved)
    }

    @Test("That a copy has records that cannot be read is said")
    func unreadOfACopy() async throws {
        await fill(1...2)
        let copy = folder.file("copies/\(try #require(try copies().first))")
        let database = try DatabaseQueue(path: copy)
        try await database.write { try $0.execute(sql: "UPDATE favourite SET snapshot = '{}' WHERE id = '2'") }
        try database.close()
        let found = try RemovedFavourites.all(besides: [.trip("1")], ofFavouritesAt: path)
        #expect(found.favourites.isEmpty && found.unread == ["\(copy): 1 record cannot be read"])
        #expect(try RemovedFavourites.all(besides: [.trip("1"), .trip("2")], ofFavouritesAt: path).unread == [])
    }

    @Test("Of a file whose end is missing, what stands before it is back", arguments: [1, 3])
    func cut(pages: Int) async throws {
        await fill(1...300)
        try FileManager.default.removeItem(atPath: folder.file("copies"))
        let size = try #require(try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int)
        #expect(truncate(path, size - pages * 4096) == 0)
        let collection = await store().collection()
        #expect((200...300).contains(collection.favourites.count))
        let news = try #require(collection.news.first)
        let words = " favourites are back, all that could be read; others may be missing. The old file is kept as"
        #expect(news.contains("\(collection.favourites.count)" + words), "\(news)")
    }

    @Test("A restoration that another instance keeps from being made is not waited for without end, and that is said")
    func held() throws {
        let lock = path + ".lock"
        let held = try FileLock(path: lock)
        let failure = #expect(throws: DatabaseFailure.self) { try FileLock(path: lock, within: .milliseconds(1)) }
        #expect(failure.map { DatabaseFailure.words($0) } == "another Jaunt holds \(lock)")
        withExtendedLifetime(held) {}
    }
}
