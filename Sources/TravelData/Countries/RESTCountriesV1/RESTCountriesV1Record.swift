import TravelKit

/// A country as REST Countries v1 gives it.
struct RESTCountriesV1Record: Decodable {
    var name: String
    var nativeName: String?
    var alpha2Code: String
    var alpha3Code: String
    var numericCode: String?
    var altSpellings: [String]?
    var capital: String?
    var region: String?
    var subregion: String?
    var population: Int?
    var area: Double?
    var latlng: [Double]?
    var borders: [String]?
    var currencies: [String]?
    var languages: [String]?
    var callingCodes: [String]?
    var timezones: [String]?
    var topLevelDomain: [String]?

    /// The country that the record describes. v1 gives languages and currencies by their codes; their names come from the bundled data.
    func country() -> Country {
        Country(
            alpha2: alpha2Code, alpha3: Alpha3Code(alpha3Code), numeric: numericCode?.nonEmpty, name: name,
            nativeNames: nativeName?.nonEmpty.map { [.init(language: languages?.first ?? "", name: $0)] } ?? [],
            alternativeSpellings: (altSpellings ?? []).filter { $0 != alpha2Code }, capitals: capital?.nonEmpty.map { [$0] } ?? [],
            region: region ?? "", subregion: subregion?.nonEmpty, borders: (borders ?? []).map(Alpha3Code.init(_:)),
            population: population, area: area,
            languages: (languages ?? []).map { .init(code: $0, name: CodeNames.bundled.languages[$0] ?? $0) },
            currencies: (currencies ?? []).map { CodeNames.bundled.currencies[$0] ?? .init(code: $0, name: $0, symbol: nil) },
            callingCodes: (callingCodes ?? []).compactMap(\.nonEmpty), topLevelDomains: (topLevelDomain ?? []).compactMap(\.nonEmpty),
            timeZones: timezones ?? [], coordinate: Coordinate(pair: latlng))
    }
}

extension String {
    /// The text, or nil when it is empty: some servers write "" for "none".
    var nonEmpty: String? { isEmpty ? nil : self }
}

extension Coordinate {
    /// A place from `[latitude, longitude]`; nil when it is no such pair.
    init?(pair: [Double]?) {
        guard let pair, pair.count == 2 else { return nil }
        self.init(latitude: pair[0], longitude: pair[1])
    }
}
