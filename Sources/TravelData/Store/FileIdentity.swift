import Glibc

/// Which file stands at a path: an open database does not notice that another one has taken its place.
struct FileIdentity: Hashable {
    private let device: UInt64
    private let node: UInt64

    /// The file at this path; nil where there is none.
    init?(path: String) {
        var facts = stat()
        guard stat(path, &facts) == 0 else { return nil }
        self.init(facts)
    }

    /// Whether nothing stands at this path; not where nobody may look.
    static func isAbsent(_ path: String) -> Bool {
        var facts = stat()
        return stat(path, &facts) != 0 && [ENOENT, ENOTDIR].contains(errno)
    }

    /// The file of these facts.
    init(_ facts: stat) {
        (device, node) = (UInt64(facts.st_dev), UInt64(facts.st_ino))
    }
}
