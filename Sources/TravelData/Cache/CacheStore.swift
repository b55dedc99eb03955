import Foundation
import GRDB

/// Answers in an SQLite file (`cache.db`), which may be deleted at any time. Opened when first used; a file that cannot be used is set aside
/// and begun anew, and where that fails too, nothing is kept.
package actor CacheStore: ResponseStore {
    let path: String
    private let announce: StorageStep.Announce
    private var opened: Result<DatabasePool, any Error>?
    /// Which file was opened: one that is deleted while the program runs is begun anew.
    private var identity: FileIdentity?
    /// What is kept where the file cannot be used, until the program ends.
    var memory: [String: StoredResponse] = [:]

    /// - Parameters:
    ///   - path: the database's file; its folder is made when it is missing.
    ///   - announce: hears of each step that can fail before it is taken.
    package init(path: String, announce: @escaping StorageStep.Announce = { _ in }) {
        self.path = path
        self.announce = announce
    }

    package func response(for address: String) async -> StoredResponse? {
        let found: StoredResponse?? = await working(.read) { database in
            try await database.read { database in
                try Row.fetchOne(database, sql: "SELECT * FROM response WHERE address = ?", arguments: [address])
                    .map(StoredResponse.init(row:))
            }
        }
        return found ?? memory[address]
    }

    package func store(_ response: StoredResponse) async {
        let isStored: Void? = await working { database in
            try await database.write { database in
                try database.execute(
                    sql: """
                        INSERT OR REPLACE INTO response
                        (address, body, etag, last_modified, stored_at, fresh_until, is_personal) VALUES (?, ?, ?, ?, ?, ?, ?)
                        """,
                    arguments: [
                        response.address, Data(response.body), response.etag, response.lastModified,
                        response.storedAt.timeIntervalSince1970,
                        response.freshUntil.timeIntervalSince1970, response.isPersonal,
                    ])
            }
        }
        memory[response.address] = isStored == nil ? response : nil
    }

    package func remove(_ address: String) async {
        memory[address] = nil
        await working { database in
            try await database.write { try $0.execute(sql: "DELETE FROM response WHERE address = ?", arguments: [address]) }
        }
    }

    /// Forgets what was somebody's own on this origin: they sign out.
    package func removePersonal(origin: String) async {
        memory = memory.filter { !($0.value.isPersonal && ($0.key == origin || $0.key.hasPrefix(origin + "/"))) }
        await working { database in
            try await database.write { database in
                try database.execute(
                    sql: "DELETE FROM response WHERE is_personal AND (address = ?1 OR substr(address, 1, length(?1) + 1) = ?1 || '/')",
                    arguments: [origin])
            }
        }
    }

    /// Does something with the database; nil when it cannot be done.
    @discardableResult
    func working<Output: Sendable>(
        _ step: StorageStep = .write, _ body: @Sendable (DatabasePool) async throws -> Output
    ) async -> Output? {
        do {
            let database = try pool()
            try announce(step)
            return try await body(database)
        } catch let error where Self.isBroken(error) {
            // The next one to use it begins it anew.
            opened = nil
            setAside()
            return nil
        } catch {
            // A cache that does not work is none; whoever asks goes to the source.
            return nil
        }
    }

    private func pool() throws -> DatabasePool {
        if case .success(let database)? = opened {
            if identity == FileIdentity(path: path) { return database }
            // It goes with its last user.
            try? database.close()
            opened = nil
        }
        if let opened { return try opened.get() }
        let result = Result {
            do {
                return try open()
            } catch let error where Self.isBroken(error) {
                setAside()
                return try open()
            }
        }
        opened = result
        identity = FileIdentity(path: path)
        return try result.get()
    }

    private func open() throws -> DatabasePool {
        try announce(.makeFolder)
        try FileManager.default.createDirectory(
            at: URL(filePath: path).deletingLastPathComponent(), withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        try announce(.open)
        var configuration = Configuration()
        configuration.busyMode = .timeout(5)
        configuration.prepareDatabase { try $0.execute(sql: "PRAGMA synchronous = NORMAL") }
        let database = try DatabasePool(path: path, configuration: configuration)
        let schema = CacheSchema.schema
        switch try database.read({ try schema.state(of: $0) }) {
        case .current: break
        case .new, .older:
            try announce(.migrate)
            try database.writeWithoutTransaction { try schema.migrate($0) }
        // It works for the Jaunt that made it; this one does without.
        case .newer(let version): throw DatabaseFailure.newer(version: version)
        case .foreign: throw DatabaseFailure.broken("it was another program's")
        }
        return database
    }

    private func setAside() {
        for suffix in ["-wal", "-shm", ""] {
            // Best effort: a file that cannot be moved fails the opening that follows.
            try? FileManager.default.removeItem(atPath: path + ".broken" + suffix)
            try? FileManager.default.moveItem(atPath: path + suffix, toPath: path + ".broken" + suffix)
        }
    }

    private static func isBroken(_ error: any Error) -> Bool {
        DatabaseFailure.isBroken(error) || (error as? DatabaseError)?.message?.hasPrefix("no such table") == true
    }
}

extension StoredResponse {
    fileprivate init(row: Row) {
        let body: Data = row["body"]
        self.init(
            address: row["address"], body: [UInt8](body), etag: row["etag"], lastModified: row["last_modified"],
            storedAt: Date(timeIntervalSince1970: row["stored_at"]), freshUntil: Date(timeIntervalSince1970: row["fresh_until"]),
            isPersonal: row["is_personal"])
    }
}
