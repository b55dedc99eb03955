package import TravelKit

/// What the codes of airports, and of cities that share airports, mean.
package struct AirportAtlas: Sendable {
    /// The airports by their codes.
    let airports: [AirportCode: Airport]
    /// The best connected airport of each city by the city's code.
    private let cities: [AirportCode: Airport]

    /// What these airports' codes mean.
    package init(_ airports: [Airport]) {
        self.airports = airports.byID
        cities = Dictionary(
            airports.compactMap { airport in airport.cityCode.map { ($0, airport) } },
            uniquingKeysWith: { ($0.rank ?? .max, $0.code) <= ($1.rank ?? .max, $1.code) ? $0 : $1 })
    }

    /// Whether the code is an airport's, or that of a city.
    package func knows(_ code: AirportCode) -> Bool { airports[code] != nil || cities[code] != nil }

    /// The airport with a code, or the city, where no airport has it: that lies where its best connected airport does. Nil where nobody has
    /// the code.
    package func place(of code: AirportCode) -> Airport? { airports[code] ?? cities[code]?.asCity }

    /// The end of a trip that a feed gives by a code alone. A code that nobody has stands for itself, and its country is unknown (empty).
    package func location(of code: AirportCode) -> TripLocation {
        guard let place = place(of: code) else { return TripLocation(city: code.text, countryCode: "", airport: code) }
        return TripLocation(city: place.city, countryCode: place.country, airport: code)
    }
}
