import Foundation
import TravelKit

/// How a broken database file is kept while another one takes its place.
enum BrokenDatabase {
    /// What SQLite makes beside a database, by the end of its name.
    static let companions = ["-wal", "-shm", "-journal"]

    /// A name for a broken file that no other has.
    /// - Parameters:
    ///   - path: the file.
    ///   - date: the time it is.
    static func name(for path: String, at date: Date) -> String {
        let stamp = Date.ISO8601FormatStyle(dateSeparator: .omitted, timeSeparator: .omitted).format(date)
        var (aside, number) = ("\(path).broken-\(stamp)", 1)
        while FileManager.default.fileExists(atPath: aside) {
            number += 1
            aside = "\(path).broken-\(stamp)-\(number)"
        }
        return aside
    }

    /// Gives a broken file another name; its place stays taken by it until another one replaces it.
    /// - Returns: the name.
    static func setAside(_ path: String, at date: Date) throws -> String {
        let files = FileManager.default
        let aside = name(for: path, at: date)
        // The log goes first: beside the restored file it would be taken for its own.
        for suffix in companions where files.fileExists(atPath: path + suffix) {
            try files.moveItem(atPath: path + suffix, toPath: aside + suffix)
        }
        do { try files.linkItem(atPath: path, toPath: aside) } catch {
            // A file system without links.
            try files.moveItem(atPath: path, toPath: aside)
        }
        return aside
    }

    /// Puts a file in the place of another in one step, so that nobody finds the place empty.
    static func move(_ file: String, to path: String) throws {
        guard rename(file, path) == 0 else { throw Reason("\(path): \(Reason.system())") }
    }

    /// Removes a file and what stands beside it, by the ends of their names, as far as they are there.
    static func remove(_ path: String, _ suffixes: [String]) throws {
        for suffix in suffixes where FileManager.default.fileExists(atPath: path + suffix) {
            try FileManager.default.removeItem(atPath: path + suffix)
        }
    }
}
