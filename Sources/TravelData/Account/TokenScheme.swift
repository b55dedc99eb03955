/// How a server wants to be shown a token.
package struct TokenScheme: Hashable, Sendable {
    /// The header field, in lower case.
    package var header: String
    /// What stands before the token in it.
    package var prefix: String

    package init(header: String, prefix: String = "") {
        self.header = header
        self.prefix = prefix
    }

    /// The native trip feed.
    package static let native = TokenScheme(header: "x-api-token")
    /// Travelpayouts.
    package static let travelpayouts = TokenScheme(header: "x-access-token")
    /// REST Countries v5 (RFC 6750).
    package static let bearer = TokenScheme(header: "authorization", prefix: "Bearer ")
}
