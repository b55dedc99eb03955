import Foundation

/// A folder for one test; it goes with its content when nobody holds the object any more.
package final class TemporaryDirectory: Sendable {
    /// Its absolute path, without symbolic links.
    package let path: String

    /// Makes an empty folder with a name of its own in the system's temporary folder, readable by this user alone.
    ///
    /// - Throws: what the file system says.
    package init(prefix: String = "jaunt-test") throws {
        let parent = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
        let folder = parent.appendingPathComponent("\(prefix)-\(UUID().uuidString)", isDirectory: true)
        try FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
        path = folder.path
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    /// The path of `name` in the folder, whether it exists or not; `name` may have slashes.
    package func file(_ name: String) -> String {
        "\(path)/\(name)"
    }

    /// Writes a file, with the folders that it needs, and gives its path.
    @discardableResult
    package func write(_ text: String, to name: String) throws -> String {
        let file = URL(fileURLWithPath: file(name))
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
        return file.path
    }

    /// The text of a file in the folder.
    package func read(_ name: String) throws -> String {
        try String(contentsOfFile: file(name), encoding: .utf8)
    }

    /// The names in the folder, sorted.
    package func names() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: path).sorted()
    }
}
