import Foundation
import GRDB
import TestSupport
import Testing
import TravelKit

@testable import TravelData

@Suite("Copies of favourites whose records have become unreadable", .timeLimit(.minutes(1)))
struct UnreadableRemovedTests {
    private let folder: TemporaryDirectory
    private var path: String { folder.file("favourites.db") }

    init() throws { folder = try TemporaryDirectory() }

    private func store() -> FavouriteStore { FavouriteStore(path: path, now: Trips.ticking()) }

    /// Somebody writes what no version of the program can read into the record of the first trip.
    private func spoil() throws {
        let database = try DatabaseQueue(path: path)
        try database.write { try $0.execute(sql: #"UPDATE favourite SET snapshot = '{"x":1}' WHERE id = '1'"#) }
        try database.close()
    }

    /// The copies that hold an unreadable record, by the ends of their names.
    private func unreadable() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.file("copies"))
            .filter { name in
                guard name.hasSuffix(".db") else { return false }
                let database = try DatabaseQueue(path: folder.file("copies/\(name)"))
                defer { try? database.close() }
                return try database.read { try !FavouriteTable(database: $0).unreadable().isEmpty }
            }
            .map { String($0.dropFirst("favourites-2026-01-01".count)) }
    }

    private func removable() throws -> [Favourite.ID] {
        try RemovedFavourites.all(besides: [Favourite.ID](), ofFavouritesAt: path).favourites.map(\.id).sorted { $0.text < $1.text }
    }

    @Test("A record that cannot be read takes no readable one's place among what was removed, and has a copy of its own")
    func removed() async throws {
        let store = store()
        for isReadable in [true, false] {
            #expect(await store.add((1...2).map { .trip(Trips.trip($0)) }) == .saved)
            if !isReadable { try spoil() }
            #expect(await store.remove([.trip("1")]).saving == .saved)
        }
        #expect(await store.close() == nil)
        #expect(try unreadable() == ["-unreadable-removed.db"])
        #expect(try removable() == [.trip("1"), .trip("2")])
        #expect(try StoreExamination.newestCopy(ofFavouritesAt: path)?.hasSuffix("-removed.db") == false)
    }

    @Test("A day's copy with a record that nobody can read any more takes no place of the only one that can be")
    func copied() async throws {
        let first = store()
        #expect(await first.add((1...2).map { .trip(Trips.trip($0)) }) == .saved)
        #expect(await first.close() == nil)
        try spoil()
        let second = store()
        #expect(await second.add(.trip(Trips.trip(3))) == .saved)
        #expect(await second.close() == nil)
        #expect(try unreadable() == [".db"])
        #expect(try removable() == [.trip("1"), .trip("2"), .trip("3")])
    }
}
