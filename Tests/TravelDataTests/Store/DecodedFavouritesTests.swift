import GRDB
import TestSupport
import Testing
import TravelKit

@testable import TravelData

@Suite("Records of favourites that were decoded before")
struct DecodedFavouritesTests {
    private let database: DatabaseQueue

    init() throws {
        database = try DatabaseQueue()
        try database.writeWithoutTransaction { try FavouriteSchema.schema.migrate($0) }
    }

    private func trip(_ id: Trip.ID = "1", to city: String, note: String? = nil) -> Favourite {
        let place = TripLocation(city: city, countryCode: "ES", airport: "AGP")
        return Favourite(.trip(.sample(id, to: place)), note: note, addedAt: .samplePresent, seenAt: .samplePresent)
    }

    /// What the database holds once this is kept, and what was decoded then.
    private func read(
        _ favourite: Favourite, after before: DecodedFavourites
    ) throws -> (cities: [String], notes: [String?], decoded: DecodedFavourites) {
        try database.writeWithoutTransaction { database in
            let table = FavouriteTable(database: database)
            try table.put(favourite)
            let (favourites, _, decoded) = try table.all(after: before)
            let cities = favourites.map { if case .trip(let trip) = $0.item { trip.destination.city } else { "" } }
            return (cities, favourites.map(\.note), decoded)
        }
    }

    @Test("A row with the same bytes as before is the same record, with its own note; any other is decoded")
    func same() throws {
        var decoded = try read(trip(to: "Malaga"), after: DecodedFavourites()).decoded
        // By another record it can be seen that this one is not read again.
        decoded.items[FavouriteRow.Identity(.trip("1"))]?.item = trip(to: "Paris").item
        let again = try read(trip(to: "Malaga", note: "beach"), after: decoded)
        #expect(again.cities == ["Paris"] && again.notes == ["beach"])
        #expect(try read(trip(to: "Marbella"), after: decoded).cities == ["Marbella"])
        #expect(try read(trip(to: "Malaga"), after: again.decoded).cities == ["Paris"], "what is known stays known")
    }

    @Test("What is another text to a disk is decoded, although it is the same to people")
    func otherBytes() throws {
        let (one, other) = ("M\u{E1}laga", "Ma\u{301}laga")
        let decoded = try read(trip(to: one), after: DecodedFavourites()).decoded
        let cities = try read(trip(to: other), after: decoded).cities
        #expect(one == other && cities.map { Array($0.utf8) } == [Array(other.utf8)])
    }

    @Test("What is no favourite any more is forgotten, and what cannot be read is none")
    func forgotten() throws {
        _ = try read(trip("1", to: "Malaga"), after: DecodedFavourites())
        let before = try read(trip("2", to: "Marbella"), after: DecodedFavourites()).decoded
        #expect(before.items.count == 2)
        let all = try database.writeWithoutTransaction { database in
            try database.execute(sql: "DELETE FROM favourite WHERE id = '1'; UPDATE favourite SET snapshot = '{}'")
            return try FavouriteTable(database: database).all(after: before)
        }
        #expect(all.favourites.isEmpty && all.decoded.items.isEmpty && all.unread == [.trip("2")])
    }
}
