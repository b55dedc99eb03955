import Foundation
import TravelKit

/// A trip as the native feed gives it. Prices may be fractional or text, flight numbers numbers or text.
struct NativeTripRecord: Decodable {
    struct Location: Decodable {
        var city: String
        var countryCode: String
        var airportCode: String

        enum CodingKeys: String, CodingKey {
            case city
            case countryCode = "country_code"
            case airportCode = "airport_code"
        }

        var location: TripLocation {
            TripLocation(city: city, countryCode: countryCode, airport: AirportCode(given: airportCode) ?? "")
        }
    }

    var id: String
    var currency: String
    var price: FlexibleNumber?
    var airlines: String
    var flightNumber: FlexibleNumber?
    var departure: Location
    var destination: Location
    var createdAt: Double
    var departureAt: Double?
    var returnAt: Double?
    var expiresAt: Double?

    enum CodingKeys: String, CodingKey {
        case id, currency, price, airlines, departure, destination
        case flightNumber = "flight_number"
        case createdAt = "created_at"
        case departureAt = "departure_at"
        case returnAt = "return_at"
        case expiresAt = "expires_at"
    }

    /// The trip that the record describes. An offer without an end lasts 48 hours.
    func trip() throws -> Trip {
        guard let identity = Trip.ID(given: id) else { throw Reason("id is no identity: \(id.debugDescription)") }
        guard let created = Date(milliseconds: createdAt) else { throw Reason("created_at is no date: \(createdAt)") }
        return Trip(
            id: identity, price: price?.decimal.flatMap { Money(price: $0, currency: currency) }, airline: airlines,
            flightNumber: flightNumber?.text ?? "", departure: departure.location, destination: destination.location, createdAt: created,
            departureAt: departureAt.flatMap(Date.init(milliseconds:)), returnAt: returnAt.flatMap(Date.init(milliseconds:)),
            expiresAt: expiresAt.flatMap(Date.init(milliseconds:)) ?? created.addingTimeInterval(48 * 3600))
    }
}

extension Date {
    /// Whole milliseconds since 1970 UTC, as favourites keep them; nil for what no feed can mean: before 1970 or after the year 9999.
    init?(milliseconds: Double) {
        guard milliseconds >= 0, milliseconds <= 253_402_300_799_000 else { return nil }
        self.init(timeIntervalSince1970: milliseconds.rounded() / 1000)
    }
}
