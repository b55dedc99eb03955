/// A trip, in the file as in the answer. Times are milliseconds since 1970 UTC.
struct TripRecord: Codable, Sendable {
    struct End: Codable {
        let city: String
        /// Alpha-2 code.
        let countryCode: String
        let airportCode: String

        enum CodingKeys: String, CodingKey {
            case city
            case countryCode = "country_code"
            case airportCode = "airport_code"
        }
    }

    let id: String
    let currency: String
    let price: Double
    let airlines: String
    let flightNumber: FlightNumber
    let departure: End
    let destination: End
    var createdAt: Int
    var departureAt: Int
    /// Missing when the trip is one way.
    var returnAt: Int?
    /// Missing when the feed does not say; then it is 48 hours after `createdAt`.
    var expiresAt: Int?

    enum CodingKeys: String, CodingKey {
        case id, currency, price, airlines, departure, destination
        case flightNumber = "flight_number"
        case createdAt = "created_at"
        case departureAt = "departure_at"
        case returnAt = "return_at"
        case expiresAt = "expires_at"
    }

    /// The same trip that many days later, or earlier when the number is negative.
    func moved(days: Int) -> TripRecord {
        let milliseconds = days * 86_400_000
        var trip = self
        // A folder's times may be any numbers.
        trip.createdAt &+= milliseconds
        trip.departureAt &+= milliseconds
        trip.returnAt = returnAt.map { $0 &+ milliseconds }
        trip.expiresAt = expiresAt.map { $0 &+ milliseconds }
        return trip
    }
}
