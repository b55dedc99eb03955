import TerminalText
package import TravelKit

/// The flights of a feed's trips as lines on a map.
package struct TripLegs: Sendable {
    private let trips: any TripRepository
    private let airports: any AirportRepository

    package init(_ trips: any TripRepository, airports: any AirportRepository) {
        self.trips = trips
        self.airports = airports
    }

    /// The flights of the first trips that the feed gives, each route once; what ends where nobody knows is left out.
    /// - Throws: `RepositoryError` when the feed or the airports cannot be had.
    package func legs(most: Int) async throws(RepositoryError) -> [MapScene.Leg] {
        var first: [Trip] = []
        // The first piece of a long feed will do; nobody waits for the others.
        for try await part in trips.trips(in: nil) where !part.values.isEmpty {
            first = part.values
            break
        }
        var seen: Set<[AirportCode]> = []
        first = first.filter { seen.insert([$0.departure.airport, $0.destination.airport]).inserted }
        let wanted = first.prefix(most)
        let found = try await airports.airports(withCodes: wanted.flatMap { [$0.departure.airport, $0.destination.airport] }).collect()
        let known = Dictionary(found.map { ($0.code, $0) }, uniquingKeysWith: { first, _ in first })
        return wanted.compactMap { MapScene.Leg($0, airports: known) }
    }
}

extension MapScene.Leg {
    /// The flight of a trip; nil where it is not known where one of its ends lies.
    package init?(_ trip: Trip, airports: [AirportCode: Airport]) {
        guard let start = airports[trip.departure.airport]?.coordinate, let end = airports[trip.destination.airport]?.coordinate else {
            return nil
        }
        self.init(
            start: MapPoint(start), end: MapPoint(end), startName: SafeText(trip.departure.city), endName: SafeText(trip.destination.city))
    }
}
