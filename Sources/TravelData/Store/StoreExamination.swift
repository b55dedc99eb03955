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
        (state, unreadable) =
            Self.folder(besides: path).map { (.blocked(folder: $0), []) }
            ?? Self.look(store, path, link, isCopied: isCopied, isReadOnly: hasLog)
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
        let isBroken = if case .broken = state, store == .favourites { true } else { false }
        obstacle =
            Self.hindrance(place, path, isLink: path != link) ?? companion ?? (isBroken ? Self.hindranceToRestoring(path, link) : nil)
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

    private static func look(_ store: Store, _ path: String, _ link: String, isCopied: Bool, isReadOnly: Bool) -> (State, [String]) {
        do {
            guard let header = try DatabaseHeader(path: path) else { return (.absent, []) }
            // Where there is a copy, there was something in it.
            if header.isEmpty { return (try newestCopy(ofFavouritesAt: link) == nil ? .good(count: 0) : .broken("it is empty"), []) }
            guard header.isDatabase else { return (.broken("it is no database"), []) }
            if isCopied { return try PassingCopy.of(path) { try examine(store, $0, isReadOnly: false) } }
            return try examine(store, path, isReadOnly: isReadOnly)
        } catch let error where DatabaseFailure.isBroken(error) {
            return (.broken(DatabaseFailure.words(error)), [])
        } catch {
            return (.unreadable(DatabaseFailure.words(error)), [])
        }
    }

    private static func examine(_ store: Store, _ path: String, isReadOnly: Bool) throws -> (State, [String]) {
        let (schema, table) =
            switch store {
            case .favourites: (FavouriteSchema.schema, "favourite")
            // What has no address is on its way, or was given up.
            case .cache: (CacheSchema.schema, "response WHERE address IS NOT NULL")
            case .prices: (PriceSchema.schema, "price")
            }
        var configuration = Configuration()
        configuration.readonly = isReadOnly
        configuration.busyMode = .timeout(5)
        let database = try DatabaseQueue(path: path, configuration: configuration)
        let found = try database.read { database -> (State, [String]) in
            func count(_ table: String) throws -> Int { try Int.fetchOne(database, sql: "SELECT count(*) FROM \(table)") ?? 0 }
            if let fault = try database.fault() { return (.broken(fault), []) }
            switch try schema.state(of: database) {
            case .foreign: return (.broken("it is another program's"), [])
            case .newer(let version): return (.newer(version: version), [])
            case .new: return (.good(count: 0), [])
            case .older(version: 1): return (.good(count: try count(schema.tableOfFirstVersion)), [])
            case .current where store == .favourites:
                return (.good(count: try count(table)), try FavouriteTable(database: database).unreadable())
            case .older, .current: return (.good(count: try count(table)), [])
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
