import Foundation
import TravelKit

/// Some trips in columns. A code says which of the things that trips have in common a trip has.
struct TripPiece: Sendable {
    /// No piece has more trips; the columns of a search are in pieces of the same size.
    static let limit = SearchColumn.pieceCount

    private(set) var ids = TextColumn()
    /// Addresses where the trips can be booked, empty where there are none.
    private(set) var links = TextColumn()
    private(set) var departures: [UInt32] = []
    private(set) var destinations: [UInt32] = []
    private(set) var flights: [UInt32] = []
    private(set) var prices: [UInt32] = []
    private(set) var times: [UInt32] = []
    /// Seconds since 2001 UTC, as `Date` holds them exactly; not a number where a date is not known.
    private(set) var createdAt: [Double] = []
    private(set) var departureAt: [Double] = []
    private(set) var returnAt: [Double] = []
    private(set) var expiresAt: [Double] = []
    private(set) var demonstrations: [Bool] = []

    var count: Int { createdAt.count }

    /// Until when the trip at a place can be had (`Trip.endsAt`).
    func endsAt(_ place: Int) -> Double { departureAt[place] < expiresAt[place] ? departureAt[place] : expiresAt[place] }

    /// Adds a trip with its codes.
    mutating func append(_ trip: Trip, _ codes: TripCommons.Codes) {
        ids.append(trip.id.text)
        links.append(trip.bookingLink?.absoluteString ?? "")
        departures.append(codes.departure)
        destinations.append(codes.destination)
        flights.append(codes.flight)
        prices.append(codes.price)
        times.append(codes.times)
        createdAt.append(trip.createdAt.timeIntervalSinceReferenceDate)
        departureAt.append(trip.departureAt?.timeIntervalSinceReferenceDate ?? .nan)
        returnAt.append(trip.returnAt?.timeIntervalSinceReferenceDate ?? .nan)
        expiresAt.append(trip.expiresAt.timeIntervalSinceReferenceDate)
        demonstrations.append(trip.isDemonstration)
    }

    /// Puts a trip with its codes in the place of an older one with the same identity.
    mutating func replace(_ place: Int, with trip: Trip, _ codes: TripCommons.Codes) {
        links.replace(place, with: trip.bookingLink?.absoluteString ?? "")
        departures[place] = codes.departure
        destinations[place] = codes.destination
        flights[place] = codes.flight
        prices[place] = codes.price
        times[place] = codes.times
        createdAt[place] = trip.createdAt.timeIntervalSinceReferenceDate
        departureAt[place] = trip.departureAt?.timeIntervalSinceReferenceDate ?? .nan
        returnAt[place] = trip.returnAt?.timeIntervalSinceReferenceDate ?? .nan
        expiresAt[place] = trip.expiresAt.timeIntervalSinceReferenceDate
        demonstrations[place] = trip.isDemonstration
    }
}

extension [TripPiece] {
    /// The rows of the trips with these identities, as far as they are there; all are gone through once, however many are looked for.
    func rows(of ids: Set<Trip.ID>) -> [Trip.ID: Int] {
        var rows: [Trip.ID: Int] = [:]
        for (index, piece) in enumerated() {
            for place in 0..<piece.count {
                let id = Trip.ID(piece.ids[place])
                if ids.contains(id), rows[id] == nil { rows[id] = index * TripPiece.limit + place }
            }
        }
        return rows
    }
}
