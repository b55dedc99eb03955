import Foundation
import GRDB
import TravelKit

/// Dated copies of `favourites.db`: one a day on which the program runs, of which the newest are kept, and one before each migration and each
/// new beginning and restoration. Beside them, for each day, what was removed on it, and what only a day's copy held when it was made anew.
struct FavouriteCopies: Sendable {
    /// How many of the days' copies are kept, and of those of each other kind that are not kept for good.
    static let daysKept = 7

    let folder: String
    let now: @Sendable () -> Date
    let timeZone: @Sendable () -> Zone
    let announce: StorageStep.Announce

    private var day: String { now().formatted(.iso8601.year().month().day()) }

    /// The folder of the copies of a file: beside it, or beside the link to it.
    static func folder(ofFavouritesAt path: String) -> String {
        URL(filePath: path).deletingLastPathComponent().appending(component: "copies").path(percentEncoded: false)
    }

    private func all() throws -> [String] { try Self.all(in: folder) }

    /// The paths of all copies of the file in a folder, the newest first; none where there is no folder, or a file in its place.
    /// - Throws: what the file system says, or a `Reason` where a link to the folder leads nowhere.
    static func all(in folder: String) throws -> [String] {
        try withRows(in: folder).filter { !$0.hasSuffix(removedEnd) && !isOfRest($0) }
    }

    /// The same with those that hold single rows, of what was removed or was missing: no file is restored out of these by itself.
    static func withRows(in folder: String) throws -> [String] { try dated(in: folder).map(\.path) }

    /// How the name of a copy ends that holds what was removed.
    private static let removedEnd = "-removed.db"
    /// What the name of a copy says that holds what was missing when the day's copy was made anew.
    private static let restOccasion = "before-it-held-less"

    private static func isOfRest(_ path: String) -> Bool { URL(filePath: path).lastPathComponent.contains(restOccasion) }

    private func ofRest() throws -> [(date: Date, path: String)] { try Self.dated(in: folder).filter { Self.isOfRest($0.path) } }

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

    /// The path of the newest copy; nil when there is none.
    /// - Throws: why they cannot be seen.
    func newest() throws(Reason) -> String? { try Self.newest(in: folder) }

    /// The path of the newest copy of the file in a folder; nil when there is none.
    /// - Throws: why they cannot be seen.
    static func newest(in folder: String) throws(Reason) -> String? {
        do { return try all(in: folder).first } catch let reason as Reason { throw reason } catch {
            throw Reason("\(folder): \(FileFailure.words(error))")
        }
    }

    /// What keeps a copy from being made in a folder, but for a full disk, with what to do: a clause; nil where nothing does.
    static func hindrance(in folder: String) -> String? {
        let room = FileRoom(path: folder + "/favourites.db")
        if room.blocker != nil { return room.obstacle }
        return room.refusal.map { "\($0); make it writable" }
    }

    /// A copy by its name and the time at which it was made, as the user's clocks show it.
    func words(_ copy: String) -> String {
        // A system that does not tell when leaves that out.
        let made = (try? FileManager.default.attributesOfItem(atPath: copy))?[.modificationDate] as? Date
        let time = made.map { made in
            Date.ISO8601FormatStyle(dateTimeSeparator: .space, timeZone: timeZone().fixed(at: made))
                .year().month().day().time(includingFractionalSeconds: false).format(made)
        }
        return URL(filePath: copy).lastPathComponent + (time.map { " of \($0)" } ?? "")
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
    /// Whether a copy is that of a day: names of days are as long as today's, and no others.
    private func isOfADay(_ path: String) -> Bool { path.utf8.count == pathOfTheDay.utf8.count }
    var pathOfRemoved: String { "\(folder)/favourites-\(day)\(Self.removedEnd)" }
    /// A record that nobody can read takes the place of none that could be: it has a copy of its own.
    var pathOfUnreadable: String { "\(folder)/favourites-\(day)-unreadable\(Self.removedEnd)" }

    /// Makes today's copy, unless there is nothing to copy or what there is is not whole, and removes those that are too old.
    /// - Parameters:
    ///   - isDue: whether one that was made today is an old one by now.
    ///   - writtenOver: the notes that this instance has written over.
    func makeOfTheDay(of database: DatabaseQueue, isDue: Bool, writtenOver: Set<FavouriteNote>) throws {
        let path = pathOfTheDay
        guard isDue || !FileManager.default.fileExists(atPath: path) else { return }
        let isGood = try database.read { database in
            let isFilled = try Bool.fetchOne(database, sql: "SELECT EXISTS (SELECT 1 FROM favourite)") ?? false
            return try isFilled && database.fault() == nil
        }
        guard isGood else { return }
        // Who puts an older file in the place of theirs, be it overnight, has there alone what was kept, or noted, since.
        try keepRest(besides: database, writtenOver)
        try make(of: database, nil)
        let copies = try Self.withRows(in: folder)
        for today in [path, pathOfRemoved, pathOfUnreadable] {
            // Names of days, which are as long as this one, and no others.
            let isOfRemoved = today != path
            let days = copies.filter { $0.utf8.count == today.utf8.count && $0.hasSuffix(Self.removedEnd) == isOfRemoved }
            for old in days.dropFirst(Self.daysKept) where old != today {
                try FileManager.default.removeItem(atPath: old)
                // A removal that was killed has left its log.
                for suffix in ["-wal", "-shm"] { remove(old + suffix) }
            }
        }
        for draft in try abandonedDrafts() { try FileManager.default.removeItem(atPath: draft) }
    }

    /// Keeps what the newest of the days' copies holds and no other would when the next is made: a favourite, or the note of one. What is in
    /// the copies before it was looked for when it was made itself.
    /// - Parameter writtenOver: notes that are no loss.
    private func keepRest(besides database: DatabaseQueue, _ writtenOver: Set<FavouriteNote>) throws {
        let copies = try Self.dated(in: folder)
        guard let last = copies.first(where: { isOfADay($0.path) }), !isKept(last.path, among: copies.map(\.path)) else { return }
        let copied: [FavouriteRow]
        let isBroken: Bool
        switch reading(of: last.path) {
        case .whole(let rows): (copied, isBroken) = (rows, false)
        case .broken(let rows): (copied, isBroken) = (rows, true)
        case .unreadable:
            keepBesides(last.path, "before-it-was-made-anew", among: copies.map(\.path))
            return
        }
        var held = try database.read { try FavouriteTable(database: $0).rows() }
        for copy in copies where Self.isOfRest(copy.path) || copy.date > last.date {
            // One that cannot be read holds nothing that anybody knows of, and stays.
            if case .whole(let rows) = reading(of: copy.path) { held += rows }
        }
        let (alike, notes) = (Dictionary(grouping: held, by: \.identity), Set(held.compactMap(\.written)).union(writtenOver))
        let rest = copied.filter { row in
            if let note = row.written, !notes.contains(note) { return true }
            return !(alike[row.identity] ?? []).contains { $0.stands(for: row) }
        }
        if !rest.isEmpty {
            try announce(.copy)
            let path = freePath(Self.restOccasion)
            try put(rest, into: path)
            // It was so when that copy was made: what was noted or removed since is newer.
            try FileManager.default.setAttributes([.modificationDate: last.date], ofItemAtPath: path)
        }
        if isBroken { setAside(last.path) }
        do { try bringTogether() } catch {
            // Then there are more of them, until the next time.
        }
    }

    /// Brings the oldest copies of what was missing together, until there are as many as of the days: nothing else may hold the favourites
    /// that are in one. Of two notes of the same favourite the later counts. Those that cannot be read whole stay as they are.
    private func bringTogether() throws {
        var copies = try ofRest()
        while copies.count > Self.daysKept {
            let oldest = copies.removeLast()
            let next = copies[copies.count - 1]
            guard case .whole(let older) = reading(of: oldest.path), case .whole(let newer) = reading(of: next.path) else { continue }
            let alike = Dictionary(grouping: newer, by: \.identity)
            guard older.allSatisfy({ row in (alike[row.identity] ?? []).allSatisfy { $0.stands(for: row) } }) else { continue }
            // Of what both hold, the row that is put last counts.
            try put(older + newer, into: next.path)
            try FileManager.default.setAttributes([.modificationDate: next.date], ofItemAtPath: next.path)
            for suffix in ["", "-wal", "-shm"] { remove(oldest.path + suffix) }
        }
    }

    /// What can be read of a copy.
    private enum Reading {
        /// All that it holds.
        case whole([FavouriteRow])
        /// It is broken; what can be read of it all the same.
        case broken([FavouriteRow])
        /// Nobody knows what it holds.
        case unreadable
    }

    private func reading(of copy: String) -> Reading {
        do {
            do {
                let database = try FavouriteFile.queue(copy)
                let found = try database.read { database -> [FavouriteRow]? in
                    if case .older = try FavouriteSchema.schema.state(of: database) { return nil }
                    return try FavouriteTable(database: database).rows()
                }
                try database.close()
                if let found { return .whole(found) }
                // An earlier version has made it, and it stays as it is.
                let (rows, isWhole) = try FavouriteFile.readable(of: copy)
                return isWhole ? .whole(rows) : .broken(rows)
            } catch let error where DatabaseFailure.isBroken(error) {
                return .broken(try salvage(copy))
            }
        } catch {
            return .unreadable
        }
    }

    /// What can be read of a copy that is broken.
    /// - Throws: why nobody can look.
    func salvage(_ copy: String) throws -> [FavouriteRow] {
        do { return try FavouriteFile.readable(of: copy).rows } catch let error where DatabaseFailure.isBroken(error) { return [] }
    }

    /// Gives a broken copy another name, which no other has: more of it may be readable to somebody else.
    func setAside(_ copy: String) {
        let aside = BrokenDatabase.name(for: copy, at: now())
        // Where it cannot be renamed, nothing takes its place either.
        for suffix in BrokenDatabase.companions + [""] { _ = rename(copy + suffix, aside + suffix) }
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

    /// Keeps today's copy for good beside its name, under which it is found still: what takes the place of a broken file may hold less, and
    /// its copy would take this one's place.
    func keepOfTheDayBesides() {
        var others: [String] = []
        do { others = try all() } catch {
            // No file stays broken for it: where nobody sees whether the copy has another name already, it gets one more.
        }
        keepBesides(pathOfTheDay, "before-a-restoration", among: others)
    }

    private func keepBesides(_ copy: String, _ occasion: String, among others: [String]) {
        // One that was kept already needs no third name.
        guard FileManager.default.fileExists(atPath: copy), !isKept(copy, among: others) else { return }
        let path = freePath(occasion)
        // There are file systems without links. In a folder that nobody can write to, nothing takes its place either.
        if link(copy, path) != 0 { _ = rename(copy, path) }
    }

    /// Whether a day's copy has another name as well, under which it stays.
    private func isKept(_ copy: String, among copies: [String]) -> Bool {
        guard let identity = FileIdentity(path: copy) else { return false }
        return copies.contains { $0 != copy && FileIdentity(path: $0) == identity }
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

    /// Makes a copy of a file whose log is gone, out of the connection that still has it.
    /// - Returns: its path.
    func makeOfTheLostLog(_ database: DatabaseQueue) throws -> String {
        let path = freePath("before-its-log-was-lost")
        try make(of: database, at: path)
        return path
    }

    func makeFolder() throws {
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
    func expectNewest(_ copy: String) throws {
        let files = FileManager.default
        guard let newest = try Self.dated(in: folder).first(where: { $0.path != copy })?.date else { return }
        guard let made = try files.attributesOfItem(atPath: copy)[.modificationDate] as? Date, made <= newest else { return }
        // There are file systems that count every other second.
        try files.setAttributes([.modificationDate: newest.addingTimeInterval(2)], ofItemAtPath: copy)
    }
}
