import Foundation
import TestSupport
import Testing

@testable import TravelKit

@Suite("What routes cost by the trips of a long feed")
struct RoutePricesTests {
    /// The codes of airports, for as many routes.
    private static let codes = ["AAA", "BBB", "CCC", "DDD", "EEE"]

    /// A trip to one of the airports, by its number.
    private func trip(_ place: Int, _ cents: Int, later seconds: Double = 0) -> Trip {
        let destination = TripLocation(city: "", countryCode: "DE", airport: AirportCode(Self.codes[place]))
        var trip = Trip.sample(
            Trip.ID("\(place)"), to: destination, price: Money(minorUnits: cents, currency: "EUR"), isDemonstration: false)
        trip.createdAt += seconds
        return trip
    }

    /// The prices of the routes to the airports, in the order of these; nil for those of which none is recorded.
    private func finish(_ prices: inout RoutePrices) -> [Int?] {
        let lowest = prices.finish()
        var routes = PricedRoutes()
        return Self.codes.indices.map { place in routes.route(of: trip(place, 1), [:]).flatMap { lowest[$0] } }
    }

    @Test("Trips are remembered until there are as many as that: what comes of them later is left out")
    func forgotten() {
        var prices = RoutePrices(most: 3)
        prices.take([trip(0, 500), trip(1, 500)], [:])
        prices.takeAgain([trip(0, 900, later: 60)], [:])
        prices.take([trip(2, 500)], [:])
        prices.takeAgain([trip(0, 100, later: 90), trip(1, 900, later: 60)], [:])
        #expect(finish(&prices) == [900, 500, 500, nil, nil])
    }

    @Test("What is remembered of trips that come again has the same limit; one that is there is brought up to date")
    func again() {
        var prices = RoutePrices(most: 3)
        prices.take([trip(0, 500), trip(1, 500)], [:])
        prices.takeAgain([trip(0, 600, later: 30), trip(3, 500, later: 30), trip(4, 500, later: 30)], [:])
        prices.takeAgain([trip(0, 900, later: 60), trip(1, 900, later: 60)], [:])
        #expect(finish(&prices) == [900, 500, nil, nil, nil])
    }

    @Test("So many routes are recorded: of those that are known the lowest price, of others none")
    func routes() {
        var prices = RoutePrices(most: 3)
        prices.take([trip(0, 500), trip(1, 500), trip(2, 500), trip(0, 400), trip(3, 500)], [:])
        #expect(finish(&prices) == [400, 500, 500, nil, nil])
    }
}
