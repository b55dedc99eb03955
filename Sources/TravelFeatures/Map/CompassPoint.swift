package import TerminalText
import TravelKit

/// One of the eight directions that have a word.
package enum CompassPoint: Int, CaseIterable, Hashable, Sendable {
    case north, northeast, east, southeast, south, southwest, west, northwest

    /// The direction that is nearest to a bearing.
    /// - Parameter bearing: degrees clockwise from north, 0 to 360.
    package init?(bearing: Double) {
        guard (0...360).contains(bearing) else { return nil }
        self.init(rawValue: Int((bearing / 45).rounded()) % 8)
    }

    /// The direction in which one sets out from a place to another one; nil where both are one place.
    init?(from start: Coordinate, to end: Coordinate) {
        guard let bearing = GreatCircle.bearing(from: MapPoint(start), to: MapPoint(end)) else { return nil }
        self.init(bearing: bearing)
    }

    /// Its word.
    package var name: SafeText { SafeText("\(self)") }
}
