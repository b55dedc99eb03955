/// What stands in a row is no favourite that this program can read; another version may.
struct UnreadableFavourite: Error, CustomStringConvertible {
    /// What is wrong with the record.
    let reason: String

    var description: String { "its record cannot be read: \(reason)" }
}
