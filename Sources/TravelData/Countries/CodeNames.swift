import Foundation
import TravelKit

/// What codes mean, for servers that give codes alone: from the bundled countries, read once when first needed.
struct CodeNames: Sendable {
    /// Alpha-2 codes by alpha-3 code.
    let alpha2: [String: String]
    /// English names of languages by ISO 639-1 code.
    let languages: [String: String]
    /// Currencies by ISO 4217 code.
    let currencies: [String: Country.Tender]

    /// The bundled ones.
    static let bundled = CodeNames(EmbeddedFiles().contents(of: "countries.json") ?? [])

    /// The languages of a country by alpha-3 code, in the order of its native names, by ISO 639-1 and 639-2 codes; and its currencies.
    private let order: [String: [String]]

    init(_ json: [UInt8]) {
        var alpha2: [String: String] = [:]
        var languages: [String: String] = [:]
        var currencies: [String: Country.Tender] = [:]
        // The bundled data is tested; without it codes stand for themselves.
        let records = (try? JSONDecoder().decode([BundledCountryRecord].self, from: Data(json))) ?? []
        var order: [String: [String]] = [:]
        let longCodes = Dictionary(
            records.lazy.flatMap { $0.languages ?? [] }.compactMap { language in language.twoLetters.map { ($0, language.threeLetters) } },
            uniquingKeysWith: { first, _ in first })
        for record in records {
            let languages = (record.nativeNames ?? []).map(\.language) + (record.languages ?? []).map(\.threeLetters)
            order[record.alpha3] = languages.flatMap { [$0, longCodes[$0] ?? $0] } + (record.currencies ?? []).map(\.code)
        }
        for country in records.map({ $0.country() }) {
            alpha2[country.alpha3.text] = country.alpha2
            for language in country.languages where language.code.utf8.count == 2 { languages[language.code] = language.name }
            for currency in country.currencies { currencies[currency.code] = currency }
        }
        self.alpha2 = alpha2
        self.languages = languages
        self.currencies = currencies
        self.order = order
    }

    /// Where a language or currency stands among those of a country: servers that give maps give no order.
    func place(of code: String, in country: Alpha3Code) -> Int {
        order[country.text]?.firstIndex(of: code) ?? .max
    }

    /// The alpha-2 code of a country given by either code; the text itself when it is nobody's alpha-3 code.
    func alpha2(of code: String) -> String {
        alpha2[Alpha3Code(code).text] ?? code.uppercased()
    }
}
