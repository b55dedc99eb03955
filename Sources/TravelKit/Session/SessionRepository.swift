/// Where a session is kept.
package protocol SessionRepository: Sendable {
    /// The session of the last run; an empty one when there is none.
    /// - Throws: `RepositoryError.storage` when it is there and cannot be read.
    func load() throws(RepositoryError) -> Session

    /// Keeps the session, whole or not at all.
    /// - Throws: `RepositoryError.storage` when it could not be written.
    func save(_ session: Session) throws(RepositoryError)

    /// Changes what is kept, after all that was asked for before; of several instances that do so at once, none loses what another has
    /// changed. A session that is broken, which was said when it was asked for, is replaced; one that cannot be read for another reason is
    /// not. What cannot be written is tried again with the next change.
    /// - Throws: `RepositoryError.storage` when it could not be written.
    func change(_ body: @escaping @Sendable (inout Session) -> Void) async throws(RepositoryError)

    /// Waits until what was changed is written; what could not be is tried once more. A session that was found to be broken when it was
    /// asked for, and still is, is replaced, be it that nothing was changed: else each run would say so.
    /// - Throws: `RepositoryError.storage` when it could not be written.
    func settled() async throws(RepositoryError)
}

extension SessionRepository {
    /// What is kept, changed.
    package func changed(by body: (inout Session) -> Void) -> Session {
        var session: Session
        do throws(RepositoryError) { session = try load() } catch { session = Session() }
        body(&session)
        return session
    }

    package func change(_ body: @escaping @Sendable (inout Session) -> Void) async throws(RepositoryError) {
        try save(changed(by: body))
    }

    package func settled() async throws(RepositoryError) {}
}
