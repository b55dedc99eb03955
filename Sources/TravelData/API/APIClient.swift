import Synchronization
package import TravelKit

/// Answers requests: over HTTP or from files, interchangeably. Policies (a deadline, redirects, the cache) are clients around a client.
package protocol APIClient: Sendable {
    /// What answers a request, in words for an error: a host, a file, a part of the bundled data.
    func source(of request: APIRequest) -> String

    /// Sends the request and hands the answer, its body still arriving, to `consume`; the connection is given back when that returns.
    /// - Throws: `APIError`; an answer with a status of failure is no error here.
    func perform<Output: Sendable>(
        _ request: APIRequest, _ consume: @escaping @Sendable (APIResponse) async throws(APIError) -> Output
    ) async throws(APIError) -> Output
}

extension APIClient {
    /// Loads an endpoint and hands over what is decoded, piece by piece as it arrives; an answer that is decoded whole is one piece.
    /// - Throws: `APIError`, with the server's own message when the answer is an error of any shape in use (see `ServerMessage`).
    package func load<Response>(
        _ endpoint: Endpoint<Response>, each: @escaping @Sendable (Response) -> Void
    ) async throws(APIError) {
        try await load(endpoint, from: .live) { response, _ in each(response) }
    }

    /// The answer of an endpoint that is decoded whole.
    /// - Throws: as `load`.
    package func value<Response>(_ endpoint: Endpoint<Response>) async throws(APIError) -> Response {
        let answer = Mutex<Response?>(nil)
        try await load(endpoint) { response in answer.withLock { $0 = response } }
        guard let value = answer.withLock({ $0 }) else { throw .malformed(place: "", cause: Reason("the answer is empty")) }
        return value
    }

    /// As `load`, from the server or from what is stored, with how old each piece is.
    /// - Throws: as `load`; `APIError.notStored` when only what is stored was wanted and nothing is.
    package func load<Response>(
        _ endpoint: Endpoint<Response>, from origin: APIRequest.Origin, each: @escaping @Sendable (Response, Freshness) async -> Void
    ) async throws(APIError) {
        try await load(endpoint, from: origin, begin: {}, each: each)
    }

    /// As `load`, for whoever puts the pieces together.
    /// - Parameter begin: is called before the first piece of an answer: what was handed over of an earlier one, which could not be read to
    ///   its end, does not count.
    /// - Throws: as `load`.
    package func load<Response>(
        _ endpoint: Endpoint<Response>, from origin: APIRequest.Origin, begin: @escaping @Sendable () -> Void,
        each: @escaping @Sendable (Response, Freshness) async -> Void
    ) async throws(APIError) {
        try await perform(endpoint.request.asked(from: origin)) { (response: APIResponse) async throws(APIError) in
            guard (200..<300).contains(response.status) else {
                let body = try await response.body.prefix(ServerMessage.limit)
                throw APIError.status(
                    response.status, message: ServerMessage.find(in: body), retryAfter: response.retryAfter)
            }
            begin()
            var decoder = endpoint.makeDecoder()
            for try await piece in response.body {
                if let decoded = try decoder.consume(piece) { await each(decoded, response.freshness) }
            }
            await each(try decoder.finish(), response.freshness)
        }
    }
}
