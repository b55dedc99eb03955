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
    /// Makes something of an answer, piece by piece as it is decoded; an answer that is decoded whole is one piece.
    /// - Parameters:
    ///   - origin: where the answer may come from.
    ///   - initial: what there is before the first piece. An answer that is asked for again, as it could not be read to its end, begins
    ///     with it anew.
    ///   - take: takes a piece, with how old it is.
    /// - Throws: `APIError`, with the server's own message when the answer is an error of any shape in use (see `ServerMessage`);
    ///   `APIError.notStored` when only what is stored was wanted and nothing is.
    package func reduce<Response, Output: Sendable>(
        _ endpoint: Endpoint<Response>, from origin: APIRequest.Origin = .live, into initial: Output,
        _ take: @escaping @Sendable (inout Output, Response, Freshness) async -> Void
    ) async throws(APIError) -> Output {
        try await perform(endpoint.request.asked(from: origin)) { (response: APIResponse) async throws(APIError) -> Output in
            try await response.checkStatus()
            var output = initial
            var decoder = endpoint.makeDecoder()
            for try await piece in response.body {
                if let decoded = try decoder.consume(piece) { await take(&output, decoded, response.freshness) }
                if let failure = decoder.failure { throw failure }
            }
            await take(&output, try decoder.finish(), response.freshness)
            return output
        }
    }

    /// The answer of an endpoint that is decoded whole.
    /// - Throws: as `reduce`.
    package func value<Response>(_ endpoint: Endpoint<Response>) async throws(APIError) -> Response {
        try await answer(endpoint, from: .live).value
    }

    /// The answer of an endpoint that is decoded whole, with how old it is.
    /// - Throws: as `reduce`.
    func answer<Response>(
        _ endpoint: Endpoint<Response>, from origin: APIRequest.Origin
    ) async throws(APIError) -> (value: Response, freshness: Freshness) {
        try await perform(endpoint.request.asked(from: origin)) {
            (response: APIResponse) async throws(APIError) -> (value: Response, freshness: Freshness) in
            try await response.checkStatus()
            var decoder = endpoint.makeDecoder()
            for try await piece in response.body { _ = try decoder.consume(piece) }
            return (try decoder.finish(), response.freshness)
        }
    }
}

extension APIResponse {
    /// - Throws: `APIError.status` for a status of failure, with the server's own message where it gave one; `APIError.malformed` for a
    ///   part of an answer (206), as no request asks for one: taken for all of it, what is missing would be gone.
    fileprivate func checkStatus() async throws(APIError) {
        if status == 206 {
            throw .malformed(place: "", cause: Reason("it is a part of the answer (status 206), which nobody asked for"))
        }
        guard !(200..<300).contains(status) else { return }
        let message = ServerMessage.find(inFailure: try await body.prefix(ServerMessage.limit), of: headers["content-type"])
        throw .status(status, message: message, retryAfter: retryAfter)
    }
}
