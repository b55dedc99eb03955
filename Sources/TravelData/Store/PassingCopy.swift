import Foundation

/// A copy of a database that is there for a moment, so that the file itself can be looked at without anything being changed or made beside it.
enum PassingCopy {
    /// Does something with a copy of a database and its log, which can be written whatever they can.
    /// - Throws: what the file system or `body` throws.
    static func of<Output>(_ path: String, _ body: (_ copy: String) throws -> Output) throws -> Output {
        let files = FileManager.default
        let place = files.temporaryDirectory.appending(component: "jaunt-\(UUID().uuidString)").path(percentEncoded: false)
        try files.createDirectory(atPath: place, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
        defer {
            // Where it cannot be removed, the system tidies its temporary folder.
            try? files.removeItem(atPath: place)
        }
        let copy = place + "/copy.db"
        try DatabaseBytes.copy(path, to: copy)
        if files.fileExists(atPath: path + "-wal") {
            try files.copyItem(atPath: path + "-wal", toPath: copy + "-wal")
            // SQLite reads no log that it cannot write.
            try files.setAttributes([.posixPermissions: 0o600], ofItemAtPath: copy + "-wal")
        }
        return try body(copy)
    }
}
