/// Where the fares of one route are read from.
package protocol FareRepository: Sendable {
    /// What flights from here to there cost just now, the cheapest first.
    func fares(from origin: AirportCode, to destination: AirportCode) -> Reading<Trip>
}
