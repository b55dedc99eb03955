/// One end of a trip.
package struct TripLocation: Hashable, Sendable {
    /// The city, as the feed calls it; empty where it gives none, or nothing that can be read.
    package var city: String
    /// Alpha-2 code of the country.
    package var countryCode: String
    /// IATA code of the airport, or of the city where the feed gives no more; empty where it gives none.
    package var airport: AirportCode

    package init(city: String, countryCode: String, airport: AirportCode) {
        self.city = city.isBlank ? "" : city
        // Letters of other alphabets make other codes: the capitals of "ß" are South Sudan's.
        let code = countryCode.isBlank ? "" : countryCode
        self.countryCode = code.utf8.allSatisfy { $0 < 0x80 } ? code.uppercased() : code
        self.airport = airport
    }

    /// What it is called: its city, or its code where the feed names no city; empty where it gives neither.
    package var name: String { city.isEmpty ? airport.text : city }

    /// A name of it with its code behind, where that says more: "Riga (RIX)".
    package func named(_ name: String) -> String {
        airport.text.isEmpty || airport.text == name ? name : "\(name) (\(airport))"
    }
}
