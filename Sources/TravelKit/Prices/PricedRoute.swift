import struct Foundation.Date

/// What a price is the price of: an origin, a destination, an airline and days of travel, in one currency.
///
/// It is a stable hash of these (FNV-1a, 64 bits), so that a hundred thousand of them take little room, in memory as on disk.
package struct PricedRoute: Hashable, Sendable {
    /// The hash.
    package let key: Int64

    package init(key: Int64) { self.key = key }

    /// What the trip's price is the price of; nil where the price or the day of departure is not known, and for trips that are made up.
    package init?(_ trip: Trip) {
        guard let price = trip.price, let departure = trip.departureAt, !trip.isDemonstration else { return nil }
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        func take(_ byte: UInt8) {
            hash ^= UInt64(byte)
            hash = hash &* 0x0000_0100_0000_01B3
        }
        func take(_ text: String) {
            for byte in text.utf8 { take(byte) }
            // Sets it off from the next.
            take(0xFF)
        }
        func take(_ date: Date?) {
            let day = date.map { Int32(clamping: PriceDay($0).number) } ?? .min
            for shift in stride(from: 0, to: 32, by: 8) { take(UInt8(truncatingIfNeeded: day >> shift)) }
        }
        take(trip.departure.airport.text)
        take(trip.destination.airport.text)
        take(trip.airline)
        take(departure)
        take(trip.returnAt)
        take(price.currency)
        key = Int64(bitPattern: hash)
    }
}
