package import Foundation

extension Date {
    /// The times that are dates, in seconds since 1970 UTC: those of years of four digits at most. What lies beyond is
    /// no date but a mistake.
    package static let history: ClosedRange<TimeInterval> = -6.2e10...253_402_300_799

    /// The time itself where it is a date, else the nearest one that is: ISO 8601 has no more than four digits for a year (RFC 3339).
    package var withinHistory: Date {
        if Self.history.contains(timeIntervalSince1970) { return self }
        return Date(timeIntervalSince1970: timeIntervalSince1970 > 0 ? Self.history.upperBound : Self.history.lowerBound)
    }
}
