/// What a server answered.
struct Reply: Sendable {
    let status: Int
    let contentType: String?
    let allowed: String?
    let text: String

    func json() throws -> JSON { try JSON(parsing: text) }
}
