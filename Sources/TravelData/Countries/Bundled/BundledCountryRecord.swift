import TravelKit

/// A country as `countries.json` holds it; `Resources/README.md` describes the fields.
struct BundledCountryRecord: Decodable {
    struct Name: Decodable {
        var language: String
        var name: String
    }

    struct Language: Decodable {
        /// ISO 639-1; not every language has one.
        var twoLetters: String?
        /// ISO 639-2.
        var threeLetters: String
        var name: String

        enum CodingKeys: String, CodingKey {
            case twoLetters = "iso639_1"
            case threeLetters = "iso639_2"
            case name
        }
    }

    struct Tender: Decodable {
        var code: String
        var name: String
        var symbol: String?
    }

    var alpha2: String
    var alpha3: String
    var numeric: String?
    var name: RecordName
    var officialName: String?
    var nativeNames: [Name]?
    var altSpellings: [String]?
    var capitals: [String]?
    var region: String?
    var subregion: String?
    var population: WholeNumber?
    var areaKm2: Double?
    var languages: [Language]?
    var currencies: [Tender]?
    var callingCodes: [String]?
    var drivingSide: String?
    var tlds: [String]?
    var timeZones: [String]?
    var latitude: Double?
    var longitude: Double?
    var capitalLatitude: Double?
    var capitalLongitude: Double?
    var borders: [String]

    /// The country that the record describes.
    func country() -> Country {
        Country(
            alpha2: alpha2, alpha3: Alpha3Code(alpha3), numeric: numeric, name: name.text, officialName: officialName,
            nativeNames: (nativeNames ?? []).map { .init(language: $0.language, name: $0.name) },
            alternativeSpellings: altSpellings ?? [], capitals: capitals ?? [], region: region ?? "", subregion: subregion,
            borders: borders.codes(Alpha3Code.init(_:)), population: population?.value, area: areaKm2,
            languages: (languages ?? []).map { .init(code: $0.twoLetters ?? $0.threeLetters, name: $0.name) },
            currencies: (currencies ?? []).map { .init(code: $0.code, name: $0.name, symbol: $0.symbol) },
            callingCodes: callingCodes ?? [], drivingSide: drivingSide.flatMap(Country.DrivingSide.init(rawValue:)),
            topLevelDomains: tlds ?? [], timeZones: timeZones ?? [],
            coordinate: Coordinate(optionalLatitude: latitude, longitude: longitude),
            capitalCoordinate: Coordinate(optionalLatitude: capitalLatitude, longitude: capitalLongitude))
    }
}
