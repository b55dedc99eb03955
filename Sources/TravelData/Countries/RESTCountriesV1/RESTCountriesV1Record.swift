import TravelKit

/// A country as REST Countries v1 gives it.
typealias RESTCountriesV1Record = EarlyCountryRecord<RESTCountriesV1Language, RESTCountriesV1Currency>

/// A language in v1: its ISO 639-1 code alone; the name comes from the bundled data.
struct RESTCountriesV1Language: EarlyLanguageRecord {
    let language: Country.Language

    init(from decoder: any Decoder) throws {
        let code = try decoder.singleValueContainer().decode(String.self)
        language = Country.Language(code: code, name: CodeNames.bundled.languages[code] ?? code)
    }
}

/// A currency in v1: its ISO 4217 code alone; the name comes from the bundled data.
struct RESTCountriesV1Currency: EarlyCurrencyRecord {
    let tender: Country.Tender?

    init(from decoder: any Decoder) throws {
        let code = try decoder.singleValueContainer().decode(String.self)
        tender = code.isEmpty ? nil : CodeNames.bundled.currencies[code] ?? Country.Tender(code: code, name: code, symbol: nil)
    }
}
