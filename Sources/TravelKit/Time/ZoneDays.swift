package import struct Foundation.Date

/// The days of a time zone. Asking a time zone for its offset is slow for a million dates: it is asked for each day once.
package struct ZoneDays: Sendable {
    private let zone: Zone
    /// The offset in seconds of each UTC day, small, as there are many; `changes` on those on which it is not the same all day.
    private var offsets: [Int32: Int32] = [:]

    private static let changes = Int32.min

    private static let day = 86_400

    package init(_ zone: Zone) { self.zone = zone }

    /// The day of a date in the zone, counted from 1 January 1970.
    package mutating func day(of date: Date) -> Int {
        // What is beyond is no date: all of it is one day, with which one can reckon.
        let seconds = min(max(date.timeIntervalSince1970, Date.history.lowerBound), Date.history.upperBound)
        let second = Int(seconds.rounded(.down))
        let day = Self.floor(second)
        let offset = offsets[Int32(day)] ?? find(day)
        return Self.floor(second + (offset == Self.changes ? zone.secondsFromGMT(for: Date(timeIntervalSince1970: seconds)) : Int(offset)))
    }

    /// As `day(of:)`; nil for what is no date by the clocks of the zone: east of Greenwich the year 10000 begins in what is 9999 in UTC.
    package mutating func dayWithinHistory(of date: Date) -> Int? {
        guard Date.history.contains(date.timeIntervalSince1970) else { return nil }
        let day = day(of: date)
        return day * Self.day <= Int(Date.history.upperBound) ? day : nil
    }

    private mutating func find(_ day: Int) -> Int32 {
        let start = zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(day * Self.day)))
        let end = zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double((day + 1) * Self.day - 1)))
        let offset = start == end ? Int32(start) : Self.changes
        offsets[Int32(day)] = offset
        return offset
    }

    /// The UTC day of a second, whichever its sign.
    private static func floor(_ second: Int) -> Int {
        let (day, rest) = second.quotientAndRemainder(dividingBy: day)
        return rest < 0 ? day - 1 : day
    }
}
