/// A policy: follows redirects by our own rule, because async-http-client's takes tokens along to other hosts.
///
/// A GET is followed to the same scheme, host and port, or from http to https of the same host on the default ports; a POST never.
package struct RedirectClient<Base: APIClient>: PolicyClient {
    package let base: Base
    private let url: BaseURL
    private let limit: Int

    /// - Parameter limit: how many redirects are followed.
    package init(_ base: Base, url: BaseURL, limit: Int) {
        self.base = base
        self.url = url
        self.limit = limit
    }

    private enum Step<Output: Sendable>: Sendable {
        case done(Output)
        case redirect(to: String)
    }

    package func perform<Output: Sendable>(
        _ request: APIRequest, _ consume: @escaping @Sendable (APIResponse) async throws(APIError) -> Output
    ) async throws(APIError) -> Output {
        var request = request
        var address = try url.address(of: request)
        for _ in 0...limit {
            let step: Step<Output> = try await base.perform(request) { (response: APIResponse) async throws(APIError) in
                if [301, 302, 303, 307, 308].contains(response.status), let location = response.headers["location"] {
                    return .redirect(to: location)
                }
                return .done(try await consume(response))
            }
            switch step {
            case .done(let output): return output
            case .redirect(let location):
                guard request.method == .get, let next = RedirectRule.follow(location, from: address) else {
                    throw .redirected(to: String(location.prefix(200)))
                }
                address = next
                request.target = .absolute(next)
            }
        }
        throw .redirected(to: "\(address.prefix(200)) and on, in a circle")
    }
}
