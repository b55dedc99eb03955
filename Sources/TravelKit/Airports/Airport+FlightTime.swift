package import struct Foundation.TimeInterval

extension Airport {
    /// About how long a flight to another airport takes, in seconds: half an hour, and the way at 850 km/h. No feed says when a flight
    /// arrives. Nil where it is not known where both airports are.
    package func flightTime(to other: Airport) -> TimeInterval? {
        guard let coordinate, let end = other.coordinate else { return nil }
        return 1800 + coordinate.distance(to: end) / 850 * 3600
    }
}
