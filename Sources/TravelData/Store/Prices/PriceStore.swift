package import Foundation
import GRDB
package import TravelKit

/// What routes have cost, in an SQLite file (`prices.db`): a row for each day on which a price was another than before. Opened when first
/// used; a broken file is begun anew with what can be read of it, and where that fails too, nothing is kept. One that cannot be written
/// is read.
package actor PriceStore: PriceHistoryRepository {
    /// For so many days prices are kept.
    package static let daysKept = 400

    private let path: String
    private let now: @Sendable () -> Date
    private let timeZone: @Sendable () -> Zone
    private let announce: StorageStep.Announce
    private let executor = QueueExecutor("prices")
    private var opened: (database: DatabaseQueue, identity: FileIdentity?)?
    /// A copy of the file where it cannot be used in its place, and how it stood then; no database where nobody can look.
    private var copied: (database: DatabaseQueue?, stamp: FileStamp)?
    /// The broken file that could not be restored: that is tried once a run.
    private var unrestored: FileIdentity?
    /// The day on which what is too old was removed last.
    private var pruned: PriceDay?

    package private(set) var news: [String] = []
    package nonisolated let recordings: AsyncStream<Void>
    private let recorded: AsyncStream<Void>.Continuation

    package nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    /// - Parameters:
    ///   - path: the database's file; its folder is made when it is missing.
    ///   - now: the time it is.
    ///   - timeZone: the user's own, in which their days are. Asked for when prices are: it takes a while to find out.
    ///   - announce: hears of each step that can fail before it is taken.
    package init(
        path: String, now: @escaping @Sendable () -> Date, timeZone: @escaping @Sendable () -> Zone,
        announce: @escaping StorageStep.Announce = { _ in }
    ) {
        (self.path, self.now, self.timeZone, self.announce) = (path, now, timeZone, announce)
        (recordings, recorded) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    }

    private var today: PriceDay { PriceDay(now(), in: timeZone()) }

    package func record(_ prices: [PricedRoute: Int]) {
        let today = self.today
        // In the order of the table, so that pages are written one after the other.
        let sorted = prices.sorted { $0.key.key < $1.key.key }
        let isWritten: Void? = working { database in
            try database.inTransaction(.immediate) {
                // What a newer Jaunt has brought to its own version is not broken for lacking what this one looks for.
                try PriceSchema.schema.expectCurrent(database)
                if pruned != today { try prune(database, today) }
                let statement = try database.cachedStatement(
                    sql: """
                        INSERT INTO price (route, day, minor_units) SELECT ?1, ?2, ?3
                        WHERE ?3 IS NOT (SELECT minor_units FROM price WHERE route = ?1 AND day <= ?2 ORDER BY day DESC LIMIT 1)
                        ON CONFLICT (route, day) DO UPDATE SET
                            lowest = min(ifnull(lowest, minor_units), excluded.minor_units),
                            highest = max(ifnull(highest, minor_units), excluded.minor_units),
                            minor_units = excluded.minor_units
                        """)
                for (route, price) in sorted { try statement.execute(arguments: [route.key, today.number, price]) }
                try announce(.write)
                return .commit
            }
        }
        guard isWritten != nil else { return }
        pruned = today
        recorded.yield()
    }

    package func histories(of routes: [PricedRoute]) -> [PricedRoute: PriceHistory] {
        guard FileManager.default.fileExists(atPath: path) else { return [:] }
        let today = self.today
        let first = today.adding(-Self.daysKept)
        // What is of a day to come was written while a clock was wrong, if it is not wrong now: it is left out, and stays.
        let look: (Database) throws -> [PricedRoute: PriceHistory] = { [announce] database in
            try announce(.read)
            try PriceSchema.schema.expectCurrent(database)
            let statement = try database.cachedStatement(
                sql: """
                    SELECT day, minor_units, lowest, highest FROM price
                    WHERE route = ?1 AND day >= ifnull((SELECT max(day) FROM price WHERE route = ?1 AND day <= ?2), ?2) AND day <= ?3
                    ORDER BY day
                    """)
            var histories: [PricedRoute: PriceHistory] = [:]
            for route in routes {
                let points = try Row.fetchAll(statement, arguments: [route.key, first.number, today.number])
                    .map { PriceHistory.Point(PriceDay(number: $0[0]), $0[1], low: $0[2], high: $0[3]) }
                // Where none follows the one before these days, nobody has looked since.
                guard let newest = points.last, newest.day >= first else { continue }
                // What held when they began belongs to them, and no more of its own day than that.
                histories[route] = PriceHistory(points.map { $0.day < first ? PriceHistory.Point(first, $0.minorUnits) : $0 })
            }
            return histories
        }
        return working(look) ?? reading(look) ?? [:]
    }

    /// A day is believed once prices were noted on so many days, itself the first of them: a clock that runs ahead is put right before that.
    private static let daysBelieved = 7

    /// Deletes what is too old, counted from a day that is to be believed: by today alone, one start with a clock that runs ahead would
    /// delete everything. The price that a route had when the days began that are kept stays, where another one follows in these.
    private func prune(_ database: Database, _ today: PriceDay) throws {
        try database.execute(
            sql: """
                WITH kept (first) AS (
                    SELECT min(?1, (SELECT min(day) FROM (SELECT DISTINCT day FROM price ORDER BY day DESC LIMIT ?2))) - ?3)
                DELETE FROM price WHERE day < (SELECT first FROM kept) AND (SELECT first FROM kept) >= ifnull(
                    (SELECT min(day) FROM price AS later WHERE later.route = price.route AND later.day > price.day), 0)
                """,
            arguments: [today.number, Self.daysBelieved, Self.daysKept])
    }

    /// Closes the file, so that it alone holds everything.
    package func close() {
        do {
            if let opened {
                try announce(.close)
                try opened.database.close()
            }
        } catch {
            // Somebody still reads: then the write-ahead log stays beside the file.
        }
        (opened, copied) = (nil, nil)
    }

    /// Does something with the database; nil when it cannot be done.
    @discardableResult
    private func working<Output: Sendable>(_ body: (Database) throws -> Output) -> Output? {
        for _ in 0..<2 {
            // By it a broken file is told from one that another instance has put in its place by then.
            let identity = FileIdentity(path: path)
            do {
                let output = try database().writeWithoutTransaction(body)
                copied = nil
                return output
            } catch let error where DatabaseFailure.isBroken(error) {
                opened = nil
                if let unrestored, unrestored == identity { return nil }
                do {
                    let sentence = try PriceRestoration.restore(path, identity, error, at: now(), announce: announce)
                    if let sentence { news.append(sentence) }
                } catch let error where DatabaseFailure.isInUse(error) {
                    // Another instance is at it.
                    return nil
                } catch {
                    unrestored = identity
                    let cause = DatabaseFailure.words(error)
                    news.append("The price history is broken, and could not be restored: \(cause). 'jaunt doctor' says more of it.")
                    return nil
                }
            } catch {
                // Prices that cannot be kept are not; `jaunt doctor` says why.
                return nil
            }
        }
        return nil
    }

    /// Reads a copy of the database where it cannot be written: where nothing may be made beside it, SQLite does not even read.
    /// - Returns: nil where it can be written, and where neither it nor a copy of it can be read.
    private func reading<Output: Sendable>(_ body: (Database) throws -> Output) -> Output? {
        let stamp = FileStamp(path: FileLink.end(of: path))
        do {
            if copied?.stamp != stamp {
                // It is tried again when something has been done to the file.
                copied = (nil, stamp)
                guard FileRoom(path: FileLink.end(of: path)).refusal != nil else { return nil }
                copied = (try copy(), stamp)
            }
            return try copied?.database?.read(body)
        } catch {
            // Prices that cannot be read are not shown; `jaunt doctor` says why.
            return nil
        }
    }

    /// A copy of the database as it is now, which nobody else sees: its file is gone when it is closed.
    private func copy() throws -> DatabaseQueue {
        try announce(.copy)
        return try PassingCopy.of(FileLink.end(of: path)) { copy in
            let database = try DatabaseQueue(path: copy)
            // Without its name there is no room for a log beside it.
            try database.writeWithoutTransaction { try $0.execute(sql: "PRAGMA journal_mode = DELETE") }
            try bringUpToDate(database)
            return database
        }
    }

    private func database() throws -> DatabaseQueue {
        let replaced = opened?.identity
        if let opened, replaced == FileIdentity(path: path) { return opened.database }
        // It is closed where another one has taken its place, or it is gone.
        opened = nil
        if let replaced { DatabaseBytes.forget(replaced) }
        try announce(.makeFolder)
        try FileManager.default.createDirectory(
            at: URL(filePath: path).deletingLastPathComponent(), withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        let database = try DatabaseBeginning.inTurn(path, announce: announce, open)
        opened = (database, FileIdentity(path: path))
        return database
    }

    private func open() throws -> DatabaseQueue {
        try announce(.open)
        DatabaseBeginning.makeCompanionsWritable(of: FileLink.end(of: path))
        var configuration = Configuration()
        configuration.busyMode = .timeout(10)
        // A file that has its write-ahead log keeps it; to set it up once more takes a write.
        configuration.journalMode = try DatabaseHeader(path: path)?.isShared == true ? .default : .wal
        configuration.prepareDatabase { try $0.execute(sql: "PRAGMA synchronous = NORMAL") }
        let database = try DatabaseQueue(path: path, configuration: configuration)
        try bringUpToDate(database)
        return database
    }

    private func bringUpToDate(_ database: DatabaseQueue) throws {
        let schema = PriceSchema.schema
        switch try database.read({ try schema.state(of: $0) }) {
        case .current: break
        case .new, .older:
            try announce(.migrate)
            try database.writeWithoutTransaction { try schema.migrate($0) }
        case .newer(let version): throw DatabaseFailure.newer(version: version)
        case .foreign: throw DatabaseFailure.broken("it was another program's")
        }
    }
}
