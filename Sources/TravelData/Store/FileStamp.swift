import Glibc

/// How a database file and its log stand: otherwise than before where somebody has written to one of them, may do other things with it, or
/// has put another in its place. A log that is empty is none: whoever opens the file makes one, and takes it away again.
struct FileStamp: Hashable {
    private struct Facts: Hashable {
        let identity: FileIdentity
        let seconds, nanoseconds: Int

        /// What is there; nil where there is nothing, or nobody may look.
        init?(path: String, orEmpty: Bool) {
            var facts = stat()
            guard stat(path, &facts) == 0, orEmpty || facts.st_size > 0 else { return nil }
            identity = FileIdentity(facts)
            (seconds, nanoseconds) = (facts.st_ctim.tv_sec, facts.st_ctim.tv_nsec)
        }
    }

    private let file, log: Facts?

    /// - Parameter path: the database.
    init(path: String) { (file, log) = (Facts(path: path, orEmpty: true), Facts(path: path + "-wal", orEmpty: false)) }
}
