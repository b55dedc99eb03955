/// What a route has cost: a price for each day on which it was another than before, which holds until the next.
package struct PriceHistory: Hashable, Sendable {
    /// A price, in minor units of its currency, from a day on.
    package struct Point: Hashable, Sendable {
        package var day: PriceDay
        package var minorUnits: Int

        package init(_ day: PriceDay, _ minorUnits: Int) {
            self.day = day
            self.minorUnits = minorUnits
        }
    }

    /// Days without a price of their own are those for which the price before still held.
    package let points: [Point]

    /// What the route cost when the feed was read last, which may be another price than the first of that day; nil where it was not read yet.
    package let latest: Int?

    /// - Parameter points: in the order of their days, each day once.
    package init(_ points: [Point] = [], latest: Int? = nil) { (self.points, self.latest) = (points, latest) }

    /// What the route costs by what was recorded last; nil when nothing was.
    package func price(on today: PriceDay) -> Int? { latest ?? points.last { $0.day <= today }?.minorUnits }

    /// How a price compares with those of earlier days; nil when there are none, and for an offer that is dearer than the route: what is
    /// recorded is the cheapest, and says nothing of what another has cost.
    package func trend(of minorUnits: Int, on today: PriceDay) -> PriceTrend? {
        let earlier = points.filter { $0.day < today }
        guard let oldest = earlier.first, let previous = earlier.last?.minorUnits, let price = price(on: today), minorUnits <= price else {
            return nil
        }
        let start = today.adding(-PriceTrend.days)
        // What held when the days began belongs to them.
        let first = earlier.lastIndex { $0.day <= start } ?? 0
        let prices = earlier[first...].map(\.minorUnits)
        return PriceTrend(
            previous: previous, now: minorUnits, low: prices.min() ?? previous, high: prices.max() ?? previous,
            knownFor: min(PriceTrend.days, today.number - oldest.day.number))
    }

    /// The price of each day from the first that is known until today, the last of them `minorUnits`.
    package func daily(until today: PriceDay, now minorUnits: Int) -> [Int] {
        let earlier = points.filter { $0.day < today }
        guard let first = earlier.first else { return [minorUnits] }
        var prices: [Int] = []
        prices.reserveCapacity(today.number - first.day.number + 1)
        for (point, next) in zip(earlier, earlier.dropFirst().map(\.day) + [today]) {
            prices += repeatElement(point.minorUnits, count: next.number - point.day.number)
        }
        return prices + [minorUnits]
    }
}

/// How a price compares with those of earlier days.
package struct PriceTrend: Hashable, Sendable {
    /// How many days are looked back for the lowest price.
    package static let days = 90

    /// What it was when it was recorded last, on an earlier day.
    package let previous: Int
    /// What it is.
    package let now: Int
    /// The lowest and the highest of the last 90 days, today apart.
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
