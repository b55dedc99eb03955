/// A folder's path as it is written.
enum FolderPath {
    /// The folders that a path leads through, the nearest first: of "/a/../b", that is "/a/..", "/a" and "/".
    ///
    /// Each is shorter than the one before, whatever is in it: Foundation adds another ".." to one at the end, so that nobody comes to the root.
    static func ancestors(of path: String) -> [String] {
        var ancestors: [String] = []
        var rest = path[...]
        while let slash = rest.utf8.lastIndex(of: UInt8(ascii: "/")) {
            rest = rest[..<slash]
            ancestors.append(rest.isEmpty ? "/" : String(rest))
        }
        return ancestors
    }

    /// The folder that holds what a path leads to, and what it is called there: of "/a//b/", that is "/a" and "b". `URL` says so too, and takes
    /// longer at its first answer than a start has.
    static func parted(_ path: String) -> (folder: String, name: String) {
        let slash = UInt8(ascii: "/")
        func trimmed(_ path: Substring) -> Substring { path.utf8.last == slash ? trimmed(path.dropLast()) : path }
        let whole = trimmed(path[...])
        guard let end = whole.utf8.lastIndex(of: slash) else { return (path.utf8.first == slash ? "/" : ".", String(whole)) }
        let folder = trimmed(whole[..<end])
        return (folder.isEmpty ? "/" : String(folder), String(whole[whole.utf8.index(after: end)...]))
    }
}
