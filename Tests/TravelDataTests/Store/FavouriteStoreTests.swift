import Foundation
import GRDB
import Synchronization
import TestSupport
import Testing
import TravelKit

@testable import TravelData

@Suite("The favourites", .timeLimit(.minutes(1)))
struct FavouriteStoreTests {
    private let folder: TemporaryDirectory

    init() throws { folder = try TemporaryDirectory() }

    private func store(_ name: String = "data/favourites.db") -> FavouriteStore {
        FavouriteStore(path: folder.file(name), regions: Trips.regions, now: Trips.ticking())
    }

    @Test("are there once they were added, the newest first, and gone once they were removed")
    func addAndRemove() async throws {
        let store = store()
        #expect(try await store.trips(in: nil).collect().isEmpty)
        for number in 1...3 { try await store.add(Trips.trip(number)) }
        #expect(try await store.trips(in: nil).collect() == [3, 2, 1].map { Trips.trip($0) })
        try await store.remove("2")
        #expect(try await store.trips(in: nil).collect().map(\.id) == ["3", "1"])
        try await store.remove("2")
        try await store.remove("never there")
        #expect(try await store.trips(in: nil).collect().map(\.id) == ["3", "1"])
    }

    @Test("that are added again keep their place and take the newest form; once removed they come anew")
    func again() async throws {
        let store = store()
        for number in 1...3 { try await store.add(Trips.trip(number)) }
        var cheaper = Trips.trip(1)
        cheaper.price = Money(minorUnits: 1, currency: "EUR")
        try await store.add(cheaper)
        #expect(try await store.trips(in: nil).collect() == [Trips.trip(3), Trips.trip(2), cheaper])
        try await store.remove("1")
        try await store.add(cheaper)
        #expect(try await store.trips(in: nil).collect().map(\.id) == ["1", "3", "2"])
    }

    @Test("survive the program, in a file of ours that others can tell")
    func reopened() async throws {
        try await store().add(Trips.trip(7))
        #expect(try await store().trips(in: nil).collect() == [Trips.trip(7)])
        let database = try DatabaseQueue(path: folder.file("data/favourites.db"))
        let facts = try await database.read { database in
            try (Int.fetchOne(database, sql: "PRAGMA application_id"), String.fetchOne(database, sql: "PRAGMA journal_mode"))
        }
        #expect(facts.0 == 0x4A6E_4676)
        #expect(facts.1 == "wal")
        let attributes = try FileManager.default.attributesOfItem(atPath: folder.file("data"))
        #expect(attributes[.posixPermissions] as? Int == 0o700)
    }

    @Test("are full copies: every field comes back exactly", arguments: Trips.odd)
    func snapshot(trip: Trip) async throws {
        let store = store()
        try await store.add(trip)
        #expect(try await store.trips(in: nil).collect() == [trip])
    }

    @Test("of the made-up trips come back exactly, although their times were moved")
    func demonstration() async throws {
        let base = APITripRepository(FileAPIClient(EmbeddedFiles()), dialect: NativeFeed.files)
        let trips = try await DemoTrips(base, files: EmbeddedFiles(), now: { Date(timeIntervalSince1970: 1_893_456_789) }).trips(in: nil)
            .collect()
        let store = store()
        for trip in trips { try await store.add(trip) }
        #expect(Set(try await store.trips(in: nil).collect()) == Set(trips))
    }

    @Test("that cannot be read any more are skipped and counted, the others are there")
    func unreadable() async throws {
        let store = store()
        try await store.add(Trips.trip(1))
        let database = try DatabaseQueue(path: folder.file("data/favourites.db"))
        try await database.write { database in
            for (id, snapshot) in [("x", "{}"), ("y", "no JSON"), ("z", #"{"id":7}"#)] {
                try database.execute(sql: "INSERT INTO favourite_trip VALUES (?, ?, 1)", arguments: [id, snapshot])
            }
        }
        let part = try await store.trips(in: nil).collectWithNotes()
        #expect(part.values == [Trips.trip(1)])
        #expect(part.skipped == 3)
    }

    @Test("that cannot be kept are an error that names the file", arguments: ["file/favourites.db", "file/deeper/favourites.db", "folder"])
    func unwritable(name: String) async throws {
        try folder.write("", to: "file")
        try FileManager.default.createDirectory(atPath: folder.file("folder"), withIntermediateDirectories: false)
        let store = store(name)
        let path = folder.file(name)
        let add = await failure { try await store.add(Trips.trip(1)) }
        #expect(add.hasPrefix("storage keep the favourite: \(path): "), "\(add)")
        let remove = await failure { try await store.remove("1") }
        #expect(remove.hasPrefix("storage forget the favourite: \(path): "), "\(remove)")
        let read = await failure { try await store.trips(in: nil).collect() }
        #expect(read.hasPrefix("storage read the favourites: \(path): "), "\(read)")
        let watch = await failure { try await store.favouriteIDs().collect() }
        #expect(watch.hasPrefix("storage watch the favourites: \(path): "), "\(watch)")
    }

    @Test("in a file that is no database are an error, and the file is left as it is")
    func noDatabase() async throws {
        let text = String(repeating: "This is somebody's diary. ", count: 100)
        try folder.write(text, to: "data/favourites.db")
        let found = await failure { try await store().trips(in: nil).collect() }
        #expect(found.hasPrefix("storage read the favourites: \(folder.file("data/favourites.db")): "), "\(found)")
        #expect(try folder.read("data/favourites.db") == text)
    }
}
