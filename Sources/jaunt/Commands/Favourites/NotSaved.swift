/// A favourite could not be written.
nonisolated struct NotSaved: Error, CustomStringConvertible {
    let cause: String

    var description: String { "It could not be saved: \(cause)" }
}
