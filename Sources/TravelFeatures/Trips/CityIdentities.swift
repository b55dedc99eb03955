import TravelKit

/// Which places of a feed are one city: those whose airports are one city's, and where that is not known those that are called alike, or have
/// the same airport. A feed may call one airport's city "Wien" and "Vienna".
struct CityIdentities {
    private let cityCodes: [AirportCode: AirportCode]
    /// The cities that are known, by what the places in them have in common.
    private var known: [TripLocation: TripLocation] = [:]
    /// Leads from names and airports to others that are the same city's, as far as nobody knows that from codes; at the end of the way is
    /// what all of them have in common.
    private var joined: [TripLocation: TripLocation] = [:]

    /// - Parameter cityCodes: the codes of the cities of airports, as far as they are known.
    init(_ places: [TripLocation], _ cityCodes: [AirportCode: AirportCode]) {
        self.cityCodes = cityCodes
        let unknown = places.filter { cityCodes[$0.airport] == nil }
        if unknown.isEmpty { return }
        for place in unknown where !place.airport.text.isEmpty {
            let airport = Self.airport(of: place)
            let (name, other) = (end(from: Self.named(place)), end(from: airport))
            // The name that came first stays.
            if name != other { if other == airport { joined[other] = name } else { joined[name] = other } }
        }
        for place in places {
            guard let city = coded(place), !place.city.isEmpty else { continue }
            let name = end(from: Self.named(place))
            known[name] = known[name] ?? city
        }
    }

    /// What the places of one city have in common: its code, or its name, or where neither is known its airport.
    func city(of place: TripLocation) -> TripLocation {
        if let city = coded(place) { return city }
        let name = end(from: Self.named(place))
        return known[name] ?? name
    }

    private func end(from place: TripLocation) -> TripLocation {
        var end = place
        while let next = joined[end] { end = next }
        return end
    }

    private func coded(_ place: TripLocation) -> TripLocation? {
        cityCodes[place.airport].map { TripLocation(city: "", countryCode: place.countryCode, airport: $0) }
    }

    private static func named(_ place: TripLocation) -> TripLocation {
        TripLocation(city: SearchFold.fold(place.city), countryCode: place.countryCode, airport: place.city.isEmpty ? place.airport : "")
    }

    private static func airport(of place: TripLocation) -> TripLocation {
        TripLocation(city: "", countryCode: place.countryCode, airport: place.airport)
    }
}
