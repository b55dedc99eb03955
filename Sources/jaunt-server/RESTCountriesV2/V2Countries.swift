/// A currency in v2.
struct V2Currency: Encodable, Sendable {
    let code: String
    let name: String
    let symbol: String
}

/// A language in v2.
struct V2Language: Encodable, Sendable {
    /// ISO 639-1; null where there is none.
    let twoLetters: String?
    /// ISO 639-2.
    let threeLetters: String
    let name: String
    let nativeName: String

    enum CodingKeys: String, CodingKey {
        case twoLetters = "iso639_1"
        case threeLetters = "iso639_2"
        case name, nativeName
    }

    /// By hand, because the generated one leaves a key out where its value is nil.
    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(twoLetters, forKey: .twoLetters)
        try container.encode(threeLetters, forKey: .threeLetters)
        try container.encode(name, forKey: .name)
        try container.encode(nativeName, forKey: .nativeName)
    }
}

/// The countries as REST Countries v2 tells them.
extension EarlyCountries<V2Currency, V2Language> {
    init(v2 records: [CountryRecord], offsets: ZoneOffsets) {
        all = records.map { record in
            Country(
                record, offsets: offsets,
                currencies: record.currencies.map { V2Currency(code: $0.code, name: $0.name, symbol: $0.symbol) },
                languages: record.languages.map {
                    V2Language(
                        twoLetters: $0.twoLetters, threeLetters: $0.threeLetters, name: $0.name, nativeName: $0.nativeName ?? $0.name)
                })
        }
    }
}
