import Foundation
import GRDB
import TravelKit

/// Opens `favourites.db`, brings it to the present version, and restores it when it is broken.
///
/// A broken file is moved aside under another name and never deleted. What takes its place is what is still known of it, or else what can
/// be read of it, and what the newest good copy holds besides.
struct FavouriteFile: Sendable {
    let path: String
    let now: @Sendable () -> Date
    let announce: StorageStep.Announce

    /// The copies of the file.
    var copies: FavouriteCopies { FavouriteCopies(folder: folder + "/copies", now: now, announce: announce) }

    private var folder: String { URL(filePath: path).deletingLastPathComponent().path(percentEncoded: false) }

    /// A database that is good and of the present version, and what the user has to know of how it came to be so.
    /// - Parameter known: the favourites as this instance read them last; nil when it has not.
    /// - Throws: `DatabaseFailure.newer`, or why it can neither be opened nor restored.
    func open(known: [Favourite]?) throws -> (database: DatabaseQueue, news: [String]) {
        try makeFolder()
        do {
            return (try DatabaseBeginning.inTurn(path, announce: announce) { try openGood(known) }, [])
        } catch let error where DatabaseFailure.isBroken(error) {
            try announce(.lock)
            let lock = try FileLock(path: path + ".lock")
            defer { withExtendedLifetime(lock) {} }
            do {
                // Another instance may have restored it meanwhile.
                return (try openGood(known), [])
            } catch let error where DatabaseFailure.isBroken(error) {
                let news = try restore(DatabaseFailure.words(error), known)
                return (try openGood(nil), news)
            }
        }
    }

    /// Makes the folder of the file, which is nobody else's.
    func makeFolder() throws {
        try announce(.makeFolder)
        try FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    }

    /// Whether the file that is open still begins as one of ours: somebody may have written over it.
    var isIntact: Bool {
        // What cannot be looked at now fails where it is used.
        guard let header = try? DatabaseHeader(path: path) else { return false }
        return header.isDatabase
    }

    private func openGood(_ known: [Favourite]?) throws -> DatabaseQueue {
        if let header = try DatabaseHeader(path: path) {
            if header.isEmpty {
                // New, or cut to nothing: the copies know.
                if copies.newest != nil || known?.isEmpty == false { throw DatabaseFailure.broken("it was empty") }
            } else if !header.isDatabase {
                throw DatabaseFailure.broken("it was no database")
            } else if header.applicationID != 0, header.applicationID != FavouriteSchema.schema.applicationID {
                throw DatabaseFailure.broken("it was another program's")
            } else if header.version > FavouriteSchema.schema.version {
                throw DatabaseFailure.newer(version: header.version)
            }
        }
        try announce(.open)
        let database = try Self.queue(path)
        do {
            try announce(.check)
            let faults = try database.read { try String.fetchAll($0, sql: "PRAGMA quick_check(1)") }
            guard faults == ["ok"] else { throw DatabaseFailure.broken("it was broken (\(faults.first ?? "no answer"))") }
            try bringUpToDate(database)
            return database
        } catch {
            try database.close()
            throw error
        }
    }

    private func bringUpToDate(_ database: DatabaseQueue) throws {
        let schema = FavouriteSchema.schema
        switch try database.read({ try schema.state(of: $0) }) {
        case .current: break
        case .newer(let version): throw DatabaseFailure.newer(version: version)
        case .foreign: throw DatabaseFailure.broken("it was another program's")
        case .older(let version):
            try copies.make(of: database, "before-version-\(schema.version)-from-\(version)")
            fallthrough
        case .new:
            try announce(.migrate)
            try database.writeWithoutTransaction { try schema.migrate($0) }
        }
        // A file that says it is ours and is not: its tables are missing.
        do {
            _ = try database.read { try FavouriteTable(database: $0).favourite(.trip("")) }
        } catch let error as DatabaseError where error.resultCode == .SQLITE_ERROR {
            throw DatabaseFailure.broken("it was broken (\(DatabaseFailure.words(error)))")
        }
    }

    /// An open database as favourites want it: what was acknowledged is on disk, and whoever finds it in use waits their turn.
    static func queue(_ path: String) throws -> DatabaseQueue {
        var configuration = Configuration()
        configuration.busyMode = .timeout(10)
        configuration.journalMode = .wal
        configuration.prepareDatabase { try $0.execute(sql: "PRAGMA synchronous = FULL") }
        return try DatabaseQueue(path: path, configuration: configuration)
    }

    // MARK: What is there, whatever it is

    /// What a file holds that may be broken, or of another version, or where nothing can be written. It is read from a passing copy, so
    /// that nothing is changed.
    /// - Returns: the favourites, and whether that is all of them.
    func contents(of path: String) throws -> (favourites: [Favourite], isWhole: Bool) {
        guard FileManager.default.fileExists(atPath: path) else { return ([], true) }
        try announce(.salvage)
        let files = FileManager.default
        let place = files.temporaryDirectory.appending(component: "jaunt-\(UUID().uuidString)").path(percentEncoded: false)
        try files.createDirectory(atPath: place, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
        defer {
            // Where it cannot be removed, the system tidies its temporary folder.
            try? files.removeItem(atPath: place)
        }
        let copy = place + "/favourites.db"
        try DatabaseBytes.copy(path, to: copy)
        if files.fileExists(atPath: path + "-wal") { try files.copyItem(atPath: path + "-wal", toPath: copy + "-wal") }
        let database = try Self.queue(copy)
        defer { withExtendedLifetime(database) {} }
        return try database.writeWithoutTransaction { database in
            // What is broken may not be brought up to date; then nothing can be read of it.
            if case .older = try FavouriteSchema.schema.state(of: database) { try FavouriteSchema.schema.migrate(database) }
            return FavouriteTable(database: database).readable()
        }
    }

    // MARK: Restoring

    private func restore(_ why: String, _ known: [Favourite]?) throws -> [String] {
        let rest: (favourites: [Favourite], isWhole: Bool)
        do { rest = try contents(of: path) } catch let error where DatabaseFailure.isBroken(error) { rest = ([], false) }
        let needsCopy = known == nil && (!rest.isWhole || rest.favourites.isEmpty)
        let copy = needsCopy ? try copies.newestGood { try contents(of: $0) } : nil
        var restored: [Favourite.ID: Favourite] = [:]
        for favourite in (copy?.favourites ?? []) + rest.favourites + (known ?? []) { restored[favourite.id] = favourite }

        try announce(.restore)
        let draft = path + ".restored"
        try remove(draft)
        let database = try Self.queue(draft)
        try database.writeWithoutTransaction { database in
            try FavouriteSchema.schema.migrate(database)
            try database.inTransaction {
                for favourite in restored.values { try FavouriteTable(database: database).put(favourite) }
                return .commit
            }
        }
        // Closing brings everything into the one file.
        try database.close()

        try announce(.setAside)
        let aside = try setAside()
        // In one step, so that nobody finds the place empty.
        guard rename(draft, path) == 0 else { throw Reason("\(path): \(String(cString: strerror(errno)))") }
        return [news(why, aside, restored.count, from: copy?.path, isWhole: rest.isWhole || known != nil)]
    }

    /// Gives the broken file another name; its place stays taken by it until the restored one replaces it.
    /// - Returns: the name.
    private func setAside() throws -> String {
        let files = FileManager.default
        let aside = asidePath
        // The log goes first: beside the restored file it would be taken for its own.
        for suffix in ["-wal", "-shm"] where files.fileExists(atPath: path + suffix) {
            try files.moveItem(atPath: path + suffix, toPath: aside + suffix)
        }
        do { try files.linkItem(atPath: path, toPath: aside) } catch {
            // A file system without links.
            try files.moveItem(atPath: path, toPath: aside)
        }
        return aside
    }

    /// A name for a broken file that no other has.
    private var asidePath: String {
        let stamp = Date.ISO8601FormatStyle(dateSeparator: .omitted, timeSeparator: .omitted).format(now())
        var (aside, number) = ("\(path).broken-\(stamp)", 1)
        while FileManager.default.fileExists(atPath: aside) {
            number += 1
            aside = "\(path).broken-\(stamp)-\(number)"
        }
        return aside
    }

    /// Keeps the file as it is under another name, for it may be healed in its place.
    /// - Returns: the name.
    func copyAside() throws -> String {
        try announce(.setAside)
        let aside = asidePath
        try DatabaseBytes.copy(path, to: aside)
        return aside
    }

    /// What is to be said of a file that was healed.
    func newsOfHealing(_ aside: String) -> String {
        let name = URL(filePath: aside).lastPathComponent
        return "Somebody has written over the file of favourites. All favourites are back. What was written is kept as \(name)."
    }

    private func remove(_ path: String) throws {
        for suffix in ["", "-wal", "-shm"] where FileManager.default.fileExists(atPath: path + suffix) {
            try FileManager.default.removeItem(atPath: path + suffix)
        }
    }

    private func news(_ why: String, _ aside: String, _ count: Int, from copy: String?, isWhole: Bool) -> String {
        let name = URL(filePath: aside).lastPathComponent
        let amount = count == 1 ? "1 favourite is" : "\(count) favourites are"
        let origin =
            switch copy.map({ URL(filePath: $0).lastPathComponent }) {
            case let copy?: " back, with the copy \(copy)"
            case nil: isWhole && count > 0 ? " back, all that it held" : " back"
            }
        return "The file of favourites could not be used: \(why). \(amount)\(origin). The old file is kept as \(name)."
    }
}
