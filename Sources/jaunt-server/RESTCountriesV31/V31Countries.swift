/// The countries of v3.1 and its ways to find them. The server keeps them in a hash set, so every answer is in an order of its own.
struct V31Countries: Sendable {
    private let countries: [V31Country]
    private let byCode: [String: V31Country]
    private let shuffle: @Sendable ([String]) -> [String]

    init(_ records: [CountryRecord], offsets: ZoneOffsets, shuffle: @escaping @Sendable ([String]) -> [String]) {
        let languages = LanguageCodes(records)
        countries = records.map { V31Country($0, offsets: offsets, languages: languages) }
        byCode = Dictionary(countries.map { ($0.cca3, $0) }, uniquingKeysWith: { first, _ in first })
        self.shuffle = shuffle
    }

    var all: [V31Country] { inSomeOrder(countries) }

    /// Those that one of the codes fits: alpha-2, alpha-3, numeric, or the Olympic one. BRN gives Brunei and Bahrain.
    func countries(codes: [String]) -> [V31Country] {
        let codes = Set(codes.map { $0.uppercased() })
        return inSomeOrder(
            countries.filter { country in
                [country.cca2, country.cca3, country.ccn3, country.cioc].contains { $0.map(codes.contains) ?? false }
            })
    }

    /// The whole text must be the common or the official name, and the first that fits is the only one; a part may stand in other
    /// spellings too. Case does not count, accents do.
    func countries(named text: String, whole: Bool) -> [V31Country] {
        let text = text.lowercased()
        if whole {
            let first = countries.first { $0.name.common.lowercased() == text || $0.name.official.lowercased() == text }
            return first.map { [$0] } ?? []
        }
        return inSomeOrder(
            countries.filter { country in
                ([country.name.common, country.name.official] + country.altSpellings).contains { $0.lowercased().contains(text) }
            })
    }

    private func inSomeOrder(_ countries: [V31Country]) -> [V31Country] {
        shuffle(countries.map(\.cca3)).compactMap { byCode[$0] }
    }
}
