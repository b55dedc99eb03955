import Foundation
import TestSupport
import Testing
import TravelKit

@testable import TravelFeatures

@Suite("The order of trips")
struct TripOrderTests {
    static let now = Date(timeIntervalSince1970: 1_800_000_000)

    private func trip(_ id: Trip.ID, created: TimeInterval, expires: TimeInterval, departs: TimeInterval? = nil) -> Trip {
        Trip(
            id: id, price: nil, airline: "FR", flightNumber: "1", departure: .init(city: "A", countryCode: "DK", airport: "CPH"),
            destination: .init(city: "B", countryCode: "ES", airport: "AGP"), createdAt: Self.now + created,
            departureAt: departs.map { Self.now + $0 }, expiresAt: Self.now + expires)
    }

    private func sorted(_ trips: [Trip], _ order: TripOrder) -> [Trip] {
        var builder = TripTableBuilder(TripText(.sample), airports: nil, order: order, now: Self.now)
        builder.append(trips)
        let table = builder.table()
        return table.order.map { table.item(at: Int($0)) }
    }

    @Test("is live before expired, each the newest first, equal times by identity")
    func order() {
        let trips = [
            trip("old", created: -300, expires: 10), trip("ended", created: -1, expires: -1), trip("b", created: -100, expires: 10),
            trip("a", created: -100, expires: 10), trip("ended earlier", created: -9, expires: 0), trip("new", created: -5, expires: 1),
        ]
        #expect(sorted(trips, .newest).map(\.id) == ["new", "a", "b", "old", "ended", "ended earlier"])
    }

    @Test("is live before expired in every order, when a flight has departed as well", arguments: [TripOrder.newest, .cheapest])
    func departure(_ order: TripOrder) {
        let trips = [trip("gone", created: -1, expires: 9, departs: -1), trip("there", created: -2, expires: 9, departs: 1)]
        #expect(sorted(trips, order).map(\.id) == ["there", "gone"])
    }

    @Test("is the same however the feed was ordered", arguments: 0..<10)
    func total(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        // Few different times, so that many are equal.
        let trips = (0..<60).map { number in
            trip(
                Trip.ID("\(number)"), created: TimeInterval(Int.random(in: -3...0, using: &generator)),
                expires: TimeInterval(Int.random(in: -2...2, using: &generator)))
        }
        let found = sorted(trips, .newest)
        #expect(Set(found.map(\.id)).count == 60)
        for _ in 0..<5 {
            #expect(sorted(trips.shuffled(using: &generator), .newest) == found)
        }
        for (one, other) in zip(found, found.dropFirst()) {
            #expect(!one.isExpired(at: Self.now) || other.isExpired(at: Self.now))
            if one.isExpired(at: Self.now) == other.isExpired(at: Self.now) { #expect(one.createdAt >= other.createdAt) }
        }
    }
}
