package import struct Foundation.Date

/// A day of a calendar, counted from the first of 1970.
package struct PriceDay: Hashable, Sendable, Comparable {
    package let number: Int

    package init(number: Int) { self.number = number }

    /// The day that a moment is on in a time zone.
    package init(_ date: Date, in zone: Zone) {
        var days = ZoneDays(zone)
        number = days.day(of: date)
    }

    /// The day so many days later.
    package func adding(_ days: Int) -> PriceDay { PriceDay(number: number + days) }

    /// Its noon in UTC.
    package var date: Date { Date(timeIntervalSince1970: (Double(number) + 0.5) * 86_400) }

    package static func < (one: PriceDay, other: PriceDay) -> Bool { one.number < other.number }
}
