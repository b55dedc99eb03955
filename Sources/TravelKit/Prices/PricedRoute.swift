import struct Foundation.Date

/// What a price is the price of: an origin, a destination, an airline and days of travel, in one currency.
///
/// It is a stable hash of these, so that a hundred thousand of them take little room, in memory as on disk.
package struct PricedRoute: Hashable, Sendable {
    /// The hash.
    package let key: Int64

    package init(key: Int64) { self.key = key }

    /// What the trip's price is the price of; nil where the price, the day of departure or an airport is not known, and for trips that
    /// are made up.
    package init?(_ trip: Trip) {
        guard let price = trip.price, let departure = trip.departureAt, trip.route.isKnown, !trip.isDemonstration else { return nil }
        var hash = StableHash()
        func take(_ text: String) {
            hash.take(text.utf8)
            // Sets it off from the next.
            hash.take(CollectionOfOne(0xFF))
        }
        func take(_ date: Date?) {
            let day = date.map { Int32(clamping: PriceDay($0).number) } ?? .min
            hash.take(stride(from: 0, to: 32, by: 8).lazy.map { UInt8(truncatingIfNeeded: day >> $0) })
        }
        take(trip.departure.airport.text)
        take(trip.destination.airport.text)
        take(trip.airline)
        take(departure)
        take(trip.returnAt)
        take(price.currency)
        key = Int64(bitPattern: hash.value)
    }
}
