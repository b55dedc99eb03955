/// What a route has cost: a price for each day on which it was another than before, which holds until the next.
package struct PriceHistory: Hashable, Sendable {
    /// A price, in minor units of its currency, from a day on.
    package struct Point: Hashable, Sendable {
        package var day: PriceDay
        /// What it cost at the end of the day.
        package var minorUnits: Int
        /// The lowest and the highest of what was seen on that day.
        package var low, high: Int

        /// - Parameters:
        ///   - low: the lowest of the day; nil where it had one price.
        ///   - high: the highest of the day; nil where it had one price.
        package init(_ day: PriceDay, _ minorUnits: Int, low: Int? = nil, high: Int? = nil) {
            self.day = day
            self.minorUnits = minorUnits
            self.low = min(low ?? minorUnits, minorUnits)
            self.high = max(high ?? minorUnits, minorUnits)
        }
    }

    /// Days without a price of their own are those for which the price before still held.
    package let points: [Point]

    /// - Parameter points: in the order of their days, each day once.
    package init(_ points: [Point] = []) { self.points = points }

    /// The same behind what another history has of the days before.
    package func following(_ earlier: PriceHistory?) -> PriceHistory {
        guard let earlier else { return self }
        guard let first = points.first?.day else { return earlier }
        return PriceHistory(earlier.points.filter { $0.day < first } + points)
    }

    /// What the route costs by what was recorded last; nil when nothing was.
    package func price(on today: PriceDay) -> Int? { points.last { $0.day <= today }?.minorUnits }

    /// How a price compares with those before; nil when none of an earlier day is known, and for an offer that is dearer than the route: what is
    /// recorded is the cheapest, and says nothing of what another has cost.
    package func trend(of minorUnits: Int, on today: PriceDay) -> PriceTrend? {
        let earlier = points.filter { $0.day < today }
        guard let oldest = earlier.first, let previous = earlier.last?.minorUnits, let price = price(on: today), minorUnits <= price else {
            return nil
        }
        let start = today.adding(-PriceTrend.days)
        // What held when the days began belongs to them, and what was seen today.
        let first = points.lastIndex { $0.day <= start } ?? 0
        let known = points[first...].filter { $0.day <= today }.map { $0.day < start ? Point($0.day, $0.minorUnits) : $0 }
        return PriceTrend(
            previous: previous, now: minorUnits, low: known.map(\.low).min() ?? previous, high: known.map(\.high).max() ?? previous,
            knownFor: min(PriceTrend.days, today.number - oldest.day.number))
    }

    /// What it has cost on each day from the first that is known until today, and is `minorUnits` by now.
    package func daily(until today: PriceDay, now minorUnits: Int) -> [Point] {
        let seen = points.last { $0.day == today }
        let now = Point(today, minorUnits, low: seen?.low, high: seen?.high)
        let earlier = points.filter { $0.day < today }
        var days: [Point] = []
        for (point, next) in zip(earlier, earlier.dropFirst().map(\.day) + [today]) {
            days.append(point)
            days += (point.day.number + 1..<next.number).map { Point(PriceDay(number: $0), point.minorUnits) }
        }
        return days + [now]
    }
}
