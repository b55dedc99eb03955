/// One of several sources that could not be asked while others could.
package struct SourceFailure: Sendable {
    /// What the source gives, such as the home airport whose trips are missing or old.
    package var name: String
    /// Why it could not be asked.
    package var error: RepositoryError

    package init(name: String, error: RepositoryError) {
        self.name = name
        self.error = error
    }
}
