import Foundation
import TestSupport
import Testing
import TravelKit

@testable import TravelData

@Suite("Looking at stored files")
struct StoreExaminationTests {
    private let folder: TemporaryDirectory
    private var path: String { folder.file("favourites.db") }

    init() throws { folder = try TemporaryDirectory() }

    @Test(
        "A file can be written where its folder can be: SQLite makes others beside it", .timeLimit(.minutes(1)), arguments: [true, false])
    func readOnlyFolder(isThere: Bool) throws {
        if isThere { try folder.write("", to: "favourites.db") }
        let room = FileRoom(path: path) { $0 != folder.path }
        #expect(!room.isWritable && room.obstacle == "its folder \(folder.path) is read-only")
        #expect(FileRoom(path: path) { _ in true }.isWritable)
        if isThere { #expect(FileRoom(path: path) { $0 == folder.path }.obstacle == "it is read-only") }
        for name in ["a/b", "a/../b", "a/.."] {
            let none = FileRoom(path: folder.file(name + "/favourites.db")) { $0 != folder.path }
            #expect(none.obstacle == "the folder \(folder.path) is read-only", "\(name)")
        }
    }

    @Test("A link that leads nowhere in the place of a folder is in the way", arguments: ["a", "a/b", "a/b/c"])
    func brokenLink(name: String) throws {
        let link = folder.file(name)
        try FileManager.default.createDirectory(
            at: URL(filePath: link).deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "/nowhere/x")
        let words = "\(link) leads to /nowhere/x, and nothing is there; put the folder there, or take the link away"
        let room = FileRoom(path: folder.file("a/b/c/favourites.db"))
        #expect(!room.isWritable && room.obstacle == words)
        #expect(StoreExamination(.favourites, path: folder.file("a/b/c/favourites.db")).obstacle == words)
    }

    @Test("Nothing is made, changed or taken away, whether nobody has the file open, somebody has, or somebody who had was killed")
    func nothingIsLeft() async throws {
        let store = FavouriteStore(path: path, now: Trips.ticking())
        #expect(await store.add(.trip(Trips.trip(1))) == .saved)
        let open = try folder.names()
        #expect(open.contains("favourites.db-wal"))
        #expect(StoreExamination(.favourites, path: path).state == .good(count: 1))
        #expect(try folder.names() == open)

        // As a killed run has left it, but for the memory that it shared.
        let killed = folder.file("killed")
        try FileManager.default.createDirectory(atPath: killed, withIntermediateDirectories: false)
        for suffix in ["", "-wal"] { try FileManager.default.copyItem(atPath: path + suffix, toPath: killed + "/favourites.db" + suffix) }
        let log = try Data(contentsOf: URL(filePath: killed + "/favourites.db-wal"))
        #expect(StoreExamination(.favourites, path: killed + "/favourites.db").state == .good(count: 1))
        #expect(try FileManager.default.contentsOfDirectory(atPath: killed).sorted() == ["favourites.db", "favourites.db-wal"])
        #expect(try Data(contentsOf: URL(filePath: killed + "/favourites.db-wal")) == log)

        #expect(await store.close() == nil)
        let closed = try folder.names()
        let bytes = try Data(contentsOf: URL(filePath: path))
        #expect(!closed.contains("favourites.db-wal"))
        #expect(StoreExamination(.favourites, path: path).state == .good(count: 1))
        #expect(try folder.names() == closed)
        #expect(try Data(contentsOf: URL(filePath: path)) == bytes)
    }

    @Test("Copies are looked for where the store makes them, whatever the folder is called", arguments: ["a b", "50%20", "#1?", "ü"])
    func copies(name: String) async throws {
        let path = folder.file(name + "/favourites.db")
        let store = FavouriteStore(path: path, now: Trips.ticking())
        #expect(await store.add(.trip(Trips.trip(1))) == .saved)
        #expect(await store.close() == nil)
        let newest = try #require(try StoreExamination.newestCopy(ofFavouritesAt: path))
        let place = FavouriteCopies.folder(ofFavouritesAt: path)
        #expect(place == folder.file(name + "/copies") && FileManager.default.fileExists(atPath: "\(place)/\(newest)"))
    }

    @Test("Files that were broken are named, without what SQLite made beside them")
    func setAside() throws {
        for name in ["", "-wal", "-shm", "-2"] { try folder.write("", to: "favourites.db.broken-20261121T120000Z" + name) }
        try folder.write("", to: "prices.db.broken-20261121T120000Z")
        let names = StoreExamination(.favourites, path: path).setAside
        #expect(names == ["favourites.db.broken-20261121T120000Z", "favourites.db.broken-20261121T120000Z-2"])
        // So an earlier version has named the one that it kept.
        for name in ["", "-wal"] { try folder.write("", to: "prices.db.broken" + name) }
        let prices = StoreExamination(.prices, path: folder.file("prices.db")).setAside
        #expect(prices == ["prices.db.broken", "prices.db.broken-20261121T120000Z"])
    }
}
