import Foundation
import TravelKit

/// A country as `--format json` prints it. The names are stable; areas are in km², coordinates in degrees.
nonisolated struct CountryRecord: Encodable {
    var alpha2: String
    var alpha3: String
    var numeric: String?
    var name: String
    var officialName: String
    var nativeName: String?
    var capitals: [String]
    var region: String
    var subregion: String?
    var population: Int?
    var areaKm2: Double?
    var languages: [String]
    var currencies: [String]
    var callingCodes: [String]
    var topLevelDomains: [String]
    var timeZones: [String]
    var latitude: Double?
    var longitude: Double?
    var borders: [String]

    enum CodingKeys: String, CodingKey {
        case alpha2, alpha3, numeric, name, capitals, region, subregion, population, languages, currencies, latitude, longitude, borders
        case officialName = "official_name"
        case nativeName = "native_name"
        case areaKm2 = "area_km2"
        case callingCodes = "calling_codes"
        case topLevelDomains = "top_level_domains"
        case timeZones = "time_zones"
    }

    init(_ country: Country) {
        alpha2 = country.alpha2
        alpha3 = country.alpha3.text
        numeric = country.numeric
        name = country.name
        officialName = country.officialName
        nativeName = country.nativeName
        capitals = country.capitals
        region = country.region
        subregion = country.subregion
        population = country.population
        areaKm2 = country.area
        languages = country.languages.map(\.name)
        currencies = country.currencies.map(\.code)
        callingCodes = country.callingCodes
        topLevelDomains = country.topLevelDomains
        timeZones = country.timeZones
        latitude = country.coordinate?.latitude
        longitude = country.coordinate?.longitude
        borders = country.borders.map(\.text)
    }
}

/// A neighbour as `--format json` prints it.
nonisolated struct BorderRecord: Encodable {
    var alpha2: String
    var alpha3: String
    var name: String
    var nativeName: String?

    enum CodingKeys: String, CodingKey {
        case alpha2, alpha3, name
        case nativeName = "native_name"
    }

    init(_ border: Border) {
        alpha2 = border.country.alpha2
        alpha3 = border.country.alpha3.text
        name = border.name
        nativeName = border.nativeName
    }
}

/// A trip as `--format json` prints it. Times are ISO 8601 in UTC; the price is in the currency's major unit.
nonisolated struct TripRecord: Encodable {
    var id: String
    var price: Decimal?
    var currency: String?
    var airline: String
    var flightNumber: String
    var departureCity: String
    var departureCountry: String
    var departureAirport: String
    var destinationCity: String
    var destinationCountry: String
    var destinationAirport: String
    var createdAt: Date
    var departureAt: Date?
    var returnAt: Date?
    var expiresAt: Date
    var isExpired: Bool
    var isDemonstration: Bool

    enum CodingKeys: String, CodingKey {
        case id, price, currency, airline
        case flightNumber = "flight_number"
        case departureCity = "departure_city"
        case departureCountry = "departure_country"
        case departureAirport = "departure_airport"
        case destinationCity = "destination_city"
        case destinationCountry = "destination_country"
        case destinationAirport = "destination_airport"
        case createdAt = "created_at"
        case departureAt = "departure_at"
        case returnAt = "return_at"
        case expiresAt = "expires_at"
        case isExpired = "expired"
        case isDemonstration = "demo"
    }

    init(_ trip: Trip, now: Date) {
        id = trip.id.text
        price = trip.price?.amount
        currency = trip.price?.currency
        airline = trip.airline
        flightNumber = trip.flightNumber
        departureCity = trip.departure.city
        departureCountry = trip.departure.countryCode
        departureAirport = trip.departure.airport.text
        destinationCity = trip.destination.city
        destinationCountry = trip.destination.countryCode
        destinationAirport = trip.destination.airport.text
        createdAt = trip.createdAt
        departureAt = trip.departureAt
        returnAt = trip.returnAt
        expiresAt = trip.expiresAt
        isExpired = trip.isExpired(at: now)
        isDemonstration = trip.isDemonstration
    }
}
