import Foundation
import GRDB
import TestSupport
import Testing
import TravelKit

@testable import TravelData

@Suite("Favourites of which not all can be read", .timeLimit(.minutes(1)))
struct UnreadFavouritesTests {
    private let folder: TemporaryDirectory
    private let disk = FailingDisk()
    private var path: String { folder.file("favourites.db") }

    init() throws { folder = try TemporaryDirectory() }

    private func store() -> FavouriteStore {
        FavouriteStore(path: path, now: Trips.ticking(), announce: { [disk] in try disk.take($0) })
    }

    private func fill(_ numbers: ClosedRange<Int>) async {
        let store = store()
        #expect(await store.add(numbers.map { .trip(Trips.trip($0)) }) == .saved)
        #expect(await store.close() == nil)
    }

    @Test(
        "What a newer Jaunt has written otherwise is not taken for nothing, nor for all that there is",
        arguments: [
            ("ALTER TABLE favourite RENAME COLUMN note TO notes", 0, 0, false), ("DROP TABLE favourite", 0, 0, false),
            (
                "CREATE TABLE other AS SELECT kind, id, NULL AS snapshot, note, added_at, seen_at FROM favourite; DROP TABLE favourite; "
                    + "ALTER TABLE other RENAME TO favourite",
                0, 0, false
            ),
            ("UPDATE favourite SET snapshot = '{}' WHERE id = '2'", 2, 1, true),
            ("ALTER TABLE favourite ADD COLUMN colour TEXT", 3, 0, true),
        ] as [(String, Int, Int, Bool)])
    func newer(sql: String, kept: Int, skipped: Int, isWhole: Bool) async throws {
        await fill(1...3)
        let database = try DatabaseQueue(path: path)
        try await database.write { try $0.execute(sql: sql + "; PRAGMA user_version = 99") }
        try database.close()
        let collection = await store().collection()
        #expect(collection.favourites.count == kept && collection.skipped == skipped && collection.isWhole == isWhole)
        #expect(collection.saving.cause?.contains("a newer Jaunt has written it (version 99)") == true)
    }

    @Test("Of a file that is broken inside and cannot be restored, what can be read is shown, and is not all")
    func brokenInside() async throws {
        await fill(1...400)
        let size = try #require(try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int)
        let handle = try FileHandle(forWritingTo: URL(filePath: path))
        try handle.seek(toOffset: UInt64(size / 2 / 4096 * 4096))
        try handle.write(contentsOf: Data(repeating: 0xFF, count: 4096))
        try handle.close()
        disk.fail(.open, with: DatabaseError(resultCode: .SQLITE_READONLY))
        let collection = await store().collection()
        #expect((300...400).contains(collection.favourites.count) && !collection.isWhole, "\(collection.favourites.count)")
        disk.heal()
        #expect(await store().collection().isWhole, "what is restored is all that there is")
    }

    @Test("A file that was only begun holds nothing; where there are copies, nobody knows that", arguments: [true, false])
    func begun(hasCopies: Bool) async throws {
        if hasCopies { await fill(1...1) }
        try Data().write(to: URL(filePath: path))
        for step in [StorageStep.open, .restore] { disk.fail(step, with: DatabaseError(resultCode: .SQLITE_FULL)) }
        let collection = await store().collection()
        #expect(collection.favourites.isEmpty && collection.saving.cause != nil && collection.isWhole != hasCopies)
    }

    @Test("A file where the folder should be is no proof that nothing was kept")
    func blocked() async throws {
        let file = try folder.write("", to: "file")
        let store = FavouriteStore(path: file + "/jaunt/favourites.db", now: Trips.ticking())
        let collection = await store.collection()
        #expect(collection.favourites.isEmpty && !collection.isWhole)
        #expect(collection.saving.cause?.hasPrefix("\(file) is a file where a folder should be") == true, "\(collection.saving)")
        try FileManager.default.removeItem(atPath: file)
        #expect(await store.add(.trip(Trips.trip(1))) == .saved)
        #expect(await store.collection().isWhole)
        #expect(await store.close() == nil)
    }

    @Test("Where a file of an earlier version cannot be copied, nothing is saved, and it is said what helps")
    func uncopied() async throws {
        try Releases.copy(1, to: path)
        let copies = try folder.write("mine", to: "copies")
        let words = "\(copies) is a file where a folder should be (Not a directory); give it another name"
        #expect(StoreExamination.hindranceToCopies(ofFavouritesAt: path) == words)
        let store = store()
        let reason = "an earlier Jaunt has written it, and it cannot be copied before it is changed: \(words)"
        #expect(StoreExamination(.favourites, path: path).obstacle == reason)
        #expect(await store.add(.trip(Trips.trip(9))) == .unsaved(cause: "\(reason) (\(path))"))
        let collection = await store.collection()
        #expect(collection.favourites.count == 4 && collection.isWhole)
        try FileManager.default.removeItem(atPath: copies)
        #expect(StoreExamination.hindranceToCopies(ofFavouritesAt: path) == nil)
        #expect(StoreExamination(.favourites, path: path).obstacle == nil)
        #expect(await store.close() == nil)
    }

    @Test("What is lost with the program is named: what was to be kept, notes, and what is kept still")
    func lost() async throws {
        await fill(1...2)
        disk.fail(.write, with: DatabaseError(resultCode: .SQLITE_FULL, message: "database or disk is full"))
        let store = store()
        #expect(await store.add(.trip(Trips.trip(3))).cause != nil)
        #expect(await store.setNote("ask Anna", of: .trip("2")).saving?.cause != nil)
        #expect(await store.remove(.trip("1")).saving.cause != nil)
        let loss = try #require(await store.close())
        #expect(loss.kept.map(\.id.text) == ["3"] && loss.kept.map(\.note) == [nil])
        #expect(loss.noted.map(\.id.text) == ["2"] && loss.noted.map(\.note) == ["ask Anna"])
        #expect(loss.removed.map(\.id.text) == ["1"] && loss.count == 3)
        #expect(loss.cause == "database or disk is full (\(path))")
    }
}
