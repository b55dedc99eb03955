/// A country as REST Countries v1 and v2 tell it; they differ in how they tell currencies and languages, and in a few keys that nobody here
/// needs. Every key is always there, null where nothing is known. `EarlySelection` encodes it.
struct EarlyCountry<Currency: Encodable & Sendable, Language: Encodable & Sendable>: Sendable {
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
    let currencies: [Currency]
    let languages: [Language]

    init(_ record: CountryRecord, offsets: ZoneOffsets, currencies: [Currency], languages: [Language]) {
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
        self.currencies = currencies
        self.languages = languages
    }
}
