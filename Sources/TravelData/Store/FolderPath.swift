import Foundation

/// A folder's path as it is written.
package enum FolderPath {
    /// The folder that the program works in, where paths begin that are not absolute.
    /// - Throws: why there is none, with what to do, as a clause: it may be removed while a shell, or the program, is in it. Foundation has no
    ///   name for it then, and what begins with that is in "/".
    package static var working: String {
        get throws(Reason) {
            guard let path = getcwd(nil, 0) else {
                throw errno == ENOENT ? Reason("the working folder no longer exists; change to another one") : .system()
            }
            defer { free(path) }
            return String(cString: path)
        }
    }

    /// A path from "/" on.
    /// - Parameter folder: where it begins if it is not absolute; nil for the folder that the program works in.
    /// - Throws: as `working`, where that is asked for.
    package static func absolute(_ path: String, in folder: String? = nil) throws(Reason) -> String {
        if path.hasPrefix("/") { return path }
        guard let folder else { return try working + "/" + path }
        return folder + "/" + path
    }

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
