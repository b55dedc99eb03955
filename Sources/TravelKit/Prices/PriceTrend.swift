/// How a price compares with those before.
package struct PriceTrend: Hashable, Sendable {
    /// How many days are looked back for the lowest price.
    package static let days = 90

    /// What it was when it was recorded last, on an earlier day.
    package let previous: Int
    /// What it is.
    package let now: Int
    /// The lowest and the highest of the last 90 days, and of today.
    package let low, high: Int
    /// For how many of the last 90 days it has been known.
    package let knownFor: Int

    /// By how much it has changed since the last visit, in percent of what it was then: −12 is 12 % less. 0 for less than half a percent.
    package var change: Int {
        guard previous > 0 else { return 0 }
        // What a file says that a price was may be any number.
        let percent = ((Double(now) - Double(previous)) / Double(previous) * 100).rounded()
        return Int(max(-1e18, min(1e18, percent)))
    }

    /// Whether it was not lower in the last 90 days, and was higher.
    package var isLowest: Bool { now <= low && now < high }
}
