import TravelKit

/// A language in v1: its ISO 639-1 code alone; the name comes from the bundled data.
struct RESTCountriesV1Language: EarlyLanguageRecord {
    let language: Country.Language

    init(from decoder: any Decoder) throws {
        let code = try decoder.singleValueContainer().decode(String.self)
        language = Country.Language(code: code, name: CodeNames.bundled.languages[code] ?? code)
    }
}
