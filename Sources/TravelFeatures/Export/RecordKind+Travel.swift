package import Foundation
import TerminalText
package import TravelKit

extension RecordKind where Item == Country {
    /// Countries and territories.
    package static let countries = RecordKind(
        "country", "A country or territory.", table: ["alpha2", "name", "capitals", "region", "population", "native_name"],
        [
            RecordField("alpha2", "ISO 3166-1 code of two letters", \.alpha2),
            RecordField("alpha3", "ISO 3166-1 code of three letters", \.alpha3.text),
            RecordField("numeric", "ISO 3166-1 code of three digits", \.numeric),
            RecordField("name", "common English name", \.name) { country, context in
                SafeText(context.format.name(of: country))
            } sortKey: { country, format in
                .text(format.named(country).nameOrder)
            },
            RecordField("official_name", "official English name", \.officialName),
            RecordField("native_name", "name in its first language", \.nativeName),
            RecordField("capitals", "capitals, the first one first", \.capitals) { country, context in
                context.format.capitals(of: country).map { SafeText($0) }.joined(separator: ", ")
            } sortKey: { country, format in
                .folded(format.capitals(of: country).joined(separator: " "))
            },
            RecordField("region", "continent, as REST Countries has it", \.region),
            RecordField("subregion", "part of it", \.subregion),
            RecordField("population", "people", \.population),
            RecordField("area_km2", "area in km²", \.area) { country, context in
                SafeText(country.area.map { $0 < 10 ? DelimitedText.plain($0) : context.format.number(Int(min($0, 1e15).rounded())) } ?? "")
            },
            RecordField("languages", "English names of its languages") { $0.languages.map(\.name) },
            RecordField("currencies", "ISO 4217 codes") { $0.currencies.map(\.code) },
            RecordField("calling_codes", "telephone codes, without +", \.callingCodes),
            RecordField("driving_side", "side of the road that traffic keeps to: left or right") { $0.drivingSide?.rawValue },
            RecordField("top_level_domains", "internet domains, such as .de", \.topLevelDomains),
            RecordField("time_zones", "IANA names of its time zones", \.timeZones),
            RecordField("latitude", "degrees north of the equator") { $0.coordinate?.latitude },
            RecordField("longitude", "degrees east of Greenwich") { $0.coordinate?.longitude },
            RecordField("borders", "alpha3 codes of its neighbours over land") { $0.borders.map(\.text) },
        ])
}

extension RecordKind where Item == Border {
    /// Neighbours over land.
    package static let borders = RecordKind(
        "border", "A country across a land border.", table: ["alpha3", "name", "native_name"],
        [
            RecordField("alpha2", "ISO 3166-1 code of two letters", \.country.alpha2),
            RecordField("alpha3", "ISO 3166-1 code of three letters", \.country.alpha3.text),
            RecordField("name", "common English name", \.name) { border, context in
                SafeText(context.format.name(of: border.country))
            } sortKey: { border, format in
                .text(format.named(border.country).nameOrder)
            },
            RecordField("native_name", "name in its first language", \.nativeName),
        ])
}

extension RecordKind where Item == Trip {
    /// Trips, as things are at a time.
    package static func trips(now: @escaping @Sendable () -> Date) -> RecordKind {
        RecordKind(
            "trip", "A flight that is offered at a price: there, or there and back.",
            table: ["id", "route", "departure_at", "return_at", "airline", "price", "expired"], dispensable: ["airline", "return_at"],
            [
                RecordField("id", "identity, as the feed gives it", \.id.text),
                RecordField("route", "IATA codes of both airports, such as VNO-RIX") {
                    "\($0.departure.airport)-\($0.destination.airport)"
                } words: { trip, context in
                    TripText(context.format).route(trip)
                },
                RecordField("price", "price in the currency's major unit") {
                    $0.price?.amount
                } words: { trip, context in
                    TripText(context.format).price(trip)
                } sortKey: { trip, format in
                    format.priceKey(trip.price)
                },
                RecordField("currency", "ISO 4217 code") {
                    $0.price?.currency
                } words: { trip, context in
                    context.currency(of: trip.price)
                },
                RecordField("airline", "IATA code of the airline", \.airline),
                RecordField("flight_number", "number of the flight there, without the airline", \.flightNumber),
                RecordField("direct", "whether no plane is changed, there and back", \.isDirect),
                RecordField("departure_city", "city where it starts", \.departure.city),
                RecordField("departure_country", "alpha2 code of that city's country", \.departure.countryCode),
                RecordField("departure_airport", "IATA code of that airport", \.departure.airport.text),
                RecordField("destination_city", "city where it leads", \.destination.city),
                RecordField("destination_country", "alpha2 code of that city's country", \.destination.countryCode),
                RecordField("destination_airport", "IATA code of that airport", \.destination.airport.text),
                RecordField("created_at", "when the offer was found, UTC", \.createdAt),
                RecordField("departure_at", "when the flight there departs, UTC", \.departureAt) { trip, context in
                    context.moment(trip.departureAt, at: trip.departure)
                },
                RecordField("return_at", "when the flight back departs, UTC; none one way", \.returnAt) { trip, context in
                    context.moment(trip.returnAt, at: trip.destination)
                },
                RecordField("expires_at", "when the offer ends, UTC", \.expiresAt),
                RecordField("expired", "whether it has ended or departed") {
                    $0.isExpired(at: now())
                } words: { trip, _ in
                    trip.isExpired(at: now()) ? "expired" : ""
                },
                RecordField("demo", "whether it is made up", \.isDemonstration),
            ])
    }
}

extension RecordKind where Item == Favourite {
    /// What the user keeps, as things are at a time: what it is, what they wrote to it, and the trip's or the country's own values where it
    /// has them.
    package static func favourites(now: @escaping @Sendable () -> Date) -> RecordKind {
        RecordKind(
            "favourite", "A trip or a country that is kept.", table: ["id", "kind", "name", "price", "departure_at", "expired", "note"],
            ownFields
                + RecordKind<Trip>.trips(now: now).inside(\.trip).fields.filter { tripFields.contains($0.name) }
                + RecordKind<Country>.countries.inside(\.country).fields.filter { countryFields.contains($0.name) })
    }

    private static var ownFields: [RecordField<Favourite>] {
        [
            RecordField("kind", "trip or country", \.kind),
            RecordField("id", "a trip's identity, or a country's alpha3 code", \.id.text),
            RecordField("name", "both cities of a trip, or the country's name", \.name) { favourite, context in
                SafeText(favourite.shownName(in: context.format))
            } sortKey: { favourite, format in
                .folded(favourite.shownName(in: format))
            },
            RecordField("note", "what was written to it", \.note),
            RecordField("added_at", "since when it is kept, UTC", \.addedAt),
            RecordField("seen_at", "when its source had it last, UTC", \.seenAt),
        ]
    }

    private static var tripFields: Set<String> {
        [
            "price", "currency", "airline", "flight_number", "departure_city", "departure_airport", "destination_city",
            "destination_airport", "departure_at", "return_at", "expires_at", "expired", "demo",
        ]
    }

    private static var countryFields: Set<String> { ["alpha2", "alpha3", "capitals", "region", "population"] }
}

extension RecordKind where Item == TripSummary.Destination {
    /// Where trips lead.
    package static let destinations = RecordKind(
        "destination", "A place that trips lead to.", table: ["city", "country", "airports", "trips", "price"],
        [
            RecordField("city", "city where they lead", \.place.city),
            RecordField("country", "alpha2 code of its country", \.place.countryCode),
            RecordField("airports", "IATA codes of its airports") { $0.airports.map(\.text) },
            RecordField("trips", "how many there are", \.count),
            RecordField("price", "price of the cheapest, in the currency's major unit") {
                $0.price?.amount
            } words: { place, context in
                SafeText(place.price.map(context.format.money) ?? "")
            } sortKey: { place, format in
                format.priceKey(place.price)
            },
            RecordField("currency", "ISO 4217 code") {
                $0.price?.currency
            } words: { place, context in
                context.currency(of: place.price)
            },
        ])
}

extension RecordKind where Item == Region {
    /// The regions of a feed.
    package static let regions = RecordKind(
        "region", "A region of the trip feed.", table: ["id", "name", "countries"],
        [
            RecordField("id", "identity, for --region", \.id.text), RecordField("name", "name", \.name),
            RecordField("countries", "alpha2 codes of its countries", \.countryCodes),
        ])
}

extension RecordKind where Item == Airport {
    /// Airports.
    package static let airports = RecordKind(
        "airport", "An airport with scheduled flights.", table: ["iata", "name", "city", "country", "time_zone"],
        [
            RecordField("iata", "IATA code", \.code.text), RecordField("name", "name", \.name),
            RecordField("city", "city that it serves", \.city),
            RecordField("city_code", "IATA code of that city") { $0.cityCode?.text },
            RecordField("country", "alpha2 code of its country", \.country),
            RecordField("latitude", "degrees north of the equator") { $0.coordinate?.latitude },
            RecordField("longitude", "degrees east of Greenwich") { $0.coordinate?.longitude },
            RecordField("time_zone", "IANA name of its time zone", \.timeZone),
            RecordField("rank", "place by connections (OpenTravelData's PageRank), from 1", \.rank),
        ])
}

extension RecordKind where Item == RouteChoice {
    /// Routes that fares can be asked for.
    package static let routes = RecordKind(
        "fare-route", "A route that fares can be asked for.", table: ["origin", "destination", "city", "airport"],
        [
            RecordField("origin", "IATA code where it begins", \.route.origin.text),
            RecordField("destination", "IATA code where it leads", \.route.destination.text),
            RecordField("city", "city where it leads", \.airport.city), RecordField("airport", "airport where it leads", \.airport.name),
        ])
}

extension RecordContext {
    /// The currency in which a table for people writes a price.
    func currency(of price: Money?) -> SafeText { SafeText(price.map { format.compared($0).currency } ?? "") }

    /// A time as the clocks at a place show it.
    func moment(_ date: Date?, at place: TripLocation) -> SafeText {
        let zone = format.zone(of: place, airports)
        return SafeText(date.map { format.moment($0, in: zone) } ?? "")
    }
}

extension Favourite {
    fileprivate var trip: Trip? { if case .trip(let trip) = item { trip } else { nil } }

    fileprivate var country: Country? { if case .country(let country) = item { country } else { nil } }

    fileprivate var kind: String { trip == nil ? "country" : "trip" }

    fileprivate var name: String {
        switch item {
        case .trip(let trip): "\(trip.departure.name) → \(trip.destination.name)"
        case .country(let country): country.name
        }
    }

    /// The name, a country's in the user's language.
    fileprivate func shownName(in format: DisplayFormat) -> String { country.map { format.name(of: $0) } ?? name }
}
