import Foundation
import TravelKit

/// What codes mean, for servers that give codes alone: from the bundled countries, read once when first needed.
struct CodeNames: Sendable {
    /// Alpha-2 codes by alpha-3 and numeric code.
    let alpha2: [String: String]
    /// English names of languages by ISO 639-1 code.
    let languages: [String: String]
    /// Currencies by ISO 4217 code.
    let currencies: [String: Country.Tender]
    /// ISO 639-1 codes of languages (639-2 where there is none) by English name.
    let languageCodes: [String: String]
    /// Other names by which countries are looked for, by alpha-3 code.
    let alternativeSpellings: [String: [String]]
    /// The sides of the road that traffic keeps to, by alpha-3 code; few servers give them.
    let drivingSides: [String: Country.DrivingSide]

    /// The bundled ones.
    static let bundled = CodeNames(EmbeddedFiles().contents(of: "countries.json") ?? [])

    /// The languages of a country by alpha-3 code, in their order, by ISO 639-2 codes; and its currencies.
    private let order: [String: [String]]

    init(_ json: [UInt8]) {
        var alpha2: [String: String] = [:]
        var languages: [String: String] = [:]
        var currencies: [String: Country.Tender] = [:]
        var languageCodes: [String: String] = [:]
        var alternativeSpellings: [String: [String]] = [:]
        var drivingSides: [String: Country.DrivingSide] = [:]
        // The bundled data is tested; without it codes stand for themselves.
        let records = (try? JSONDecoder().decode([BundledCountryRecord].self, from: Data(json))) ?? []
        var order: [String: [String]] = [:]
        let longCodes = Dictionary(
            records.lazy.flatMap { $0.languages ?? [] }.compactMap { language in language.twoLetters.map { ($0, language.threeLetters) } },
            uniquingKeysWith: { first, _ in first })
        for record in records {
            let languages =
                (record.languages ?? []).map(\.threeLetters) + (record.nativeNames ?? []).map { longCodes[$0.language] ?? $0.language }
            order[record.alpha3] = languages + (record.currencies ?? []).map(\.code)
        }
        for country in records.map({ $0.country() }) {
            for code in [country.alpha3.text, country.numeric].compactMap(\.self) { alpha2[code] = country.alpha2 }
            alternativeSpellings[country.alpha3.text] = country.alternativeSpellings
            drivingSides[country.alpha3.text] = country.drivingSide
            for language in country.languages { languageCodes[language.name] = language.code }
            for language in country.languages where language.code.utf8.count == 2 { languages[language.code] = language.name }
            for currency in country.currencies { currencies[currency.code] = currency }
        }
        self.alpha2 = alpha2
        self.languages = languages
        self.currencies = currencies
        self.languageCodes = languageCodes
        self.alternativeSpellings = alternativeSpellings
        self.drivingSides = drivingSides
        self.order = order
    }

    /// What comes as a map by languages or currencies, which has no order, in the order in which the bundled data has the same.
    func ordered<Value>(_ map: [String: Value], in country: Alpha3Code) -> [(key: String, value: Value)] {
        map.map { (place: place(of: $0.key, in: country), entry: $0) }
            .sorted { ($0.place, $0.entry.key) < ($1.place, $1.entry.key) }
            .map(\.entry)
    }

    /// Where a language or currency stands among those of a country.
    private func place(of code: String, in country: Alpha3Code) -> Int {
        order[country.text]?.firstIndex(of: code) ?? .max
    }

    /// The alpha-2 code of a country given by any of its codes; the text itself, in capitals, when it is nobody's.
    func alpha2(of code: String) -> String {
        alpha2[Alpha3Code(code).text] ?? code.uppercased()
    }

    /// The alpha-2 code of a country that a record gives by any of its codes; nil for what is none: capitals of other letters may be another
    /// country's ("ß" has "SS"). To know the other codes takes a while.
    static func alpha2(given code: String) -> String? {
        let code = code.trimmed
        switch code.utf8.count {
        case 2 where code.isASCIILetters: return code.uppercased()
        case 3 where code.isASCIILetters || code.utf8.allSatisfy({ (0x30...0x39).contains($0) }): return bundled.alpha2(of: code)
        default: return nil
        }
    }
}
