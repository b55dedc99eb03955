/// A policy around all others: where a server wants to know who asks and signing in does not tell it, the error says what does.
package struct RefusalClient: APIClient {
    /// What helps where no token is shown to a server, and it wants one.
    private static let unasked = "Check the address and the dialect: servers that speak this one are shown no token."

    private let base: any APIClient
    private let advice: String?

    /// - Parameter advice: how the server is given a token, in a sentence; nil where signing in does that.
    package init(_ base: any APIClient, advice: String?) {
        self.base = base
        self.advice = advice
    }

    package func source(of request: APIRequest) -> String { base.source(of: request) }

    package func perform<Output: Sendable>(
        _ request: APIRequest, _ consume: @escaping @Sendable (APIResponse) async throws(APIError) -> Output
    ) async throws(APIError) -> Output {
        do throws(APIError) {
            return try await base.perform(request, consume)
        } catch {
            // Who signs in just now (POST) knows what they do.
            guard case .status(401, let message, _) = error, request.method == .get,
                let sentence = request.needsToken ? advice : Self.unasked
            else { throw error }
            throw .unauthorized(message: message, advice: sentence)
        }
    }
}
