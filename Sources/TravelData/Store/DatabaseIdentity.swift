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
}
