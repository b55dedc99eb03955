package import Foundation
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

    /// What was found of a feed's routes.
    package struct Found: Sendable {
        /// The flights of the first ones.
        package var legs: [MapScene.Leg]
        /// How many routes there are, as far as was looked.
        package var count: Int
        /// Whether all of the feed was looked through.
        package var isWhole: Bool
    }

    /// So many trips of a long feed are looked through.
    private static let searched = 5000

    /// The flights of the first trips that the feed gives, and that can still be had, each route once; what ends where nobody knows is
    /// left out.
    /// - Parameter now: the time it is.
    /// - Throws: `RepositoryError` when the feed or the airports cannot be had.
    package func legs(most: Int, at now: Date) async throws(RepositoryError) -> Found {
        var feed = try await trips.trips(in: nil).beginning(Self.searched)
        feed.takeAgain()
        var seen: Set<[AirportCode]> = []
        let first = feed.values.filter {
            !$0.isExpired(at: now) && seen.insert([$0.departure.airport, $0.destination.airport]).inserted
        }
        let wanted = first.prefix(most)
        let found = try await airports.airports(withCodes: wanted.flatMap { [$0.departure.airport, $0.destination.airport] }).collect()
        let known = found.byID
        return Found(legs: wanted.compactMap { MapScene.Leg($0, airports: known) }, count: first.count, isWhole: feed.progress == .complete)
    }
}

extension MapScene.Leg {
    /// The flight of a trip; nil where it is not known where one of its ends lies.
    package init?(_ trip: Trip, airports: [AirportCode: Airport]) {
        guard let start = airports[trip.departure.airport]?.coordinate, let end = airports[trip.destination.airport]?.coordinate else {
            return nil
        }
        self.init(
            start: MapPoint(start), end: MapPoint(end), startName: SafeText(trip.departure.name), endName: SafeText(trip.destination.name),
            countries: [trip.departure.countryCode, trip.destination.countryCode].filter { !$0.isEmpty })
    }
}
