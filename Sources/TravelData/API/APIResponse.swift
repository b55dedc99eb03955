package import TravelKit

/// The head of an answer, with the body still on its way.
package struct APIResponse: Sendable {
    /// HTTP status; a file that is there answers 200.
    package var status: Int
    /// Header fields by their names in lower case; fields that came more than once are joined by ", ".
    package var headers: [String: String]
    /// The body, decompressed.
    package var body: APIBody
    /// How old the answer is.
    package var freshness: Freshness
    /// How long the server wants to be left alone, counted from when it answered; nil where it does not say.
    package var retryAfter: Duration?

    package init(
        status: Int, headers: [String: String] = [:], body: APIBody, freshness: Freshness = .live, retryAfter: Duration? = nil
    ) {
        self.status = status
        self.headers = headers
        self.body = body
        self.freshness = freshness
        self.retryAfter = retryAfter
    }
}
