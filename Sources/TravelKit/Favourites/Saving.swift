/// What became of a change.
package enum Saving: Hashable, Sendable {
    /// It is safe on disk.
    case saved
    /// It could not be written, for this reason, and lasts until the program ends.
    case unsaved(cause: String)

    /// Why it could not be written; nil when it was.
    package var cause: String? {
        if case .unsaved(let cause) = self { cause } else { nil }
    }
}
