import TravelKit

/// A country as REST Countries v2 gives it.
typealias RESTCountriesV2Record = EarlyCountryRecord<RESTCountriesV2Language, RESTCountriesV2Currency>

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

/// A currency in v2. Some entries have no code, or "(none)" in its place: they are no money.
struct RESTCountriesV2Currency: EarlyCurrencyRecord {
    var code: String?
    var name: String?
    var symbol: String?

    var tender: Country.Tender? {
        guard let code, code.utf8.count == 3 else { return nil }
        return Country.Tender(code: code, name: name?.nonEmpty ?? code, symbol: symbol?.nonEmpty)
    }
}
