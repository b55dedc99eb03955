import TravelKit

/// A language in v2.
struct RESTCountriesV2Language: EarlyLanguageRecord {
    var twoLetters: String?
    var threeLetters: String?
    var name: String?

    enum CodingKeys: String, CodingKey {
        case twoLetters = "iso639_1"
        case threeLetters = "iso639_2"
        case name
    }

    var language: Country.Language {
        let code = twoLetters?.nonEmpty ?? threeLetters ?? ""
        return Country.Language(code: code, name: name?.nonEmpty ?? CodeNames.bundled.languages[code] ?? code)
    }
}
