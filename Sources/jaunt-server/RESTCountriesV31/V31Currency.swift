/// A currency in v3.1; its code is the key that it stands under.
struct V31Currency: Encodable, Sendable {
    let name: String
    let symbol: String
}
