package import TravelKit

/// Where the token for one server comes from.
package protocol TokenSource: Sendable {
    /// The token; nil when there is none.
    /// - Throws: `APIError` when there should be one and it cannot be had.
    func token() async throws(APIError) -> Secret?
}

/// Tokens in the order in which they count: the user's command, the environment, the credentials file.
package struct TokenChain: TokenSource {
    private let command: TokenCommand?
    private let environment: Secret?
    private let file: CredentialsFile
    private let origin: String

    /// - Parameters:
    ///   - command: prints the token; nil for none.
    ///   - environment: the token from the environment; nil for none.
    ///   - file: where tokens from signing in are kept.
    ///   - origin: the server that all of them are meant for, as `BaseURL.origin`.
    package init(command: TokenCommand?, environment: Secret?, file: CredentialsFile, origin: String) {
        self.command = command
        self.environment = environment
        self.file = file
        self.origin = origin
    }

    package func token() async throws(APIError) -> Secret? {
        if let command { return try await command.token() }
        if let environment, !environment.isEmpty { return environment }
        do {
            return try await file.credentials(for: origin)?.token
        } catch {
            throw .invalidRequest(reason: "\(error)")
        }
    }
}
