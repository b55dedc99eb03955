/// What the program remembers from one run to the next.
package struct Session: Hashable, Sendable {
    /// The region whose trips are shown; nil for all.
    package var region: Region.ID?

    package init(region: Region.ID? = nil) {
        self.region = region
    }
}

/// Where a session is kept.
package protocol SessionRepository: Sendable {
    /// The session of the last run; an empty one when there is none.
    /// - Throws: `RepositoryError.storage` when it is there and cannot be read.
    func load() throws(RepositoryError) -> Session

    /// Keeps the session, whole or not at all.
    /// - Throws: `RepositoryError.storage` when it could not be written.
    func save(_ session: Session) throws(RepositoryError)
}
