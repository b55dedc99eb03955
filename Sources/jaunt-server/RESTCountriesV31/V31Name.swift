/// The names of a country in v3.1.
struct V31Name: Encodable, Sendable {
    struct Native: Encodable {
        let official: String
        let common: String
    }

    let common: String
    let official: String
    /// By three-letter code of the language; nil, so that the key is missing, where nobody lives to speak one.
    let nativeName: [String: Native]?

    /// - Parameter languages: what the codes of the record's native names are in three letters.
    init(_ record: CountryRecord, languages: LanguageCodes) {
        common = record.name
        official = record.officialName
        // The bundled data knows one native name a language: it stands for both.
        let names = record.nativeNames.map { (languages.threeLetters(of: $0.language), Native(official: $0.name, common: $0.name)) }
        nativeName = names.isEmpty ? nil : Dictionary(names, uniquingKeysWith: { first, _ in first })
    }
}
