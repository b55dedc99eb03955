import Foundation
package import TerminalText
package import TravelKit

/// The history of a price in words and in a line of bars.
package struct PriceText: Sendable {
    private let format: DisplayFormat

    package init(_ format: DisplayFormat) {
        self.format = format
    }

    /// What a list says of a price: "↓12 % lowest in 90 days"; nothing where there is nothing to say.
    package static func mark(_ trend: PriceTrend) -> SafeText {
        let words = [change(trend), trend.isLowest ? "lowest in \(PriceTrend.days) days" : ""].filter { !$0.isEmpty }
        return SafeText(words.joined(separator: " "))
    }

    /// "↓12 %", "↑5 %"; "" where it has not changed.
    private static func change(_ trend: PriceTrend) -> String {
        trend.change == 0 ? "" : (trend.change < 0 ? "↓" : "↑") + "\(trend.change.magnitude) %"
    }

    /// What a trip's page says of its price; nil where nothing is known of earlier days.
    package func group(_ trip: Trip, _ history: PriceHistory) -> FactGroup? {
        let today = PriceDay(format.now())
        guard let price = trip.price, let trend = history.trend(of: price.minorUnits, on: today) else { return nil }
        let daily = history.daily(until: today, now: price.minorUnits)
        func money(_ minorUnits: Int) -> String { format.money(Money(minorUnits: minorUnits, currency: price.currency)) }
        /// The last day on which it was so.
        func day(_ minorUnits: Int) -> String {
            let last = daily.lastIndex(of: minorUnits) ?? daily.endIndex - 1
            let ago = daily.endIndex - 1 - last
            return ago == 0 ? "today" : format.day(today.adding(-ago).date, in: .gmt)
        }
        let (low, high) = (daily.min() ?? price.minorUnits, daily.max() ?? price.minorUnits)
        let now = [money(price.minorUnits), Self.mark(trend).string].filter { !$0.isEmpty }.joined(separator: ", ")
        return FactGroup(
            "Price history",
            [
                Fact("Course", SafeText("\(Self.bars(daily)) \(daily.count) days")), Fact("Low", SafeText("\(money(low)), \(day(low))")),
                Fact("High", SafeText("\(money(high)), \(day(high))")), Fact("Now", SafeText(now)),
            ])
    }

    /// Values as bars of eighths, the lowest one eighth high; of more values than bars, each bar is the mean of its share.
    static func bars(_ values: [Int], width: Int = 40) -> String {
        let count = min(values.count, width)
        guard count > 0 else { return "" }
        let means = (0..<count).map { bar -> Double in
            let share = values[(bar * values.count / count)..<((bar + 1) * values.count / count)]
            return share.reduce(0) { $0 + Double($1) } / Double(share.count)
        }
        let (low, high) = (means.min() ?? 0, means.max() ?? 0)
        let steps = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]
        return means.map { mean in high > low ? steps[Int(((mean - low) / (high - low) * 7).rounded())] : steps[3] }.joined()
    }
}
