import Foundation
import Synchronization
import TravelData
import TravelKit

/// Trips whose every field the tests know.
enum Trips {
    static let regions = APITripRepository(FileAPIClient(EmbeddedFiles()), dialect: NativeFeed.files)

    static func date(_ milliseconds: Double) -> Date { Date(timeIntervalSince1970: milliseconds / 1000) }

    /// A clock's time that is a second later each time that it is asked for.
    static func ticking() -> @Sendable () -> Date {
        let count = Counter()
        return { Date(timeIntervalSince1970: 1_800_000_000 + Double(count.next())) }
    }

    static func trip(_ number: Int) -> Trip {
        Trip(
            id: Trip.ID("\(number)"), price: Money(minorUnits: 7250 + number, currency: "EUR"), airline: "FR", flightNumber: "4048",
            departure: TripLocation(city: "Copenhagen", countryCode: "DK", airport: "CPH"),
            destination: TripLocation(city: "Málaga", countryCode: "ES", airport: "AGP"), createdAt: date(1_547_991_979_887),
            departureAt: date(1_552_848_000_001), returnAt: date(1_553_153_100_003), expiresAt: date(1_739_200_281_007))
    }

    /// Trips with much or little in them.
    static let odd: [Trip] = {
        var full = trip(1)
        full.bookingLink = URL(string: "https://example.org/search/MOW1005LED1?t=a%2Fb&x=1")
        full.isDemonstration = true
        var bare = trip(2)
        (bare.price, bare.departureAt, bare.returnAt, bare.flightNumber) = (nil, nil, nil, "")
        var strange = trip(3)
        strange.id = "'; DROP TABLE favourite_trip; --"
        strange.destination = TripLocation(city: "a\u{0}b\u{1B}[2J\u{202E}\n日本 🇦🇹", countryCode: "", airport: "")
        strange.price = Money(minorUnits: 999_999_999_999_999, currency: "JPY")
        var early = trip(4)
        (early.createdAt, early.departureAt, early.expiresAt) = (date(0), date(1), date(253_402_300_799_000))
        early.price = Money(price: Decimal(sign: .plus, exponent: -1, significand: 705), currency: "JPY")
        return [full, bare, strange, early]
    }()

    private final class Counter: Sendable {
        private let value = Mutex(0)

        func next() -> Int {
            value.withLock { value in
                value += 1
                return value
            }
        }
    }
}
