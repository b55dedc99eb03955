/// What an endpoint asks of a client: a relative address and what goes with it.
package struct APIRequest: Hashable, Sendable {
    /// The HTTP methods that Jaunt needs.
    package enum Method: String, Hashable, Sendable {
        case get = "GET"
        case post = "POST"
    }

    /// Where it goes.
    package enum Target: Hashable, Sendable {
        /// Path segments below the client's base, not yet percent-encoded.
        case path([String])
        /// A whole address on the client's own origin, as a redirect names it.
        case absolute(String)
    }

    /// One `name=value` of the query, not yet percent-encoded.
    package struct QueryItem: Hashable, Sendable {
        package var name: String
        package var value: String

        package init(_ name: String, _ value: String) {
            self.name = name
            self.value = value
        }
    }

    package var method: Method
    package var target: Target
    package var query: [QueryItem]
    /// Header fields beyond those that every request carries.
    package var headers: [String: String]
    package var body: [UInt8]?
    /// Whether the server wants to know who asks: the client adds the token that it has for this server.
    package var needsToken: Bool
    /// Whether its body holds a secret, such as a password.
    package var holdsSecret = false
    /// How long an answer is as good as a new one, where the server does not say; zero: it may be stored, but is asked for again.
    package var freshFor: Duration
    /// How long an answer is as good as a new one whatever the server says: for servers that count requests.
    package var keptAtLeast: Duration
    /// Where the answer may come from.
    package var origin: Origin

    /// Where an answer may come from.
    package enum Origin: Hashable, Sendable {
        /// The server.
        case live
        /// The server, asked once more whatever is on its way.
        case anew
        /// What is stored, whatever its age; the client fails with `APIError.notStored` where nothing is.
        case stored
    }

    package init(
        _ method: Method = .get, path: [String], query: [QueryItem] = [], headers: [String: String] = [:], body: [UInt8]? = nil,
        needsToken: Bool = false, freshFor: Duration = .zero
    ) {
        self.method = method
        self.target = .path(path)
        self.query = query
        self.headers = headers
        self.body = body
        self.needsToken = needsToken
        self.freshFor = freshFor
        keptAtLeast = .zero
        origin = .live
    }

    /// The same request, its answer taken from there.
    func asked(from origin: Origin) -> APIRequest {
        var request = self
        request.origin = origin
        return request
    }
}
