/// A currency in v2.
struct V2Currency: Encodable, Sendable {
    let code: String
    let name: String
    let symbol: String
}
