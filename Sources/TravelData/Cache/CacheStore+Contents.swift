import Foundation
import GRDB
package import TravelKit

extension CacheStore {
    /// What is stored; nil when there is no file, or it cannot be used. Makes no file.
    package func contents() async -> CacheContents? {
        guard FileManager.default.fileExists(atPath: path) else { return nil }
        return await reading { database in
            try Row.fetchOne(
                database,
                sql: "SELECT count(*), coalesce(sum(size), 0), min(stored_at), max(stored_at) FROM \(CacheSchema.answers)"
            ).map { row in
                let (oldest, newest): (Double?, Double?) = (row[2], row[3])
                return CacheContents(
                    count: row[0], size: row[1], oldest: oldest.map(Date.init(timeIntervalSince1970:)),
                    newest: newest.map(Date.init(timeIntervalSince1970:)))
            } ?? CacheContents(count: 0, size: 0, oldest: nil, newest: nil)
        }
    }

    /// Forgets what is written of an answer that will never be whole, and gives the room back where most of the file is empty then.
    package func drop(_ draft: ResponseDraft) async {
        await working { database in
            try await database.writeWithoutTransaction { database in
                try CacheSchema.schema.expectCurrent(database)
                try database.execute(sql: "DELETE FROM response WHERE id = ? AND address IS NULL", arguments: [draft.id])
                let (empty, all) = (try Self.number("freelist_count", database), try Self.number("page_count", database))
                guard empty > CacheLimits.emptyPages, empty > all / 2 else { return }
                try database.execute(sql: "VACUUM")
                // The log has been as long as the answer.
                try database.execute(sql: "PRAGMA wal_checkpoint(TRUNCATE)")
            }
        }
    }

    private static func number(_ pragma: String, _ database: Database) throws -> Int {
        try Int.fetchOne(database, sql: "PRAGMA \(pragma)") ?? 0
    }

    /// Forgets everything, and gives the room back; other instances of the program may go on.
    /// - Returns: how many answers were forgotten.
    /// - Throws: `RepositoryError.storage` when one or the other cannot be done.
    package func clear() async throws(RepositoryError) -> Int {
        memory = [:]
        let count = try await clearing("forget the stored answers") { database in
            let count = try Int.fetchOne(database, sql: "SELECT count(*) FROM \(CacheSchema.answers)") ?? 0
            try database.execute(sql: "DELETE FROM response")
            return count
        }
        try await clearing("give back the room of the answers that it has forgotten") { try $0.execute(sql: "VACUUM") }
        return count ?? 0
    }

    @discardableResult
    private func clearing<Output: Sendable>(
        _ doing: String, _ body: @escaping @Sendable (Database) throws -> Output
    ) async throws(RepositoryError) -> Output? {
        do {
            return try await forgetting(body)
        } catch {
            throw .storage(
                doing: doing, cause: Reason("\(path): \(DatabaseFailure.words(error))"), mayPass: DatabaseFailure.isInUse(error))
        }
    }
}
