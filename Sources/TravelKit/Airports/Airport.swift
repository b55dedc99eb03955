/// An airport with a scheduled traffic of its own.
package struct Airport: Identifiable, Hashable, Sendable {
    /// IATA code.
    package var code: AirportCode
    /// The airport's name.
    package var name: String
    /// The city it serves; empty where nobody says.
    package var city: String
    /// IATA code of that city, which airports of one city share; where known.
    package var cityCode: AirportCode?
    /// Alpha-2 code of its country.
    package var country: String
    /// Where it is, where known.
    package var coordinate: Coordinate?
    /// IANA name of its time zone, where known.
    package var timeZone: String?
    /// Its place by connections in the world (OpenTravelData's PageRank), 1 being the best connected, where known; no other number is a place.
    package var rank: Int?

    package init(
        code: AirportCode, name: String, city: String, cityCode: AirportCode? = nil, country: String, coordinate: Coordinate? = nil,
        timeZone: String? = nil, rank: Int? = nil
    ) {
        self.code = code
        self.name = name
        self.city = city.isBlank ? "" : city
        self.cityCode = cityCode
        self.country = country
        self.coordinate = coordinate
        self.timeZone = timeZone
        self.rank = rank.flatMap { $0 > 0 ? $0 : nil }
    }

    package var id: AirportCode { code }
}

extension Sequence<Airport> {
    /// The best connected first; those of which that is not known last, by their codes, so that the order is total.
    package func bestConnectedFirst() -> [Airport] {
        sorted { ($0.rank ?? .max, $0.code) < ($1.rank ?? .max, $1.code) }
    }
}
