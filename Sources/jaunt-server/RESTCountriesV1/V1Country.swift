/// A country as REST Countries v1 tells it. Every key is always there, null where nothing is known.
struct V1Country: Encodable, Sendable {
    let name: String
    let topLevelDomain: [String]
    let alpha2Code: String
    let alpha3Code: String
    /// Digits only.
    let callingCodes: [String]
    /// The first capital; empty where there is none.
    let capital: String
    let altSpellings: [String]
    let region: String
    let subregion: String
    let population: Int
    /// Latitude, then longitude.
    let latlng: [Double]
    /// In km².
    let area: Double?
    let timezones: [String]
    /// Alpha-3 codes.
    let borders: [String]
    let nativeName: String
    let numericCode: String?
    let currencies: [String]
    /// ISO 639-1 codes; languages without one are not told.
    let languages: [String]

    init(_ record: CountryRecord, offsets: ZoneOffsets) {
        name = record.name
        topLevelDomain = record.tlds
        alpha2Code = record.alpha2
        alpha3Code = record.alpha3
        callingCodes = record.callingCodes.map { $0.filter(\.isNumber) }
        capital = record.capitals.first ?? ""
        altSpellings = record.altSpellings
        region = record.region
        subregion = record.subregion ?? ""
        population = record.population
        latlng = [record.latitude, record.longitude]
        area = record.areaKm2
        timezones = offsets.texts(of: record.timeZones)
        borders = record.borders
        nativeName = record.nativeNames.first?.name ?? record.name
        numericCode = record.numeric
        currencies = record.currencies.map(\.code)
        languages = record.languages.compactMap(\.twoLetters)
    }

    enum CodingKeys: String, CodingKey {
        case name, topLevelDomain, alpha2Code, alpha3Code, callingCodes, capital, altSpellings, relevance, region, subregion, translations
        case population, latlng, demonym, area, gini, timezones, borders, nativeName, numericCode, currencies, languages
    }

    /// By hand, because the generated one leaves a key out where its value is nil.
    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(name, forKey: .name)
        try container.encode(topLevelDomain, forKey: .topLevelDomain)
        try container.encode(alpha2Code, forKey: .alpha2Code)
        try container.encode(alpha3Code, forKey: .alpha3Code)
        try container.encode(callingCodes, forKey: .callingCodes)
        try container.encode(capital, forKey: .capital)
        try container.encode(altSpellings, forKey: .altSpellings)
        try container.encode("0", forKey: .relevance)
        try container.encode(region, forKey: .region)
        try container.encode(subregion, forKey: .subregion)
        try container.encode([String: String](), forKey: .translations)
        try container.encode(population, forKey: .population)
        try container.encode(latlng, forKey: .latlng)
        try container.encode("", forKey: .demonym)
        try container.encode(area, forKey: .area)
        try container.encodeNil(forKey: .gini)
        try container.encode(timezones, forKey: .timezones)
        try container.encode(borders, forKey: .borders)
        try container.encode(nativeName, forKey: .nativeName)
        try container.encode(numericCode, forKey: .numericCode)
        try container.encode(currencies, forKey: .currencies)
        try container.encode(languages, forKey: .languages)
    }
}
