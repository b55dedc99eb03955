/// A region, in the file as in the answer.
struct RegionRecord: Codable, Sendable {
    let id: String
    let name: String
    /// Alpha-2 and alpha-3 codes mixed, as in the real feed.
    let countryCodes: [String]

    enum CodingKeys: String, CodingKey {
        case id, name
        case countryCodes = "country_codes"
    }
}
