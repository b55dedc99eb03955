import Foundation

/// A resource of an API as a value: what to ask and how to decode the answer. A new resource is one new value:
///
/// ```swift
/// struct Movie: Decodable, Sendable { let title: String; let actors: [String] }
///
/// extension Endpoint where Response == Batch<Movie> {
///     static var movies: Self { .list(of: Movie.self, path: ["movies"]) { $0 } }
/// }
///
/// for try await part in client.reading(.movies) { show(part.values) }
/// ```
///
/// One that wants to know who asks says `needsToken: true`; which header field carries the token is the server's `TokenScheme`. A sign-in is
/// a value like any other:
///
/// ```swift
/// .value(of: Ticket.self, APIRequest(.post, path: ["session"], body: form)) { Secret($0.ticket) }
/// ```
///
/// The same value is answered by `HTTPAPIClient` from `BASE/movies` and by `FileAPIClient` from `movies.json`.
package struct Endpoint<Response: Sendable>: Sendable {
    /// What is asked.
    package var request: APIRequest
    /// Makes the decoder of one answer.
    package let makeDecoder: @Sendable () -> any ResponseDecoder<Response>

    package init(_ request: APIRequest, decoder: @escaping @Sendable () -> any ResponseDecoder<Response>) {
        self.request = request
        self.makeDecoder = decoder
    }
}

extension Endpoint {
    /// One JSON value, decoded whole and turned into the domain's.
    package static func value<Record: Decodable & SendableMetatype>(
        of record: Record.Type, _ request: APIRequest, map: @escaping @Sendable (Record) throws -> Response
    ) -> Endpoint {
        Endpoint(request) { WholeDecoder { try map(JSONDecoder().decode(record, from: $0)) } }
    }

    /// A JSON list, decoded record by record as it arrives, each turned into the domain's; a record that cannot be read is skipped.
    /// - Parameters:
    ///   - mayBeNulls: whether a list of nothing but `null` says that there is nothing; else it is an error.
    ///   - plain: a shorter way to read a record than JSONDecoder's, with the same outcome; nil for one that it does not read.
    package static func list<Record: Decodable & SendableMetatype, Value: Sendable>(
        of record: Record.Type, path: [String], query: [APIRequest.QueryItem] = [], needsToken: Bool = false, freshFor: Duration = .zero,
        mayBeNulls: Bool = false, plain: (@Sendable (_ bytes: [UInt8]) -> Record?)? = nil, map: @escaping @Sendable (Record) throws -> Value
    ) -> Endpoint where Response == Batch<Value> {
        Endpoint(APIRequest(path: path, query: query, needsToken: needsToken, freshFor: freshFor)) {
            ElementDecoder(of: record, mayBeNulls: mayBeNulls, plain: plain, map: map)
        }
    }
}
