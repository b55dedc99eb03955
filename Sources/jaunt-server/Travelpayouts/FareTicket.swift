import Foundation

/// An offer of `/aviasales/v3/prices_for_dates`.
struct FareTicket: Encodable {
    let origin: String
    let destination: String
    let originAirport: String
    let destinationAirport: String
    let price: Double
    let airline: String
    let flightNumber: String
    let departureAt: String
    /// Empty for one way.
    let returnAt: String
    let transfers = 0
    let returnTransfers = 0
    let duration = 0
    let durationTo = 0
    let durationBack = 0
    let link: String

    enum CodingKeys: String, CodingKey {
        case origin, destination, price, airline, transfers, duration, link
        case originAirport = "origin_airport"
        case destinationAirport = "destination_airport"
        case flightNumber = "flight_number"
        case departureAt = "departure_at"
        case returnAt = "return_at"
        case returnTransfers = "return_transfers"
        case durationTo = "duration_to"
        case durationBack = "duration_back"
    }

    /// - Parameters:
    ///   - origin: where the trip starts, as the table knows it.
    ///   - destination: where it goes, as the table knows it.
    init(_ trip: TripRecord, origin: AirportRecord?, destination: AirportRecord?) {
        self.origin = origin?.cityCode ?? trip.departure.airportCode
        self.destination = destination?.cityCode ?? trip.destination.airportCode
        originAirport = trip.departure.airportCode
        destinationAirport = trip.destination.airportCode
        price = trip.price
        airline = trip.airlines
        switch trip.flightNumber {
        case .number(let number): flightNumber = String(number)
        case .text(let text): flightNumber = text
        }
        departureAt = TravelpayoutsTime.text(trip.departureAt, zone: origin?.timeZone)
        returnAt = trip.returnAt.map { TravelpayoutsTime.text($0, zone: destination?.timeZone) } ?? ""
        func dayAndMonth(_ text: String) -> String { text.isEmpty ? "" : "\(text.dropFirst(8).prefix(2))\(text.dropFirst(5).prefix(2))" }
        link = "/search/\(self.origin)\(dayAndMonth(departureAt))\(self.destination)\(dayAndMonth(returnAt))1?t=\(trip.airlines)"
    }
}
