/// Where the fares of one route are read from.
package protocol FareRepository: Sendable {
    /// What flights from here to there cost just now, the cheapest first; in one month only when there is one.
    func fares(from origin: AirportCode, to destination: AirportCode, in month: TravelMonth?) -> Reading<Trip>
}

extension FareRepository {
    /// What flights from here to there cost just now, the cheapest first.
    package func fares(from origin: AirportCode, to destination: AirportCode) -> Reading<Trip> {
        fares(from: origin, to: destination, in: nil)
    }
}
