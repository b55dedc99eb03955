/// Where somebody signs in and out.
package protocol AccountRepository: Sendable {
    /// Who is signed in, be it with a token that cannot be read; nil when nobody is.
    /// - Throws: `RepositoryError.storage` when the credentials cannot be read.
    func account() async throws(RepositoryError) -> Account?

    /// Signs in, and remembers the token that the server gives.
    /// - Throws: `RepositoryError.rejected` or `.signInRequired` with the server's own words when it refuses; `.cancelled` when the task is
    ///   cancelled before the server has answered.
    func signIn(email: String, password: Secret) async throws(RepositoryError) -> Account

    /// Forgets the token, whether it can be read or not, and what was stored for whoever was signed in.
    /// - Returns: why what was stored could not be forgotten, though they are signed out; nil where it was.
    /// - Throws: `RepositoryError.storage` when the credentials could not be written: they are signed in still.
    func signOut() async throws(RepositoryError) -> RepositoryError?
}
