import struct Foundation.Date

/// What routes cost by the trips of one read: the lowest price of each, of the trips as they were found last.
struct RoutePrices: Sendable {
    /// Of a longer list so many routes are recorded, and so many trips remembered, so that noting never takes much memory.
    private let most: Int

    /// What is remembered of a trip.
    private struct Offer: Sendable {
        /// A hash of its identity; as good as never have two of one feed the same.
        let trip: Int
        let foundAt: Date
        /// What the price is the price of; nil where it is to be noted of nothing.
        let route: PricedRoute?
        /// In the currency's minor unit.
        let price: Int
    }

    private var routes = PricedRoutes()
    private var offers: [Offer] = []
    /// Of each trip that has come again what was found last.
    private var newer: [Int: Offer] = [:]
    /// The lowest prices of trips that are not remembered any more.
    private var lowest: [PricedRoute: Int] = [:]

    /// - Parameter most: how many routes are recorded, and how many trips remembered.
    init(most: Int = 250_000) { self.most = most }

    /// Takes trips that have not come before.
    /// - Parameter airports: those whose time zones are known.
    mutating func take(_ trips: [Trip], _ airports: [AirportCode: Airport]) {
        for trip in trips {
            offers.append(self.offer(trip, airports))
            if offers.count == most { forget() }
        }
    }

    /// Takes trips that have come before; those that are older than what was said before, or that are not remembered, change nothing.
    /// - Parameter airports: those whose time zones are known.
    mutating func takeAgain(_ trips: [Trip], _ airports: [AirportCode: Airport]) {
        for trip in trips {
            let offer = self.offer(trip, airports)
            if let known = newer[offer.trip] {
                if offer.foundAt > known.foundAt { newer[offer.trip] = offer }
            } else if newer.count < most {
                newer[offer.trip] = offer
            }
        }
    }

    /// The lowest price of each route, in the currency's minor unit, when all trips have come.
    mutating func finish() -> [PricedRoute: Int] {
        forget()
        return lowest
    }

    private mutating func offer(_ trip: Trip, _ airports: [AirportCode: Airport]) -> Offer {
        Offer(
            trip: trip.id.hashValue, foundAt: trip.createdAt, route: routes.route(of: trip, airports), price: trip.price?.minorUnits ?? 0)
    }

    /// Keeps the lowest prices of the trips alone.
    private mutating func forget() {
        for first in offers {
            let again = newer[first.trip].flatMap { $0.foundAt > first.foundAt ? $0 : nil }
            let offer = again ?? first
            guard let route = offer.route else { continue }
            if let known = lowest[route] {
                if offer.price < known { lowest[route] = offer.price }
            } else if lowest.count < most {
                lowest[route] = offer.price
            }
        }
        (offers, newer) = ([], [:])
    }
}
