import Foundation
import Testing
import TravelKit

@Suite("The end of an offer")
struct TripEndTests {
    static let now = Date(timeIntervalSince1970: 1_800_000_000)

    private func trip(_ id: Trip.ID, created: TimeInterval, expires: TimeInterval, departs: TimeInterval? = nil) -> Trip {
        Trip(
            id: id, price: nil, airline: "FR", flightNumber: "1", departure: .init(city: "A", countryCode: "DK", airport: "CPH"),
            destination: .init(city: "B", countryCode: "ES", airport: "AGP"), createdAt: Self.now + created,
            departureAt: departs.map { Self.now + $0 }, expiresAt: Self.now + expires)
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
    }
}
