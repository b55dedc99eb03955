import TerminalText
package import TravelKit

/// Airports in words: rows, and what a filter looks through.
package enum AirportText {
    /// The columns of a list of airports.
    package static let columns = [
        Column("code", "Code", fields: ["iata"], minimum: 4, maximum: 4, rank: 1),
        Column("city", "City", minimum: 14, maximum: 30, rank: 0),
        Column("country", "Country", minimum: 7, maximum: 7, rank: 2),
        Column("name", "Airport", minimum: 20, maximum: 60, rank: 3),
    ]

    /// An airport as a row of `columns`.
    package static func row(_ airport: Airport) -> Row {
        Row([
            SafeText(airport.code.text), SafeText(airport.city).orDash, SafeText(airport.country).orDash, SafeText(airport.name).orDash,
        ])
    }

    /// What a filter looks through.
    /// - Parameters:
    ///   - cities: what cities are called besides, by their English names as words.
    ///   - country: what its country is called.
    private static func key(_ airport: Airport, _ cities: [String: [String]], country: [String]) -> SearchKey {
        let fields = [airport.city, airport.name, airport.code.text, airport.cityCode?.text ?? "", airport.country]
        return SearchKey(fields + (cities[SearchFold.word(airport.city)] ?? []) + country, names: 2)
    }

    /// What an airport is sorted by in one of `columns`.
    package static func sortKey(_ airport: Airport, by column: Column.ID) -> SortKey {
        switch column {
        case "code": .folded(airport.code.text)
        case "city": .folded(airport.city)
        case "country": .folded(airport.country)
        case "name": .folded(airport.name)
        default: .missing
        }
    }

    /// Airports with their keys, in the given order.
    package static func entries(_ airports: [Airport], _ format: DisplayFormat) -> [ListEntry<Airport>] {
        let cities = format.otherCities
        // Thousands of airports have few countries, and nobody wants their names before somebody filters.
        let countries = Lazy {
            let codes = Set(airports.map(\.country))
            return Dictionary(
                uniqueKeysWithValues: codes.map { code in
                    (code, format.countryNames(of: code) + format.otherCountryNames(of: code) + format.countrySpellings(code))
                })
        }
        return airports.map { ListEntry($0, key: key($0, cities.value, country: countries.value[$0.country] ?? [])) }
    }
}
