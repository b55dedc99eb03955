/// One end of a trip.
package struct TripLocation: Hashable, Sendable {
    /// The city, as the feed calls it.
    package var city: String
    /// Alpha-2 code of the country.
    package var countryCode: String
    /// IATA code of the airport, or of the city where the feed gives no more.
    package var airport: AirportCode

    package init(city: String, countryCode: String, airport: AirportCode) {
        self.city = city
        self.countryCode = countryCode.uppercased()
        self.airport = airport
    }
}
