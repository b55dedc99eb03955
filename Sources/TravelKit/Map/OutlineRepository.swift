/// Where the outlines of countries are read from.
package protocol OutlineRepository: Sendable {
    /// The outlines; read when they are first wanted, not on the caller's actor.
    /// - Throws: `RepositoryError.malformed` or `.source` when they cannot be had.
    func outlines() async throws(RepositoryError) -> WorldOutlines
}
