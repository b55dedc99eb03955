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

    package init(
        _ method: Method = .get, path: [String], query: [QueryItem] = [], headers: [String: String] = [:], body: [UInt8]? = nil
    ) {
        self.method = method
        self.target = .path(path)
        self.query = query
        self.headers = headers
        self.body = body
    }
}
