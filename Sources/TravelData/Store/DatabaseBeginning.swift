import Foundation

/// How a database file is begun that several instances of the program may open.
enum DatabaseBeginning {
    /// How long to wait for an instance that begins a file.
    private static let patience: Duration = .seconds(2)

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
        // Who begins it is done in a moment. Where that one was stopped, or nothing can be locked, the chance that two set it up at once is
        // less than what waiting for ever would cost.
        let lock = try? FileLock(path: path + ".lock", within: Self.patience)
        defer { withExtendedLifetime(lock) {} }
        return try open()
    }

    /// Makes writable what SQLite has left beside a file while that was read-only: it gives the log and the shared memory the file's mode,
    /// and nobody could write into them when the file itself can be written again.
    static func makeCompanionsWritable(of path: String) {
        for companion in [path + "-wal", path + "-shm"] {
            var facts = stat()
            // What is not there, or another user's, is SQLite's to judge.
            if stat(companion, &facts) == 0, facts.st_mode & 0o200 == 0 { _ = chmod(companion, facts.st_mode & 0o777 | 0o600) }
        }
    }

    /// Gives a broken file another name (`.broken`), in the place of one that was broken before, so that it is begun anew: for what is only copied
    /// from elsewhere, or may be lost.
    static func setAside(_ path: String) {
        for suffix in ["-wal", "-shm", ""] {
            // Best effort: a file that cannot be moved fails the opening that follows.
            try? FileManager.default.removeItem(atPath: path + ".broken" + suffix)
            try? FileManager.default.moveItem(atPath: path + suffix, toPath: path + ".broken" + suffix)
        }
    }

    /// Takes away what `setAside` has given another name: it holds what was in the file.
    /// - Throws: what cannot be taken away, and why.
    static func removeSetAside(_ path: String) throws(Reason) {
        for suffix in ["-wal", "-shm", ""] {
            let aside = path + ".broken" + suffix
            // Where nothing may be written, that it is not there is not what unlink(2) says.
            guard !FileIdentity.isAbsent(aside), unlink(aside) != 0, errno != ENOENT else { continue }
            throw Reason("\(aside) cannot be removed: \(Reason.system())")
        }
    }
}
