package import Foundation

extension Date {
    /// The times that are dates, in seconds since 1970 UTC: those of years of four digits at most. What lies beyond is
    /// no date but a mistake.
    package static let history: ClosedRange<TimeInterval> = -6.2e10...253_402_300_799
}
