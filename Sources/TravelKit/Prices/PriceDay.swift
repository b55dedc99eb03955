package import struct Foundation.Date

/// A day in UTC, counted from the first of 1970.
package struct PriceDay: Hashable, Sendable, Comparable {
    package let number: Int

    package init(number: Int) { self.number = number }

    /// The day that a moment is on.
    package init(_ date: Date) { number = Int((max(-1e12, min(1e12, date.timeIntervalSince1970)) / 86_400).rounded(.down)) }

    /// The day so many days later.
    package func adding(_ days: Int) -> PriceDay { PriceDay(number: number + days) }

    /// Its noon.
    package var date: Date { Date(timeIntervalSince1970: (Double(number) + 0.5) * 86_400) }

    package static func < (one: PriceDay, other: PriceDay) -> Bool { one.number < other.number }
}
