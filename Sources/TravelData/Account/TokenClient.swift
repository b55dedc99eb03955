import TravelKit

/// A policy: shows the server the token of whoever asks, where a request needs one. Tokens and passwords travel over https only, to
/// this machine excepted, and only to the origin that they are bound to: redirects to elsewhere are not followed.
package struct TokenClient<Base: APIClient>: PolicyClient {
    package let base: Base
    private let url: BaseURL
    private let scheme: TokenScheme
    private let tokens: any TokenSource

    /// - Parameters:
    ///   - url: the server.
    ///   - scheme: how it wants to be shown a token.
    ///   - tokens: where the token for this server comes from.
    package init(_ base: Base, url: BaseURL, scheme: TokenScheme, tokens: any TokenSource) {
        self.base = base
        self.url = url
        self.scheme = scheme
        self.tokens = tokens
    }

    package func perform<Output: Sendable>(
        _ request: APIRequest, _ consume: @escaping @Sendable (APIResponse) async throws(APIError) -> Output
    ) async throws(APIError) -> Output {
        let isPrivate = url.scheme == "https" || url.isLoopback
        guard isPrivate || !request.holdsSecret else {
            throw .invalidRequest(reason: "a password travels over https only, and this server's address begins with http")
        }
        guard request.needsToken else { return try await base.perform(request, consume) }
        guard let token = try await tokens.token() else {
            return try await base.perform(request) { [tokens] (response: APIResponse) async throws(APIError) in
                if response.status == 401, let problem = await tokens.problem() { throw problem }
                return try await consume(response)
            }
        }
        guard isPrivate else {
            throw .invalidRequest(reason: "a token travels over https only, and this server's address begins with http")
        }
        if let fault = token.faultAsToken { throw .invalidRequest(reason: "the token for this server \(fault)") }
        var request = request
        request.headers[scheme.header] = scheme.prefix + token.revealed()
        return try await base.perform(request, consume)
    }
}
