package import TravelKit

/// Where the token for one server comes from.
package protocol TokenSource: Sendable {
    /// The token; nil when there is none.
    /// - Throws: `APIError` when there should be one and it cannot be had.
    func token() async throws(APIError) -> Secret?

    /// Tells the answers for one token from those for another, without the token being known from it; nil where there is none. Nothing is run
    /// to find it out.
    var owner: String? { get async }

    /// Why there is none although there may be one; nil where there simply is none. To be said where a server wants one.
    func problem() async -> APIError?
}

extension TokenSource {
    package var owner: String? { nil }

    package func problem() async -> APIError? { nil }
}
