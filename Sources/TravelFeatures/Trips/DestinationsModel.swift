import Foundation
import Observation
import OrderedCollections
package import TerminalText
import TravelKit

/// Where the trips of a list lead, and what the cheapest costs on each day.
@MainActor @Observable
package final class DestinationsModel {
    /// The destinations, the cheapest first.
    package let list: ListModel<TripSummary.Destination>
    /// The list of trips that is summed up.
    package let trips: TripsModel

    @ObservationIgnored private let format: DisplayFormat
    @ObservationIgnored private var shown: [TripSummary.Destination]?

    package init(_ trips: TripsModel, format: DisplayFormat) {
        self.trips = trips
        self.format = format
        list = ListModel(order: .kept) { destination, column in
            switch column {
            case "city": .folded(format.name(ofCity: destination.names))
            case "country": .folded(format.countryNames(of: destination.place.countryCode).first)
            case "airport": .folded(destination.airports.first?.text)
            case "count": .count(destination.count)
            default: format.priceKey(destination.price)
            }
        }
    }

    /// Why the trips that are listed lead nowhere.
    package static func noneText(of trips: TripsModel) -> SafeText {
        trips.list.count == 0
            ? "There are no trips here to group by where they lead."
            : "All trips here have expired; destinations are of live offers."
    }

    /// The columns of the list.
    package static let columns = [
        Column("city", "Destination", minimum: 18, least: 12, maximum: 30, rank: 0),
        Column("country", "Country", minimum: 10, maximum: 26, rank: 3),
        Column("airport", "Code", fields: ["airports"], minimum: 7, maximum: 7, rank: 4),
        Column("count", "Trips", fields: ["trips"], alignment: .trailing, minimum: 5, maximum: 9, rank: 2),
        Column("price", "Cheapest", fields: ["price", "currency"], alignment: .trailing, minimum: 12, maximum: 14, rank: 1),
    ]

    /// A destination as a row of `columns`.
    package func row(_ destination: TripSummary.Destination) -> Row {
        Row([
            SafeText(format.name(ofCity: destination.names)).orDash, SafeText(country(destination)).orDash,
            SafeText(code(destination)).orDash, SafeText(format.number(destination.count)),
            SafeText(destination.price.map(format.money) ?? "").orDash,
        ])
    }

    private func country(_ destination: TripSummary.Destination) -> String {
        format.countryNames(of: destination.place.countryCode).first ?? destination.place.countryCode
    }

    /// The code of its airport; of several that of their city, or, where that is not known, that of the first and how many others there
    /// are.
    private func code(_ destination: TripSummary.Destination) -> String {
        let codes = destination.airports.filter { !$0.text.isEmpty }
        guard let first = codes.first, codes.count > 1 else { return codes.first?.text ?? "" }
        let airports = trips.airports
        let cities = Set(codes.map { airports[$0]?.cityCode ?? $0 })
        return cities.count == 1 ? cities.first?.text ?? "" : "\(first) +\(codes.count - 1)"
    }

    /// Shows the destinations of the trips that are listed now; called whenever they are drawn.
    package func follow() {
        guard let summary = trips.summary, summary.destinations != shown else { return }
        shown = summary.destinations
        list.set(
            summary.destinations.map { destination in
                let place = destination.place
                let names =
                    [format.name(ofCity: destination.names), country(destination), place.countryCode, code(destination)]
                    + destination.airports.map(\.text) + destination.names
                return ListEntry(destination, key: SearchKey(names, names: 2))
            })
    }

    /// What a destination is called: its name, or else its code, or its country.
    private func name(_ destination: TripSummary.Destination) -> String? {
        [format.name(ofCity: destination.names), code(destination), country(destination)].first { !$0.isEmpty }
    }

    /// What stands above what is known of a destination.
    package func title(_ destination: TripSummary.Destination) -> SafeText { SafeText(name(destination) ?? "").orDash }

    /// What is known of a destination, and of the cheapest trip there.
    package func facts(_ destination: TripSummary.Destination) -> [FactGroup] {
        let airports = trips.airports
        let codes = destination.airports.filter { !$0.text.isEmpty }
        let named = codes.map { code in airports[code].map { SafeText("\($0.name) (\(code))") } ?? SafeText(code.text) }
        let place = FactGroup(
            "Destination",
            [
                Fact("Country", SafeText(country(destination)), rareLines: 2),
                Fact("Trips", SafeText(format.number(destination.count))),
                Fact("Departures", departures(destination.departures), usualLines: 2),
                // The last one: lines that one airport leaves blank part it from the next group. London has four.
                Fact("Airports", CountedList(named, number: format.number), usualLines: 2, rareLines: 4),
            ])
        guard let trip = destination.cheapest.flatMap({ trips.list.trip($0) }) else {
            // Of a trip that is gone the price stays as long as the destination does.
            let price = destination.price.map { SafeText(format.money($0)) }
            return [place, FactGroup("Cheapest", [Fact("Price", price ?? "none that can be used")])]
        }
        return [place, FactGroup("Cheapest: " + trips.text.route(trip), trips.text.offerFacts(trip, airports: airports))]
    }

    /// The first day and the last one: "Sat 28 Nov – Thu 3 Dec".
    private func departures(_ days: ClosedRange<Int>?) -> SafeText {
        guard let days else { return .empty }
        let ends = (days.count > 1 ? [days.lowerBound, days.upperBound] : [days.lowerBound]).map(Self.date)
        // Both or neither, as in the dates of a trip.
        let hasYear = ends.contains(where: format.needsYear)
        return SafeText(ends.map { format.day($0, in: .gmt, hasYear: hasYear) }.joined(separator: " – "))
    }

    /// The trips to a destination, of those that are listed.
    package func request(for destination: TripSummary.Destination) -> TripRequest {
        let name = name(destination)
        let asked = others.isEmpty ? "" : " with '\(others.joined(separator: " "))'"
        return TripRequest(filter(for: destination), in: trips.region, called: name.map { SafeText("to \($0)\(asked)") })
    }

    /// What the filter asks for besides where they lead.
    private var others: [String] {
        let query = trips.list.parsedQuery
        return zip(query.terms, query.typed).filter { term, _ in term.field?.name != TripField.to.rawValue || term.isInverse }.map(\.1)
    }

    /// What finds the trips to a destination in the list; whatever else its filter asks for stays.
    package func filter(for destination: TripSummary.Destination) -> String {
        // By their codes, which no other city has, whatever it is called.
        let wanted = OrderedSet(destination.places.map { $0.airport.text.isEmpty ? "=" + $0.codelessWord : $0.airport.text })
        return (others + ["to:" + wanted.joined(separator: ",")]).joined(separator: " ")
    }

    /// A strip of days: how dear the cheapest trip of each is, and which months they are in.
    package struct Strip: Sendable {
        /// What the strip shows: "Cheapest a day: €21.00 on Thu 24 Dec".
        package var title: SafeText
        /// A mark a day, blank where there is no trip: the higher, the dearer.
        package var marks: SafeText
        /// The months, each at its first day.
        package var months: SafeText
        /// What the lowest and the highest mark stand for, and how many days with trips there was no room for.
        package var legend: SafeText
    }

    /// As many days as there is room for: the cheapest, and about it those in which most days have a trip; nil where no price is known.
    package func strip(columns: Int, isASCII: Bool) -> Strip? {
        guard let days = trips.summary?.days else { return nil }
        let start = Self.busiest(days.mapValues(amount), columns: columns)
        let shown = start..<(start + max(1, columns))
        let prices = days.filter { shown.contains($0.key) }
        guard let cheapest = prices.min(by: { (amount($0.value), $0.key) < (amount($1.value), $1.key) }) else { return nil }
        let amounts = prices.mapValues(amount)
        let sorted = amounts.values.sorted()
        guard let least = sorted.first, let most = sorted.last else { return nil }
        // What is far dearer than most is drawn full, lest the others have one height.
        let measure = sorted.last { $0 / 4 <= sorted[(sorted.count - 1) / 2] } ?? most
        func mark(_ amount: Int) -> Character {
            if amount > measure { return Bars.bar(1, of: 0...1, level: 1, isASCII: isASCII) }
            return Bars.bar(Double(amount), of: Double(least)...Double(measure), level: 1, isASCII: isASCII)
        }
        let marks = String(shown.map { day in amounts[day].map(mark) ?? " " })
        let currency = trips.summary?.hasOthers == true ? " in \(format.compared(cheapest.value).currency)" : ""
        // In ASCII a mark is a digit, which would read as a part of the price.
        let means = isASCII ? " = " : " "
        func price(_ wanted: Int) -> String {
            "\(mark(wanted))\(means)" + (prices.values.first { amount($0) == wanted }.map(format.money) ?? "")
        }
        let earlier = days.keys.count { $0 < start }
        let full = measure > least ? measure : sorted.first { $0 > measure }
        let highest = full.map { [price($0) + (most > measure ? " and more" : "")] } ?? []
        let later = days.count - amounts.count - earlier
        func legend(isShort: Bool) -> SafeText {
            func hidden(_ count: Int, _ word: String, _ way: String, _ day: Int?) -> [String] {
                guard count > 0, let day else { return [] }
                let counted = "\(format.number(count)) \(count == 1 ? "day" : "days")"
                return [isShort ? "\(counted) \(word)" : "\(counted) with offers \(word), \(way) \(format.day(Self.date(day), in: .gmt))"]
            }
            let others = hidden(earlier, "before", "from", days.keys.min()) + hidden(later, "after", "to", days.keys.max())
            return SafeText(([price(least)] + highest + others).joined(separator: ", "))
        }
        let whole = legend(isShort: false)
        let title = "Cheapest a day\(currency): " + format.money(cheapest.value) + " on " + format.day(Self.date(cheapest.key), in: .gmt)
        return Strip(
            title: SafeText(title), marks: SafeText(marks), months: SafeText(Self.months(of: shown)),
            legend: whole.width <= columns ? whole : legend(isShort: true))
    }

    /// Where so many days begin that one of them has the lowest price of all, and most of them have any; of several such the first.
    private static func busiest(_ amounts: [Int: Int], columns: Int) -> Int {
        let days = amounts.sorted { $0.key < $1.key }
        let least = amounts.values.min()
        var best = (count: 0, start: 0)
        var end = 0
        for (index, first) in days.enumerated() {
            while end < days.count, days[end].key - first.key < max(1, columns) { end += 1 }
            let count = end - index
            if count > best.count, days[index..<end].contains(where: { $0.value == least }) { best = (count, first.key) }
        }
        return best.start
    }

    /// A price as it is compared with others.
    private func amount(_ price: Money) -> Int { format.compared(price).minorUnits }

    /// The names of months below their first days, that of the first one below the first day; one that has no room beside the next is left
    /// out.
    private static func months(of days: Range<Int>) -> String {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        var months: [(place: Int, name: String)] = []
        var day = days.lowerBound
        while days.contains(day) {
            let words = words(day).split(separator: " ")
            // A day after all that are dates has no name.
            guard words.count == 3, let month = calendar.dateInterval(of: .month, for: date(day)) else { break }
            months.append((day - days.lowerBound, String(words[2])))
            day = Int((month.end.timeIntervalSince1970 / 86_400).rounded())
        }
        var line = ""
        for (month, next) in zip(months, months.dropFirst().map(\.place) + [days.count + 1])
        where month.place + month.name.count < next {
            line += String(repeating: " ", count: month.place - line.count) + month.name
        }
        return line
    }

    private static func date(_ day: Int) -> Date { Date(timeIntervalSince1970: Double(day) * 86_400) }

    /// A day, counted from 1 January 1970: "Thu 24 Dec".
    private static func words(_ day: Int) -> String {
        let date = date(day)
        return DisplayFormat(locale: Locale(identifier: "en_001"), timeZone: .gmt, now: { date }).day(date)
    }
}
