/// A policy, around all others: where a server wants to know who asks (401), or refuses who does (403), and signing in does not help, the error says
/// what does.
package struct RefusalClient<Base: APIClient>: PolicyClient {
    /// What helps where no token is shown to a server, and it refuses.
    private static var unasked: String { "Check the address and the dialect: servers that speak this one are shown no token." }

    package let base: Base
    private let advice: String?

    /// - Parameter advice: how the server is given a token, or another one, in a sentence; nil where signing in does that.
    package init(_ base: Base, advice: String?) {
        self.base = base
        self.advice = advice
    }

    package func perform<Output: Sendable>(
        _ request: APIRequest, _ consume: @escaping @Sendable (APIResponse) async throws(APIError) -> Output
    ) async throws(APIError) -> Output {
        do throws(APIError) {
            return try await base.perform(request, consume)
        } catch {
            // Who signs in just now (POST) knows what they do.
            guard case .status(let status, let message, let wait) = error, request.method == .get,
                let sentence = request.needsToken ? advice : Self.unasked
            else { throw error }
            // Who is to wait needs no other token.
            guard status == 401 || status == 403 && wait == nil else { throw error }
            throw .refused(status: status, message: message, advice: sentence)
        }
    }
}

extension APIClient {
    /// The same client, whose refusals say what helps (`RefusalClient`).
    /// - Parameter advice: how the server is given a token, or another one, in a sentence; nil where signing in does that.
    package func advising(_ advice: String?) -> any APIClient { RefusalClient(self, advice: advice) }
}
