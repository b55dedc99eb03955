import TravelData

// Answers that are no records of anything: tests take them as they come.

extension Endpoint {
    /// A JSON list, decoded value by value as it arrives.
    static func list<Value: Decodable & Sendable>(
        of value: Value.Type, path: [String], query: [APIRequest.QueryItem] = [], needsToken: Bool = false, freshFor: Duration = .zero
    ) -> Endpoint where Response == Batch<Value> {
        .list(of: value, path: path, query: query, needsToken: needsToken, freshFor: freshFor) { $0 }
    }
}

extension Endpoint where Response: Decodable {
    /// One JSON value, decoded whole.
    static func value(_ request: APIRequest) -> Endpoint { .value(of: Response.self, request) { $0 } }
}
