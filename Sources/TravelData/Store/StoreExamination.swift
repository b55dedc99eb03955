import Foundation
import GRDB

/// What a look at a database file of ours has found; it changes nothing.
package struct StoreExamination: Sendable {
    package enum State: Hashable, Sendable {
        /// There is no such file.
        case absent
        /// It is whole, and holds so many records.
        case good(count: Int)
        /// It is no database of ours, or a broken one.
        case broken(String)
        /// A later Jaunt has written it.
        case newer(version: Int)
        /// It cannot be looked at.
        case unreadable(String)
        /// A folder stands where SQLite keeps a file beside it: this one.
        case blocked(folder: String)
    }

    /// Whose files there are.
    package enum Store: Sendable {
        case favourites, cache, prices
    }

    package let state: State
    /// The identities of the favourites among the records that cannot be read.
    package let unreadable: [String]
    /// How large it is, in bytes, with its write-ahead log.
    package let size: Int
    /// What stands in the way of writing, or of restoring what is broken, but for a full disk, with what to do: clauses; nil where nothing does.
    package let obstacle: String?
    /// The names of files that were broken, and are kept beside it since it was restored.
    package let setAside: [String]
    /// How many bytes there is room for on its disk; nil when the system does not tell.
    package let room: Int?
    /// Whether that is so little that a write may fail.
    package let isNearlyFull: Bool
    /// What helps where it cannot be looked at: a sentence.
    package let remedy: String

    /// Looks at a file.
    /// - Parameters:
    ///   - store: whose it is.
    ///   - link: the file, or a link to it.
    package init(_ store: Store, path link: String) {
        let path = FileLink.end(of: link)
        let place = FileRoom(path: path)
        (room, isNearlyFull) = (place.left, place.isNearlyFull)
        let files = FileManager.default
        // What cannot be asked for is not to be seen either.
        let type = (try? files.attributesOfItem(atPath: path))?[.type] as? FileAttributeType
        let isFile = type == nil || type == .typeRegular
        let (hasLog, hasMemory) = (files.fileExists(atPath: path + "-wal"), files.fileExists(atPath: path + "-shm"))
        let companion = Self.companion(of: path)
        // Beside what cannot be written SQLite could make nothing, or would leave what nobody can write. A log that was left alone would be
        // brought into the file.
        let isCopied = !place.isWritable || companion != nil || hasLog != hasMemory
        // Whoever may write takes away what SQLite makes to read; where it is there, somebody uses it.
        let found =
            Self.folder(besides: path).map { Found(.blocked(folder: $0)) }
            ?? Self.look(store, path, link, isCopied: isCopied, isReadOnly: hasLog)
        (state, unreadable) = (found.state, found.unreadable)
        remedy =
            if state == .unreadable(DatabaseFailure.lostLog) {
                "Leave every other Jaunt, which saves what it has."
            } else if !isFile {
                "Take it away: a file belongs there."
            } else if place.isNearlyFull, files.isReadableFile(atPath: path) {
                // SQLite finds no room for what it makes beside it.
                "Make room on its disk."
            } else {
                "Look at who may read it and its folder."
            }
        obstacle =
            Self.hindrance(place, path, isLink: path != link) ?? companion
            ?? (store == .favourites ? Self.hindranceToKeeping(found, path, link) : nil)
        setAside = Self.setAside(from: path)
        size = ["", "-wal"].reduce(0) { sum, suffix in
            // What is not there has no size.
            let attributes = try? files.attributesOfItem(atPath: path + suffix)
            return sum + ((attributes?[.size] as? Int) ?? 0)
        }
    }

    /// Why the file cannot be written or made where it is.
    private static func hindrance(_ place: FileRoom, _ path: String, isLink: Bool) -> String? {
        if place.blocker != nil { return place.obstacle }
        // A folder that is missing is made, but for one to which a link leads.
        if isLink, place.lacksFolder { return "it leads to \(path), and there is no such folder; make it" }
        return place.refusal.map { "\($0); make it writable" }
    }

    /// Why favourites cannot be restored where they are broken, nor brought up to date where an earlier version has written them.
    private static func hindranceToKeeping(_ found: Found, _ path: String, _ link: String) -> String? {
        if case .broken = found.state { return hindranceToRestoring(path, link) }
        return found.isEarlier ? hindranceToCopies(ofFavouritesAt: link).map { FavouriteFile.wordsOfUncopied($0) } : nil
    }

    /// Why a broken file cannot be restored.
    private static func hindranceToRestoring(_ path: String, _ link: String) -> String? {
        let files = FileManager.default
        let lock = path + ".lock"
        if files.fileExists(atPath: lock), !files.isReadableFile(atPath: lock) || !files.isWritableFile(atPath: lock) {
            return "\(lock) cannot be written; make it yours"
        }
        do {
            _ = try newestCopy(ofFavouritesAt: link)
            return nil
        } catch {
            return "its copies cannot be seen (\(error)); make them yours"
        }
    }

    /// The names of files that were broken, and are kept beside this one, in the order of their dates.
    static func setAside(from path: String) -> [String] {
        let place = URL(filePath: path)
        // A folder that nobody may look into is said otherwise.
        let names = (try? FileManager.default.contentsOfDirectory(atPath: place.deletingLastPathComponent().path)) ?? []
        return names.filter { name in
            name.hasPrefix(place.lastPathComponent + ".broken") && !BrokenDatabase.companions.contains(where: name.hasSuffix)
        }.sorted()
    }

    private static func folder(besides path: String) -> String? {
        BrokenDatabase.companions.lazy.map { path + $0 }.first { file in
            var isFolder: ObjCBool = false
            return FileManager.default.fileExists(atPath: file, isDirectory: &isFolder) && isFolder.boolValue
        }
    }

    /// Why a file that SQLite has made beside the database keeps it from being written: those of this user are made writable by the store.
    private static func companion(of path: String) -> String? {
        let files = FileManager.default
        for file in [path + "-wal", path + "-shm"] where files.fileExists(atPath: file) && !files.isWritableFile(atPath: file) {
            // What cannot be looked at is not ours.
            let owner = (try? files.attributesOfItem(atPath: file))?[.ownerAccountID] as? Int
            if owner != Int(geteuid()) { return "\(file) cannot be written; make it yours" }
        }
        return nil
    }

    /// What was found in a file.
    private struct Found: Sendable {
        let state: State
        let unreadable: [String]
        /// Whether an earlier version has written it.
        let isEarlier: Bool

        init(_ state: State, unreadable: [String] = [], isEarlier: Bool = false) {
            (self.state, self.unreadable, self.isEarlier) = (state, unreadable, isEarlier)
        }
    }

    private static func look(_ store: Store, _ path: String, _ link: String, isCopied: Bool, isReadOnly: Bool) -> Found {
        do {
            guard let header = try DatabaseHeader(path: path) else { return Found(.absent) }
            // Where there is a copy, there was something in it.
            if header.isEmpty { return Found(try newestCopy(ofFavouritesAt: link) == nil ? .good(count: 0) : .broken("it is empty")) }
            guard header.isDatabase else { return Found(.broken("it is no database")) }
            if isCopied { return try PassingCopy.of(path) { try examine(store, $0, isReadOnly: false) } }
            return try examine(store, path, isReadOnly: isReadOnly)
        } catch let error where DatabaseFailure.isBroken(error) {
            return Found(.broken(DatabaseFailure.words(error)))
        } catch {
            return Found(.unreadable(DatabaseFailure.words(error)))
        }
    }

    private static func examine(_ store: Store, _ path: String, isReadOnly: Bool) throws -> Found {
        let (schema, table) =
            switch store {
            case .favourites: (FavouriteSchema.schema, "favourite")
            case .cache: (CacheSchema.schema, CacheSchema.answers)
            case .prices: (PriceSchema.schema, "price")
            }
        var configuration = Configuration()
        configuration.readonly = isReadOnly
        configuration.busyMode = .timeout(5)
        let database = try DatabaseQueue(path: path, configuration: configuration)
        let found = try database.read { database -> Found in
            func count(_ table: String) throws -> Int { try Int.fetchOne(database, sql: "SELECT count(*) FROM \(table)") ?? 0 }
            if let fault = try database.fault() { return Found(.broken(fault)) }
            switch try schema.state(of: database) {
            case .foreign: return Found(.broken("it is another program's"))
            case .newer(let version): return Found(.newer(version: version))
            case .new: return Found(.good(count: 0))
            // Of each file all earlier versions have the first one's table.
            case .older: return Found(.good(count: try count(schema.tableOfFirstVersion)), isEarlier: true)
            case .current:
                let unreadable = store == .favourites ? try FavouriteTable(database: database).unreadable() : []
                return Found(.good(count: try count(table)), unreadable: unreadable)
            }
        }
        try database.close()
        return found
    }

    /// What keeps copies of the favourites from being made beside their file, or beside the link to it, but for a full disk, with what to
    /// do: a clause; nil where nothing does.
    package static func hindranceToCopies(ofFavouritesAt path: String) -> String? {
        FavouriteCopies.hindrance(in: FavouriteCopies.folder(ofFavouritesAt: path))
    }

    /// The name of the newest copy of the favourites beside their file, or beside the link to it: the one from which they would be restored
    /// first; nil where there is none.
    /// - Throws: why they cannot be seen.
    package static func newestCopy(ofFavouritesAt path: String) throws(Reason) -> String? {
        let newest = try FavouriteCopies.newest(in: FavouriteCopies.folder(ofFavouritesAt: path))
        return newest.map { URL(filePath: $0).lastPathComponent }
    }
}
