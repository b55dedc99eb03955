/// How a database file is begun that several instances of the program may open.
enum DatabaseBeginning {
    /// Opens a file; one that nobody has begun is begun by one instance, while the others wait: where two set up its write-ahead log at once,
    /// SQLite tells one of them that it is locked, without waiting its turn (SQLite, "PRAGMA journal_mode").
    ///
    /// - Parameters:
    ///   - path: the file. Its folder is there. `path.lock` is made where it has to be waited.
    ///   - announce: hears of the lock before it is taken.
    ///   - open: opens the file, and makes it one of the present version.
    /// - Throws: what the file system or `open` throws.
    static func inTurn<Opened>(_ path: String, announce: StorageStep.Announce = { _ in }, _ open: () throws -> Opened) throws -> Opened {
        // What is none of ours is not set up; `open` says so.
        if let header = try DatabaseHeader(path: path), header.isShared || !header.isEmpty && !header.isDatabase { return try open() }
        try announce(.lock)
        let lock = try FileLock(path: path + ".lock")
        defer { withExtendedLifetime(lock) {} }
        return try open()
    }
}
