/// Where records are written to that the user wants in a file.
package protocol Exporter: Sendable {
    /// Writes a file, whole or not at all.
    ///
    /// - Parameters:
    ///   - path: as the user typed it: a `~` at its beginning is the home folder, and what is not absolute begins where the program runs.
    ///   - replaces: whether a file that is there may be replaced.
    /// - Throws: `RepositoryError.storage` when it could not be written.
    func write(_ bytes: [UInt8], to path: String, replaces: Bool) async throws(RepositoryError) -> ExportOutcome
}

/// What came of writing a file.
package enum ExportOutcome: Hashable, Sendable {
    /// It is there; this is its whole path.
    case written(path: String)
    /// There is one already, which may not be replaced.
    case exists
}
