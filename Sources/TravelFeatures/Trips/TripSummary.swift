import OrderedCollections
package import TravelKit

/// What many trips come to: the cheapest one, the cheapest to each place, and on each day. Trips that have expired do not count.
package struct TripSummary: Sendable {
    /// The trips to one place.
    package struct Destination: Identifiable, Hashable, Sendable {
        /// Where they go.
        package var place: TripLocation
        /// How many there are.
        package var count: Int
        /// What the cheapest costs, as the feed gives it; nil where no price is known.
        package var price: Money?

        package var id: TripLocation { place }
    }

    /// The cheapest price, as the feed gives it, and where it leads; nil where no price is known.
    package var cheapest: (price: Money, place: TripLocation)?
    /// The places, those with the cheapest trips first, then those whose prices are in other currencies or not known, by their names.
    package var destinations: [Destination] = []
    /// The cheapest price, as the feed gives it, of each day on which trips depart, by days from 1 January 1970 at the airport.
    package var days: [Int: Money] = [:]
    /// The currency that most prices are in, in which all of these are compared.
    package var currency: String?
    /// Whether there are prices in other currencies too, which are not compared.
    package var hasOthers = false
}

extension TripTable {
    /// What the trips at these rows come to; nil when nobody wants to know any more.
    /// - Parameter isMeant: which destinations count.
    func summary(of rows: [UInt32], where isMeant: (TripLocation) -> Bool = { _ in true }) -> TripSummary? {
        let prices = common.prices.values.map { $0.map(compared) }
        let (times, places) = (common.times.values, common.places.values)
        // By the numbers of what trips have in common, so that a million rows cost some additions each.
        var currencies: [String: Int] = [:]
        let meant = places.map(isMeant)
        var priceCounts = Array(repeating: 0, count: prices.count)
        for (index, row) in rows.enumerated() {
            if index % 65_536 == 0, Task.isCancelled { return nil }
            let (piece, place) = (Int(row) / TripPiece.limit, Int(row) % TripPiece.limit)
            if meant[Int(pieces[piece].destinations[place])] { priceCounts[Int(pieces[piece].prices[place])] += 1 }
        }
        for (price, count) in zip(prices, priceCounts) { if let price { currencies[price.currency, default: 0] += count } }
        let currency = currencies.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
        let amounts = prices.map { price in price.flatMap { $0.currency == currency ? $0.minorUnits : nil } ?? .max }
        var counts = Array(repeating: 0, count: places.count)
        // The least amounts, and the prices that they stand for.
        var least = Array(repeating: (amount: Int.max, price: 0), count: places.count)
        var byTimes = Array(repeating: (amount: Int.max, price: 0), count: times.count)
        for (index, row) in rows.enumerated() {
            if index % 65_536 == 0, Task.isCancelled { return nil }
            let (piece, place) = (Int(row) / TripPiece.limit, Int(row) % TripPiece.limit)
            let time = Int(pieces[piece].times[place])
            let (destination, price) = (Int(pieces[piece].destinations[place]), Int(pieces[piece].prices[place]))
            let amount = amounts[price]
            if times[time].isExpired || !meant[destination] { continue }
            counts[destination] += 1
            if amount < least[destination].amount { least[destination] = (amount, price) }
            if amount < byTimes[time].amount { byTimes[time] = (amount, price) }
        }
        func money(_ least: (amount: Int, price: Int)) -> Money? { least.amount == .max ? nil : common.prices.values[least.price] }
        var summary = TripSummary(currency: currency, hasOthers: currencies.count { $0.value > 0 } > 1)
        let found = places.indices.filter { counts[$0] > 0 }.sorted {
            (least[$0].amount, SearchFold.fold(places[$0].city), places[$0].airport) < (
                least[$1].amount, SearchFold.fold(places[$1].city), places[$1].airport
            )
        }
        summary.destinations = found.map { .init(place: places[$0], count: counts[$0], price: money(least[$0])) }
        if let first = summary.destinations.first, let price = first.price { summary.cheapest = (price, first.place) }
        var byDays: [Int: Int] = [:]
        for (time, least) in zip(times, byTimes) {
            guard let day = time.departure, let price = money(least), least.amount < byDays[day] ?? .max else { continue }
            (byDays[day], summary.days[day]) = (least.amount, price)
        }
        return summary
    }
}
