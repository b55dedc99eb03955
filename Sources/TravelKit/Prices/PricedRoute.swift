import struct Foundation.Date

/// What a price is the price of: an origin, a destination, an airline and days of travel, in one currency.
///
/// It is a stable hash of these, so that a hundred thousand of them take little room, in memory as on disk.
package struct PricedRoute: Hashable, Sendable {
    /// The hash.
    package let key: Int64

    package init(key: Int64) { self.key = key }

    /// The route as it was told in files of prices up to version 1: by days in UTC, which parted the flights of one day, and took those of two
    /// for one. What was recorded of it goes on being shown until it is forgotten.
    package init?(former trip: Trip) {
        self.init(trip, kind: nil) { date, _ in PriceDay(date, in: .gmt).number }
    }

    /// What the trip's price is the price of; nil where the price, the day of departure or an airport is not known, and for trips that
    /// are made up.
    /// - Parameter day: the day of a flight, where it starts.
    init?(_ trip: Trip, day: (_ date: Date, _ start: AirportCode) -> Int) { self.init(trip, kind: "local", day: day) }

    private init?(_ trip: Trip, kind: String?, day: (_ date: Date, _ start: AirportCode) -> Int) {
        guard let price = trip.price, let departure = trip.departureAt, trip.route.isKnown, !trip.isDemonstration else { return nil }
        var hash = StableHash()
        func take(_ text: String) {
            hash.take(text.utf8)
            // Sets it off from the next.
            hash.take(CollectionOfOne(0xFF))
        }
        func take(_ day: Int?) {
            let number = day.map { Int32(clamping: $0) } ?? .min
            hash.take(stride(from: 0, to: 32, by: 8).lazy.map { UInt8(truncatingIfNeeded: number >> $0) })
        }
        if let kind { take(kind) }
        take(trip.departure.airport.text)
        take(trip.destination.airport.text)
        take(trip.airline)
        take(day(departure, trip.departure.airport))
        take(trip.returnAt.map { day($0, trip.destination.airport) })
        take(price.currency)
        key = Int64(bitPattern: hash.value)
    }
}
