import Foundation
import TestSupport
import Testing
import TravelKit

@testable import TravelData

@Suite("Which favourite one is", .timeLimit(.minutes(1)))
struct FavouriteIdentityTests {
    private let folder: TemporaryDirectory

    init() throws { folder = try TemporaryDirectory() }

    private func store(_ name: String = "favourites.db") -> FavouriteStore { FavouriteStore(path: folder.file(name), now: Trips.ticking()) }

    /// Two trips whose identities are the same letters in other bytes.
    private var alike: [Favourite] {
        ["caf\u{E9}", "cafe\u{301}"].map { id in
            var trip = Trips.trip(1)
            trip.id = Trip.ID(id)
            return Favourite(.trip(trip), addedAt: Trips.date(1), seenAt: Trips.date(1))
        }
    }

    @Test("is said by bytes: two identities that read alike are two, in an export, an import and the file")
    func bytes() async throws {
        let exported = try JSONEncoder().encode(FavouriteExchange.records(alike))
        let read = try FavouriteExchange.favourites(in: [UInt8](exported))
        #expect(read.favourites == alike && read.skipped == [])
        let store = store()
        #expect(await store.merge(read.favourites).added == 2)
        #expect(await store.merge(read.favourites).unchanged == 2)
        #expect(await Set(store.collection().favourites.map(\.id)) == Set(alike.map(\.id)))
        #expect(await store.setNote("one of both", of: alike[1].id).saving == .saved)
        let removed = await store.remove([alike[0].id]).removed
        #expect(removed.map(\.id) == [alike[0].id])
        _ = await store.close()
        let kept = await self.store().collection().favourites
        #expect(kept.map(\.id) == [alike[1].id] && kept.map(\.note) == ["one of both"])
    }

    @Test("is said by bytes of rows, too, whether their records can be read or not")
    func rows() {
        let identities = alike.map { FavouriteRow.Identity($0.id) }
        #expect(Set(identities).count == 2)
        #expect(FavouriteRow.Identity(kind: "trip", id: "1") == FavouriteRow.Identity(.trip("1")))
        #expect(FavouriteRow.Identity(kind: "country", id: "AUT") == FavouriteRow.Identity(.country("AUT")))
    }

    @Test("is not guessed: a record of a trip and a country cannot be read, and one with a null in place of one can")
    func both() throws {
        func text(_ item: Favourite.Item) throws -> String {
            let encoder = JSONEncoder()
            encoder.outputFormatting = .sortedKeys
            let records = FavouriteExchange.records([Favourite(item, addedAt: Trips.date(1), seenAt: Trips.date(1))])
            return String(decoding: try encoder.encode(records), as: UTF8.self).trimmingCharacters(in: CharacterSet(charactersIn: "[]"))
        }
        let (trip, country) = (try text(.trip(Trips.trip(1))), try text(.country(.austria)))
        let part = country.replacing(#"{"added_at":1,"#, with: "").replacing(#","seen_at":1}"#, with: "")
        try #require(part.hasPrefix(#""country":{"#) && part.hasSuffix("}"))
        func read(_ part: String) throws -> (favourites: [Favourite], skipped: [String]) {
            try FavouriteExchange.favourites(in: Array("[{\(part),\(trip.dropFirst()),\(country)]".utf8))
        }
        let one = try read(#""country":null"#)
        #expect(one.favourites.map(\.id) == [.trip("1"), .country("AUT")] && one.skipped == [])
        let found = try read(part)
        #expect(found.favourites.map(\.id) == [.country("AUT")])
        #expect(found.skipped == ["[0]: it has a trip and a country, and is to be one of both"])
    }
}
