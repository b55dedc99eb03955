import Foundation
import TravelKit

extension Date {
    /// A time as "2026-05-10T07:00:00+03:00" or "2015-06-09T21:20:00Z"; nil for what is no such text, "" above all, and where the year in UTC
    /// has not four digits, as that of "9999-12-31T23:00:00-05:00".
    init?(iso8601 text: String?) {
        guard let text = text?.nonEmpty else { return nil }
        do {
            self = try Date(text, strategy: .iso8601)
        } catch {
            // A time that cannot be read is unknown: that is what nil says.
            return nil
        }
        guard Self.history.contains(timeIntervalSince1970) else { return nil }
    }
}
