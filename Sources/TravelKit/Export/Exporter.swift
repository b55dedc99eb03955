/// Where records are written to that the user wants in a file.
package protocol Exporter: Sendable {
    /// What makes a file: hands its text on, piece by piece, to `output`.
    typealias Body =
        @Sendable (_ output: (String) throws(RepositoryError) -> Void) throws(RepositoryError) -> Void

    /// Writes a file, whole or not at all. Off the main actor: a folder may be slow. Whoever is cancelled goes on at once; `output`
    /// throws then.
    ///
    /// - Parameters:
    ///   - path: as the user typed it: a `~` at its beginning is the home folder, and what is not absolute begins where the program runs.
    ///   - replaces: whether a file that is there may be replaced.
    ///   - body: makes the file; it is not asked where there is one that may not be replaced.
    /// - Throws: `RepositoryError.misnamed` when no file can be called so; `storage` when it could not be written;
    ///   `cancelled`; what `body` throws, as it is.
    @concurrent
    func write(to path: String, replaces: Bool, _ body: @escaping Body) async throws(RepositoryError) -> ExportOutcome
}
