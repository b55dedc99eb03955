package import Foundation
import GRDB
package import TravelKit

/// The user's favourites in an SQLite file (`favourites.db`): full copies of the trips, in the order in which they were added.
///
/// Opened when first used, so that a start of the program waits for no disk. WAL with `synchronous=FULL`: what was acknowledged is on
/// disk. Several instances may run; each writes by BEGIN IMMEDIATE and waits its turn.
package actor FavouriteStore: FavouriteRepository {
    private let path: String
    private let now: @Sendable () -> Date
    private let regions: any RegionRepository
    private let changes: @Sendable (_ path: String) -> AsyncStream<Void>?
    private var opened: DatabasePool?

    /// - Parameters:
    ///   - path: the database's file; its folder is made when it is missing.
    ///   - regions: which countries a region holds, for `trips(in:)`.
    ///   - now: the time it is.
    ///   - changes: tells when the file at a path may have changed, by this instance of the program or by another; nil where nothing does.
    package init(
        path: String, regions: any RegionRepository, now: @escaping @Sendable () -> Date,
        changes: @escaping @Sendable (_ path: String) -> AsyncStream<Void>? = { FavouriteStore.changes(of: $0) }
    ) {
        self.changes = changes
        self.path = path
        self.regions = regions
        self.now = now
    }

    /// What the system tells of the file.
    package static func changes(of path: String) -> AsyncStream<Void>? {
        let url = URL(filePath: path)
        return FileChanges.of(url.lastPathComponent, in: url.deletingLastPathComponent().path)
    }

    /// Closes the file, so that `favourites.db` alone holds everything; to be called once, at the end.
    package func close() {
        guard let database = opened else { return }
        opened = nil
        do {
            _ = try database.writeWithoutTransaction { try $0.checkpoint(.passive) }
            try database.close()
        } catch {
            // Somebody still reads: then the write-ahead log stays beside the file, and nothing is lost.
        }
    }

    package func add(_ trip: Trip) async throws(RepositoryError) {
        try await storing("keep the favourite") { database in
            let snapshot = try JSONEncoder().encode(FavouriteTripRecord(trip))
            let added = Int64((self.now().timeIntervalSince1970 * 1000).rounded())
            try await database.write { database in
                try database.execute(
                    sql: """
                        INSERT INTO favourite_trip (id, snapshot, added_at) VALUES (?, ?, ?)
                        ON CONFLICT (id) DO UPDATE SET snapshot = excluded.snapshot
                        """,
                    arguments: [trip.id.text, String(decoding: snapshot, as: UTF8.self), added])
            }
        }
    }

    package func remove(_ id: Trip.ID) async throws(RepositoryError) {
        try await storing("forget the favourite") { database in
            try await database.write { database in
                try database.execute(sql: "DELETE FROM favourite_trip WHERE id = ?", arguments: [id.text])
            }
        }
    }

    package nonisolated func trips(in id: Region.ID?) -> Reading<Trip> {
        Reading { (yield: @escaping Reading<Trip>.Yield) async throws(RepositoryError) in
            var part = try await self.all()
            if let id {
                guard let region = try await self.regions.regions().collect().first(where: { $0.id == id }) else {
                    throw RepositoryError.notFound(.region, id.text)
                }
                part = part.filter { region.contains(alpha2: $0.destination.countryCode) }
            }
            await yield(part)
        }
    }

    package nonisolated func favouriteIDs() -> Reading<Trip.ID> {
        Reading { (yield: @escaping Reading<Trip.ID>.Yield) async throws(RepositoryError) in
            try await self.storing("watch the favourites") { database in
                // Before the first look at the favourites, so that no change falls between the two.
                let version = try await database.writeWithoutTransaction(Self.version)
                try await withThrowingTaskGroup(of: Void.self) { group in
                    // Where nothing tells, what others do is seen at the next start.
                    if let changes = self.changes(self.path) {
                        group.addTask { try await self.watchOtherInstances(of: database, since: version, changes) }
                    }
                    group.addTask {
                        let observation = ValueObservation.tracking { database in
                            try String.fetchAll(database, sql: "SELECT id FROM favourite_trip")
                        }
                        for try await ids in observation.values(in: database) {
                            await yield(Part(ids.map(Trip.ID.init(_:)), progress: .partial(done: ids.count, of: nil)))
                        }
                    }
                    defer { group.cancelAll() }
                    try await group.next()
                }
            }
        }
    }

    /// Tells the observations of this store when another instance has changed the file: SQLite tells each connection its own changes
    /// alone. `data_version` costs a look at shared memory, no read of the file (SQLite, "PRAGMA data_version").
    private nonisolated func watchOtherInstances(
        of database: DatabasePool, since version: Int?, _ changes: AsyncStream<Void>
    ) async throws {
        var seen = version
        for await _ in changes {
            seen = try await database.writeWithoutTransaction { [seen] database in
                let version = try Self.version(database)
                if version != seen {
                    try database.inTransaction {
                        try database.notifyChanges(in: Table("favourite_trip"))
                        return .commit
                    }
                }
                return version
            }
        }
        try Task.checkCancellation()
    }

    /// Changes whenever another connection has changed the file.
    private static func version(_ database: Database) throws -> Int? {
        try Int.fetchOne(database, sql: "PRAGMA data_version")
    }

    private func all() async throws(RepositoryError) -> Part<Trip> {
        try await storing("read the favourites") { database in
            let snapshots = try await database.read { database in
                try String.fetchAll(database, sql: "SELECT snapshot FROM favourite_trip ORDER BY added_at DESC, id")
            }
            var part = Part<Trip>([])
            for snapshot in snapshots {
                do {
                    part.values.append(try JSONDecoder().decode(FavouriteTripRecord.self, from: Data(snapshot.utf8)).trip())
                } catch {
                    part.skipped += 1
                }
            }
            return part
        }
    }

    private func storing<Output: Sendable>(
        _ doing: String, _ body: @Sendable (DatabasePool) async throws -> Output
    ) async throws(RepositoryError) -> Output {
        do {
            return try await body(try open())
        } catch let error as RepositoryError {
            throw error
        } catch is CancellationError {
            throw .cancelled
        } catch {
            throw .storage(doing: doing, cause: Reason("\(path): \(Self.describe(error))"))
        }
    }

    private func open() throws -> DatabasePool {
        if let opened { return opened }
        try FileManager.default.createDirectory(
            at: URL(filePath: path).deletingLastPathComponent(), withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        var configuration = Configuration()
        configuration.busyMode = .timeout(10)
        configuration.prepareDatabase { try $0.execute(sql: "PRAGMA synchronous = FULL") }
        let database = try DatabasePool(path: path, configuration: configuration)
        try FavouriteSchema.migrator.migrateAmongInstances(database)
        opened = database
        return database
    }

    private static func describe(_ error: any Error) -> String {
        guard let error = error as? DatabaseError else { return error.localizedDescription }
        return error.message ?? String(describing: error.resultCode)
    }
}
