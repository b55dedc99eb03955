import Foundation
import GRDB
import TravelKit

/// Dated copies of `favourites.db`: one a day on which the program runs, of which the newest are kept, and one before each migration and each
/// new beginning and restoration. Beside them, for each day, what was removed on it.
struct FavouriteCopies: Sendable {
    /// How many of the days' copies are kept.
    static let daysKept = 7

    let folder: String
    let now: @Sendable () -> Date
    let timeZone: @Sendable () -> TimeZone
    let announce: StorageStep.Announce

    private var day: String { now().formatted(.iso8601.year().month().day()) }

    private func all() throws -> [String] { try Self.all(in: folder) }

    /// The paths of all copies of the file in a folder, the newest first; none where there is no folder, or a file in its place.
    /// - Throws: what the file system says, or a `Reason` where a link to the folder leads nowhere.
    static func all(in folder: String) throws -> [String] { try withRemoved(in: folder).filter { !$0.hasSuffix(removedEnd) } }

    /// The same with those that hold what was removed, and nothing else: no file is restored out of these by itself.
    static func withRemoved(in folder: String) throws -> [String] { try dated(in: folder).map(\.path) }

    /// How the name of a copy ends that holds what was removed.
    private static let removedEnd = "-removed.db"

    /// All copies in a folder with the times at which they were made, the newest first.
    private static func dated(in folder: String) throws -> [(date: Date, path: String)] {
        if let fault = PrivateFile.brokenWay(to: folder) { throw Reason(fault) }
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue else { return [] }
        return try FileManager.default.contentsOfDirectory(atPath: folder)
            .filter { $0.hasPrefix("favourites-") && $0.hasSuffix(".db") }
            .map { name in
                let path = "\(folder)/\(name)"
                let date = try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
                return (date: date ?? .distantPast, path: path)
            }
            .sorted { ($0.date, $0.path) > ($1.date, $1.path) }
    }

    /// The newest copy; nil when there is none, or none that can be seen.
    var newest: String? { try? all().first }

    /// A copy by its name and the time at which it was made, as the user's clocks show it.
    func words(_ copy: String) -> String {
        // A system that does not tell when leaves that out.
        let made = (try? FileManager.default.attributesOfItem(atPath: copy))?[.modificationDate] as? Date
        let style = Date.ISO8601FormatStyle(dateTimeSeparator: .space, timeZone: timeZone())
            .year().month().day().time(includingFractionalSeconds: false)
        return URL(filePath: copy).lastPathComponent + (made.map { " of \(style.format($0))" } ?? "")
    }

    /// The newest copy that is whole, and what it holds; nil when there is none.
    /// - Throws: why copies cannot be read that may be whole.
    func newestGood(
        _ contents: (_ path: String) throws -> FavouriteContents
    ) throws -> (path: String, contents: FavouriteContents)? {
        for path in try all() {
            do {
                let found = try contents(path)
                if found.isWhole { return (path, found) }
            } catch let error where DatabaseFailure.isBroken(error) {
                // The one before it may be better.
            }
        }
        return nil
    }

    private var pathOfTheDay: String { "\(folder)/favourites-\(day).db" }
    private var pathOfRemoved: String { "\(folder)/favourites-\(day)\(Self.removedEnd)" }

    /// Makes today's copy, unless there is nothing to copy or what there is is not whole, and removes those that are too old.
    /// - Parameter isDue: whether one that was made today is an old one by now.
    func makeOfTheDay(of database: DatabaseQueue, isDue: Bool) throws {
        let path = pathOfTheDay
        guard isDue || !FileManager.default.fileExists(atPath: path) else { return }
        let isGood = try database.read { database in
            let isFilled = try Bool.fetchOne(database, sql: "SELECT EXISTS (SELECT 1 FROM favourite)") ?? false
            return try isFilled && database.fault() == nil
        }
        guard isGood else { return }
        // Who puts an older file in the place of theirs has there alone what was kept since.
        if isOfTheDayNeeded(besides: database) { keepOfTheDayBesides("before-it-held-less") }
        try make(of: database, nil)
        let copies = try Self.withRemoved(in: folder)
        for today in [path, pathOfRemoved] {
            // Names of days, which are as long as this one, and no others.
            let isOfRemoved = today == pathOfRemoved
            let days = copies.filter { $0.utf8.count == today.utf8.count && $0.hasSuffix(Self.removedEnd) == isOfRemoved }
            for old in days.dropFirst(Self.daysKept) where old != today {
                try FileManager.default.removeItem(atPath: old)
                // A removal that was killed has left its log.
                for suffix in ["-wal", "-shm"] { remove(old + suffix) }
            }
        }
        for draft in try abandonedDrafts() { try FileManager.default.removeItem(atPath: draft) }
    }

    /// Whether today's copy holds what is neither in a database nor in the copy of what was removed today.
    private func isOfTheDayNeeded(besides database: DatabaseQueue) -> Bool {
        let files = FileManager.default
        guard files.fileExists(atPath: pathOfTheDay) else { return false }
        do {
            let rest = try identities(in: pathOfTheDay).subtracting(database.read { try FavouriteTable(database: $0).identities() })
            guard !rest.isEmpty, files.fileExists(atPath: pathOfRemoved) else { return !rest.isEmpty }
            return try !rest.isSubset(of: identities(in: pathOfRemoved))
        } catch {
            // Nobody knows what is in one that cannot be read.
            return true
        }
    }

    private func identities(in copy: String) throws -> Set<String> {
        let database = try FavouriteFile.queue(copy, isPatient: false)
        let found = try database.read { try FavouriteTable(database: $0).identities() }
        try database.close()
        return found
    }

    /// What runs that were killed have left of copies, which nobody has been writing for a day.
    private func abandonedDrafts() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder)
            .filter { name in
                guard name.hasPrefix("favourites-"), let end = name.firstRange(of: ".db.") else { return false }
                // SQLite's own beside it as well.
                let rest = name[end.upperBound...]
                return UUID(uuidString: String(rest.hasSuffix("-journal") ? rest.dropLast(8) : rest)) != nil
            }
            .map { "\(folder)/\($0)" }
            .filter { path in
                let date = try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
                return date.map { now().timeIntervalSince($0) > 86_400 } ?? false
            }
    }

    /// Keeps today's copy for good, so that none of a file that is begun anew takes its place.
    func keepOfTheDay() {
        guard FileManager.default.fileExists(atPath: folder) else { return }
        // Where there is none, or it cannot be renamed, the copies of the days before are there still.
        _ = rename(pathOfTheDay, freePath("before-a-new-file"))
    }

    /// Keeps today's copy for good beside its name, under which it is found still: the copy of a file that holds less would take its place.
    /// - Parameter occasion: what it is kept before.
    func keepOfTheDayBesides(_ occasion: String) {
        guard let identity = FileIdentity(path: pathOfTheDay) else { return }
        // One that was kept already needs no third name. Where the others cannot be seen, nothing is wrong with one.
        let others = (try? all())?.filter { $0 != pathOfTheDay } ?? []
        guard !others.contains(where: { FileIdentity(path: $0) == identity }) else { return }
        let path = freePath(occasion)
        // There are file systems without links. In a folder that nobody can write to, nothing takes its place either.
        if link(pathOfTheDay, path) != 0 { _ = rename(pathOfTheDay, path) }
    }

    /// Makes a copy of a file that is gone, out of the connection that still has it.
    func makeOfTheGone(_ database: DatabaseQueue) throws {
        try make(of: database, at: freePath("before-it-was-gone"))
    }

    /// Makes a copy of a file in whose place another one has come, out of the connection that still has it.
    /// - Returns: its path.
    func makeOfTheReplaced(_ database: DatabaseQueue) throws -> String {
        let path = freePath("before-it-was-replaced")
        try make(of: database, at: path)
        return path
    }

    /// Keeps what is about to be removed, as it is now: the copy of the day may be of before its last note, and is made anew without it.
    func keep(removed rows: [FavouriteRow]) throws {
        try announce(.copy)
        try makeFolder()
        let path = pathOfRemoved
        do { try put(rows, into: path) } catch let error where DatabaseFailure.isBroken(error) {
            DatabaseBeginning.setAside(path)
            try put(rows, into: path)
        }
        try expectNewest(path)
    }

    private func put(_ rows: [FavouriteRow], into path: String) throws {
        // The favourites themselves are held meanwhile: whoever holds this copy is not waited for.
        let database = try FavouriteFile.queue(path, isPatient: false, beginsLog: true)
        try database.writeWithoutTransaction { database in
            try FavouriteSchema.schema.migrate(database)
            try database.inTransaction {
                let table = FavouriteTable(database: database)
                for row in rows { try table.supersede(row) }
                return .commit
            }
        }
        try database.close()
    }

    private func makeFolder() throws {
        if let fault = PrivateFile.brokenWay(to: folder) { throw Reason(fault) }
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    }

    /// Takes a copy away again, where that can be done: one that stays is no hindrance.
    func remove(_ copy: String) { _ = unlink(copy) }

    /// A path for a copy that no other has.
    /// - Parameter occasion: what it is made for.
    private func freePath(_ occasion: String) -> String {
        var (path, number) = ("\(folder)/favourites-\(day)-\(occasion).db", 1)
        while FileManager.default.fileExists(atPath: path) {
            number += 1
            path = "\(folder)/favourites-\(day)-\(occasion)-\(number).db"
        }
        return path
    }

    /// Makes a copy, under its name only when it is whole.
    /// - Parameter occasion: what it is made for; nil for the day.
    func make(of database: DatabaseQueue, _ occasion: String?) throws {
        try make(of: database, at: "\(folder)/favourites-\(day)\(occasion.map { "-\($0)" } ?? "").db")
    }

    private func make(of database: DatabaseQueue, at path: String) throws {
        try announce(.copy)
        try makeFolder()
        let draft = "\(path).\(UUID().uuidString)"
        do {
            try database.vacuum(into: draft)
            try expectNewest(draft)
            let file = try FileHandle(forUpdating: URL(filePath: draft))
            try file.synchronize()
            try file.close()
            guard rename(draft, path) == 0 else { throw Reason("\(path): \(Reason.system())") }
        } catch {
            // What is there of it is of no use to anybody.
            try? FileManager.default.removeItem(atPath: draft)
            throw error
        }
    }

    /// Sees that what has just been made counts as newer than all other copies that are there, also after a clock that ran ahead.
    ///
    /// Which copies are the newest is told by the times that the file system has noted, and not by their names, which say what day the
    /// program believed it was. Where the whole system's clock was wrong, those times are to come as well; but whichever clock was wrong,
    /// what is made now is newer than what is there.
    private func expectNewest(_ copy: String) throws {
        let files = FileManager.default
        guard let newest = try Self.dated(in: folder).first(where: { $0.path != copy })?.date else { return }
        guard let made = try files.attributesOfItem(atPath: copy)[.modificationDate] as? Date, made <= newest else { return }
        // There are file systems that count every other second.
        try files.setAttributes([.modificationDate: newest.addingTimeInterval(2)], ofItemAtPath: copy)
    }
}
