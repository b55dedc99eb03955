import TravelKit

/// A policy, around those that read answers: what a server says back of the token that it was shown is hidden.
struct SecrecyClient<Base: APIClient>: PolicyClient {
    let base: Base
    private let tokens: any TokenSource

    init(_ base: Base, tokens: any TokenSource) {
        self.base = base
        self.tokens = tokens
    }

    func perform<Output: Sendable>(
        _ request: APIRequest, _ consume: @escaping @Sendable (APIResponse) async throws(APIError) -> Output
    ) async throws(APIError) -> Output {
        do throws(APIError) { return try await base.perform(request, consume) } catch {
            // Where there should be a token and is none, no server has seen one.
            guard request.needsToken, error.isOfServer, let token = try? await tokens.token() else { throw error }
            throw error.hiding(token)
        }
    }
}
