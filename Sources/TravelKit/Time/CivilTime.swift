package import struct Foundation.Date

/// What calendar and clock say at a time in a zone, by the Gregorian calendar. Foundation's knows all others as well, and takes longer to be
/// made than a screen full of dates is to write.
package struct CivilTime: Equatable, Sendable {
    package let year: Int
    /// From 1, both of them.
    package let month, day: Int
    /// From 0 for Sunday.
    package let weekday: Int
    package let hour, minute: Int

    /// - Parameter date: what is beyond `Date.history` is its nearest end.
    package init(_ date: Date, in zone: Zone) {
        let date = date.withinHistory
        let second = Int(date.timeIntervalSince1970.rounded(.down)) + zone.secondsFromGMT(for: date)
        let day = second.flooredQuotient(by: 86_400)
        let year = GregorianYear(ofDay: day)
        // No month is longer than 31 days: this one is never too late, and at most one too early.
        var month = (day - year.start) / 31 + 1
        if month < 12, year.start(ofMonth: month + 1) <= day { month += 1 }
        (self.year, self.month, self.day) = (year.number, month, day - year.start(ofMonth: month) + 1)
        // The first of 1970 was a Thursday.
        weekday = (day + 4).flooredRemainder(by: 7)
        let minute = second.flooredRemainder(by: 86_400) / 60
        (hour, self.minute) = minute.quotientAndRemainder(dividingBy: 60)
    }
}
