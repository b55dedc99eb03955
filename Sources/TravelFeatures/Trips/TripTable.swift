import Foundation
import TerminalText
import TravelKit

/// Many trips in little memory, in a `TripOrder`: what trips have in common (places, flights, prices) is held once, the rest in columns.
struct TripTable: ListTable {
    /// The trips, `TripPiece.limit` in each piece but the last.
    let pieces: [TripPiece]
    /// What they have in common.
    let common: TripCommons
    let count: Int
    let order: [UInt32]
    /// Knows what countries are called, and how prices compare.
    let format: DisplayFormat
    /// The codes of the cities of airports, as far as they are known.
    let cityCodes: [AirportCode: AirportCode]
    /// What the places are called, and what besides, by their numbers; made when somebody filters.
    let placeNames: Lazy<PlaceNames>
    let otherNames: Lazy<SearchTexts>
    /// Gives the regions that trips may lead to, or nil while they are not known; nil where a filter cannot ask for any.
    let regions: (@Sendable () -> [Region]?)?

    func item(at row: Int) -> Trip {
        let piece = pieces[row / TripPiece.limit]
        let place = row % TripPiece.limit
        let flight = common.flights[piece.flights[place]]
        return Trip(
            id: Trip.ID(piece.ids[place]), price: common.prices[piece.prices[place]], airline: flight.airline,
            flightNumber: flight.number, departure: common.places[piece.departures[place]],
            destination: common.places[piece.destinations[place]],
            createdAt: Date(timeIntervalSinceReferenceDate: piece.createdAt[place]), departureAt: Self.date(piece.departureAt[place]),
            returnAt: Self.date(piece.returnAt[place]), expiresAt: Date(timeIntervalSinceReferenceDate: piece.expiresAt[place]),
            bookingLink: piece.links.isEmpty(at: place) ? nil : URL(string: piece.links[place]), isDirect: flight.isDirect,
            isDemonstration: piece.demonstrations[place])
    }

    func id(at row: Int) -> Trip.ID { Trip.ID(pieces[row / TripPiece.limit].ids[row % TripPiece.limit]) }

    private static func date(_ interval: Double) -> Date? { interval.isNaN ? nil : Date(timeIntervalSinceReferenceDate: interval) }

    func rows(of ids: Set<Trip.ID>) -> [Trip.ID: Int] {
        // Many are looked for in one go: to go through all trips for each of them would take a minute of a long list.
        if ids.count > 16 { return pieces.rows(of: ids) }
        var rows: [Trip.ID: Int] = [:]
        for id in ids { rows[id] = row(of: id.text) }
        return rows
    }

    func row(of text: String) -> Int? {
        for (index, piece) in pieces.enumerated() {
            if let place = piece.ids.firstIndex(of: text) { return index * TripPiece.limit + place }
        }
        return nil
    }

    var search: [SearchColumn] {
        let texts = common.texts.value
        return [
            SearchColumn(
                texts.places, asides: otherNames.value, codes: pieces.map(\.destinations), isName: true,
                fields: [TripFields.places(.to, placeNames, format, regions: regions), airportField] + regionFields),
            SearchColumn(
                texts.places, asides: otherNames.value, codes: pieces.map(\.departures),
                fields: [TripFields.places(.from, placeNames, format), airportField]),
            SearchColumn(texts.flights, codes: pieces.map(\.flights), fields: [TripFields.direct(common.flights.values)]),
            SearchColumn(texts.airlines, codes: pieces.map(\.flights), places: common.flightAirlines),
            SearchColumn(
                texts.prices, codes: pieces.map(\.prices), fields: TripFields.prices(common.prices.values, format)),
            SearchColumn(texts.times, codes: pieces.map(\.times), fields: TripFields.times(common.times.values)),
            SearchColumn(Self.ends) { ended },
        ]
    }

    func makeReadyForFilters() { _ = common.texts.value }

    private var airportField: SearchField { TripFields.airports(common.places.values, cityCodes: cityCodes) }

    private var regionFields: [SearchField] { regions.map { [TripFields.region(common.places.values, $0)] } ?? [] }

    /// What is said of trips that can be had, and of those that cannot any more.
    private static let ends: SearchTexts = {
        var texts = SearchTexts()
        for words in ["", TripText.expired.string] { texts.append(SearchKey([words], names: 0)) }
        return texts
    }()

    /// Which of both is said of each trip just now.
    private var ended: [[UInt32]] {
        let now = format.now().timeIntervalSinceReferenceDate
        return pieces.map { piece in (0..<piece.count).map { piece.endsAt($0) <= now ? 1 : 0 } }
    }

    /// Whether a query finds other trips as some of them end.
    fileprivate static func asksForEnds(_ query: SearchQuery) -> Bool {
        let run = SearchRun()
        return query.terms.contains { ends.ranks(of: $0, .exact, isName: false, run) != nil }
    }

    func order(by sort: ListSort) -> [UInt32] {
        switch sort.column {
        case "route": order(sort, TripRanks(common.places.values) { SearchFold.fold($0.city) })
        case "airports": order(sort, TripRanks(common.places.values) { SearchFold.fold($0.airport.text) })
        case "dates": order(sort) { piece, place in SortNumber(piece.departureAt[place]) }
        case "airline":
            order(sort, TripRanks(common.flights.values) { SearchFold.fold($0.text) }) { ranks, piece, place in
                common.flights[piece.flights[place]].text.isEmpty ? .missing : SortNumber(ranks[piece.flights[place]])
            }
        case "price":
            order(sort, priceRanks(sort)) { ranks, piece, place in
                common.prices[piece.prices[place]] == nil ? .missing : SortNumber(ranks[piece.prices[place]])
            }
        case "state": order(sort) { piece, place in SortNumber(piece.endsAt(place)) }
        default: order
        }
    }

    /// The rows by both ends of the trips, those of one departure by their destination.
    private func order(_ sort: ListSort, _ ranks: TripRanks) -> [UInt32] {
        order(sort, ranks) { ranks, piece, place in SortNumber(ranks[piece.departures[place]], ranks[piece.destinations[place]]) }
    }

    private func priceRanks(_ sort: ListSort) -> TripRanks {
        TripRanks(common.prices.values) { PriceOrder(format.priceKey($0), isDescending: sort.isDescending) }
    }

    private func order(
        _ sort: ListSort, _ ranks: TripRanks, _ number: (TripRanks, TripPiece, Int) -> SortNumber
    ) -> [UInt32] {
        order(sort) { piece, place in number(ranks, piece, place) }
    }

    /// The rows by a number of each trip.
    private func order(_ sort: ListSort, _ number: (TripPiece, Int) -> SortNumber) -> [UInt32] {
        var numbers: [SortNumber] = []
        numbers.reserveCapacity(count)
        for piece in pieces { for place in 0..<piece.count { numbers.append(number(piece, place)) } }
        return SortNumber.order(order, by: numbers, isDescending: sort.isDescending)
    }
}

extension ListModel {
    /// Whether the filter or the search finds others as trips end.
    var asksForEnds: Bool { [parsedQuery, search.query].contains { TripTable.asksForEnds($0) } }
}

extension ListModel<Trip> {
    /// The trips; nil where nothing has been loaded.
    var trips: TripTable? { table as? TripTable }

    /// The trip as the list has it now, which may have changed since it was summed up; nil where the trip is gone.
    func trip(_ cheapest: TripSummary.Cheapest) -> Trip? {
        guard let table = trips else { return nil }
        let hasStayed = cheapest.row < table.count && table.id(at: cheapest.row) == cheapest.id
        return (hasStayed ? cheapest.row : table.row(of: cheapest.id.text)).map { table.item(at: $0) }
    }
}

/// A price in an order that is to be turned round as a whole where the large values come first; what is not known is told apart by who sorts.
private struct PriceOrder: Comparable {
    private let key: SortKey
    private let isLate: Bool

    init(_ key: SortKey, isDescending: Bool) {
        self.key = key
        // What stands aside stays behind when it is turned round.
        isLate = key.isAside != isDescending
    }

    static func < (one: PriceOrder, other: PriceOrder) -> Bool {
        one.isLate == other.isLate ? SortKey.precedes(one.key, other.key) : other.isLate
    }
}
