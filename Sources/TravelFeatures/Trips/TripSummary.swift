import Foundation
import OrderedCollections
package import TerminalText
package import TravelKit

/// What many trips come to: the cheapest one, the cheapest to each place, and on each day. Trips that have expired do not count.
package struct TripSummary: Sendable {
    /// The trips to one city.
    package struct Destination: Identifiable, Hashable, Sendable {
        /// What its places have in common, whatever a feed calls them.
        package let id: TripLocation
        /// Where the cheapest goes, by the name that most trips have for it.
        package var place: TripLocation
        /// The names that the trips have for the city, the most frequent first.
        package var names: [String]
        /// Its places as the trips have them, that of the cheapest first.
        var places: [TripLocation]
        /// How many there are.
        package var count: Int
        /// The cheapest one; where no price is in the currency that most prices are in, of those in the next most frequent one. Nil where no
        /// price is known.
        var cheapest: Cheapest?
        /// The days from the first departure to the last one, from 1 January 1970 at the airport; nil where the feed gives no day.
        package var departures: ClosedRange<Int>?

        /// The codes of all of the city's airports that they go to, that of `place` first.
        package var airports: [AirportCode] { OrderedSet(places.map(\.airport)).elements }

        /// What the cheapest costs, as the feed gives it; nil where no price is known.
        package var price: Money? { cheapest?.price }
    }

    /// A trip that is the cheapest one: few of them are ever looked at, so that it is made when it is (`ListModel.trip`).
    struct Cheapest: Hashable, Sendable {
        /// Its identity.
        let id: Trip.ID
        /// Where it stood in the table that was summed up.
        let row: Int
        /// What it costs, as the feed gives it.
        let price: Money
    }

    /// The cheapest price, as the feed gives it, and where it leads; nil where no price is known.
    package var cheapest: (price: Money, place: TripLocation)?
    /// The cities, those with the cheapest trips first, then those whose prices are in other currencies, currency by currency, then those
    /// whose prices are not known, by their names.
    package var destinations: [Destination] = []
    /// The cheapest price, as the feed gives it, of each day on which trips depart, by days from 1 January 1970 at the airport.
    package var days: [Int: Money] = [:]
    /// The currency that most prices are in, in which all of these are compared.
    package var currency: String?
    /// Whether there are prices in other currencies too, which are not compared.
    package var hasOthers = false
    /// When the next of these trips can no longer be had, in seconds since 2001 UTC; infinite where there are none.
    var nextEnd = Double.infinity

    /// What that means for an order by price; nil where it means nothing.
    package var othersRemark: SafeText? { hasOthers ? "currencies are not compared" : nil }
}

extension TripTable {
    /// How a price compares: the place of its currency among all, the most frequent one first, and the amount; and the price's number.
    private typealias Rank = (currency: Int, amount: Double, price: Int)

    /// What the trips at these rows come to; nil when nobody wants to know any more.
    /// - Parameter isMeant: which destinations count.
    func summary(of rows: [UInt32], where isMeant: (TripLocation) -> Bool = { _ in true }) -> TripSummary? {
        let prices = common.prices.values.map { $0.map(format.compared) }
        let (times, places) = (common.times.values, common.places.values)
        // By the numbers of what trips have in common, so that a million rows cost some additions each; and piece by piece, as they lie in
        // memory: in the order of a sort most of the time goes by until the memory has them.
        let meant = places.map(isMeant)
        var priceCounts = Array(repeating: 0, count: prices.count)
        let now = format.now().timeIntervalSinceReferenceDate
        var nextEnd = Double.infinity
        /// Where each row stands among those that count, from 1; 0 for any other.
        var standing = Array(repeating: UInt32(0), count: count)
        for (index, row) in rows.enumerated() { standing[Int(row)] = UInt32(index + 1) }
        for (number, piece) in pieces.enumerated() {
            if Task.isCancelled { return nil }
            for place in 0..<piece.count where standing[number * TripPiece.limit + place] > 0 {
                let end = piece.endsAt(place)
                if end <= now || !meant[Int(piece.destinations[place])] {
                    standing[number * TripPiece.limit + place] = 0
                    continue
                }
                nextEnd = min(nextEnd, end)
                priceCounts[Int(piece.prices[place])] += 1
            }
        }
        var currencyCounts: [String: Int] = [:]
        for (price, count) in zip(prices, priceCounts) where count > 0 {
            if let price { currencyCounts[price.currency, default: 0] += count }
        }
        let currencies = currencyCounts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
        let unknown: Rank = (.max, .infinity, .max)
        let ranks = prices.enumerated().map { number, price -> Rank in
            guard let price, let currency = currencies.firstIndex(of: price.currency) else { return unknown }
            return (currency, price.units, number)
        }
        var counts = Array(repeating: 0, count: places.count)
        var least = Array(repeating: unknown, count: places.count)
        var cheapest: [Int?] = Array(repeating: nil, count: places.count)
        var departures: [ClosedRange<Int>?] = Array(repeating: nil, count: places.count)
        var byTimes = Array(repeating: unknown, count: times.count)
        for (number, piece) in pieces.enumerated() {
            if Task.isCancelled { return nil }
            for place in 0..<piece.count where standing[number * TripPiece.limit + place] > 0 {
                let row = number * TripPiece.limit + place
                let (time, destination) = (Int(piece.times[place]), Int(piece.destinations[place]))
                let rank = ranks[Int(piece.prices[place])]
                counts[destination] += 1
                // Of those that cost the same the one that stands first.
                if rank < least[destination] || rank == least[destination] && standing[row] < standing[cheapest[destination] ?? row] {
                    (least[destination], cheapest[destination]) = (rank, row)
                }
                if let day = times[time].departure { departures[destination] = departures[destination].joined(day...day) }
                if rank < byTimes[time] { byTimes[time] = rank }
            }
        }
        func money(_ rank: Rank) -> Money? { rank.price == .max ? nil : common.prices.values[rank.price] }
        func cheapestTrip(to place: Int) -> TripSummary.Cheapest? {
            guard let row = cheapest[place], let price = money(least[place]) else { return nil }
            return TripSummary.Cheapest(id: id(at: row), row: row, price: price)
        }
        var summary = TripSummary(currency: currencies.first, hasOthers: currencies.count > 1, nextEnd: nextEnd)
        // Names are folded once each, and not for each comparison.
        let folded = places.indices.map { counts[$0] > 0 ? SearchFold.fold(places[$0].city) : "" }
        let found = places.indices.filter { counts[$0] > 0 }.sorted {
            (least[$0].currency, least[$0].amount, folded[$0], places[$0].airport) < (
                least[$1].currency, least[$1].amount, folded[$1], places[$1].airport
            )
        }
        // Of each city the cheapest of its airports comes first, and so do the cities.
        let identities = CityIdentities(found.map { places[$0] }, cityCodes)
        let cities = OrderedDictionary(grouping: found) { identities.city(of: places[$0]) }
        summary.destinations = cities.map { city, airports in
            let names = Self.names(of: airports.map { (places[$0].city, counts[$0]) })
            var place = places[airports[0]]
            place.city = names.first ?? ""
            return TripSummary.Destination(
                id: city, place: place, names: names, places: airports.map { places[$0] },
                count: airports.reduce(0) { $0 + counts[$1] }, cheapest: cheapestTrip(to: airports[0]),
                departures: airports.compactMap { departures[$0] }.reduce(nil) { $0.joined($1) })
        }
        if let first = summary.destinations.first, let price = first.price { summary.cheapest = (price, first.place) }
        var byDays: [Int: Double] = [:]
        // Days are compared, so that they are those of one currency.
        for (time, least) in zip(times, byTimes) where least.currency == 0 {
            guard let day = time.departure, let price = money(least), least.amount < byDays[day] ?? .infinity else { continue }
            (byDays[day], summary.days[day]) = (least.amount, price)
        }
        return summary
    }

    /// The names of a city that trips have, the most frequent first; of those that are as frequent the first.
    private static func names(of places: [(name: String, count: Int)]) -> [String] {
        var counts: OrderedDictionary<String, Int> = [:]
        for place in places where !place.name.isEmpty { counts[place.name, default: 0] += place.count }
        return counts.enumerated().sorted { (-$0.element.value, $0.offset) < (-$1.element.value, $1.offset) }.map(\.element.key)
    }
}

extension ClosedRange<Int>? {
    /// The least range that has both in it.
    fileprivate func joined(_ other: ClosedRange<Int>) -> ClosedRange<Int> {
        map { min($0.lowerBound, other.lowerBound)...max($0.upperBound, other.upperBound) } ?? other
    }
}
