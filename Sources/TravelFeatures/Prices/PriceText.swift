package import Foundation
package import TerminalText
package import TravelKit

/// The history of a price in words and in a line of bars.
package struct PriceText: Sendable {
    private let format: DisplayFormat

    package init(_ format: DisplayFormat) {
        self.format = format
    }

    /// What a list says of a price: "↓12 %, lowest in 90 days"; nothing where there is nothing to say. The change comes first: it is whole
    /// where there is no room for more.
    package static func mark(_ trend: PriceTrend) -> SafeText {
        let words = [change(trend), trend.isLowest ? lowest(trend.knownFor) : ""].filter { !$0.isEmpty }
        return SafeText(words.joined(separator: ", "))
    }

    /// The words that a mark can do without: "↓12 %, lowest".
    static let spareWords = Set(["so", "far", "in", "days"] + (1...PriceTrend.days).map(String.init))

    /// The lowest bar of a course, for ", lowest in 90 days" where there is no room for a word of it.
    static let lowestSign: SafeText = " ▁"

    /// "lowest in 90 days"; what is known of a few days alone says little.
    private static func lowest(_ days: Int) -> String { days < 7 ? "lowest so far" : "lowest in \(days) days" }

    /// "↓12 %", "↑5 %"; "" where it has not changed.
    private static func change(_ trend: PriceTrend) -> String {
        trend.change == 0 ? "" : (trend.change < 0 ? "↓" : "↑") + "\(trend.change.magnitude) %"
    }

    /// What the line of bars is called.
    package static let course: SafeText = "Course"

    /// What a trip's page says of its price; nil where nothing is known of earlier days.
    /// - Parameter lastSeen: when its source had it last, where it has it no longer: then nobody knows what its route costs now, but what it
    ///   cost when the trip was seen, or the route recorded, last.
    package func group(_ trip: Trip, _ history: PriceHistory, lastSeen: Date? = nil) -> FactGroup? {
        let end = lastSeen.map { max(PriceDay($0, in: format.timeZone), history.points.last?.day ?? format.today) } ?? format.today
        guard let price = trip.price, let known = history.price(on: end) else { return nil }
        let cheapest = lastSeen == nil ? min(known, price.minorUnits) : known
        guard let trend = history.trend(of: cheapest, on: end) else { return nil }
        let daily = history.daily(until: end, now: cheapest)
        func money(_ minorUnits: Int) -> String { format.money(Money(minorUnits: minorUnits, currency: price.currency)) }
        func day(_ index: Int) -> String { format.day(daily[index].day.date, in: .gmt) }
        /// The day on which it became so last, or since when it is: that is when it was seen. Later days nobody may have looked at.
        func time(_ minorUnits: Int, _ prices: [Int]) -> String {
            let last = prices.lastIndex(of: minorUnits) ?? 0
            let first = prices[..<last].lastIndex { $0 != minorUnits }.map { $0 + 1 } ?? 0
            guard last == prices.count - 1, lastSeen == nil else { return day(first) }
            return first == last || minorUnits != cheapest ? "today" : "since " + day(first)
        }
        let (lows, highs) = (daily.map(\.low), daily.map(\.high))
        let (low, high) = (lows.min() ?? cheapest, highs.max() ?? cheapest)
        let other = cheapest == price.minorUnits ? "" : " by another offer"
        let state = lastSeen == nil ? Self.mark(trend).string : day(daily.count - 1)
        let last = [money(cheapest) + other, state].filter { !$0.isEmpty }.joined(separator: ", ")
        func course(width: Int) -> SafeText { SafeText("\(Self.bars(daily.map(\.minorUnits), width: width)) \(daily.count) days") }
        // Beside a list it has a few columns, and the last bar is what it is looked at for.
        var courseFact = Fact(Self.course, course(width: 16), usualLines: 2)
        courseFact.inFull = course(width: 40)
        return FactGroup(
            "Price history",
            [
                courseFact,
                Fact("Low", SafeText("\(money(low)), \(time(low, lows))"), rareLines: 2),
                Fact("High", SafeText("\(money(high)), \(time(high, highs))"), rareLines: 2),
                Fact(lastSeen == nil ? "Now" : "Last", SafeText(last), usualLines: 2),
            ])
    }

    /// Values as bars, the lowest one eighth high and the highest eight; of more values than bars, each bar but the last value's own is the
    /// mean of its share.
    static func bars(_ values: [Int], width: Int) -> String {
        guard let low = values.min(), let high = values.max(), let last = values.last else { return "" }
        let earlier = values.dropLast()
        let count = min(earlier.count, width - 1)
        let means = (0..<count).map { bar -> Double in
            let share = earlier[(bar * earlier.count / count)..<((bar + 1) * earlier.count / count)]
            return share.reduce(0) { $0 + Double($1) } / Double(share.count)
        }
        return String((means + [Double(last)]).map { Bars.bar($0, of: Double(low)...Double(high), level: 4) })
    }
}
