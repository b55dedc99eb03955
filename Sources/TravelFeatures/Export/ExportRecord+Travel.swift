package import TravelKit

package import struct Foundation.Date

extension ExportRecord {
    /// A country; areas are in km², coordinates in degrees.
    package init(_ country: Country) {
        self.init([
            ("alpha2", .text(country.alpha2)), ("alpha3", .text(country.alpha3.text)), ("numeric", .optional(country.numeric)),
            ("name", .text(country.name)), ("official_name", .text(country.officialName)), ("native_name", .optional(country.nativeName)),
            ("capitals", .list(country.capitals)), ("region", .text(country.region)), ("subregion", .optional(country.subregion)),
            ("population", .optional(country.population)), ("area_km2", .optional(country.area)),
            ("languages", .list(country.languages.map(\.name))), ("currencies", .list(country.currencies.map(\.code))),
            ("calling_codes", .list(country.callingCodes)), ("top_level_domains", .list(country.topLevelDomains)),
            ("time_zones", .list(country.timeZones)), ("latitude", .optional(country.coordinate?.latitude)),
            ("longitude", .optional(country.coordinate?.longitude)), ("borders", .list(country.borders.map(\.text))),
        ])
    }

    /// A neighbour.
    package init(_ border: Border) {
        self.init([
            ("alpha2", .text(border.country.alpha2)), ("alpha3", .text(border.country.alpha3.text)), ("name", .text(border.name)),
            ("native_name", .optional(border.nativeName)),
        ])
    }

    /// A trip. Times are ISO 8601 in UTC; the price is in the currency's major unit.
    package init(_ trip: Trip, now: Date) {
        self.init([
            ("id", .text(trip.id.text)), ("price", .optional(trip.price?.amount)), ("currency", .optional(trip.price?.currency)),
            ("airline", .text(trip.airline)), ("flight_number", .text(trip.flightNumber)), ("departure_city", .text(trip.departure.city)),
            ("departure_country", .text(trip.departure.countryCode)), ("departure_airport", .text(trip.departure.airport.text)),
            ("destination_city", .text(trip.destination.city)), ("destination_country", .text(trip.destination.countryCode)),
            ("destination_airport", .text(trip.destination.airport.text)), ("created_at", .date(trip.createdAt)),
            ("departure_at", .optional(trip.departureAt)), ("return_at", .optional(trip.returnAt)), ("expires_at", .date(trip.expiresAt)),
            ("expired", .flag(trip.isExpired(at: now))), ("demo", .flag(trip.isDemonstration)),
        ])
    }

    /// A favourite: what it is, what the user wrote to it, and the trip's or the country's own values where it has them.
    package init(_ favourite: Favourite, now: Date) {
        let (kind, name, own) =
            switch favourite.item {
            case .trip(let trip): ("trip", "\(trip.departure.city) – \(trip.destination.city)", ExportRecord(trip, now: now))
            case .country(let country): ("country", country.name, ExportRecord(country))
            }
        self.init(
            [
                ("kind", .text(kind)), ("id", .text(favourite.id.text)), ("name", .text(name)), ("note", .optional(favourite.note)),
                ("added_at", .date(favourite.addedAt)), ("seen_at", .date(favourite.seenAt)),
            ]
                + Self.favouriteValues.map { name in (name, own.fields.first { $0.name == name }?.value ?? .missing) })
    }

    /// The values of trips and countries that a favourite is exported with, alike for both so that a table has one set of columns.
    private static let favouriteValues = [
        "price", "currency", "airline", "flight_number", "departure_city", "departure_airport", "destination_city", "destination_airport",
        "departure_at", "return_at", "expires_at", "expired", "demo", "alpha2", "alpha3", "capitals", "region", "population",
    ]

    /// A region.
    package init(_ region: Region) {
        self.init([("id", .text(region.id.text)), ("name", .text(region.name)), ("countries", .list(region.countryCodes))])
    }

    /// A route that fares can be asked for.
    package init(_ choice: RouteChoice) {
        self.init([
            ("origin", .text(choice.route.origin.text)), ("destination", .text(choice.route.destination.text)),
            ("city", .text(choice.airport.city)), ("airport", .text(choice.airport.name)),
        ])
    }
}
