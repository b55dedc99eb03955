/// What came of writing a file.
package enum ExportOutcome: Hashable, Sendable {
    /// It is there; this is its whole path.
    case written(path: String)
    /// There is one already, which may not be replaced.
    case exists
}
