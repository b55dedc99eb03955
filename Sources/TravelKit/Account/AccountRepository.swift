/// Who is signed in at a server.
package struct Account: Hashable, Sendable {
    /// The server's identity of the user; empty where a token was given without one.
    package var userID: String

    package init(userID: String) { self.userID = userID }
}

/// Where somebody signs in and out.
package protocol AccountRepository: Sendable {
    /// Who is signed in; nil when nobody is.
    /// - Throws: `RepositoryError.storage` when the credentials cannot be read.
    func account() async throws(RepositoryError) -> Account?

    /// Signs in, and remembers the token that the server gives.
    /// - Throws: `RepositoryError.rejected` or `.signInRequired` with the server's own words when it refuses.
    func signIn(email: String, password: Secret) async throws(RepositoryError) -> Account

    /// Forgets the token, and what was stored for whoever was signed in.
    /// - Throws: `RepositoryError.storage` when the credentials could not be written.
    func signOut() async throws(RepositoryError)
}
