import Foundation
import TestSupport
import Testing
import TravelKit

@testable import TravelData

@Suite("Favourites of a computer whose clock is wrong", .timeLimit(.minutes(1)))
struct WrongClockFavouritesTests {
    private let folder: TemporaryDirectory

    init() throws { folder = try TemporaryDirectory() }

    @Test(
        "keep all of their times, as near as can be, in the file and in an export that is read back",
        arguments: [-234_934_512, 400_000_000_000])
    func roundTrip(seconds: Double) async throws {
        let time = Date(timeIntervalSince1970: seconds)
        var trip = Trips.trip(1)
        (trip.createdAt, trip.departureAt, trip.returnAt, trip.expiresAt) = (time, time, time, time)
        let path = folder.file("favourites.db")
        let store = FavouriteStore(path: path, now: { time })
        #expect(await store.add(.trip(trip)) == .saved)
        let favourites = await FavouriteStore(path: path, now: Trips.ticking()).collection().favourites
        guard case .trip(let kept)? = favourites.first?.item else { throw Reason("no trip") }
        let nearest = Date(timeIntervalSince1970: seconds < 0 ? 0 : Date.history.upperBound)
        #expect([kept.createdAt, kept.departureAt, kept.returnAt, kept.expiresAt] == [nearest, nearest, nearest, nearest])
        let exported = try JSONEncoder().encode(FavouriteExchange.records(favourites))
        let found = try FavouriteExchange.favourites(in: [UInt8](exported))
        #expect(found.favourites == favourites && found.skipped == [])
    }
}
