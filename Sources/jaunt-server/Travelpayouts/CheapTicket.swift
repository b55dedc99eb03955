import Foundation

/// An offer of `/v1/prices/cheap`; its destination and its number of stops are the keys that it stands under.
struct CheapTicket: Encodable {
    let price: Double
    let airline: String
    let flightNumber: FlightNumber
    let departureAt: String
    /// Empty for one way.
    let returnAt: String
    /// Missing when the trip does not say.
    let expiresAt: String?

    enum CodingKeys: String, CodingKey {
        case price, airline
        case flightNumber = "flight_number"
        case departureAt = "departure_at"
        case returnAt = "return_at"
        case expiresAt = "expires_at"
    }

    init(_ trip: TripRecord) {
        price = trip.price
        airline = trip.airlines
        flightNumber = trip.flightNumber
        departureAt = TravelpayoutsTime.text(trip.departureAt)
        returnAt = trip.returnAt.map { TravelpayoutsTime.text($0) } ?? ""
        expiresAt = trip.expiresAt.map { TravelpayoutsTime.text($0) }
    }
}
