import Foundation
import GRDB

/// What a copy holds that neither the favourites nor a newer copy do, and is kept row by row.
extension FavouriteCopies {
    private typealias Copy = (date: Date, path: String)

    /// Keeps what the newest of the days' copies holds, or one of a lost log that was made since, and nothing newer does: a favourite, or
    /// the note of one. What is in the copies before was looked for when that of the day was made itself.
    /// - Parameters:
    ///   - writtenOver: notes that are no loss.
    ///   - isRemade: whether the day's copy is made anew after it: what cannot be read of it goes out of the way.
    /// - Returns: how much of it was lost: nobody has removed it, as far as the copies tell.
    func keepRest(besides database: DatabaseQueue, _ writtenOver: Set<FavouriteNote>, isRemade: Bool) throws -> Int {
        let copies = try Self.dated(in: folder)
        let day = copies.first { isOfADay($0.path) }
        var rest: [FavouriteRow] = []
        for copy in copies {
            let isOfTheDay = copy.path == day?.path
            let isNewer = copy.date > day?.date ?? .distantPast
            guard isOfTheDay ? !isKept(copy.path, among: copies.map(\.path)) : isNewer && Self.isOfLostLog(copy.path) else { continue }
            switch reading(of: copy.path) {
            case .whole(let rows): rest += try keep(rows, of: copy, besides: database, copies, writtenOver)
            case .broken(let rows):
                rest += try keep(rows, of: copy, besides: database, copies, writtenOver)
                if isOfTheDay, isRemade { setAside(copy.path) }
            case .unreadable:
                if isOfTheDay, isRemade { keepBesides(copy.path, "before-it-was-made-anew", among: copies.map(\.path)) }
            }
        }
        guard !rest.isEmpty else { return 0 }
        do { try bringTogether() } catch {
            // Then there are more of them, until the next time.
        }
        return try lost(of: rest, besides: database)
    }

    /// Keeps those rows of a copy that stand nowhere else.
    /// - Parameter copies: all that there are.
    /// - Returns: those rows.
    private func keep(
        _ copied: [FavouriteRow], of copy: Copy, besides database: DatabaseQueue, _ copies: [Copy], _ writtenOver: Set<FavouriteNote>
    ) throws -> [FavouriteRow] {
        var held = try database.read { try FavouriteTable(database: $0).rows() }
        guard !Self.rest(of: copied, besides: held, writtenOver).isEmpty else { return [] }
        for other in copies where Self.isOfRest(other.path) || other.date > copy.date {
            // One that cannot be read holds nothing that anybody knows of, and stays.
            if case .whole(let rows) = reading(of: other.path) { held += rows }
        }
        let rest = Self.rest(of: copied, besides: held, writtenOver)
        guard !rest.isEmpty else { return [] }
        try announce(.copy)
        let path = freePath(Self.restOccasion)
        try put(rest, into: path)
        // It was so when that copy was made: what was noted or removed since is newer.
        try FileManager.default.setAttributes([.modificationDate: copy.date], ofItemAtPath: path)
        return rest
    }

    /// Those rows of which others do not hold the favourite, or its note.
    private static func rest(
        of rows: [FavouriteRow], besides held: [FavouriteRow], _ writtenOver: Set<FavouriteNote> = []
    ) -> [FavouriteRow] {
        let (alike, notes) = (Dictionary(grouping: held, by: \.identity), Set(held.compactMap(\.written)).union(writtenOver))
        return rows.filter { row in
            if let note = row.written, !notes.contains(note) { return true }
            return !(alike[row.identity] ?? []).contains { $0.stands(for: row) }
        }
    }

    /// How many of these rows nobody has removed since they were added. One instance may copy what another is removing, so that no
    /// dates are compared of their copies. What stands there and cannot be read is named for itself.
    private func lost(of rows: [FavouriteRow], besides database: DatabaseQueue) throws -> Int {
        let held = Dictionary(grouping: try database.read { try FavouriteTable(database: $0).rows() }, by: \.identity)
        var removed: [FavouriteRow.Identity: Int64] = [:]
        let copies = try Self.dated(in: folder)
        let day = copies.first { isOfADay($0.path) }?.date ?? .distantPast
        for copy in copies where copy.path.hasSuffix(Self.removedEnd) {
            switch reading(of: copy.path) {
            case .whole(let rows), .broken(let rows):
                for row in rows { removed[row.identity] = max(removed[row.identity] ?? .min, row.addedAt) }
            // What was removed long before the day's copy was made is not in that.
            case .unreadable where copy.date.addingTimeInterval(86_400) < day: break
            // Nobody knows what was removed.
            case .unreadable: return 0
            }
        }
        return rows.count { row in
            if let there = held[row.identity] {
                // A note that stands in the place of another was written over it.
                if !there.contains(where: \.isReadable) || there.contains(where: { $0.written != nil }) { return false }
            }
            return removed[row.identity].map { $0 < row.addedAt } ?? true
        }
    }

    /// Puts a copy of a lost log in the place of those before of which it holds all: however often logs are taken away, what only one of
    /// them holds stays, and nothing is there again and again.
    /// - Returns: the path of the copy by now.
    func supersedeLostLogs(by copy: String) -> String {
        guard case .whole(let rows) = reading(of: copy) else { return copy }
        var others: [Copy] = []
        do { others = try Self.dated(in: folder).filter { Self.isOfLostLog($0.path) && $0.path != copy } } catch {
            // Then there are more of them.
        }
        var place = copy
        for other in others {
            guard case .whole(let older) = reading(of: other.path), Self.rest(of: older, besides: rows).isEmpty else { continue }
            // The first keeps its name, by which the user may know it.
            if place != copy { remove(other.path) } else if rename(copy, other.path) == 0 { place = other.path }
        }
        return place
    }

    /// Brings the oldest copies of what was missing together, until there are as many as of the days: nothing else may hold the favourites
    /// that are in one. Of two notes of the same favourite the later counts; one stays where the later copy has none. Those that cannot be
    /// read whole stay as they are.
    private func bringTogether() throws {
        var copies = try ofRest()
        while copies.count > Self.daysKept {
            let oldest = copies.removeLast()
            let next = copies[copies.count - 1]
            guard case .whole(let older) = reading(of: oldest.path), case .whole(let newer) = reading(of: next.path) else { continue }
            let alike = Dictionary(grouping: newer, by: \.identity)
            // What has no note would take away the only one.
            let isHeld = { (row: FavouriteRow) in
                (alike[row.identity] ?? []).allSatisfy { $0.stands(for: row) && (row.written == nil || $0.written != nil) }
            }
            guard older.allSatisfy(isHeld) else { continue }
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
        // To open one that another instance has taken away meanwhile would make it.
        if FileIdentity.isAbsent(copy) { return .whole([]) }
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
}
