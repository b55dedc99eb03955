package import TravelKit

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
        // A file that cannot be used is no reason to ask for nothing: much needs no token. What does says why there is none (`problem`),
        // and so does whoever looks up who is signed in.
        return try? await file.credentials(for: origin)?.token
    }

    package var owner: String? {
        get async {
            if let command { return Self.fingerprint(command.arguments.joined(separator: "\u{0}")) }
            if let environment, !environment.isEmpty { return Self.fingerprint(environment.revealed()) }
            // As for the token itself: one that cannot be read is none.
            return (try? await file.credentials(for: origin)?.token).map { Self.fingerprint($0.revealed()) }
        }
    }

    /// A number for a text that tells tokens apart, for a file that only the user can read: it holds less than a token, but one that is easily
    /// guessed could be recognised by it.
    private static func fingerprint(_ text: String) -> String {
        var hash = StableHash()
        hash.take(text.utf8)
        return String(hash.value, radix: 36)
    }

    package func problem() async -> APIError? {
        do {
            _ = try await file.credentials(for: origin)
            return nil
        } catch {
            return .invalidRequest(reason: "\(error)")
        }
    }
}
