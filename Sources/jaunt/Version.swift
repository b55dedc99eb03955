import CResources

/// The program's version, in one place.
nonisolated enum Version {
    static let current = "0.1.0"

    /// What `--version` prints: the version, and the commit where whoever built the program said it (`JAUNT_COMMIT`).
    static var text: String {
        guard let commit = jaunt_commit() else { return current }
        return "\(current) (\(String(cString: commit)))"
    }
}
