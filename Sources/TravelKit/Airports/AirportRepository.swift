/// Where airports are read from.
package protocol AirportRepository: Sendable {
    /// Every airport, the best connected first.
    func allAirports() -> Reading<Airport>

    /// The airports with these codes, in the order of the codes, and for a city's code the city, where its best connected airport lies; codes
    /// that nobody has are passed over.
    func airports(withCodes codes: [AirportCode]) -> Reading<Airport>

    /// The airports of the country with this alpha-2 code, the best connected first; none when nobody knows the country.
    func airports(inCountry alpha2: String) -> Reading<Airport>
}
