import Foundation
import TravelKit

/// A trip as a favourite keeps it: everything, so that it stays readable when the feed has forgotten it.
///
/// Written as JSON with these keys, times in milliseconds since 1970 UTC, the price in minor units, and exactly besides where it is no whole number
/// of them.
struct FavouriteTripRecord: Codable {
    struct Location: Codable {
        var city: String
        var country: String
        var airport: String
    }

    var id: String
    var priceMinorUnits: Int?
    var exactPrice: Decimal?
    var currency: String?
    var airline: String
    var flightNumber: String
    var departure: Location
    var destination: Location
    var createdAt: Int64
    var departureAt: Int64?
    var returnAt: Int64?
    var expiresAt: Int64
    var bookingLink: String?
    var isDirect: Bool?
    var isDemonstration: Bool

    init(_ trip: Trip) {
        id = trip.id.text
        priceMinorUnits = trip.price?.minorUnits
        exactPrice = trip.price.flatMap { $0 == $0.rounded ? nil : $0.amount }
        currency = trip.price?.currency
        airline = trip.airline
        flightNumber = trip.flightNumber
        departure = Location(trip.departure)
        destination = Location(trip.destination)
        createdAt = trip.createdAt.milliseconds
        departureAt = trip.departureAt?.milliseconds
        returnAt = trip.returnAt?.milliseconds
        expiresAt = trip.expiresAt.milliseconds
        bookingLink = trip.bookingLink?.absoluteString
        isDirect = trip.isDirect
        isDemonstration = trip.isDemonstration
    }

    /// Its times by their keys in an export.
    var times: [(key: String, milliseconds: Int64?)] {
        [
            ("trip.createdAt", createdAt), ("trip.departureAt", departureAt), ("trip.returnAt", returnAt), ("trip.expiresAt", expiresAt),
        ]
    }

    /// The trip that was kept.
    /// - Throws: a `Reason` when it holds a price beyond every fare.
    func trip() throws -> Trip {
        // A demo trip that was kept by a wrong clock has times that are wrong by as much.
        Trip(
            id: Trip.ID(id), price: try price(), airline: airline, flightNumber: flightNumber, departure: departure.location,
            destination: destination.location, createdAt: Date(kept: createdAt),
            departureAt: departureAt.map(Date.init(kept:)), returnAt: returnAt.map(Date.init(kept:)), expiresAt: Date(kept: expiresAt),
            bookingLink: bookingLink.flatMap(URL.init(string:)), isDirect: isDirect,
            isDemonstration: isDemonstration)
    }

    /// Its price, the exact one where it is there; nil where a feed's would be none either.
    private func price() throws(Reason) -> Money? {
        guard let currency else { return nil }
        let written: Money?
        if let exactPrice {
            // Who has written it may know another minor unit of the currency, or none.
            if exactPrice <= 0 || !Money.isCurrency(currency) { return nil }
            written = Money(price: exactPrice, currency: currency)
        } else {
            guard let priceMinorUnits else { return nil }
            written = Money(written: priceMinorUnits, currency: currency)
        }
        guard let price = written else { throw Reason("the favourite \(id) holds a price that is none") }
        return price.isPrice ? price : nil
    }
}

extension FavouriteTripRecord.Location {
    fileprivate init(_ location: TripLocation) {
        self.init(city: location.city, country: location.countryCode, airport: location.airport.text)
    }

    fileprivate var location: TripLocation {
        TripLocation(city: city, countryCode: CodeNames.alpha2(given: country) ?? "", airport: AirportCode(given: airport) ?? "")
    }
}
