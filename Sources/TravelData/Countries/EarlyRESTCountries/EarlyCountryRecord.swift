import TravelKit

/// A country as REST Countries v1 and v2 give it; they differ in how they give languages and currencies.
struct EarlyCountryRecord<Language: EarlyLanguageRecord, Currency: EarlyCurrencyRecord>: Decodable {
    var name: RecordName
    var nativeName: String?
    var alpha2Code: String
    var alpha3Code: String
    var numericCode: String?
    var altSpellings: [String]?
    var capital: String?
    var region: String?
    var subregion: String?
    var population: WholeNumber?
    var area: Double?
    var latlng: [Double]?
    var borders: [String]?
    var currencies: [Currency]?
    var languages: [Language]?
    var callingCodes: [String]?
    var timezones: [String]?
    var topLevelDomain: [String]?

    enum CodingKeys: String, CodingKey, CaseIterable {
        case name, nativeName, alpha2Code, alpha3Code, numericCode, altSpellings, capital, region, subregion, population, area, latlng
        case borders, currencies, languages, callingCodes, timezones, topLevelDomain
    }

    /// The country that the record describes; its driving side comes from the bundled data.
    func country() -> Country {
        let (code, languages) = (Alpha3Code(alpha3Code), (self.languages ?? []).map(\.language))
        return Country(
            alpha2: alpha2Code, alpha3: code, numeric: numericCode?.nonEmpty, name: name.text,
            nativeNames: nativeName?.nonEmpty.map { [.init(language: languages.first?.code ?? "", name: $0)] } ?? [],
            alternativeSpellings: (altSpellings ?? []).filter { $0 != alpha2Code }, capitals: capital?.nonEmpty.map { [$0] } ?? [],
            region: region ?? "", subregion: subregion?.nonEmpty, borders: (borders ?? []).codes(Alpha3Code.init(_:)),
            population: population?.value, area: area, languages: languages, currencies: (currencies ?? []).compactMap(\.tender),
            callingCodes: (callingCodes ?? []).compactMap(\.nonEmpty), drivingSide: CodeNames.bundled.drivingSides[code.text],
            topLevelDomains: (topLevelDomain ?? []).compactMap(\.nonEmpty), timeZones: timezones ?? [],
            coordinate: Coordinate(pair: latlng))
    }
}
