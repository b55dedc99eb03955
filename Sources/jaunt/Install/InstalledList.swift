/// What an installation put where, a line each, below its prefix: files, and folders that were not there before, which end in a slash. "./" is
/// the prefix itself, "../" the folder above it.
nonisolated struct InstalledList: Hashable {
    /// Where the list itself is, below the prefix.
    static let path = "share/jaunt/installed-files"

    var files: [String]
    /// Each after the one that it is in.
    var folders: [String]

    init(files: [String] = [], folders: [String] = []) {
        (self.files, self.folders) = (files, folders)
    }

    /// Reads a list; lines that lead out of the prefix are passed over, save folders above it, which go only when they are empty.
    init(_ text: String) {
        let lines = text.split(separator: "\n").map(String.init)
        let isInside = { (line: String) in !line.hasPrefix("/") && !line.split(separator: "/").contains("..") }
        files = lines.filter { !$0.hasSuffix("/") && isInside($0) }
        folders = lines.filter { $0.hasSuffix("/") && (isInside($0) || $0.split(separator: "/").allSatisfy { $0 == ".." }) }
    }

    /// The list as it is written.
    var text: String { (files + folders).map { $0 + "\n" }.joined() }
}
