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
