package import struct Foundation.Date

/// In which order trips are listed. Live trips always come before expired ones, and what is equal stands by identity, so that every order is
/// total.
package enum TripOrder: Hashable, Sendable {
    /// What was found last comes first: the order of a feed.
    case newest
    /// What costs least comes first, of one price what departs first: the order of fares. Prices in several currencies stand currency by
    /// currency, and those that are not known last.
    case cheapest

    /// Whether the order alone puts one trip before another; nil when it does not tell them apart.
    fileprivate func puts(_ one: Trip, before other: Trip) -> Bool? {
        switch self {
        case .newest: return one.createdAt == other.createdAt ? nil : one.createdAt > other.createdAt
        case .cheapest:
            if one.price != other.price {
                guard let price = one.price else { return false }
                guard let otherPrice = other.price else { return true }
                return (price.currency, price.minorUnits) < (otherPrice.currency, otherPrice.minorUnits)
            }
            let (departure, otherDeparture) = (one.departureAt ?? .distantFuture, other.departureAt ?? .distantFuture)
            return departure == otherDeparture ? nil : departure < otherDeparture
        }
    }
}

extension Sequence<Trip> {
    /// The trips in this order, as things are at this time.
    package func sorted(_ order: TripOrder, at now: Date) -> [Trip] {
        sorted { one, other in
            let (oneEnded, otherEnded) = (one.isExpired(at: now), other.isExpired(at: now))
            if oneEnded != otherEnded { return otherEnded }
            return order.puts(one, before: other) ?? (one.id < other.id)
        }
    }
}
