import Foundation
import TestSupport
import Testing
import TravelKit

@testable import TravelData

@Suite("Favourites in whose file's place something else stands", .timeLimit(.minutes(1)))
struct FavouritePlaceTests {
    private let folder: TemporaryDirectory
    private let files = FileManager.default
    private var path: String { folder.file("favourites.db") }

    init() throws { folder = try TemporaryDirectory() }

    private func store(announce: @escaping StorageStep.Announce = { _ in }) -> FavouriteStore {
        FavouriteStore(path: path, now: Trips.ticking(), announce: announce)
    }

    private func ids(_ store: FavouriteStore) async -> [String] { await store.collection().favourites.map(\.id.text).sorted() }

    @Test("are shown still, and all written with the next change once that is gone", arguments: [true, false])
    func folderInPlace(isSeenToBeGone: Bool) async throws {
        let store = store()
        #expect(await store.add((1...3).map { .trip(Trips.trip($0)) }) == .saved)
        #expect(await ids(store) == ["1", "2", "3"])
        for suffix in ["", "-wal", "-shm"] { try files.removeItem(atPath: path + suffix) }
        if isSeenToBeGone { #expect(await ids(store) == ["1", "2", "3"]) }
        try files.createDirectory(atPath: path, withIntermediateDirectories: false)
        let shown = await store.collection()
        #expect(shown.favourites.count == 3 && shown.unsaved.count == 3 && !shown.isWhole)
        #expect(shown.saving == .unsaved(cause: "the file cannot be read: Is a directory (\(path))"))
        #expect(await store.remove([.trip("2")]).saving.cause != nil)
        #expect(await ids(store) == ["1", "3"])

        try files.removeItem(atPath: path)
        let gone = await store.collection()
        #expect(gone.favourites.count == 2 && gone.saving == .unsaved(cause: "the file is gone (\(path))"))
        let words = "The file of favourites is gone. What it held is shown until Jaunt ends"
        #expect(gone.news.count == 1 && gone.news.first?.hasPrefix(words) == true, "\(gone.news)")
        #expect(await store.add(.trip(Trips.trip(4))) == .saved)
        #expect(await ids(store) == ["1", "3", "4"])
        #expect(await store.collection().news.count == 1)
        #expect(await store.close() == nil)
        #expect(await ids(self.store()) == ["1", "3", "4"])
    }

    @Test("are those of the file when it is back, with what was changed meanwhile, and nothing is said to be lost")
    func back() async throws {
        let first = store()
        #expect(await first.add((1...3).map { .trip(Trips.trip($0)) }) == .saved)
        #expect(await first.close() == nil)
        let store = store()
        #expect(await ids(store) == ["1", "2", "3"])
        let away = folder.file("away.db")
        try files.moveItem(atPath: path, toPath: away)
        try files.createDirectory(atPath: path, withIntermediateDirectories: false)
        #expect(await store.remove([.trip("2")]).saving.cause != nil)
        #expect(await ids(store) == ["1", "3"])
        try files.removeItem(atPath: path)
        try files.moveItem(atPath: away, toPath: path)
        #expect(await store.add(.trip(Trips.trip(4))) == .saved)
        #expect(await ids(store) == ["1", "3", "4"])
        #expect(await store.collection().news == [])
        #expect(await store.close() == nil)
    }

    @Test("are copied, and that is said, where another file comes as soon as theirs was seen to be gone")
    func anotherAtOnce() async throws {
        let (path, backup) = (self.path, folder.file("elsewhere/favourites.db"))
        let first = FavouriteStore(path: backup, now: Trips.ticking())
        #expect(await first.add(.trip(Trips.trip(9))) == .saved)
        #expect(await first.close() == nil)
        let store = store { step in
            if step == .copy, FileIdentity.isAbsent(path) { try FileManager.default.moveItem(atPath: backup, toPath: path) }
        }
        #expect(await store.add((1...3).map { .trip(Trips.trip($0)) }) == .saved)
        #expect(await ids(store) == ["1", "2", "3"])
        try files.removeItem(atPath: path)
        #expect(await ids(store) == ["9"])
        let news = await store.collection().news
        let words = "Another file of favourites is there, and counts. What the one that was gone held is in copies/"
        #expect(news.count == 1 && news.first?.hasPrefix(words) == true, "\(news)")
        let copies = try files.contentsOfDirectory(atPath: folder.file("copies"))
        let copy = try #require(copies.first { $0.hasSuffix("-before-it-was-gone.db") })
        #expect(news.first?.contains(copy) == true, "\(news)")
        #expect(await ids(FavouriteStore(path: folder.file("copies/\(copy)"), now: Trips.ticking())) == ["1", "2", "3"])
    }

    @Test("are shown still, and written with the next change, where a folder comes as soon as theirs was seen to be gone")
    func folderAtOnce() async throws {
        let path = self.path
        let store = store { step in
            guard step == .copy, FileIdentity.isAbsent(path) else { return }
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
        }
        #expect(await store.add((1...3).map { .trip(Trips.trip($0)) }) == .saved)
        #expect(await ids(store) == ["1", "2", "3"])
        try files.removeItem(atPath: path)
        #expect(await ids(store) == ["1", "2", "3"])
        #expect(await store.add(.trip(Trips.trip(4))).cause?.contains("Is a directory") == true)
        try files.removeItem(atPath: path)
        #expect(await store.add(.trip(Trips.trip(5))) == .saved)
        #expect(await ids(self.store()) == ["1", "2", "3", "4", "5"])
    }

    @Test("are shown still where a folder came and went as soon as theirs was seen to be gone")
    func folderForAMoment() async throws {
        let path = self.path
        let store = store { step in
            switch step {
            case .copy where FileIdentity.isAbsent(path):
                try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
            case .makeFolder where DatabaseIdentity(path: path).file != nil:
                // A folder alone can be removed so.
                guard rmdir(path) == 0 else { return }
                throw Reason.system(EISDIR)
            default: break
            }
        }
        #expect(await store.add((1...3).map { .trip(Trips.trip($0)) }) == .saved)
        #expect(await ids(store) == ["1", "2", "3"])
        try files.removeItem(atPath: path)
        #expect(await ids(store) == ["1", "2", "3"])
        #expect(await store.collection().saving == .unsaved(cause: "the file is gone (\(path))"))
        #expect(await store.add(.trip(Trips.trip(4))) == .saved)
        #expect(await ids(self.store()) == ["1", "2", "3", "4"])
    }

    @Test("are written by and by, with what was kept meanwhile, once that is gone", arguments: [true, false])
    func caughtUp(isSeenToBeGone: Bool) async throws {
        let store = store()
        #expect(await store.add((1...3).map { .trip(Trips.trip($0)) }) == .saved)
        #expect(await ids(store) == ["1", "2", "3"])
        try files.removeItem(atPath: path)
        #expect(await ids(store) == ["1", "2", "3"])
        try files.createDirectory(atPath: path, withIntermediateDirectories: false)
        #expect(await store.add(.trip(Trips.trip(4))).cause?.contains("Is a directory") == true)
        try files.removeItem(atPath: path)
        if isSeenToBeGone { #expect(await ids(store) == ["1", "2", "3", "4"]) }
        await store.catchUp()
        #expect(await store.collection().saving == .saved)
        #expect(await store.collection().unsaved.isEmpty)
        #expect(await ids(self.store()) == ["1", "2", "3", "4"])
    }
}
