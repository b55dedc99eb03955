import Foundation
import TravelKit

/// A copy of a database that is there for a moment, so that the file itself can be looked at without anything being changed or made beside it.
enum PassingCopy {
    private static let prefix = "jaunt-"

    /// Does something with a copy of a database and its log, which can be written whatever they can.
    /// - Parameters:
    ///   - path: the database.
    ///   - temporary: a folder for the copy. Where it cannot be made there, it is made beside the database, or in `/tmp`.
    /// - Throws: a `Reason` with the path of what could not be read or made, or what `body` throws.
    static func of<Output>(
        _ path: String, temporary: String = FileManager.default.temporaryDirectory.path(percentEncoded: false),
        _ body: (_ copy: String) throws -> Output
    ) throws -> Output {
        let folder = try make(of: path, temporary)
        defer { remove(folder) }
        return try body(folder + "/copy.db")
    }

    /// Copies a database and its log into a folder of their own, in the first place where that can be done.
    private static func make(of path: String, _ temporary: String) throws -> String {
        // What cannot be read cannot be copied to anywhere.
        _ = try DatabaseBytes.first(1, of: path)
        do { return try make(of: path, in: temporary) } catch {
            let beside = URL(filePath: path).deletingLastPathComponent().path(percentEncoded: false)
            for place in [beside, "/tmp"] {
                // What is said is why it cannot be done where it should be.
                if let folder = try? make(of: path, in: place) { return folder }
            }
            throw error
        }
    }

    private static func make(of path: String, in place: String) throws -> String {
        let folder = URL(filePath: place).appending(component: prefix + UUID().uuidString).path(percentEncoded: false)
        guard mkdir(folder, 0o700) == 0 else { throw Reason("\(folder): \(Reason.system())") }
        do {
            sweep(place, before: folder)
            let copy = folder + "/copy.db"
            try DatabaseBytes.copy(path, to: copy)
            let log = path + "-wal"
            guard !FileIdentity.isAbsent(log) else { return folder }
            do { try DatabaseBytes.copy(log, to: copy + "-wal") } catch let reason as Reason { throw Reason("\(log): \(reason)") }
            return folder
        } catch {
            remove(folder)
            throw error
        }
    }

    /// Removes what runs of this user's that were killed have left in a place, more than a day before a copy was made there: it holds
    /// all favourites.
    private static func sweep(_ place: String, before folder: String) {
        let files = FileManager.default
        // What cannot be looked at is not ours, or is looked at the next time.
        func made(_ path: String) -> Date? {
            guard let facts = try? files.attributesOfItem(atPath: path), facts[.type] as? FileAttributeType == .typeDirectory,
                facts[.ownerAccountID] as? Int == Int(geteuid())
            else { return nil }
            return facts[.modificationDate] as? Date
        }
        guard let now = made(folder), let names = try? files.contentsOfDirectory(atPath: place) else { return }
        for name in names where name.hasPrefix(prefix) && UUID(uuidString: String(name.dropFirst(prefix.count))) != nil {
            let old = URL(filePath: place).appending(component: name).path(percentEncoded: false)
            if let date = made(old), now.timeIntervalSince(date) > 86_400 { remove(old) }
        }
    }

    /// Removes a folder and what is made in it here, and nothing else. Where it cannot be removed, the system tidies its temporary folder.
    private static func remove(_ folder: String) {
        for suffix in ["", "-wal", "-shm", "-journal"] { _ = unlink("\(folder)/copy.db\(suffix)") }
        _ = rmdir(folder)
    }
}
