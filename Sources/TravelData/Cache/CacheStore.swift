import Foundation
import GRDB
import Synchronization

/// Answers in an SQLite file (`cache.db`), which may be deleted at any time. Opened when first used; a file that cannot be used is set aside
/// and begun anew, and where that fails too, answers are kept in memory until the program ends.
package actor CacheStore: ResponseStore {
    let path: String
    private let announce: StorageStep.Announce
    private let executor = QueueExecutor("cache")
    private var opened: Result<DatabaseQueue, any Error>?
    /// Which file was opened: one that is deleted while the program runs is begun anew.
    private var identity: FileIdentity?
    /// Whether it was said that the file is broken and cannot be moved away.
    private var isStuckSaid = false
    /// Who hears that a broken file was set aside, and what there is to hear until somebody does.
    private let hearing = Mutex<(listener: (@Sendable (String) -> Void)?, unheard: [String])>((nil, []))
    /// What is kept where the file cannot be used, until the program ends.
    var memory: [String: StoredResponse] = [:]

    package nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    /// - Parameters:
    ///   - path: the database's file; its folder is made when it is missing.
    ///   - announce: hears of each step that can fail before it is taken.
    package init(path: String, announce: @escaping StorageStep.Announce = { _ in }) {
        self.path = path
        self.announce = announce
    }

    /// Has somebody hear, in a sentence, that a broken file was set aside, be it before this was called.
    package nonisolated func whenSetAside(_ listener: @escaping @Sendable (String) -> Void) {
        let unheard = hearing.withLock { hearing in
            defer { hearing = (listener, []) }
            return hearing.unheard
        }
        for sentence in unheard { listener(sentence) }
    }

    /// Opens the file, for somebody is about to read it.
    package nonisolated func openAhead() { Task.immediate { await working(.read) { _ in } } }

    package func response(for address: String) async -> StoredResponse? {
        let found: (head: StoredResponse.Head, id: Int64, size: Int, first: Data?)?? = await reading { database in
            // With its first piece: whoever asks mostly reads that next, and a screen waits for it.
            try Row.fetchOne(
                database,
                sql: """
                    SELECT response.*, piece.bytes FROM response LEFT JOIN piece ON piece.response = response.id AND piece.number = 0
                    WHERE address = ?
                    """,
                arguments: [address]
            )
            .map { (StoredResponse.Head(row: $0), $0["id"], $0["size"], $0["bytes"]) }
        }
        guard let found else { return memory[address] }
        return found.map { found in
            let pieces = StoredPieces(store: self, id: found.id, size: found.size, first: found.first.map { [UInt8]($0) })
            // Nobody was out of reach: what cannot be read here is as good as not stored, and the source has to say it.
            return StoredResponse(found.head, body: APIBody(pieces) { _ in .notStored })
        }
    }

    package func write(_ pieces: [[UInt8]], after draft: ResponseDraft?) async -> ResponseDraft? {
        await writing { try Self.write(pieces, after: draft, $0) }
    }

    package func store(_ head: StoredResponse.Head, _ pieces: [[UInt8]], after draft: ResponseDraft?) async {
        let isStored: Void? = await writing { database in
            let draft = try Self.write(pieces, after: draft, database)
            // Who reads the older one may read it to its end.
            try database.execute(sql: "UPDATE response SET address = NULL WHERE address = ?", arguments: [head.address])
            try database.execute(
                sql: """
                    UPDATE response SET address = ?, etag = ?, last_modified = ?, stored_at = ?, fresh_until = ?, is_personal = ?,
                        size = (SELECT coalesce(sum(length(bytes)), 0) FROM piece WHERE response = id) WHERE id = ?
                    """,
                arguments: [
                    head.address, head.etag, head.lastModified, head.storedAt.timeIntervalSince1970,
                    head.freshUntil.timeIntervalSince1970, head.isPersonal, draft.id,
                ])
            // Its beginning went, with the file or at somebody's wish: what was there before stays.
            guard database.changesCount == 1 else { throw Reason("what was written before is no longer there") }
            try Self.tidy(database, at: head.storedAt)
        }
        if isStored == nil, draft == nil {
            memory[head.address] = StoredResponse(head, body: APIBody(Array(pieces.joined())))
        } else {
            memory[head.address] = nil
        }
    }

    package func renew(_ head: StoredResponse.Head) async {
        memory[head.address]?.head = head
        await writing { database in
            try database.execute(
                sql: "UPDATE response SET stored_at = ?, fresh_until = ? WHERE address = ?",
                arguments: [head.storedAt.timeIntervalSince1970, head.freshUntil.timeIntervalSince1970, head.address])
        }
    }

    /// A piece of a body.
    /// - Throws: a `Reason` when it is no longer there; `CancellationError` when nobody waits for it any more.
    func piece(_ number: Int, of id: Int64) async throws -> [UInt8] {
        let found: Data?? = await reading { database in
            try Data.fetchOne(database, sql: "SELECT bytes FROM piece WHERE response = ? AND number = ?", arguments: [id, number])
        }
        guard let bytes = found ?? nil else {
            // A database reads nothing for a task that is cancelled.
            try Task.checkCancellation()
            throw Reason("what was stored is no longer there")
        }
        return [UInt8](bytes)
    }

    private static func write(_ pieces: [[UInt8]], after draft: ResponseDraft?, _ database: Database) throws -> ResponseDraft {
        var count = draft?.count ?? 0
        if draft == nil {
            // A number that no other answer gets, nor one in a file that takes the place of this one: whoever writes or reads an answer that
            // went meanwhile must not meet another.
            try database.execute(
                sql: "INSERT INTO response (id, size, stored_at, fresh_until, is_personal) VALUES (random(), 0, unixepoch(), 0, 1)")
        }
        let id = draft?.id ?? database.lastInsertedRowID
        for piece in pieces {
            try database.execute(
                sql: "INSERT INTO piece (response, number, bytes) VALUES (?, ?, ?)", arguments: [id, count, Data(piece)])
            count += 1
        }
        return ResponseDraft(id: id, count: count)
    }

    /// Forgets what is too old to serve, and what lost its place or never became an answer an hour ago.
    private static func tidy(_ database: Database, at now: Date) throws {
        try database.execute(
            sql: "DELETE FROM response WHERE stored_at < ? OR (address IS NULL AND stored_at < ?)",
            arguments: [now.timeIntervalSince1970 - CacheLimits.keptFor, now.timeIntervalSince1970 - 3600])
    }

    package func remove(_ address: String) async {
        memory[address] = nil
        await writing { try $0.execute(sql: "DELETE FROM response WHERE address = ?", arguments: [address]) }
    }

    /// Forgets what was somebody's own on this origin: they sign out.
    /// - Returns: why it could not be forgotten, with the file's name; nil where it was, or there is no file. A broken file is forgotten as a
    ///   whole.
    package func removePersonal(origin: String) async -> Reason? {
        memory = memory.filter { !($0.value.head.isPersonal && ($0.key == origin || $0.key.hasPrefix(origin + "/"))) }
        do {
            try await forgetting { database in
                try database.execute(
                    sql: """
                        DELETE FROM response
                        WHERE is_personal AND (address IS NULL OR address = ?1 OR substr(address, 1, length(?1) + 1) = ?1 || '/')
                        """,
                    arguments: [origin])
            }
            return nil
        } catch {
            return Reason("\(path): \(DatabaseFailure.words(error))")
        }
    }

    /// Forgets something of the database, and all of the one that was broken, which may hold it as well.
    /// - Returns: what `body` does; nil where there is no file.
    /// - Throws: why something may be there still.
    @discardableResult
    func forgetting<Output: Sendable>(_ body: @escaping @Sendable (Database) throws -> Output) async throws -> Output? {
        var output: Output?
        let current = Self.current(body)
        if !FileIdentity.isAbsent(path) {
            do { output = try await attempting { try await $0.writeWithoutTransaction(current) } } catch let error
                where DatabaseFailure.isBroken(error)
            {
                // It is set aside by now, and what has taken its place may be another instance's.
                output = try await attempting { try await $0.writeWithoutTransaction(current) }
            }
        }
        try DatabaseBeginning.removeSetAside(path)
        return output
    }

    /// Reads; nil when that cannot be done.
    func reading<Output: Sendable>(_ body: @escaping @Sendable (Database) throws -> Output) async -> Output? {
        let current = Self.current(body)
        return await working(.read) { try await $0.read(current) }
    }

    /// Writes in one transaction; nil when that cannot be done.
    @discardableResult
    private func writing<Output: Sendable>(_ body: @escaping @Sendable (Database) throws -> Output) async -> Output? {
        let current = Self.current(body)
        return await working { try await $0.write(current) }
    }

    /// Does something with a file of the present version: what a newer Jaunt has brought to its own meanwhile is not broken for lacking what this
    /// one looks for. It is looked at in the same transaction: of a long answer each piece is read by itself.
    private static func current<Output>(
        _ body: @escaping @Sendable (Database) throws -> Output
    ) -> @Sendable (Database) throws -> Output {
        { database in
            try CacheSchema.schema.expectCurrent(database)
            return try body(database)
        }
    }

    /// Does something with the database; nil when it cannot be done.
    @discardableResult
    func working<Output: Sendable>(
        _ step: StorageStep = .write, _ body: @Sendable (DatabaseQueue) async throws -> Output
    ) async -> Output? {
        do { return try await attempting(step, body) } catch {
            // A cache that does not work is none; whoever asks goes to the source.
            return nil
        }
    }

    /// Does something with the database.
    /// - Throws: why it cannot be done.
    func attempting<Output: Sendable>(
        _ step: StorageStep = .write, _ body: @Sendable (DatabaseQueue) async throws -> Output
    ) async throws -> Output {
        var used: DatabaseQueue?
        do {
            let database = try database()
            used = database
            try announce(step)
            return try await body(database)
        } catch let error where DatabaseFailure.isBroken(error) {
            // The next one to use it begins it anew. Of several who were reading the broken file, the first sets it aside; what another has
            // begun since is none of theirs.
            if used == nil || isOpen(used) {
                opened = nil
                setAside(because: error)
            }
            throw error
        }
    }

    /// Gives the file, which is broken, another name, and says so.
    private func setAside(because error: any Error) {
        let broken = FileIdentity(path: path)
        DatabaseBeginning.setAside(path)
        // One that cannot be moved is still in its place, and nothing is begun anew: each use finds it so.
        let isStuck = broken != nil && FileIdentity(path: path) == broken
        if isStuck, isStuckSaid { return }
        isStuckSaid = isStuck
        let words = DatabaseFailure.words(error)
        let sentence =
            isStuck
            ? "\(path) is broken (\(words)) and cannot be moved away: nothing is kept there. Take it away."
            : "\(path) was broken (\(words)) and is begun anew: what it held is asked for again."
        let listener = hearing.withLock { hearing in
            if hearing.listener == nil { hearing.unheard.append(sentence) }
            return hearing.listener
        }
        listener?(sentence)
    }

    /// Whether this is the file that is open now.
    private func isOpen(_ database: DatabaseQueue?) -> Bool {
        guard case .success(let present)? = opened else { return false }
        return present === database
    }

    private func database() throws -> DatabaseQueue {
        if case .success(let database)? = opened {
            if identity == FileIdentity(path: path) { return database }
            // It goes with its last user.
            try? database.close()
            opened = nil
            if let identity { DatabaseBytes.forget(identity) }
        }
        if let opened { return try opened.get() }
        let result = Result {
            try announce(.makeFolder)
            try FileManager.default.createDirectory(
                atPath: FolderPath.ancestors(of: path).first ?? ".", withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o700])
            do {
                return try DatabaseBeginning.inTurn(path, open)
            } catch let error where DatabaseFailure.isBroken(error) {
                setAside(because: error)
                return try DatabaseBeginning.inTurn(path, open)
            }
        }
        opened = result
        identity = FileIdentity(path: path)
        return try result.get()
    }

    private func open() throws -> DatabaseQueue {
        try announce(.open)
        DatabaseBeginning.makeCompanionsWritable(of: FileLink.end(of: path))
        var configuration = Configuration()
        configuration.busyMode = .timeout(5)
        // A file that has its write-ahead log keeps it; to set it up once more takes a write.
        configuration.journalMode = try DatabaseHeader(path: path)?.isShared == true ? .default : .wal
        configuration.prepareDatabase { try $0.execute(sql: "PRAGMA synchronous = NORMAL") }
        let database = try DatabaseQueue(path: path, configuration: configuration)
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
}

extension StoredResponse.Head {
    fileprivate init(row: Row) {
        self.init(
            address: row["address"], etag: row["etag"], lastModified: row["last_modified"],
            storedAt: Date(timeIntervalSince1970: row["stored_at"]), freshUntil: Date(timeIntervalSince1970: row["fresh_until"]),
            isPersonal: row["is_personal"])
    }
}

/// The pieces of a body that is kept, read one after the other.
private struct StoredPieces: AsyncSequence {
    typealias Element = [UInt8]
    typealias Failure = any Error

    let store: CacheStore
    let id: Int64
    let size: Int
    /// The first piece, read already; nil where there is none.
    let first: [UInt8]?

    struct Iterator: AsyncIteratorProtocol {
        let pieces: StoredPieces
        var number = 0
        var left: Int

        mutating func next() async throws -> [UInt8]? {
            guard left > 0 else { return nil }
            let known = number == 0 ? pieces.first : nil
            let piece = if let known { known } else { try await pieces.store.piece(number, of: pieces.id) }
            number += 1
            left -= piece.count
            return piece
        }
    }

    func makeAsyncIterator() -> Iterator { Iterator(pieces: self, left: size) }
}
