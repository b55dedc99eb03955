/// How the values of a read are wanted.
package enum ReadWish: Hashable, Sendable {
    /// What is stored at once; then from the source, unless what is stored is fresh. What a page that opens wants.
    case storedFirst
    /// What is stored and nothing else; the read fails with `RepositoryError.notStored` where nothing is.
    case stored
    /// From the source itself. What follows what is stored.
    case live
    /// From the source itself, asked after this moment. What somebody wants who asks for a reload.
    case anew

    /// Whether the source itself is asked, whatever is stored.
    package var asksSource: Bool { self == .live || self == .anew }
}
