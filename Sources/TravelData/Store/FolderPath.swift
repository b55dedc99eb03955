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
}
