/// What came of writing a note to a favourite.
package enum NoteChange: Hashable, Sendable {
    /// The note stands there in place of the one before.
    case written(before: String?, saving: Saving)
    /// Another note stands there than was expected, and stays.
    case anotherStays
    /// It is no favourite.
    case notKept
    /// The favourite's record cannot be read, for this reason, and stays as it is: another version may read it.
    case unreadable(cause: String)
    /// The favourites cannot be read now, for this reason; nothing was written.
    case failed(cause: String)
}
