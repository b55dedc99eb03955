import Foundation
import GRDB

/// Begins a broken `prices.db` anew with what can be read of it. The broken file is kept under another name.
enum PriceRestoration {
    /// So many broken files are kept, the newest ones: a disk that goes bad is not to be filled by prices.
    private static let filesKept = 3

    /// Restores a broken file, unless another instance has done it.
    /// - Parameters:
    ///   - link: the file, or a link to it.
    ///   - broken: which file is broken; nil where there was none before it was opened.
    ///   - why: what is wrong with it.
    ///   - date: the time it is.
    ///   - announce: hears of each step that can fail before it is taken.
    /// - Returns: what the user has to know of it, in a sentence; nil where another file has taken its place.
    /// - Throws: why it could not be restored: then nothing of it is lost.
    static func restore(
        _ link: String, _ broken: FileIdentity?, _ why: any Error, at date: Date, announce: StorageStep.Announce = { _ in }
    ) throws -> String? {
        let path = FileLink.end(of: link)
        try announce(.lock)
        let lock = try FileLock(path: link + ".lock")
        defer { withExtendedLifetime(lock) {} }
        guard let broken, FileIdentity(path: path) == broken else { return nil }
        let fresh = path + ".restoring"
        // A restoration that was killed has left it.
        try BrokenDatabase.remove(fresh, [""] + BrokenDatabase.companions)
        let place = FileRoom(path: path)
        let size = try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int ?? 0
        if let left = place.left, left - size < FileRoom.least { throw Reason("its disk has no room for another one") }
        let (count, aside): (Int, String)
        do {
            try announce(.restore)
            count = try salvage(path, into: fresh, announce)
            try announce(.setAside)
            aside = try BrokenDatabase.setAside(path, at: date)
            try BrokenDatabase.move(fresh, to: path)
        } catch {
            // What is there of it is of no use to anybody.
            try? BrokenDatabase.remove(fresh, [""] + BrokenDatabase.companions)
            throw error
        }
        removeOld(of: path, besides: aside)
        let amount =
            switch count {
            case 0: "none of its prices could be read"
            case 1: "1 of its prices is back"
            default: "\(count) of its prices are back"
            }
        let name = path == link ? URL(filePath: aside).lastPathComponent : aside
        return "The price history was broken (\(DatabaseFailure.words(why))): \(amount). The old file is kept as \(name)."
    }

    /// Makes a database anew of what can be read of a broken one, which is not changed.
    /// - Returns: how many rows that is.
    /// - Throws: why the broken one cannot be looked at, or the other cannot be written.
    private static func salvage(_ path: String, into fresh: String, _ announce: StorageStep.Announce) throws -> Int {
        // Without a write-ahead log: nothing of it can stay behind when it is moved.
        let database = try DatabaseQueue(path: fresh)
        let count = try database.writeWithoutTransaction { fresh -> Int in
            try announce(.salvage)
            try PriceSchema.schema.migrate(fresh)
            try fresh.inTransaction(.immediate) {
                try PassingCopy.of(path) { copy in try takeIn(copy, fresh) }
                return .commit
            }
            return try Int.fetchOne(fresh, sql: "SELECT count(*) FROM price") ?? 0
        }
        try database.close()
        return count
    }

    /// Puts into a database what can be read of the broken one at a path; nothing where nothing can.
    private static func takeIn(_ path: String, _ fresh: Database) throws {
        var configuration = Configuration()
        // Where pages are missing at its end, what is there is read all the same.
        configuration.prepareDatabase { try $0.execute(sql: "PRAGMA writable_schema = ON") }
        do {
            let broken = try DatabaseQueue(path: path, configuration: configuration)
            defer { withExtendedLifetime(broken) {} }
            try broken.writeWithoutTransaction { try takeIn($0, fresh) }
        } catch let error where DatabaseFailure.isBroken(error) {
            // Not even its schema can be read.
        }
    }

    /// So often a stretch of which nothing can be read is halved to look for more.
    private static let mostHalvings = 7
    /// So many stretches are looked at in all.
    private static let mostStretches = 32_768

    /// Takes in the rows of a broken database: from the first to where it is broken, and from the last back; then the same in both halves of
    /// what lies between.
    private static func takeIn(_ broken: Database, _ fresh: Database) throws {
        // By what it has, and not by what it says that it is, which may be what is broken: another program's rows are no prices.
        let columns = try String.fetchSet(broken, sql: "SELECT name FROM pragma_table_info('price')")
        guard columns.isSuperset(of: ["route", "day", "minor_units"]) else { return }
        let range = columns.isSuperset(of: ["lowest", "highest"]) ? "lowest, highest" : "NULL, NULL"
        let statement = try fresh.cachedStatement(
            sql: "INSERT OR IGNORE INTO price (route, day, minor_units, lowest, highest) VALUES (?, ?, ?, ?, ?)")
        /// Takes in what comes in this order, to the end or to where it is broken.
        /// - Returns: the last route that was read; nil where that was the end.
        func read(_ routes: ClosedRange<Int64>, _ order: String, from first: Int64) throws -> Int64? {
            var last = first
            do {
                let rows = try Row.fetchCursor(
                    broken,
                    sql: """
                        SELECT route, day, minor_units, \(range) FROM price
                        WHERE route BETWEEN ? AND ? ORDER BY route \(order), day \(order)
                        """, arguments: [routes.lowerBound, routes.upperBound])
                while let row = try rows.next() {
                    // What is not even a row of ours is lost; the rows after it are not.
                    guard let route = Int64.fromDatabaseValue(row[0]), let day = Int64.fromDatabaseValue(row[1]),
                        let price = Int64.fromDatabaseValue(row[2])
                    else { continue }
                    last = route
                    try statement.execute(
                        arguments: [route, day, price, Int64.fromDatabaseValue(row[3]), Int64.fromDatabaseValue(row[4])])
                }
                return nil
            } catch let error where DatabaseFailure.isBroken(error) {
                return last
            }
        }
        var (open, count) = ([(routes: Int64.min...Int64.max, halvings: 0)], 0)
        while let (routes, halvings) = open.popLast(), count < mostStretches {
            count += 1
            guard let first = try read(routes, "ASC", from: routes.lowerBound),
                let last = try read(routes, "DESC", from: routes.upperBound), first < last
            else { continue }
            let isBarren = first == routes.lowerBound && last == routes.upperBound
            guard !isBarren || halvings < mostHalvings else { continue }
            // Halfway, of numbers whose sum would be too large.
            let middle = (first & last) + ((first ^ last) >> 1)
            let next = isBarren ? halvings + 1 : 0
            open += [(middle + 1...last, next), (first...middle, next)]
        }
    }

    /// Removes the oldest of the broken files that are kept.
    /// - Parameter aside: the newest one, whatever the clock said when the others were named.
    private static func removeOld(of path: String, besides aside: String) {
        let place = URL(filePath: aside)
        let name = URL(filePath: path).lastPathComponent
        let folder = place.deletingLastPathComponent().path
        // Those that this program has named, and no others.
        let others = StoreExamination.setAside(from: path).compactMap { other -> (stamp: String, number: Int, path: String)? in
            guard other.hasPrefix(name), other != place.lastPathComponent,
                let parts = other.dropFirst(name.count).wholeMatch(of: /\.broken(?:-(\d{8}T\d{6}Z)(?:-(\d{1,9}))?)?/)
            else { return nil }
            return (String(parts.1 ?? ""), parts.2.flatMap { Int($0) } ?? 1, folder + "/" + other)
        }
        for old in others.sorted(by: { ($0.stamp, $0.number) < ($1.stamp, $1.number) }).dropLast(filesKept - 1) {
            // What cannot be removed now is removed after the next damage.
            try? BrokenDatabase.remove(old.path, [""] + BrokenDatabase.companions)
        }
    }
}
