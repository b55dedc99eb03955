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

    @Test("What stands in the place of the file says what helps: it is not always who may read it")
    func remedy() throws {
        #expect(StoreExamination(.favourites, path: path).remedy == "Look at who may read it and its folder.")
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
        #expect(StoreExamination(.favourites, path: path).remedy == "Take it away: a file belongs there.")
    }
}
