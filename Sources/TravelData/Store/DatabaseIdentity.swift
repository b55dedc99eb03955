/// Which files an open database consists of: SQLite goes on with those that it has opened, whatever stands in their places by now.
struct DatabaseIdentity: Hashable {
    /// The database itself; nil where there is none.
    let file: FileIdentity?
    /// Its log, and the memory that its connections share; nil where it has none.
    private let log, memory: FileIdentity?

    /// - Parameter path: the database.
    init(path: String) {
        (file, log, memory) = (FileIdentity(path: path), FileIdentity(path: path + "-wal"), FileIdentity(path: path + "-shm"))
    }

    /// Whether the log and the memory are those that a connection of this process has open: others may have come to their places, or
    /// nothing, between its opening and this look.
    var isLogOpen: Bool { [log, memory].allSatisfy { $0.map(DatabaseBytes.isOpen) ?? false } }
}
