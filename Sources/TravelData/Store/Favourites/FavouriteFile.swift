import Foundation
import GRDB
import TravelKit

/// Opens `favourites.db`, brings it to the present version, and restores it when it is broken.
///
/// A broken file is moved aside under another name and never deleted. What takes its place is what is still known of it, or else what can
/// be read of it, and what the newest good copy holds besides.
struct FavouriteFile: Sendable {
    /// The file itself, where a link leads to it: SQLite's log, its shared memory and what is moved aside stand beside it.
    var path: String { end.value }
    /// Looked up when it is wanted first, on the queue of whoever wants it: a start waits for no folder, and this one may not answer.
    private let end: Lazy<String>
    /// Where the user has it, or the link to it.
    private let given: String
    /// Whether the user has a link to it, which may lead to another folder.
    var isLinked: Bool { path != given }
    /// The folder in which the user has it, or the link to it; without a slash at its end, as it is named to the user.
    private var folder: String { FolderPath.ancestors(of: given).first ?? "." }
    /// Whether that is there: to look for what stands in its way, and to make it, takes a while, and a first screen waits.
    private var hasFolder: Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder) && isFolder.boolValue
    }
    /// The copies of the file.
    let copies: FavouriteCopies
    let now: @Sendable () -> Date
    let announce: StorageStep.Announce

    /// - Parameters:
    ///   - path: the file, or a link to it.
    ///   - now: the time it is.
    ///   - timeZone: in which times are said.
    ///   - announce: hears of each step that can fail before it is taken.
    init(
        path: String, now: @escaping @Sendable () -> Date, timeZone: @escaping @Sendable () -> Zone,
        announce: @escaping StorageStep.Announce
    ) {
        end = Lazy { FileLink.end(of: path) }
        given = path
        (self.now, self.announce) = (now, announce)
        copies = FavouriteCopies(
            folder: FavouriteCopies.folder(ofFavouritesAt: path), now: now, timeZone: timeZone, announce: announce)
    }

    /// A database that is good and of the present version, and what the user has to know of how it came to be so.
    /// - Parameters:
    ///   - known: the favourites as this instance read them last; nil when it has not.
    ///   - isPatient: whether other instances are waited for.
    /// - Throws: `DatabaseFailure.newer`, `DatabaseFailure.inUse` where another instance restores it on and on, or why it can neither be opened
    ///   nor restored.
    func open(known: [Favourite]?, isPatient: Bool) throws -> (database: DatabaseQueue, news: [String]) {
        try makeFolder()
        do {
            return (try DatabaseBeginning.inTurn(path, announce: announce) { try openGood(known, isPatient) }, [])
        } catch let error where DatabaseFailure.isBroken(error) {
            try announce(.lock)
            let lock = try FileLock(path: path + ".lock", within: isPatient ? .seconds(Self.patience) : .zero)
            defer { withExtendedLifetime(lock) {} }
            do {
                // Another instance may have restored it meanwhile.
                return (try openGood(known, isPatient), [])
            } catch let error where DatabaseFailure.isBroken(error) {
                let news = try restore(DatabaseFailure.words(error), known)
                return (try openGood(nil, isPatient), news)
            }
        }
    }

    /// Makes the folder of the file, which is nobody else's.
    func makeFolder() throws {
        try announce(.makeFolder)
        if hasFolder { return }
        try FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    }

    /// Sees that nothing stands where its folder should be: nobody knows then that nothing was kept.
    func expectNoBlocker() throws {
        if hasFolder { return }
        let room = FileRoom(path: path)
        if room.blocker != nil { throw Reason(room.obstacle ?? "its folder is not there") }
    }

    /// Whether the file that is open still begins as one of ours: somebody may have written over it.
    var isIntact: Bool {
        do { return try DatabaseHeader(path: path)?.isDatabase ?? false } catch {
            // What cannot be looked at just now is said by whoever uses it: nobody has written over it.
            return true
        }
    }

    private func openGood(_ known: [Favourite]?, _ isPatient: Bool) throws -> DatabaseQueue {
        let header = try DatabaseHeader(path: path)
        if let header {
            if header.isEmpty {
                // New, or cut to nothing: the copies know.
                if try known?.isEmpty == false || copies.newest() != nil { throw DatabaseFailure.broken("it was empty") }
            } else if !header.isDatabase {
                throw DatabaseFailure.broken("it was no database")
            } else if header.applicationID != 0, header.applicationID != FavouriteSchema.schema.applicationID {
                throw DatabaseFailure.broken("it was another program's")
            } else if header.version > FavouriteSchema.schema.version {
                throw DatabaseFailure.newer(version: header.version)
            }
        }
        try announce(.open)
        if header != nil { try expectWritable() }
        let database = try Self.queue(path, isPatient: isPatient, beginsLog: header?.isShared != true)
        do {
            try announce(.check)
            if let fault = try database.read({ try $0.fault() }) { throw DatabaseFailure.broken("it was broken (\(fault))") }
            try bringUpToDate(database)
            if !isPatient { try database.writeWithoutTransaction(Self.becomePatient) }
            return database
        } catch {
            try database.close()
            throw error
        }
    }

    /// Sees that the file can be written, and what SQLite makes beside it, now and by whoever comes after.
    /// - Throws: what SQLite would say of a file that is read-only.
    private func expectWritable() throws {
        guard FileManager.default.isWritableFile(atPath: path) else {
            throw DatabaseError(resultCode: .SQLITE_READONLY, message: "attempt to write a readonly database")
        }
        DatabaseBeginning.makeCompanionsWritable(of: path)
    }

    private func bringUpToDate(_ database: DatabaseQueue) throws {
        let schema = FavouriteSchema.schema
        switch try database.read({ try schema.state(of: $0) }) {
        case .current: break
        case .newer(let version): throw DatabaseFailure.newer(version: version)
        case .foreign: throw DatabaseFailure.broken("it was another program's")
        case .older(let version):
            try copyBeforeMigration(database, "before-version-\(schema.version)-from-\(version)")
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

    /// Makes the copy without which no file is changed that an earlier version has written.
    /// - Throws: why it cannot be made, and what to do; what SQLite says of a file that is broken, or in use.
    private func copyBeforeMigration(_ database: DatabaseQueue, _ occasion: String) throws {
        do { try copies.make(of: database, occasion) } catch {
            guard !DatabaseFailure.isBroken(error), !DatabaseFailure.isInUse(error) else { throw error }
            let why = FavouriteCopies.hindrance(in: copies.folder) ?? DatabaseFailure.words(error)
            throw Reason(Self.wordsOfUncopied(why))
        }
    }

    /// Why a file that an earlier version has written is not changed.
    static func wordsOfUncopied(_ why: String) -> String {
        "an earlier Jaunt has written it, and it cannot be copied before it is changed: \(why)"
    }

    /// An open database as favourites want it: what was acknowledged is on disk.
    /// - Parameters:
    ///   - isPatient: whether whoever finds it in use waits.
    ///   - beginsLog: whether it gets a write-ahead log, so that several may have it open. A file that has one keeps it, and is opened without a
    ///     write, for which whoever only wants to read would have to wait.
    ///   - isCopy: whether it is a passing copy. What is there of it is read where pages are missing at its end, which SQLite takes for no
    ///     database otherwise (SQLite, "PRAGMA writable_schema"); and nobody else has it open, so that it needs no `-shm` file, which cannot
    ///     be made where files may not grow (SQLite, "Use of WAL Without Shared-Memory").
    static func queue(
        _ path: String, isPatient: Bool = true, beginsLog: Bool = false, isCopy: Bool = false
    ) throws -> DatabaseQueue {
        var configuration = Configuration()
        configuration.busyMode = isPatient ? .timeout(patience) : .immediateError
        configuration.prepareDatabase { database in
            if isCopy { try database.execute(sql: "PRAGMA locking_mode = EXCLUSIVE; PRAGMA writable_schema = ON") }
            // GRDB's own mode would write at each opening, and sync no commit (`synchronous = NORMAL`).
            if beginsLog { try database.execute(sql: "PRAGMA journal_mode = WAL") }
            try database.execute(sql: "PRAGMA synchronous = FULL")
        }
        return try DatabaseQueue(path: path, configuration: configuration)
    }

    /// How long another instance is waited for, in seconds.
    private static let patience = 10.0

    /// Writes to a database that `queue` has opened.
    /// - Parameter isPatient: whether other instances are waited for.
    static func write(to database: DatabaseQueue, isPatient: Bool, _ body: (Database) throws -> Void) throws {
        try database.writeWithoutTransaction { database in
            if isPatient { return try body(database) }
            try database.execute(sql: "PRAGMA busy_timeout = 0")
            let outcome = Result { try body(database) }
            try becomePatient(database)
            try outcome.get()
        }
    }

    /// From now on whoever finds the database in use waits their turn.
    private static func becomePatient(_ database: Database) throws {
        try database.execute(sql: "PRAGMA busy_timeout = \(Int(patience * 1000))")
    }

    // MARK: What is there, whatever it is

    /// What a file holds that may be broken, or of another version, or where nothing can be written. It is read from a passing copy, so
    /// that nothing is changed.
    func contents(of path: String) throws -> FavouriteContents {
        if FileIdentity.isAbsent(path) { return FavouriteContents(isWhole: FileRoom(path: path).blocker == nil) }
        // One that is only begun holds nothing, unless it was cut to that: the copies know.
        if try DatabaseHeader(path: path)?.isEmpty == true { return FavouriteContents(isWhole: try copies.newest() == nil) }
        try announce(.salvage)
        let (rows, isWhole) = try Self.readable(of: path)
        var contents = FavouriteContents(isWhole: isWhole)
        for row in rows {
            do { contents.favourites.append(try row.favourite()) } catch { contents.unread.append(row) }
        }
        return contents
    }

    /// The rows of such a file, whether their records can be read or not, and whether those are all that it holds.
    /// - Throws: why it cannot be looked at.
    static func readable(of path: String) throws -> (rows: [FavouriteRow], isWhole: Bool) {
        try PassingCopy.of(path) { copy -> (rows: [FavouriteRow], isWhole: Bool) in
            let database = try queue(copy, isCopy: true)
            defer { withExtendedLifetime(database) {} }
            return try database.writeWithoutTransaction { database -> (rows: [FavouriteRow], isWhole: Bool) in
                do {
                    if case .older = try FavouriteSchema.schema.state(of: database) { try FavouriteSchema.schema.migrate(database) }
                } catch let error where DatabaseFailure.isBroken(error) {
                    // Its rows may be readable all the same.
                }
                let (rows, isComplete) = FavouriteTable(database: database).readable()
                // Where pages are missing, rows may end early without a word.
                return (rows, isComplete && isWhole(database))
            }
        }
    }

    private static func isWhole(_ database: Database) -> Bool {
        do { return try database.fault() == nil } catch { return false }
    }

    // MARK: Restoring

    private func restore(_ why: String, _ known: [Favourite]?) throws -> [String] {
        let rest = try salvage(path)
        // A restoration that was killed may have moved the log away already: then what stood there alone is in its draft, which holds all
        // of it or nothing.
        let draft = path + ".restored"
        // One of another time stays under a name of its own.
        if try isOutdated(draft) { try BrokenDatabase.move(draft, to: BrokenDatabase.name(for: draft, at: now())) }
        var begun = try salvage(draft)
        if !begun.isWhole { begun = FavouriteContents() }
        let copy = !rest.isWhole || rest.isEmpty ? try newestCopy(isHelp: known != nil) : nil
        var favourites: [Favourite.ID: Favourite] = [:]
        // Where all is known that can be read, the copy has no more than what cannot.
        let copied = known == nil ? copy?.contents.favourites : nil
        let sources: [[Favourite]] = [copied ?? [], begun.favourites, rest.favourites, known ?? []]
        for favourite in sources.joined() { favourites[favourite.id] = favourite }

        try announce(.restore)
        // Under another name until it is whole: what an earlier restoration has left may be all that there is.
        let fresh = path + ".restoring"
        // The file's own rows come first: they are newer than the copy's.
        let unreadCount = try make(fresh, favourites.values, rest.unread + begun.unread + (copy?.contents.unread ?? []))
        // A log that is left of the earlier one would be taken for the new one's.
        try BrokenDatabase.remove(draft, BrokenDatabase.companions)
        // An earlier one was read above, and goes: where a restoration is tried on and on, none of them may stay open.
        DatabaseBytes.forget(draft)
        try BrokenDatabase.move(fresh, to: draft)

        try announce(.setAside)
        let aside = try BrokenDatabase.setAside(path, at: now())
        copies.keepOfTheDayBesides()
        try BrokenDatabase.move(draft, to: path)
        // What is known is all that there was; what nobody knows of is said.
        let isWhole = rest.isWhole || known != nil
        var origin = isWhole ? " back, all that it held" : " back, all that could be read; others may be missing"
        if let copy, known == nil {
            let loss = rest.isEmpty && begun.isEmpty ? "what was changed since is missing" : "what was changed since may be missing"
            origin = " back, with the copy \(copies.words(copy.path)); \(loss)"
        }
        return [news(why, aside, favourites.count, origin, isWhole: isWhole, unreadCount: unreadCount)]
    }

    /// Whether the file was written to after a draft was: since that restoration was killed, somebody has put another one in its place. A
    /// restoration itself does not write to it: to give it a second name is no more than a change of its facts.
    private func isOutdated(_ draft: String) throws -> Bool {
        guard let begun = try FileDate.ofLastWrite(to: draft), let written = try FileDate.ofLastWrite(to: path) else { return false }
        return begun < written
    }

    /// Makes a database anew, and sees that everything stands in it.
    /// - Parameters:
    ///   - favourites: what it is to hold.
    ///   - unread: rows to be kept as they are, where none of those that can be read is in their place.
    /// - Returns: how many of the rows are in it.
    /// - Throws: why it could not be written, or does not hold all of it.
    private func make(_ path: String, _ favourites: some Collection<Favourite>, _ unread: [FavouriteRow]) throws -> Int {
        try BrokenDatabase.remove(path, [""] + BrokenDatabase.companions)
        // Without a write-ahead log: what a commit has not brought into the file itself is an error, while closing may leave it in the log.
        let database = try Self.queue(path)
        var unreadCount = 0
        try database.writeWithoutTransaction { database in
            try FavouriteSchema.schema.migrate(database)
            try database.inTransaction {
                let table = FavouriteTable(database: database)
                for favourite in favourites { try table.put(favourite) }
                for row in unread {
                    if try table.put(row) { unreadCount += 1 }
                }
                return .commit
            }
        }
        try database.close()
        try announce(.check)
        let written = try Self.queue(path)
        let (count, fault) = try written.read { database in
            (try Int.fetchOne(database, sql: "SELECT count(*) FROM favourite"), try database.fault())
        }
        try written.close()
        guard count == favourites.count + unreadCount, fault == nil else { throw Reason("\(path) could not be written whole") }
        return unreadCount
    }

    /// What can be read of a file that may be broken; nothing where nothing can.
    /// - Throws: why a file cannot be read that may be whole.
    private func salvage(_ path: String) throws -> FavouriteContents {
        do { return try contents(of: path) } catch let error where DatabaseFailure.isBroken(error) { return FavouriteContents() }
    }

    /// The newest good copy.
    /// - Parameter isHelp: whether it is no more than that: then there is none where copies cannot be read.
    private func newestCopy(isHelp: Bool) throws -> (path: String, contents: FavouriteContents)? {
        do { return try copies.newestGood { try contents(of: $0) } } catch {
            guard isHelp else { throw error }
            return nil
        }
    }

    /// Keeps the file as it is under another name, for it may be healed in its place.
    /// - Returns: the name.
    func copyAside() throws -> String {
        try announce(.setAside)
        let aside = BrokenDatabase.name(for: path, at: now())
        try DatabaseBytes.copy(path, to: aside)
        return aside
    }

    /// Whether the file still begins with all that `copyAside` has kept: whoever writes over it may not be done.
    func begins(with aside: String) -> Bool {
        do {
            let kept = try Data(contentsOf: URL(filePath: aside))
            return try DatabaseBytes.first(kept.count, of: path)?.elementsEqual(kept) ?? false
        } catch {
            // Then both stay.
            return false
        }
    }
}
