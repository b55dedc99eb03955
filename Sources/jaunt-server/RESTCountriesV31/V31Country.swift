/// A country as REST Countries v3.1 tells it. `V31Selection` encodes it.
struct V31Country: Sendable {
    /// The keys that there are, and the values that `fields` may hold.
    enum Field: String, CodingKey, CaseIterable {
        case name, tld, cca2, ccn3, cca3, cioc, currencies, idd, capital, capitalInfo, altSpellings, region, subregion, languages, latlng
        case landlocked, borders, area, population, timezones, flag
    }

    let name: V31Name
    let tld: [String]
    let cca2: String
    let ccn3: String?
    let cca3: String
    let cioc: String?
    /// By ISO 4217 code.
    let currencies: [String: V31Currency]
    let idd: V31CallingCodes
    let capital: [String]
    let capitalInfo: V31CapitalInfo
    let altSpellings: [String]
    let region: String
    let subregion: String?
    /// English names by three-letter code.
    let languages: [String: String]
    /// Latitude, then longitude.
    let latlng: [Double]
    let landlocked: Bool
    /// Alpha-3 codes.
    let borders: [String]
    /// In km².
    let area: Double?
    let population: Int
    let timezones: [String]
    /// The emoji.
    let flag: String

    init(_ record: CountryRecord, offsets: ZoneOffsets, languages: LanguageCodes) {
        name = V31Name(record, languages: languages)
        tld = record.tlds
        cca2 = record.alpha2
        ccn3 = record.numeric
        cca3 = record.alpha3
        cioc = OlympicCodes.byAlpha3[record.alpha3]
        currencies = Dictionary(
            record.currencies.map { ($0.code, V31Currency(name: $0.name, symbol: $0.symbol)) }, uniquingKeysWith: { first, _ in first })
        idd = V31CallingCodes(record.callingCodes)
        capital = record.capitals
        capitalInfo = V31CapitalInfo(record)
        altSpellings = record.altSpellings
        region = record.region
        subregion = record.subregion
        self.languages = Dictionary(record.languages.map { ($0.threeLetters, $0.name) }, uniquingKeysWith: { first, _ in first })
        latlng = [record.latitude, record.longitude]
        landlocked = record.landlocked
        borders = record.borders
        area = record.areaKm2
        population = record.population
        timezones = offsets.texts(of: record.timeZones)
        flag = FlagEmoji.text(alpha2: record.alpha2)
    }
}
