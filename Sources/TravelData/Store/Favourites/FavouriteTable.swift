import Foundation
import GRDB
import TravelKit

/// The favourites in a database of the present version.
struct FavouriteTable {
    let database: Database

    private static let columns = "kind, id, snapshot, note, added_at, seen_at"

    /// One favourite; nil when it is none.
    /// - Throws: what SQLite says, and what its record is when it cannot be read.
    func favourite(_ id: Favourite.ID) throws -> Favourite? {
        try Row.fetchOne(
            database, sql: "SELECT \(Self.columns) FROM favourite WHERE kind = ? AND id = ?", arguments: [id.kind, id.text]
        ).map(Self.favourite)
    }

    /// All that can be read, in no order; those whose records cannot are counted.
    func all() throws -> (favourites: [Favourite], skipped: Int) {
        var (favourites, skipped) = ([Favourite](), 0)
        let rows = try Row.fetchCursor(database, sql: "SELECT \(Self.columns) FROM favourite")
        while let row = try rows.next() {
            do { favourites.append(try Self.favourite(row)) } catch { skipped += 1 }
        }
        return (favourites, skipped)
    }

    /// What can be read of a database that is broken: from its first row to where it is broken, and from its last row back.
    /// - Returns: the favourites, and whether that is all of them.
    func readable() -> (favourites: [Favourite], isWhole: Bool) {
        var found: [Favourite.ID: Favourite] = [:]
        for order in ["ASC", "DESC"] {
            do {
                let rows = try Row.fetchCursor(database, sql: "SELECT \(Self.columns) FROM favourite ORDER BY rowid \(order)")
                while let row = try rows.next() {
                    // A record that is broken in itself is lost; the rows after it are not.
                    guard let favourite = try? Self.favourite(row) else { continue }
                    found[favourite.id] = favourite
                }
                return (Array(found.values), true)
            } catch {
                // As far as here; the rest is looked at from the other end.
            }
        }
        return (Array(found.values), false)
    }

    /// Keeps a favourite in place of an older one.
    func put(_ favourite: Favourite) throws {
        let record = FavouriteRecord(favourite)
        try database.cachedStatement(sql: "INSERT OR REPLACE INTO favourite (\(Self.columns)) VALUES (?, ?, ?, ?, ?, ?)")
            .execute(arguments: [favourite.id.kind, favourite.id.text, try record.snapshot, favourite.note, record.addedAt, record.seenAt])
    }

    /// Forgets a favourite, if it is one.
    func remove(_ id: Favourite.ID) throws {
        try database.execute(sql: "DELETE FROM favourite WHERE kind = ? AND id = ?", arguments: [id.kind, id.text])
    }

    private static func favourite(_ row: Row) throws -> Favourite {
        let snapshot: String = row["snapshot"]
        return try FavouriteRecord(
            kind: row["kind"], snapshot: Data(snapshot.utf8), note: row["note"], addedAt: row["added_at"], seenAt: row["seen_at"]
        ).favourite()
    }
}
