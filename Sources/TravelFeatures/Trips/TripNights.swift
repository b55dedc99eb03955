import Foundation
import TravelKit

/// How many nights a trip has at its destination: those from the day of the arrival to that of the flight back, on the calendar there. The
/// arrival is an estimate (`Airport.flightTime`).
struct TripNights: Equatable {
    /// How many there are.
    let count: Int
    /// Whether the flight may well arrive on another day: midnight is near, planes are changed, which takes any time, or nobody knows how long
    /// it takes.
    let isRough: Bool

    /// How far off the estimate of an arrival may be, in seconds.
    private static let doubt: TimeInterval = 2 * 3600

    /// - Parameters:
    ///   - flight: how long the flight takes, in seconds; nil where that is not known, and the day of the departure is that of the arrival.
    ///   - days: those of the destination.
    init?(_ trip: Trip, flight: TimeInterval?, in days: inout ZoneDays) {
        guard let departure = trip.departureAt, let count = Self.count(trip, flight: flight, in: &days) else { return nil }
        self.count = count
        isRough =
            flight.map { flight in
                let arrival = departure.addingTimeInterval(flight)
                return trip.isDirect == false || days.day(of: arrival - Self.doubt) != days.day(of: arrival + Self.doubt)
            } ?? true
    }

    /// The count alone, for many trips. Nil where there is no flight back, one that would leave before one arrives, or one on no day that there
    /// is.
    static func count(_ trip: Trip, flight: TimeInterval?, in days: inout ZoneDays) -> Int? {
        guard let departure = trip.departureAt, let back = trip.returnAt, back > departure else { return nil }
        guard let last = days.dayWithinHistory(of: back) else { return nil }
        let count = last - days.day(of: departure.addingTimeInterval(flight ?? 0))
        return count < 0 ? nil : count
    }
}
