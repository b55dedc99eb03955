import Foundation
import GRDB
import TestSupport
import Testing
import TravelKit

@testable import TravelData

@Suite("Favourites that say another version than they have", .timeLimit(.minutes(1)))
struct FavouriteVersionTests {
    private let folder: TemporaryDirectory
    private var path: String { folder.file("favourites.db") }

    init() throws { folder = try TemporaryDirectory() }

    @Test("A file of version 2 that says that it is of version 1 is restored with all that it holds", arguments: [true, false])
    func wrongVersion(hasCopies: Bool) async throws {
        let store = FavouriteStore(path: path, now: Trips.ticking())
        #expect(await store.add((1...2).map { .trip(Trips.trip($0)) }) == .saved)
        #expect(await store.close() == nil)
        if !hasCopies { try FileManager.default.removeItem(atPath: folder.file("copies")) }
        let database = try DatabaseQueue(path: path)
        try await database.write { try $0.execute(sql: "PRAGMA user_version = 1") }
        try database.close()
        guard case .broken = StoreExamination(.favourites, path: path).state else {
            Issue.record("\(StoreExamination(.favourites, path: path).state)")
            return
        }
        let again = FavouriteStore(path: path, now: Trips.ticking())
        let collection = await again.collection()
        #expect(Set(collection.favourites.map(\.id)) == [.trip("1"), .trip("2")] && collection.saving == .saved)
        #expect(collection.news.first?.contains("2 favourites are back, all that it held") == true, "\(collection.news)")
    }

    private func execute(_ sql: String, at path: String) async throws {
        let database = try DatabaseQueue(path: path)
        try await database.write { try $0.execute(sql: sql) }
        try database.close()
    }

    @Test(
        "A file whose version is less than none is a broken one, and is restored with all that it holds",
        arguments: [-1, Int(Int32.min)])
    func noVersion(version: Int) async throws {
        let store = FavouriteStore(path: path, now: Trips.ticking())
        #expect(await store.add((1...2).map { .trip(Trips.trip($0)) }) == .saved)
        #expect(await store.close() == nil)
        try await execute("PRAGMA user_version = \(version)", at: path)
        #expect(try DatabaseHeader(path: path)?.version == version)
        #expect(StoreExamination(.favourites, path: path).state == .broken("it says that it is of version \(version)"))
        let again = FavouriteStore(path: path, now: Trips.ticking())
        let collection = await again.collection()
        #expect(Set(collection.favourites.map(\.id)) == [.trip("1"), .trip("2")] && collection.saving == .saved)
        #expect(collection.news.first?.contains("2 favourites are back, all that it held") == true, "\(collection.news)")
        #expect(await again.add(.trip(Trips.trip(3))) == .saved)
        #expect(await again.close() == nil)
    }

    @Test("Copies whose version is less than none are read all the same, and written to")
    func copiesOfNoVersion() async throws {
        let store = FavouriteStore(path: path, now: Trips.ticking())
        #expect(await store.add((1...3).map { .trip(Trips.trip($0)) }) == .saved)
        _ = await store.remove([.trip("1")])
        #expect(await store.close() == nil)
        let copies = folder.file("copies")
        for copy in try FileManager.default.contentsOfDirectory(atPath: copies) where copy.hasSuffix(".db") {
            try await execute("PRAGMA user_version = -1", at: "\(copies)/\(copy)")
        }
        let again = FavouriteStore(path: path, now: Trips.ticking())
        _ = await again.remove([.trip("2")])
        let kept = await again.collection()
        #expect(kept.news == [])
        #expect(await again.close() == nil)
        let lost = try RemovedFavourites.all(besides: kept.favourites, ofFavouritesAt: path)
        #expect(Set(lost.favourites.map(\.id)) == [.trip("1"), .trip("2")])
        try Data(repeating: 7, count: 5000).write(to: URL(filePath: path))
        #expect(await FavouriteStore(path: path, now: Trips.ticking()).collection().favourites.map(\.id) == [.trip("3")])
    }

    @Test("D-09: an instance that is running writes nothing into a file that a newer one has brought to its own version, and says so")
    func newerMeanwhile() async throws {
        let store = FavouriteStore(path: path, now: Trips.ticking())
        #expect(await store.add((1...2).map { .trip(Trips.trip($0)) }) == .saved)
        let steps = ["ALTER TABLE favourite ADD COLUMN colour TEXT", "UPDATE favourite SET colour = 'red'", "PRAGMA user_version = 3"]
        try await execute(steps.joined(separator: "; "), at: path)
        let cause = "a newer Jaunt has written it (version 3); update this one (\(path))"
        #expect(await store.setNote("mine", of: .trip("1")).saving == .unsaved(cause: cause))
        #expect(await store.remove([.trip("2")]).saving == .unsaved(cause: cause))
        #expect(await store.add(.trip(Trips.trip(3))) == .unsaved(cause: cause))
        let collection = await store.collection()
        #expect(collection.saving == .unsaved(cause: cause) && Set(collection.favourites.map(\.id)) == [.trip("1"), .trip("3")])
        #expect(await store.close()?.count == 3)
        let rows = try await DatabaseQueue(path: path).read {
            try String.fetchAll($0, sql: "SELECT id || colour || ifnull(note, '') FROM favourite ORDER BY id")
        }
        #expect(rows == ["1red", "2red"])
    }

    @Test("Where a file cannot be written, and there is nothing to write, nothing is unsaved")
    func nothingToWrite() async throws {
        let store = FavouriteStore(path: path, now: Trips.ticking())
        #expect(await store.add((1...2).map { .trip(Trips.trip($0)) }) == .saved)
        let favourites = await store.collection().favourites
        #expect(await store.close() == nil)
        try await execute("PRAGMA user_version = 99", at: path)
        let again = FavouriteStore(path: path, now: Trips.ticking())
        let merge = await again.merge(favourites)
        #expect(merge.saving == .saved && merge.unchanged == 2)
        let another = Favourite(.trip(Trips.trip(3)), addedAt: Trips.date(1), seenAt: Trips.date(1))
        #expect(await again.merge(favourites + [another]).saving.cause?.contains("a newer Jaunt has written it (version 99)") == true)
    }

    @Test("What stands in the place of the file says what helps: it is not always who may read it")
    func remedy() throws {
        #expect(StoreExamination(.favourites, path: path).remedy == "Look at who may read it and its folder.")
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
        #expect(StoreExamination(.favourites, path: path).remedy == "Take it away: a file belongs there.")
    }
}
