import Foundation
package import TerminalText
package import TravelKit

/// Trips in words: rows, facts and what a filter looks through.
package struct TripText: Sendable {
    private let format: DisplayFormat

    package init(_ format: DisplayFormat) {
        self.format = format
    }

    /// The columns of a list of trips.
    package static let columns = columns(route: 0, dates: 3, state: 1, widest: 24)

    /// The same columns where every trip is of one route: there the dates matter most, and the route goes first when there is no room.
    package static let fareColumns = columns(route: 6, dates: 0, state: 3, widest: 7)

    /// The columns, those that differ from list to list by these ranks.
    private static func columns(route: Int, dates: Int, state: Int, widest: Int) -> [Column] {
        [
            Column("favourite", "", name: "Favourite", minimum: 1, maximum: 1, rank: 2),
            Column("route", "Route", minimum: 14, maximum: 40, rank: route),
            Column("airports", "Airports", minimum: 9, maximum: 9, rank: 5),
            Column("dates", "Dates", minimum: 23, maximum: 33, rank: dates),
            Column("airline", "Airline", minimum: 7, maximum: 7, rank: 4),
            Column("price", "Price", alignment: .trailing, minimum: 12, maximum: 14, rank: 1),
            Column("state", "", name: "End of the offer, change of price", minimum: 7, maximum: widest, rank: state),
        ]
    }

    /// A trip as a row of `columns`.
    package func row(_ trip: Trip, isFavourite: Bool, airports: [AirportCode: Airport] = [:]) -> Row {
        let isExpired = trip.isExpired(at: format.now())
        return Row(
            [
                isFavourite ? "★" : "", route(trip), SafeText("\(trip.departure.airport) → \(trip.destination.airport)"),
                dates(trip, airports),
                flight(trip), price(trip), isExpired ? "expired" : "",
            ], isPast: isExpired)
    }

    /// Where from and where to: "Copenhagen → Malaga".
    package func route(_ trip: Trip) -> SafeText {
        SafeText(trip.departure.city) + " → " + SafeText(trip.destination.city)
    }

    /// What it costs, as the locale writes it.
    package func price(_ trip: Trip) -> SafeText {
        SafeText(trip.price.map(format.money) ?? "").orDash
    }

    /// The airline and the flight's number: "FR 4048".
    package func flight(_ trip: Trip) -> SafeText {
        SafeText([trip.airline, trip.flightNumber].filter { !$0.isEmpty }.joined(separator: " ")).orDash
    }

    private func dates(_ trip: Trip, _ airports: [AirportCode: Airport]) -> SafeText {
        guard let departure = trip.departureAt.map({ format.day($0, in: zone(of: trip.departure, airports)) }) else { return "—" }
        guard let back = trip.returnAt.map({ format.day($0, in: zone(of: trip.destination, airports)) }) else {
            return SafeText("\(departure), one way")
        }
        return SafeText("\(departure) – \(back)")
    }

    /// What a filter looks through: every field that is shown, and the codes.
    package func key(_ trip: Trip, airports: [AirportCode: Airport] = [:]) -> SearchKey {
        let row = self.row(trip, isFavourite: false, airports: airports)
        return SearchKey(
            [
                trip.destination.city, trip.departure.city, trip.destination.airport.text, trip.departure.airport.text,
                trip.destination.countryCode, trip.departure.countryCode, trip.airline + trip.flightNumber,
            ] + row.cells.map(\.string), names: 2)
    }

    /// What a row says of the times of a trip, each text as a field that a filter looks through.
    func times(_ trip: Trip, _ airports: [AirportCode: Airport]) -> [String] {
        [dates(trip, airports).string, trip.isExpired(at: format.now()) ? "expired" : ""]
    }

    /// The time zone of a place; where it is not known, the user's own.
    func knownOrOwnZone(of location: TripLocation, _ airports: [AirportCode: Airport]) -> TimeZone {
        zone(of: location, airports) ?? format.timeZone
    }

    /// The time it is.
    var now: Date { format.now() }

    /// The minute it is.
    var minute: Int { format.minute }

    /// What a trip is sorted by in one of `columns`.
    package static func sortKey(_ trip: Trip, by column: Column.ID) -> SortKey {
        switch column {
        case "route": .folded("\(trip.departure.city) \(trip.destination.city)")
        case "airports": .folded("\(trip.departure.airport) \(trip.destination.airport)")
        case "dates": .date(trip.departureAt)
        case "airline": .folded("\(trip.airline) \(trip.flightNumber)".trimmingCharacters(in: .whitespaces))
        case "price": .price(trip.price)
        case "state": .date(trip.expiresAt)
        default: .missing
        }
    }

    /// Trips with their keys, in this order, live ones before expired ones.
    package func entries(_ trips: [Trip], in order: TripOrder, airports: [AirportCode: Airport] = [:]) -> [ListEntry<Trip>] {
        trips.sorted(order, at: format.now()).map { ListEntry($0, key: key($0, airports: airports)) }
    }

    /// What is known of a trip, in three groups: departure, return, general. Times are in the airports' own zones where these are known.
    package func facts(_ trip: Trip, airports: [AirportCode: Airport]) -> [FactGroup] {
        var groups = [
            FactGroup("Departure", leg(at: trip.departureAt, from: trip.departure, to: trip.destination, airports: airports))
        ]
        if trip.isOneWay {
            groups.append(FactGroup("Return", [Fact("When", "one way, no flight back")]))
        } else {
            groups.append(FactGroup("Return", leg(at: trip.returnAt, from: trip.destination, to: trip.departure, airports: airports)))
        }
        let offer =
            trip.isExpired(at: format.now())
            ? "expired \(format.moment(trip.expiresAt))" : "until \(format.moment(trip.expiresAt))"
        groups.append(
            FactGroup(
                "General",
                [
                    Fact("Price", price(trip)), Fact("Flight", flight(trip)), Fact("Offer", SafeText(offer)),
                    Fact("Found", SafeText(format.moment(trip.createdAt))), Fact("Trip", SafeText(trip.id.text)),
                ]))
        return groups
    }

    private func leg(at date: Date?, from start: TripLocation, to end: TripLocation, airports: [AirportCode: Airport]) -> [Fact] {
        let zone = zone(of: start, airports)
        let when = date.map { date in
            zone.map { "\(format.moment(date, in: $0)) (\(start.city) time)" } ?? "\(format.moment(date)) (your time)"
        }
        return [
            Fact("When", SafeText(when ?? "")), Fact("From", place(start, airports)), Fact("To", place(end, airports)),
        ]
    }

    /// The time zone of a place, where it is known.
    private func zone(of location: TripLocation, _ airports: [AirportCode: Airport]) -> TimeZone? {
        airports[location.airport]?.timeZone.flatMap(TimeZone.init(identifier:))
    }

    private func place(_ location: TripLocation, _ airports: [AirportCode: Airport]) -> SafeText {
        let name = airports[location.airport]?.name ?? location.city
        return SafeText("\(name) (\(location.airport)), \(location.countryCode)")
    }
}
