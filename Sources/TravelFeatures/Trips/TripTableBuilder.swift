import Foundation
import TerminalText
package import TravelKit

/// Makes the table of a feed, whatever its length, or of fares.
package struct TripTableBuilder: ListTableBuilder {
    private let text: TripText
    private let book: AirportBook?
    private let regions: RegionBook?
    private let order: TripOrder
    /// The time at which it is said which offers have ended.
    private let now: Date

    package private(set) var count = 0
    private var pieces: [TripPiece] = []
    private var places = Interned<TripLocation>()
    private var flights = Interned<TripCommons.Flight>()
    private var saysDirect = false
    private var airlines = Interned<String>()
    /// The airline of each flight, by its number.
    private var flightAirlines: [UInt32] = []
    private var prices = Interned<Money?>()
    private var times = Interned<TripCommons.Times>()
    /// The time zones, and the number of each place's by the place's number.
    private var zones = NumberedZones()
    private var placeZones: [Int] = []
    /// How long flights take, by the numbers of both places; nil where that is not known.
    private var flightTimes: [UInt64: TimeInterval?] = [:]
    /// What places are called, and how many places and airports were known then: tables of the same ones have it in common.
    private var knownNames: (places: Int, airports: Int, names: PlaceTexts)?

    /// What places are called: their names, and what is found besides; made when somebody filters.
    private typealias PlaceTexts = (names: Lazy<PlaceNames>, others: Lazy<SearchTexts>)
    /// Trips that have come again, until they are put in their places.
    private var again: [Trip] = []
    /// The rows that have been put in order, and what they are ordered by.
    private var ordered: [FeedPlace] = []
    /// How many rows were put in order, and which of them have to be anew.
    private var orderedCount = 0
    private var moved: Set<Int> = []

    /// - Parameters:
    ///   - text: how trips are written, for what a filter looks through.
    ///   - airports: whose time zones dates are given in; nil for the user's own.
    ///   - regions: those that a filter may ask for; nil where it cannot ask for any.
    ///   - order: in which the trips are listed.
    ///   - now: the time at which it is said which offers have ended.
    init(_ text: TripText, airports: AirportBook?, regions: RegionBook? = nil, order: TripOrder = .newest, now: Date) {
        self.text = text
        self.book = airports
        self.regions = regions
        self.order = order
        self.now = now
    }

    package mutating func append(_ trips: [Trip]) {
        guard !trips.isEmpty else { return }
        let isFirst = count == 0
        let airports = book?.airports ?? [:]
        for trip in trips {
            let codes = self.codes(of: trip, airports)
            if pieces.last.map({ $0.count == TripPiece.limit }) ?? true { pieces.append(TripPiece()) }
            pieces[pieces.count - 1].append(trip, codes)
            count += 1
        }
        // The first screen waits for the first trips, and not for what a filter looks through.
        if !isFirst { makeTexts() }
    }

    private mutating func makeTexts() {
        places.makeTexts()
        flights.makeTexts()
        airlines.makeTexts()
        prices.makeTexts()
        times.makeTexts()
    }

    package mutating func update(_ trips: [Trip]) {
        again += trips
        if again.count >= TripPiece.limit { takeAgain() }
    }

    /// Puts trips that have come again in the places of those that were found before them. All are gone through for that, so that it is done
    /// for many at once.
    private mutating func takeAgain() {
        if again.isEmpty { return }
        let airports = book?.airports ?? [:]
        let rows = pieces.rows(of: Set(again.map(\.id)))
        for trip in again {
            guard let row = rows[trip.id] else { continue }
            let (piece, place) = (row / TripPiece.limit, row % TripPiece.limit)
            guard trip.createdAt.timeIntervalSinceReferenceDate > pieces[piece].createdAt[place] else { continue }
            let codes = self.codes(of: trip, airports)
            pieces[piece].replace(place, with: trip, codes)
            if row < orderedCount { moved.insert(row) }
        }
        again = []
    }

    package mutating func table() -> any ListTable<Trip> {
        takeAgain()
        putInOrder()
        let texts = Lazy {
            [places = self.places, flights = self.flights, airlines = self.airlines, prices = self.prices, times = self.times] in
            TripCommons.Texts(
                places: places.texts, flights: flights.texts, airlines: airlines.texts, prices: prices.texts, times: times.texts)
        }
        let common = TripCommons(
            places: places, flights: flights, saysDirect: saysDirect, flightAirlines: flightAirlines, prices: prices, times: times,
            texts: texts)
        let airports = book?.airports ?? [:]
        let names = placeTexts(airports)
        return TripTable(
            pieces: pieces, common: common, count: count, order: ordered.map(\.row), format: text.format,
            cityCodes: airports.compactMapValues(\.cityCode), placeNames: names.names, otherNames: names.others,
            regions: regions.map { book in { @Sendable in book.regions } })
    }

    private mutating func placeTexts(_ airports: [AirportCode: Airport]) -> PlaceTexts {
        let count = places.values.count
        if let knownNames, knownNames.places == count, knownNames.airports == airports.count { return knownNames.names }
        let (format, places) = (text.format, self.places.values)
        let names = Lazy {
            PlaceNames(places, format, cityCodes: airports.compactMapValues(\.cityCode), airportNames: airports.mapValues(\.name))
        }
        let others = Lazy { SearchTexts(otherNamesOf: places, format, airports) }
        knownNames = (count, airports.count, (names, others))
        return (names, others)
    }

    // MARK: Codes

    private mutating func codes(of trip: Trip, _ airports: [AirportCode: Airport]) -> TripCommons.Codes {
        let text = self.text
        let departure = code(of: trip.departure, airports)
        let destination = code(of: trip.destination, airports)
        let flight = TripCommons.Flight(airline: trip.airline, number: trip.flightNumber, isDirect: trip.isDirect)
        let times = TripCommons.Times(
            departure: trip.departureAt.map { zones[placeZones[Int(departure)]].day(of: $0) },
            back: trip.returnAt.map { zones[placeZones[Int(destination)]].day(of: $0) },
            nights: TripNights.count(
                trip, flight: flightTime(of: trip, from: departure, to: destination, airports), in: &zones[placeZones[Int(destination)]]))
        return TripCommons.Codes(
            departure: departure, destination: destination,
            flight: code(of: flight, trip),
            price: prices.code(of: trip.price) ?? prices.add(trip.price) { SearchKey(text.priceWords(trip.price), names: 0) },
            times: self.times.code(of: times)
                ?? self.times.add(times) { SearchKey([text.dates(trip, airports).string], names: 0) })
    }

    private mutating func code(of place: TripLocation, _ airports: [AirportCode: Airport]) -> UInt32 {
        let code =
            places.code(of: place)
            ?? places.add(place) {
                SearchKey([place.city, place.airport.text, place.countryCode, airports[place.airport]?.cityCode?.text ?? ""])
            }
        if Int(code) == placeZones.count { placeZones.append(zones.number(of: text.knownOrOwnZone(of: place, airports))) }
        return code
    }

    private mutating func flightTime(
        of trip: Trip, from departure: UInt32, to destination: UInt32, _ airports: [AirportCode: Airport]
    ) -> TimeInterval? {
        if trip.isOneWay { return nil }
        let route = UInt64(departure) << 32 | UInt64(destination)
        if let known = flightTimes[route] { return known }
        let time = text.flightTime(of: trip, airports)
        // A feed has some thousands of routes. One in which every trip has its own is not to be remembered whole.
        if flightTimes.count >= 1 << 14 { flightTimes.removeAll(keepingCapacity: true) }
        flightTimes[route] = .some(time)
        return time
    }

    private mutating func code(of flight: TripCommons.Flight, _ trip: Trip) -> UInt32 {
        let text = self.text
        if flight.isDirect != nil { saysDirect = true }
        let code =
            flights.code(of: flight)
            ?? flights.add(flight) {
                SearchKey([flight.text.isEmpty ? text.flight(trip).string : flight.airline + flight.number], names: 0)
            }
        if Int(code) == flightAirlines.count {
            let airline = flight.airline
            flightAirlines.append(airlines.code(of: airline) ?? airlines.add(airline) { SearchKey([text.airline(airline)], names: 0) })
        }
        return code
    }

    // MARK: Order

    /// Puts the rows that have come since, or are other trips now, among those that are in order.
    private mutating func putInOrder() {
        let (pieces, prices, order, moved) = (self.pieces, self.prices, self.order, self.moved)
        func createdAt(_ row: Int) -> Double { pieces[row / TripPiece.limit].createdAt[row % TripPiece.limit] }
        func departureAt(_ row: Int) -> Double {
            let departure = pieces[row / TripPiece.limit].departureAt[row % TripPiece.limit]
            return departure.isNaN ? .infinity : departure
        }
        func price(_ row: Int) -> Money? { prices[pieces[row / TripPiece.limit].prices[row % TripPiece.limit]] }
        func endsAt(_ row: Int) -> Double { pieces[row / TripPiece.limit].endsAt(row % TripPiece.limit) }
        func precedes(_ one: FeedPlace, _ other: FeedPlace) -> Bool {
            if one.isExpired != other.isExpired { return other.isExpired }
            let (row, otherRow) = (Int(one.row), Int(other.row))
            switch order {
            case .newest:
                let (found, otherFound) = (createdAt(row), createdAt(otherRow))
                if found != otherFound { return found > otherFound }
            case .cheapest:
                let (cost, otherCost) = (price(row), price(otherRow))
                if cost != otherCost {
                    guard let cost else { return false }
                    guard let otherCost else { return true }
                    return cost < otherCost
                }
                let (departure, otherDeparture) = (departureAt(row), departureAt(otherRow))
                if departure != otherDeparture { return departure < otherDeparture }
            }
            return pieces[row / TripPiece.limit].ids.precedes(
                row % TripPiece.limit, otherRow % TripPiece.limit, in: pieces[otherRow / TripPiece.limit].ids)
        }
        let end = now.timeIntervalSinceReferenceDate
        let new = (Array(moved) + (orderedCount..<count))
            .map { FeedPlace(row: UInt32($0), isExpired: endsAt($0) <= end) }
            .sorted(by: precedes)
        if !moved.isEmpty { ordered.removeAll { moved.contains(Int($0.row)) } }
        ordered = Self.merged(ordered, new, by: precedes)
        (orderedCount, self.moved) = (count, [])
    }

    private static func merged(_ one: [FeedPlace], _ other: [FeedPlace], by precedes: (FeedPlace, FeedPlace) -> Bool) -> [FeedPlace] {
        if one.isEmpty || other.isEmpty { return one + other }
        var merged: [FeedPlace] = []
        merged.reserveCapacity(one.count + other.count)
        var (next, otherNext) = (0, 0)
        while next < one.count, otherNext < other.count {
            // What is equal keeps its order.
            if precedes(other[otherNext], one[next]) {
                merged.append(other[otherNext])
                otherNext += 1
            } else {
                merged.append(one[next])
                next += 1
            }
        }
        merged += one[next...]
        merged += other[otherNext...]
        return merged
    }
}

/// A trip's place in the order.
private struct FeedPlace {
    var row: UInt32
    var isExpired: Bool
}
