import Foundation
import TestSupport
import Testing
import TravelKit

@testable import TravelData

@Suite("Favourites whose file is a symbolic link", .timeLimit(.minutes(1)))
struct FavouriteLinkTests {
    private let folder: TemporaryDirectory
    private var link: String { folder.file("data/favourites.db") }
    private var real: String { folder.file("real/kept.db") }

    init() throws {
        folder = try TemporaryDirectory()
        for name in ["data", "real"] {
            try FileManager.default.createDirectory(atPath: folder.file(name), withIntermediateDirectories: false)
        }
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "../real/kept.db")
    }

    private func store() -> FavouriteStore { FavouriteStore(path: link, now: Trips.ticking()) }

    private func ids(_ store: FavouriteStore) async -> [String] { await store.collection().favourites.map(\.id.text).sorted() }

    private func expectLink() throws {
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "../real/kept.db")
    }

    @Test("A link that leads to nothing yet has its file made where it leads; the copies stand beside the link")
    func begun() async throws {
        let store = store()
        #expect(await store.add(.trip(Trips.trip(1))) == .saved)
        #expect(await store.close() == nil)
        try expectLink()
        #expect(await ids(FavouriteStore(path: real, now: Trips.ticking())) == ["1"])
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.file("data/copies")).count == 1)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.file("data"))
        #expect(Set(names) == ["favourites.db", "copies"])
    }

    @Test("That the folder is missing to which a link leads is said")
    func noFolder() async throws {
        try FileManager.default.removeItem(atPath: folder.file("real"))
        let examination = StoreExamination(.favourites, path: link)
        #expect(examination.state == .absent)
        // What is not there has no path but the one that the link says.
        let path = FileLink.end(of: link)
        #expect(path.hasSuffix("real/kept.db"))
        #expect(examination.obstacle == "it leads to \(path), and there is no such folder; make it")
        #expect(await store().merge([]).saving == .saved, "there is nothing to be saved")
        let saving = await store().add(.trip(Trips.trip(1)))
        #expect(saving.cause?.hasPrefix("its folder is not there; ") == true && saving.cause?.hasSuffix(" (\(path))") == true, "\(saving)")
        try expectLink()
    }

    @Test("Where a link leads is looked up when the file is used first: a start waits for no folder")
    func late() async throws {
        try FileManager.default.removeItem(atPath: link)
        let store = store()
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "../nowhere/kept.db")
        let saving = await store.add(.trip(Trips.trip(1)))
        #expect(saving.cause?.hasSuffix("/nowhere/kept.db)") == true, "\(saving)")
    }

    @Test("Garbage is set aside beside the file, what stands in its log is back, and the link stays one")
    func restored() async throws {
        let first = store()
        for number in 1...3 { #expect(await first.add(.trip(Trips.trip(number))) == .saved) }
        let size = StoreExamination(.favourites, path: link).size
        #expect(size == StoreExamination(.favourites, path: real).size)
        try Data(repeating: 7, count: 5000).write(to: URL(filePath: real))
        let second = store()
        #expect(await ids(second) == ["1", "2", "3"])
        let news = try #require(await second.collection().news.first)
        #expect(news.contains("3 favourites are back, all that it held"))
        #expect(news.contains("The old file is kept as \(real).broken-"), "\(news)")
        #expect(await second.add(.trip(Trips.trip(4))) == .saved)
        try expectLink()
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.file("real"))
        #expect(names.contains { $0.hasPrefix("kept.db.broken-") }, "\(names)")
        #expect(await ids(store()) == ["1", "2", "3", "4"])
        withExtendedLifetime(first) {}
    }

    @Test("What another instance writes is heard, by the link or by the file itself", arguments: ["data/favourites.db", "real/kept.db"])
    func heard(name: String) async {
        let mine = store()
        await mine.add(.trip(Trips.trip(1)))
        var updates = mine.updates().makeAsyncIterator()
        _ = await updates.next(isolation: #isolation)
        let other = FavouriteStore(path: folder.file(name), now: Trips.ticking())
        #expect(await other.add(.trip(Trips.trip(2))) == .saved)
        while let collection = await updates.next(isolation: #isolation) {
            if collection.favourites.count == 2 { break }
        }
        #expect(await ids(mine) == ["1", "2"])
    }

    @Test("Links are followed to their end, whether it is there or not; a ring leads nowhere")
    func end() throws {
        let files = FileManager.default
        try files.createSymbolicLink(atPath: folder.file("first"), withDestinationPath: link)
        try files.createSymbolicLink(atPath: folder.file("ring"), withDestinationPath: "ring")
        #expect(FileLink.end(of: folder.file("first")) == real)
        #expect(FileLink.end(of: folder.file("ring")) == folder.file("ring"))
        try files.createSymbolicLink(atPath: folder.file("top"), withDestinationPath: "/nonexistent")
        #expect(FileLink.end(of: folder.file("top")) == "/nonexistent")
        for name in ["data", "none/a.db"] { #expect(FileLink.end(of: folder.file(name)) == folder.file(name)) }
        try folder.write("", to: "real/kept.db")
        #expect(FileLink.end(of: link) == real)
    }
}
