/// Answers requests: over HTTP or from files, interchangeably. Policies (a deadline, redirects) are clients around a client.
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
        try await perform(endpoint.request) { (response: APIResponse) async throws(APIError) in
            guard (200..<300).contains(response.status) else {
                let body = try await response.body.prefix(ServerMessage.limit)
                throw APIError.status(response.status, message: ServerMessage.find(in: body))
            }
            var decoder = endpoint.makeDecoder()
            for try await piece in response.body {
                if let decoded = try decoder.consume(piece) { each(decoded) }
            }
            each(try decoder.finish())
        }
    }
}
