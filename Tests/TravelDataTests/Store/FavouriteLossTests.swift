import Foundation
import GRDB
import TestSupport
import Testing
import TravelKit

@testable import TravelData

@Suite("Favourites whose file is gone, unreadable or restored", .timeLimit(.minutes(1)))
struct FavouriteLossTests {
    private let folder: TemporaryDirectory
    private var path: String { folder.file("favourites.db") }

    init() throws { folder = try TemporaryDirectory() }

    private func store() -> FavouriteStore { FavouriteStore(path: path, now: Trips.ticking()) }

    private func fill(_ numbers: ClosedRange<Int>) async {
        let store = store()
        for number in numbers { #expect(await store.add(.trip(Trips.trip(number))) == .saved) }
        #expect(await store.close() == nil)
    }

    private func ids(_ store: FavouriteStore) async -> [String] { await store.collection().favourites.map(\.id.text).sorted() }

    private func copies() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: folder.file("copies")).sorted() }

    private func breakFile() throws { try Data(repeating: 7, count: 5000).write(to: URL(filePath: path)) }

    // MARK: Copies

    @Test("The copy of the day is made anew at the end of each run that changed something, and the news say of when it is")
    func refreshed() async throws {
        await fill(1...1)
        await fill(2...3)
        let store = store()
        _ = await store.remove(.trip("1"))
        _ = await store.close()
        #expect(try copies().count { !$0.hasSuffix("-removed.db") } == 1)
        try breakFile()
        let collection = await self.store().collection()
        #expect(Set(collection.favourites.map(\.id.text)) == ["2", "3"])
        let news = try #require(collection.news.first)
        let words = #/2 favourites are back, with the copy favourites-[-0-9]+\.db of [-0-9]{10} [:0-9]{8};/#
        #expect(news.contains(words), "\(news)")
        #expect(news.contains("what was changed since is missing."), "\(news)")
    }

    @Test("When a copy was made is said as the user's clocks show it")
    func timeOfCopy() throws {
        let path = folder.file("copy.db")
        try folder.write("", to: "copy.db")
        try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSince1970: 1_795_000_000)], ofItemAtPath: path)
        let india = try #require(Zone(secondsFromGMT: 19_800))
        let copies = FavouriteCopies(folder: folder.path, now: { Date() }, timeZone: { india }, announce: { _ in })
        #expect(copies.words(path) == "copy.db of 2026-11-18 16:36:40")
    }

    @Test("A run that changed nothing leaves the copy as it is")
    func untouched() async throws {
        await fill(1...2)
        let copy = folder.file("copies/\(try #require(try copies().first))")
        let before = FileIdentity(path: copy)
        let store = store()
        #expect(await ids(store) == ["1", "2"])
        _ = await store.close()
        #expect(FileIdentity(path: copy) == before)
    }

    @Test("No copy is made of what was emptied, written over or taken away in the run", arguments: ["emptied", "written over", "gone"])
    func badCopies(how: String) async throws {
        await fill(1...3)
        let copy = folder.file("copies/\(try #require(try copies().first))")
        let before = FileIdentity(path: copy)
        let store = store()
        #expect(await ids(store) == ["1", "2", "3"])
        if how == "emptied" {
            _ = await store.remove(["1", "2", "3"].map { Favourite.ID.trip(Trip.ID($0)) })
        } else {
            #expect(await store.setNote("x", of: .trip("1")).saving == .saved)
            if how == "gone" { try FileManager.default.removeItem(atPath: path) } else { try breakFile() }
        }
        _ = await store.close()
        #expect(FileIdentity(path: copy) == before)
    }

    @Test(
        "After a clock that ran ahead the copies made since are kept, and restored first, were the file system's times wrong too or not",
        arguments: [false, true])
    func clockAhead(isFileSystemWrong: Bool) async throws {
        let clock = HandClock()
        func run(_ number: Int) async -> String {
            let store = FavouriteStore(path: path, now: { clock.now })
            #expect(await store.add(.trip(Trips.trip(number))) == .saved)
            #expect(await store.close() == nil)
            return "favourites-\(clock.now.formatted(.iso8601.year().month().day())).db"
        }
        clock.advance(days: 30)
        for number in 1...8 {
            _ = await run(number)
            clock.advance(days: 1)
        }
        for copy in try copies() where isFileSystemWrong {
            let file = folder.file("copies/\(copy)")
            let date = try #require(try FileManager.default.attributesOfItem(atPath: file)[.modificationDate] as? Date)
            try FileManager.default.setAttributes([.modificationDate: date.addingTimeInterval(30 * 86_400)], ofItemAtPath: file)
        }
        clock.advance(days: -38)
        let first = await run(9)
        clock.advance(days: 1)
        let second = await run(10)
        let kept = try copies()
        #expect(kept.count == 7 && kept.contains(first) && kept.contains(second), "\(kept)")
        #expect(try StoreExamination.newestCopy(ofFavouritesAt: path) == second)
        try breakFile()
        #expect(await ids(store()) == (1...10).map { "\($0)" }.sorted())
    }

    @Test("A file where the folder of the copies should be is no hindrance to setting a broken file aside")
    func copiesBlocked() async throws {
        try folder.write("mine", to: "copies")
        try breakFile()
        let store = store()
        let collection = await store.collection()
        #expect(collection.saving == .saved)
        let words = "None of its favourites could be read. The old file is kept as favourites.db.broken-"
        #expect(collection.news.first?.contains(words) == true)
        #expect(await store.add(.trip(Trips.trip(1))) == .saved)
        #expect(await store.close() == nil)
        #expect(try folder.read("copies") == "mine")
        #expect(await ids(self.store()) == ["1"])
    }

    // MARK: A restoration that was killed

    /// Leaves what a restoration that was killed has brought together: these trips, with a note each.
    private func leaveDraft(_ numbers: ClosedRange<Int>) async throws {
        let draft = FavouriteStore(path: folder.file("elsewhere/favourites.db"), now: Trips.ticking())
        for number in numbers {
            await draft.add(.trip(Trips.trip(number)))
            #expect(await draft.setNote("draft", of: .trip(Trip.ID("\(number)"))).saving == .saved)
        }
        #expect(await draft.close() == nil)
        try FileManager.default.moveItem(atPath: folder.file("elsewhere/favourites.db"), toPath: path + ".restored")
    }

    @Test("What a killed restoration has brought together is taken in by the next, over what the copy holds")
    func killed() async throws {
        await fill(1...3)
        // The log, in which the others stood, has been moved away.
        try breakFile()
        try await leaveDraft(3...5)
        let store = store()
        let collection = await store.collection()
        #expect(collection.favourites.map(\.id.text).sorted() == ["1", "2", "3", "4", "5"])
        #expect(collection.favourites.first { $0.id == .trip("3") }?.note == "draft")
        #expect(collection.news.first?.contains("what was changed since may be missing.") == true, "\(collection.news)")
        #expect(try !folder.names().contains("favourites.db.restored"))
        #expect(await store.close() == nil)
        #expect(await ids(self.store()) == ["1", "2", "3", "4", "5"])
    }

    @Test("What can be read of the file itself counts more than what a killed restoration has left")
    func killedEarlier() async throws {
        await fill(1...2)
        let database = try DatabaseQueue(path: path)
        try await database.write { try $0.execute(sql: "UPDATE favourite SET note = 'file'; PRAGMA application_id = 7") }
        try database.close()
        try await leaveDraft(2...3)
        let collection = await store().collection()
        let notes = Dictionary(uniqueKeysWithValues: collection.favourites.map { ($0.id.text, $0.note) })
        #expect(notes == ["1": "file", "2": "file", "3": "draft"])
    }

    @Test("What a killed restoration has left does not count for a file that was put there since, and stays under another name")
    func killedLongAgo() async throws {
        try await leaveDraft(3...5)
        try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSinceNow: -60)], ofItemAtPath: path + ".restored")
        await fill(1...2)
        try breakFile()
        #expect(await ids(store()) == ["1", "2"])
        #expect(try folder.names().count { $0.hasPrefix("favourites.db.restored.broken-") } == 1)
    }

    @Test("What a restoration was killed over before it was whole is none", arguments: ["", "garbage"])
    func killedAtOnce(text: String) async throws {
        await fill(1...2)
        try breakFile()
        try folder.write(text, to: "favourites.db.restored")
        #expect(await ids(store()) == ["1", "2"])
        #expect(try !folder.names().contains("favourites.db.restored"))
    }

    // MARK: A file that is gone

    @Test("A file that is gone is said once, with the newest copy, and not brought back; what is begun anew leaves the copy alone")
    func gone() async throws {
        await fill(1...2)
        try FileManager.default.removeItem(atPath: path)
        let store = store()
        #expect(await store.collection().favourites.isEmpty)
        let news = await store.collection().news
        #expect(news.count == 1)
        #expect(news.first?.hasPrefix("The file of favourites is gone. The newest copy is copies/favourites-") == true, "\(news)")
        #expect(news.first?.hasSuffix(" 'jaunt favourites restore'.") == true, "a narrow screen leaves the end of it")
        #expect(await store.add(.trip(Trips.trip(9))) == .saved)
        #expect(await ids(store) == ["9"])
        #expect(await store.close() == nil)
        #expect(try copies().count == 2 && copies().contains { $0.hasSuffix("-before-a-new-file.db") })
        #expect(await self.store().collection().news.isEmpty)
    }

    @Test("A file that vanishes under a running instance is said; what is known is shown, and written with the next change")
    func vanished() async throws {
        let store = store()
        for number in 1...3 { await store.add(.trip(Trips.trip(number))) }
        var updates = store.updates().makeAsyncIterator()
        _ = await updates.next(isolation: #isolation)
        try FileManager.default.removeItem(atPath: path)
        var told: FavouriteCollection?
        while told == nil, let collection = await updates.next(isolation: #isolation) { told = collection.news.isEmpty ? nil : collection }
        let collection = try #require(told)
        let news = try #require(collection.news.first)
        #expect(news.hasPrefix("The file of favourites is gone. What it held is shown until Jaunt ends"), "\(news)")
        #expect(collection.favourites.count == 3 && collection.unsaved.count == 3)
        #expect(collection.saving == .unsaved(cause: "the file is gone (\(path))"))
        #expect(!FileManager.default.fileExists(atPath: path))
        _ = await store.remove(.trip("2"))
        #expect(await store.add(.trip(Trips.trip(4))) == .saved)
        #expect(await store.collection().unsaved.isEmpty)
        #expect(await ids(self.store()) == ["1", "3", "4"])
    }

    @Test("A file that comes back after it vanished counts as it is")
    func back() async throws {
        await fill(1...2)
        let store = store()
        #expect(await ids(store) == ["1", "2"])
        try FileManager.default.moveItem(atPath: path, toPath: path + ".away")
        #expect(await ids(store) == ["1", "2"])
        let other = FavouriteStore(path: folder.file("other.db"), now: Trips.ticking())
        await other.add(.trip(Trips.trip(7)))
        _ = await other.close()
        try FileManager.default.moveItem(atPath: folder.file("other.db"), toPath: path)
        #expect(await store.add(.trip(Trips.trip(8))) == .saved)
        #expect(await ids(store) == ["7", "8"])
    }

    @Test(
        "A copy that is put in the place of an open file is what counts: the log of the other one is none of its own",
        arguments: ["removed first", "moved over"])
    func broughtBack(how: String) async throws {
        await fill(1...6)
        let backup = folder.file("backup.db")
        try FileManager.default.copyItem(atPath: path, toPath: backup)
        let store = store()
        for number in 7...8 { await store.add(.trip(Trips.trip(number))) }
        #expect(await ids(store).count == 8)
        if how == "removed first" { try FileManager.default.removeItem(atPath: path) }
        #expect(rename(backup, path) == 0)
        #expect(await ids(store) == ["1", "2", "3", "4", "5", "6"])
        let news = await store.collection().news
        let copy = try #require(try copies().first { $0.hasSuffix("-before-it-was-replaced.db") })
        let words = "The file of favourites was replaced by another: 6 favourites; 2 of yours, or their notes, are not in it."
        #expect(news.count == 1 && news.first?.hasPrefix("\(words) What the other one held is in copies/\(copy) of ") == true, "\(news)")
        #expect(await ids(FavouriteStore(path: folder.file("copies/\(copy)"), now: Trips.ticking())).count == 8)
        #expect(await store.close() == nil)
        #expect(await ids(self.store()) == ["1", "2", "3", "4", "5", "6"])
    }

    @Test("What a running instance knows of a file that vanished is copied, also where another one takes its place")
    func copiedWhenGone() async throws {
        let store = store()
        for number in 1...3 { await store.add(.trip(Trips.trip(number))) }
        #expect(await ids(store).count == 3)
        try FileManager.default.removeItem(atPath: path)
        #expect(await ids(store).count == 3)
        await fill(9...9)
        #expect(await ids(store) == ["9"])
        let news = await store.collection().news.last
        #expect(news?.hasPrefix("Another file of favourites is there, and counts. What the one that was gone held is in copies/") == true)
        let copy = try #require(try copies().first { $0.hasSuffix("-before-it-was-gone.db") })
        #expect(await ids(FavouriteStore(path: folder.file("copies/\(copy)"), now: Trips.ticking())) == ["1", "2", "3"])
    }

    @Test("No copy takes the place of another when the file is gone twice on one day")
    func goneTwice() async throws {
        for numbers in [1...2, 3...4, 5...6] {
            await fill(numbers)
            if numbers != 5...6 { try FileManager.default.removeItem(atPath: path) }
        }
        var held: [[String]] = []
        for copy in try copies() { held.append(await ids(FavouriteStore(path: folder.file("copies/\(copy)"), now: Trips.ticking()))) }
        #expect(held.sorted { $0[0] < $1[0] } == [["1", "2"], ["3", "4"], ["5", "6"]])
    }

    @Test("A restoration from what is known takes from the copy what cannot be read")
    func unreadOfTheCopy() async throws {
        await fill(1...3)
        let database = try DatabaseQueue(path: path)
        try await database.write { try $0.execute(sql: #"UPDATE favourite SET snapshot = '{"x":1}', note = 'mine' WHERE id = '2'"#) }
        try database.close()
        let first = store()
        await first.add(.trip(Trips.trip(4)))
        #expect(await first.close() == nil)
        let store = store()
        #expect(await ids(store) == ["1", "3", "4"])
        try breakFile()
        #expect(await ids(store) == ["1", "3", "4"])
        #expect(await store.collection().skipped == 1)
        #expect(await store.close() == nil)
        let notes = try await DatabaseQueue(path: path).read { try String.fetchAll($0, sql: "SELECT note FROM favourite WHERE id = '2'") }
        #expect(notes == ["mine"])
    }

    // MARK: What cannot be read

    @Test("Rows whose records cannot be read survive a restoration as they are, and that is said")
    func unreadRows() async throws {
        await fill(1...3)
        let database = try DatabaseQueue(path: path)
        try await database.write { database in
            try database.execute(sql: #"UPDATE favourite SET snapshot = '{"x":1}', note = 'mine' WHERE id = '2'"#)
            try database.execute(sql: "PRAGMA application_id = 7")
        }
        try database.close()
        let store = store()
        let collection = await store.collection()
        let news = try #require(collection.news.first)
        #expect(news.contains("2 favourites are back, all that it held. 1 record cannot be read and stays as it was."), "\(news)")
        #expect(collection.skipped == 1)
        _ = await store.close()
        let row = try await DatabaseQueue(path: path).read {
            try String.fetchOne($0, sql: "SELECT snapshot || note FROM favourite WHERE id = '2'")
        }
        #expect(row == #"{"x":1}mine"#)
    }

    @Test("What cannot be read is said to be that, not to be read-only")
    func unreadable() async throws {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
        let collection = await store().collection()
        #expect(collection.saving == .unsaved(cause: "the file cannot be read: Is a directory (\(path))"))
        #expect(StoreExamination(.favourites, path: path).state == .unreadable("Is a directory"))
    }

    @Test("The log of a read-only file is no hindrance, and is made writable when the file is")
    func readOnlyLog() async throws {
        await fill(1...2)
        let files = FileManager.default
        for suffix in ["-wal", "-shm"] {
            #expect(files.createFile(atPath: path + suffix, contents: Data(), attributes: [.posixPermissions: 0o444]))
        }
        let copied = try PassingCopy.of(path) { copy in try files.attributesOfItem(atPath: copy + "-wal")[.posixPermissions] as? Int }
        #expect(copied == 0o600)
        let store = store()
        #expect(await store.add(.trip(Trips.trip(3))) == .saved)
        for suffix in ["-wal", "-shm"] {
            let mode = try files.attributesOfItem(atPath: path + suffix)[.posixPermissions] as? Int
            #expect((mode ?? 0) & 0o200 != 0)
        }
        #expect(await ids(store) == ["1", "2", "3"])
    }

    @Test("A file that stands where a folder should be is named")
    func blocked() throws {
        let file = try folder.write("", to: "file")
        let room = FileRoom(path: file + "/jaunt/favourites.db")
        #expect(room.blocker == file && !room.isWritable)
        #expect(room.obstacle == "\(file) is a file where a folder should be (Not a directory); give it another name")
        #expect(StoreExamination(.cache, path: file + "/cache.db").obstacle == room.obstacle)
        #expect(FileRoom(path: file).blocker == nil && FileRoom(path: folder.file("a/b")).blocker == nil)
    }
}
