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
}
