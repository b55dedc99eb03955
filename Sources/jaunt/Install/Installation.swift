import Foundation
import TravelData

/// The program's files below a prefix. What is put there is noted in a list beside, before it is put, so that exactly that can be taken away
/// again, even by another version of the program and after an installation that broke off.
struct Installation {
    /// What stands before every path while a package is made (`DESTDIR`); empty otherwise.
    private let root: String
    private let prefix: String
    private let files = FileManager.default

    /// - Parameters:
    ///   - prefix: an absolute path, such as "/usr/local".
    ///   - root: the folder that stands in for "/"; empty for "/" itself.
    init(prefix: String, root: String) {
        self.prefix = URL(filePath: prefix).standardized.path(percentEncoded: false).droppingSlashes
        self.root = root.droppingSlashes
    }

    /// Puts files where they belong, in place of those of an earlier installation.
    /// - Returns: the paths of what was put, without `root`.
    /// - Throws: a `Reason`: somebody else's file is in the way (then nothing is done), or a file cannot be written.
    func put(_ parts: [InstalledFile]) throws -> [String] {
        let earlier = try list() ?? InstalledList()
        for part in parts where isThere(part.path) && !earlier.files.contains(part.path) {
            throw Reason("\(shown(part.path)) is there already, and install-files did not put it there. Take it away first.")
        }
        let paths = parts.map(\.path)
        let obsolete = earlier.files.filter { !paths.contains($0) }
        var list = InstalledList(files: paths + obsolete, folders: earlier.folders)
        list.folders += missingFolders(of: paths + [InstalledList.path])
        try placing("make \(shown(InstalledList.path))") {
            try makeFolder(of: InstalledList.path)
            try Data(list.text.utf8).write(to: url(InstalledList.path), options: .atomic)
        }
        for part in parts {
            try placing("put \(shown(part.path))") {
                try makeFolder(of: part.path)
                try part.contents.write(to: url(part.path), options: .atomic)
                try files.setAttributes([.posixPermissions: part.isProgram ? 0o755 : 0o644], ofItemAtPath: url(part.path).path)
            }
        }
        for path in obsolete { try removeFile(path) }
        list.files = paths
        try placing("write \(shown(InstalledList.path))") {
            try Data(list.text.utf8).write(to: url(InstalledList.path), options: .atomic)
            try files.setAttributes([.posixPermissions: 0o644], ofItemAtPath: url(InstalledList.path).path)
        }
        return paths.map(shown)
    }

    /// Takes away what was put, and the folders that were made for it and are empty now.
    /// - Returns: the paths of what was taken away, without `root`.
    /// - Throws: a `Reason`: nothing was put there, or a file cannot be removed; then the list stays, so that it can be done again.
    func remove() throws -> [String] {
        guard let list = try list() else {
            throw Reason("install-files has put nothing below \(prefix.isEmpty ? "/" : prefix).")
        }
        let there = list.files.filter(isThere)
        for path in there { try removeFile(path) }
        try removeFile(InstalledList.path)
        // What is in a folder goes before it; a folder that somebody uses stays.
        for folder in list.folders.reversed() { rmdir(url(folder).path) }
        return there.map(shown)
    }

    /// What an earlier installation put here; nil when there was none.
    private func list() throws -> InstalledList? {
        guard isThere(InstalledList.path) else { return nil }
        return try doing("read \(shown(InstalledList.path))") {
            InstalledList(try String(contentsOf: url(InstalledList.path), encoding: .utf8))
        }
    }

    /// The folders that these files want and that are not there, each after the one that it is in.
    private func missingFolders(of paths: [String]) -> [String] {
        var missing: [String] = []
        // The prefix and what is above it, from the top down.
        let depth = prefix.split(separator: "/").count
        for step in (0..<depth).reversed() {
            let folder = step == 0 ? "./" : String(repeating: "../", count: step)
            if !isThere(folder) { missing.append(folder) }
        }
        for path in paths {
            let parts = path.split(separator: "/").dropLast()
            for count in parts.indices.map({ $0 + 1 }) {
                let folder = parts.prefix(count).joined(separator: "/") + "/"
                if !missing.contains(folder), !isThere(folder) { missing.append(folder) }
            }
        }
        return missing
    }

    private func makeFolder(of path: String) throws {
        try files.createDirectory(
            at: url(path).deletingLastPathComponent(), withIntermediateDirectories: true, attributes: [.posixPermissions: 0o755])
    }

    private func removeFile(_ path: String) throws {
        guard isThere(path) else { return }
        try doing("remove \(shown(path))") { try files.removeItem(at: url(path)) }
    }

    /// Whether something has this name; a link that leads nowhere has it too.
    private func isThere(_ path: String) -> Bool {
        var status = stat()
        return lstat(url(path).path, &status) == 0
    }

    /// Where a path below the prefix is.
    private func url(_ path: String) -> URL { URL(filePath: "\(root)\(prefix)/\(path)").standardized }

    /// A path below the prefix as the user knows it.
    private func shown(_ path: String) -> String { "\(prefix)/\(path)" }

    private func doing<Value>(_ what: String, _ body: () throws -> Value) throws -> Value {
        do { return try body() } catch { throw Reason("Cannot \(what): \(FileFailure.words(error)).") }
    }

    /// As `doing`, where another folder would do.
    private func placing(_ what: String, _ body: () throws -> Void) throws {
        do { try doing(what, body) } catch { throw Reason("\(error) Name another folder with --prefix.") }
    }
}

extension String {
    fileprivate var droppingSlashes: String {
        var text = self[...]
        while text.last == "/" { text.removeLast() }
        return String(text)
    }
}
