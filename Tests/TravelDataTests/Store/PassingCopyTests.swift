import Foundation
import TestSupport
import Testing
import TravelKit

@testable import TravelData

@Suite("A passing copy of a database, and what is no file")
struct PassingCopyTests {
    private let folder: TemporaryDirectory
    private let path: String

    init() throws {
        folder = try TemporaryDirectory()
        path = try folder.write("a file", to: "data/a.db")
    }

    @Test("is made beside the file where there is no temporary folder, with its log, and goes again")
    func beside() throws {
        try folder.write("a log", to: "data/a.db-wal")
        let (text, log) = try PassingCopy.of(path, temporary: folder.file("none")) { copy in
            #expect(copy.hasPrefix(folder.file("data/jaunt-")))
            return (try String(contentsOfFile: copy, encoding: .utf8), try String(contentsOfFile: copy + "-wal", encoding: .utf8))
        }
        #expect(text == "a file" && log == "a log")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.file("data")).sorted() == ["a.db", "a.db-wal"])
    }

    @Test("that cannot be made anywhere says why it cannot be made in the temporary folder")
    func nowhere() throws {
        let failure = #expect(throws: Reason.self) { try PassingCopy.of(folder.file("no.db"), temporary: folder.file("none")) { _ in } }
        let words = try #require(failure?.description)
        #expect(words.hasPrefix(folder.file("none/jaunt-")) && words.hasSuffix(": No such file or directory"), "\(words)")
    }

    @Test("sweeps away those that killed runs have left a day before, and nothing else")
    func swept() throws {
        let files = FileManager.default
        let names = (0..<3).map { _ in "jaunt-\(UUID().uuidString)" }
        let (abandoned, fresh, filled) = (names[0], names[1], names[2])
        for name in names + ["jaunt-mine"] { try folder.write("favourites", to: "tmp/\(name)/copy.db") }
        try folder.write("somebody's", to: "tmp/\(filled)/other")
        for name in [abandoned, filled, "jaunt-mine"] {
            let date = Date(timeIntervalSinceNow: -90_000)
            try files.setAttributes([.modificationDate: date], ofItemAtPath: folder.file("tmp/\(name)"))
        }
        try PassingCopy.of(path, temporary: folder.file("tmp")) { _ in }
        #expect(try Set(files.contentsOfDirectory(atPath: folder.file("tmp"))) == [fresh, filled, "jaunt-mine"])
        #expect(try folder.read("tmp/\(filled)/other") == "somebody's")
        #expect(try folder.read("tmp/jaunt-mine/copy.db") == "favourites")
    }

    @Test("A pipe or a device in the place of favourites is no file: that is said, and nobody waits", arguments: ["pipe", "device"])
    func noFile(what: String) async throws {
        let place = folder.file("favourites.db")
        if what == "pipe" {
            #expect(mkfifo(place, 0o600) == 0)
        } else {
            try FileManager.default.createSymbolicLink(atPath: place, withDestinationPath: "/dev/full")
        }
        let file = what == "pipe" ? place : "/dev/full"
        #expect(StoreExamination(.favourites, path: place).state == .unreadable("it is no file"))
        let store = FavouriteStore(path: place, now: Trips.ticking())
        #expect(await store.collection().saving == .unsaved(cause: "the file cannot be read: it is no file (\(file))"))
        #expect(await store.add(.trip(Trips.trip(1))).cause == "the file cannot be read: it is no file (\(file))")
        #expect(await store.close()?.count == 1)
        #expect(throws: Reason.self) { try DatabaseBytes.copy(place, to: folder.file("copy")) }
        #expect(FileIdentity.isAbsent(folder.file("copy")))
    }
}
