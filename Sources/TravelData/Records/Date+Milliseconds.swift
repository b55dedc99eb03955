import Foundation
import TravelKit

extension Date {
    /// Whole milliseconds since 1970 UTC, as favourites keep them; nil for what no feed can mean: before 1970 or after the year 9999.
    init?(milliseconds: Double) {
        guard milliseconds >= 0, milliseconds <= Date.history.upperBound * 1000 else { return nil }
        self.init(timeIntervalSince1970: milliseconds.rounded() / 1000)
    }

    /// Since 1970 UTC; no further away than ten thousand years.
    var milliseconds: Int64 { Int64((min(max(timeIntervalSince1970, -3.2e11), 3.2e11) * 1000).rounded()) }

    /// A time at which something was kept, in milliseconds since 1970 UTC. One that only a wrong clock can have given, before 1970 or after the
    /// year 9999, is the nearest that is none: nothing is lost for it.
    init(kept milliseconds: Int64) {
        self.init(timeIntervalSince1970: min(max(Double(milliseconds) / 1000, 0), Date.history.upperBound))
    }
}
