/// Three-letter codes of languages by their two-letter ones, gathered from the languages of all countries.
struct LanguageCodes {
    private let codes: [String: String]

    init(_ records: [CountryRecord]) {
        let pairs = records.flatMap(\.languages).compactMap { language in language.twoLetters.map { ($0, language.threeLetters) } }
        codes = Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    }

    /// The code as it is when it is not known or has three letters already.
    func threeLetters(of code: String) -> String { codes[code] ?? code }
}
