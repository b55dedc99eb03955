import TravelKit

/// A country as a favourite keeps it, written as JSON with these keys.
struct FavouriteCountryRecord: Codable {
    struct Name: Codable {
        var language: String
        var name: String
    }

    struct Language: Codable {
        var code: String
        var name: String
    }

    struct Tender: Codable {
        var code: String
        var name: String
        var symbol: String?
    }

    struct Place: Codable {
        var latitude: Double
        var longitude: Double

        init(_ place: Coordinate) { (latitude, longitude) = (place.latitude, place.longitude) }

        var coordinate: Coordinate? { Coordinate(latitude: latitude, longitude: longitude) }
    }

    var alpha2: String
    var alpha3: String
    var numeric: String?
    var name: String
    var officialName: String
    var nativeNames: [Name]
    var alternativeSpellings: [String]
    var capitals: [String]
    var region: String
    var subregion: String?
    var borders: [String]
    var population: Int?
    var area: Double?
    var languages: [Language]
    var currencies: [Tender]
    var callingCodes: [String]
    var drivingSide: String?
    var topLevelDomains: [String]
    var timeZones: [String]
    var coordinate: Place?
    var capitalCoordinate: Place?

    init(_ country: Country) {
        (alpha2, alpha3, numeric) = (country.alpha2, country.alpha3.text, country.numeric)
        (name, officialName) = (country.name, country.officialName)
        nativeNames = country.nativeNames.map { Name(language: $0.language, name: $0.name) }
        (alternativeSpellings, capitals) = (country.alternativeSpellings, country.capitals)
        (region, subregion, borders) = (country.region, country.subregion, country.borders.map(\.text))
        (population, area) = (country.population, country.area)
        languages = country.languages.map { Language(code: $0.code, name: $0.name) }
        currencies = country.currencies.map { Tender(code: $0.code, name: $0.name, symbol: $0.symbol) }
        (callingCodes, topLevelDomains, timeZones) = (country.callingCodes, country.topLevelDomains, country.timeZones)
        drivingSide = country.drivingSide?.rawValue
        coordinate = country.coordinate.map(Place.init)
        capitalCoordinate = country.capitalCoordinate.map(Place.init)
    }

    /// The country that was kept. Codes in an import may be any of ISO 3166, in any case.
    var country: Country {
        Country(
            alpha2: CodeNames.alpha2(given: alpha2) ?? alpha2, alpha3: Alpha3Code(alpha3.trimmed), numeric: numeric, name: name,
            officialName: officialName, nativeNames: nativeNames.map { .init(language: $0.language, name: $0.name) },
            alternativeSpellings: alternativeSpellings, capitals: capitals, region: region, subregion: subregion,
            borders: borders.map(Alpha3Code.init(_:)), population: population, area: area,
            languages: languages.map { .init(code: $0.code, name: $0.name) },
            currencies: currencies.map { .init(code: $0.code, name: $0.name, symbol: $0.symbol) }, callingCodes: callingCodes,
            drivingSide: drivingSide.flatMap(Country.DrivingSide.init(rawValue:)), topLevelDomains: topLevelDomains, timeZones: timeZones,
            coordinate: coordinate?.coordinate, capitalCoordinate: capitalCoordinate?.coordinate)
    }
}
