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
    static let removedEnd = "-removed.db"
    /// What the name of a copy says that holds what was missing when the day's copy was made anew.
    static let restOccasion = "before-it-held-less"

    /// What the name of a copy says that was made when a log was lost.
    private static let lostLogOccasion = "before-its-log-was-lost"

    static func isOfRest(_ path: String) -> Bool { URL(filePath: path).lastPathComponent.contains(restOccasion) }
    static func isOfLostLog(_ path: String) -> Bool { URL(filePath: path).lastPathComponent.contains(lostLogOccasion) }

    func ofRest() throws -> [(date: Date, path: String)] { try Self.dated(in: folder).filter { Self.isOfRest($0.path) } }

    /// All copies in a folder with the times at which they were made, the newest first.
    static func dated(in folder: String) throws -> [(date: Date, path: String)] {
        if let fault = PrivateFile.brokenWay(to: folder) { throw Reason(fault) }
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue else { return [] }
        return try FileManager.default.contentsOfDirectory(atPath: folder)
            .filter { $0.hasPrefix("favourites-") && $0.hasSuffix(".db") }
            .compactMap { name -> (date: Date, path: String)? in
                let path = "\(folder)/\(name)"
                // Another instance may have taken one away since they were listed.
                return try FileDate.ofLastWrite(to: path).map { (date: $0, path: path) }
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
    func isOfADay(_ path: String) -> Bool { path.utf8.count == pathOfTheDay.utf8.count }
    var pathOfRemoved: String { "\(folder)/favourites-\(day)\(Self.removedEnd)" }
    /// A record that nobody can read takes the place of none that could be: it has a copy of its own.
    var pathOfUnreadable: String { "\(folder)/favourites-\(day)-unreadable\(Self.removedEnd)" }

    /// Makes today's copy, unless there is nothing to copy or what there is is not whole, and removes those that are too old.
    /// - Parameters:
    ///   - isDue: whether one that was made today is an old one by now.
    ///   - writtenOver: the notes that this instance has written over.
    ///   - sayLost: hears how much was lost of what the one before holds, `keepRest`, also where no copy can be made then: no later one
    ///     finds that.
    func makeOfTheDay(
        of database: DatabaseQueue, isDue: Bool, writtenOver: Set<FavouriteNote>, sayLost: (_ count: Int) -> Void
    ) throws {
        let path = pathOfTheDay
        guard isDue || !FileManager.default.fileExists(atPath: path) else { return }
        let isGood = try database.read { database in
            let isFilled = try Bool.fetchOne(database, sql: "SELECT EXISTS (SELECT 1 FROM favourite)") ?? false
            return try isFilled && database.fault() == nil
        }
        guard isGood else { return }
        // Who puts an older file in the place of theirs, be it overnight, has there alone what was kept, or noted, since.
        sayLost(try keepRest(besides: database, writtenOver, isRemade: true))
        try make(of: database, nil)
        do { try removeTooOld() } catch {
            // The next copy is followed by that as well.
        }
    }

    private func removeTooOld() throws {
        let copies = try Self.withRows(in: folder)
        for today in [pathOfTheDay, pathOfRemoved, pathOfUnreadable] {
            // Names of days, which are as long as this one, and no others.
            let isOfRemoved = today != pathOfTheDay
            let days = copies.filter { $0.utf8.count == today.utf8.count && $0.hasSuffix(Self.removedEnd) == isOfRemoved }
            for old in days.dropFirst(Self.daysKept) where old != today {
                // A removal that was killed has left its log.
                for suffix in ["", "-wal", "-shm"] { remove(old + suffix) }
            }
        }
        for draft in try abandonedDrafts() { remove(draft) }
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
                let date = try FileDate.ofLastWrite(to: path)
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

    func keepBesides(_ copy: String, _ occasion: String, among others: [String]) {
        // One that was kept already needs no third name.
        guard FileManager.default.fileExists(atPath: copy), !isKept(copy, among: others) else { return }
        // There are file systems without links. In a folder that nobody can write to, nothing takes its place either.
        if linkBesides(copy, occasion) == nil { _ = rename(copy, freePath(occasion)) }
    }

    /// Gives a file one more name, which no other has, nor is given by another instance meanwhile.
    /// - Returns: its path; nil where it cannot be given.
    private func linkBesides(_ file: String, _ occasion: String) -> String? {
        while true {
            let path = freePath(occasion)
            if link(file, path) == 0 { return path }
            if errno != EEXIST { return nil }
        }
    }

    /// Whether a day's copy has another name as well, under which it stays.
    func isKept(_ copy: String, among copies: [String]) -> Bool {
        guard let identity = FileIdentity(path: copy) else { return false }
        return copies.contains { $0 != copy && FileIdentity(path: $0) == identity }
    }

    /// Makes a copy of a file that is gone, out of the connection that still has it.
    func makeOfTheGone(_ database: DatabaseQueue) throws {
        _ = try makeBesides(of: database, "before-it-was-gone")
    }

    /// Makes a copy of a file in whose place another one has come, out of the connection that still has it.
    /// - Returns: its path.
    func makeOfTheReplaced(_ database: DatabaseQueue) throws -> String {
        try makeBesides(of: database, "before-it-was-replaced")
    }

    /// Makes a copy of a file whose log is gone, out of the connection that still has it.
    /// - Returns: its path.
    func makeOfTheLostLog(_ database: DatabaseQueue) throws -> String {
        try makeBesides(of: database, Self.lostLogOccasion)
    }

    func makeFolder() throws {
        if let fault = PrivateFile.brokenWay(to: folder) { throw Reason(fault) }
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    }

    /// Takes a copy away again, where that can be done: one that stays is no hindrance.
    func remove(_ copy: String) { _ = unlink(copy) }

    /// A path for a copy that no other has.
    /// - Parameter occasion: what it is made for.
    func freePath(_ occasion: String) -> String {
        var (path, number) = (self.path(occasion), 1)
        var facts = stat()
        // A link that leads nowhere has the name as well.
        while lstat(path, &facts) == 0 {
            number += 1
            path = self.path("\(occasion)-\(number)")
        }
        return path
    }

    private func path(_ occasion: String) -> String { "\(folder)/favourites-\(day)-\(occasion).db" }

    /// Makes a copy, under its name only when it is whole.
    /// - Parameter occasion: what it is made for; nil for the day.
    func make(of database: DatabaseQueue, _ occasion: String?) throws {
        let place = occasion.map { path($0) } ?? pathOfTheDay
        try make(of: database, at: place) { draft in
            guard rename(draft, place) == 0 else { throw Reason("\(place): \(Reason.system())") }
        }
    }

    /// Makes a copy under a name that no other has.
    /// - Returns: its path.
    private func makeBesides(of database: DatabaseQueue, _ occasion: String) throws -> String {
        try make(of: database, at: path(occasion)) { draft -> String in
            if let path = linkBesides(draft, occasion) {
                remove(draft)
                return path
            }
            let path = freePath(occasion)
            guard rename(draft, path) == 0 else { throw Reason("\(path): \(Reason.system())") }
            return path
        }
    }

    /// Makes a draft of a copy, beside where that is to stand, and has it named when it is whole.
    private func make<Output>(
        of database: DatabaseQueue, at path: String, naming name: (_ draft: String) throws -> Output
    ) throws -> Output {
        try announce(.copy)
        try makeFolder()
        let draft = "\(path).\(UUID().uuidString)"
        do {
            try database.vacuum(into: draft)
            try expectNewest(draft)
            let file = try FileHandle(forUpdating: URL(filePath: draft))
            try file.synchronize()
            try file.close()
            return try name(draft)
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
        guard let newest = try Self.dated(in: folder).first(where: { $0.path != copy })?.date else { return }
        guard let made = try FileDate.ofLastWrite(to: copy), made <= newest else { return }
        // There are file systems that count every other second.
        try FileManager.default.setAttributes([.modificationDate: newest.addingTimeInterval(2)], ofItemAtPath: copy)
    }
}
