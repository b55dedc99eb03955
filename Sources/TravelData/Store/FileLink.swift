import Foundation

/// Where symbolic links lead.
package enum FileLink {
    /// The file to which a path leads, whether it is there or not; the path as it is where its last part is no link.
    ///
    /// What goes with a file by its name stands beside the file and not beside a link to it: SQLite puts its log there.
    package static func end(of path: String) -> String {
        var (end, count) = (path, 0)
        // What cannot be looked at is no link as far as anybody knows: whoever opens it is told why.
        while let target = try? FileManager.default.destinationOfSymbolicLink(atPath: end) {
            count += 1
            // Links in a ring lead nowhere: whoever opens the first is told so.
            guard count <= 40 else { return path }
            end = target.hasPrefix("/") ? target : String(end[..<startOfName(end)]) + target
        }
        let start = startOfName(end)
        guard count > 0, let folder = realFolder(String(end[..<start])) else { return end }
        return (folder == "/" ? "" : folder) + "/" + String(end[start...])
    }

    /// The absolute path of a folder, without links and ".."; nil where there is none, or nobody may look.
    static func realFolder(_ path: String) -> String? {
        guard let folder = realpath(path, nil) else { return nil }
        defer { free(folder) }
        return String(cString: folder)
    }

    /// Where the last part of a path begins.
    private static func startOfName(_ path: String) -> String.Index {
        path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path.utf8.index(after: $0) } ?? path.startIndex
    }
}
