/// Where fares are read from, and where the user's journeys start.
package struct FareSource: Sendable {
    package var repository: any FareRepository
    /// The user's home airports, or cities, the most important first.
    package var homes: [AirportCode]

    package init(_ repository: any FareRepository, homes: [AirportCode]) {
        self.repository = repository
        self.homes = homes
    }

    /// The routes from the homes to an airport; none from an airport to itself, or to its own city.
    package func routes(to airport: Airport) -> [FareRoute] {
        homes.filter { $0 != airport.code && $0 != airport.cityCode }.map { FareRoute(from: $0, to: airport.code) }
    }
}
