import Foundation
import TestSupport
import Testing
import TravelKit

@Suite("The order of the feed")
struct FeedOrderTests {
    static let now = Date(timeIntervalSince1970: 1_800_000_000)

    private func trip(_ id: Trip.ID, created: TimeInterval, expires: TimeInterval, departs: TimeInterval? = nil) -> Trip {
        Trip(
            id: id, price: nil, airline: "FR", flightNumber: "1", departure: .init(city: "A", countryCode: "DK", airport: "CPH"),
            destination: .init(city: "B", countryCode: "ES", airport: "AGP"), createdAt: Self.now + created,
            departureAt: departs.map { Self.now + $0 }, expiresAt: Self.now + expires)
    }

    @Test("is live before expired, each the newest first, equal times by identity")
    func order() {
        let trips = [
            trip("old", created: -300, expires: 10), trip("ended", created: -1, expires: -1), trip("b", created: -100, expires: 10),
            trip("a", created: -100, expires: 10), trip("ended earlier", created: -9, expires: 0), trip("new", created: -5, expires: 1),
        ]
        #expect(trips.sorted(.newest, at: Self.now).map(\.id) == ["new", "a", "b", "old", "ended", "ended earlier"])
    }

    @Test("ends a trip at the very time that it expires")
    func end() {
        let trip = trip("a", created: -10, expires: 0)
        #expect(!trip.isExpired(at: Self.now - 0.001))
        #expect(trip.isExpired(at: Self.now))
        #expect(trip.isOneWay)
    }

    @Test("ends a trip when its flight departs, however long it is offered")
    func departure() {
        let trip = trip("a", created: -10, expires: 90, departs: 0)
        #expect(!trip.isExpired(at: Self.now - 0.001) && trip.isExpired(at: Self.now) && trip.endsAt == Self.now)
        #expect(self.trip("b", created: -10, expires: 5, departs: 90).endsAt == Self.now + 5)
        let trips = [self.trip("gone", created: -1, expires: 9, departs: -1), self.trip("there", created: -2, expires: 9, departs: 1)]
        for order in [TripOrder.newest, .cheapest] { #expect(trips.sorted(order, at: Self.now).map(\.id) == ["there", "gone"]) }
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
        let sorted = trips.sorted(.newest, at: Self.now)
        #expect(Set(sorted.map(\.id)).count == 60)
        for _ in 0..<5 {
            #expect(trips.shuffled(using: &generator).sorted(.newest, at: Self.now) == sorted)
        }
        for (one, other) in zip(sorted, sorted.dropFirst()) {
            #expect(!one.isExpired(at: Self.now) || other.isExpired(at: Self.now))
            if one.isExpired(at: Self.now) == other.isExpired(at: Self.now) { #expect(one.createdAt >= other.createdAt) }
        }
    }
}
