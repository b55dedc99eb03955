import GRDB
import TravelKit

/// The favourites in a database of the present version.
struct FavouriteTable {
    let database: Database

    private static let columns = "kind, id, snapshot, note, added_at, seen_at"

    /// One favourite; nil when it is none.
    /// - Throws: what SQLite says, or `UnreadableFavourite`.
    func favourite(_ id: Favourite.ID) throws -> Favourite? { try row(id)?.favourite() }

    private func row(_ id: Favourite.ID) throws -> FavouriteRow? {
        let statement = try database.cachedStatement(sql: "SELECT \(Self.columns) FROM favourite WHERE kind = ? AND id = ?")
        let row = try Row.fetchOne(statement, arguments: [id.kind, id.text])
        guard let row else { return nil }
        return try FavouriteRow(row)
    }

    /// All that can be read, in no order.
    /// - Parameter before: the records that were decoded earlier.
    /// - Returns: besides those, which favourites the records are of that cannot be read, nil for one that does not say so, and the records
    ///   that are decoded by now.
    func all(
        after before: DecodedFavourites
    ) throws -> (favourites: [Favourite], unread: [Favourite.ID?], decoded: DecodedFavourites) {
        var (favourites, unread, decoded) = ([Favourite](), [Favourite.ID?](), DecodedFavourites())
        let rows = try Row.fetchCursor(database, sql: "SELECT \(Self.columns) FROM favourite")
        while let row = try rows.next() {
            do { favourites.append(try decoded.favourite(of: FavouriteRow(row), after: before)) } catch {
                unread.append(FavouriteRow.favouriteID(of: row))
            }
        }
        return (favourites, unread, decoded)
    }

    /// All rows, whether their records can be read or not.
    func rows() throws -> [FavouriteRow] {
        var found: [FavouriteRow] = []
        let rows = try Row.fetchCursor(database, sql: "SELECT \(Self.columns) FROM favourite")
        while let row = try rows.next() {
            do { found.append(try FavouriteRow(row)) } catch {
                // What is not even a row of ours is nothing that could come back.
            }
        }
        return found
    }

    /// The identities of those whose records cannot be read.
    func unreadable() throws -> [String] {
        var ids: [String] = []
        let rows = try Row.fetchCursor(database, sql: "SELECT \(Self.columns) FROM favourite ORDER BY id")
        while let row = try rows.next() {
            do { _ = try FavouriteRow(row).favourite() } catch { ids.append(String.fromDatabaseValue(row["id"]) ?? "?") }
        }
        return ids
    }

    /// What can be read of a database that is broken: from its first row to where it is broken, and from its last row back.
    /// - Returns: besides the rows, in no order, whether those are all.
    func readable() -> (rows: [FavouriteRow], isWhole: Bool) {
        var (found, isAtEnd, isLost) = ([FavouriteRow.Identity: FavouriteRow](), false, false)
        for order in ["ASC", "DESC"] where !isAtEnd {
            do {
                let rows = try Row.fetchCursor(database, sql: "SELECT \(Self.columns) FROM favourite ORDER BY rowid \(order)")
                while let values = try rows.next() {
                    do {
                        let row = try FavouriteRow(values)
                        found[row.identity] = row
                    } catch {
                        // What is not even a row of ours is lost; the rows after it are not.
                        isLost = true
                    }
                }
                isAtEnd = true
            } catch {
                // As far as here; the rest is looked at from the other end.
            }
        }
        return (Array(found.values), isAtEnd && !isLost)
    }

    /// Keeps a favourite in place of an older one.
    func put(_ favourite: Favourite) throws {
        let record = FavouriteRecord(favourite)
        try database.cachedStatement(sql: "INSERT OR REPLACE INTO favourite (\(Self.columns)) VALUES (?, ?, ?, ?, ?, ?)")
            .execute(arguments: [favourite.id.kind, favourite.id.text, try record.snapshot, favourite.note, record.addedAt, record.seenAt])
    }

    /// Keeps a row as it is, unless one is there.
    /// - Returns: whether it is there now.
    func put(_ row: FavouriteRow) throws -> Bool {
        try database.execute(
            sql: "INSERT OR IGNORE INTO favourite (\(Self.columns)) VALUES (?, ?, ?, ?, ?, ?)",
            arguments: [row.kind, row.id, row.snapshot, row.note, row.addedAt, row.seenAt])
        return database.changesCount > 0
    }

    /// Keeps a row in place of an older one, whose note stays where the row has none and was added anew since: else the user has taken the
    /// note away.
    func supersede(_ row: FavouriteRow) throws {
        try database.execute(
            sql: """
                INSERT INTO favourite (\(Self.columns)) VALUES (?, ?, ?, ?, ?, ?)
                ON CONFLICT (kind, id) DO UPDATE SET
                    snapshot = excluded.snapshot, added_at = excluded.added_at, seen_at = excluded.seen_at,
                    note = CASE WHEN excluded.added_at = favourite.added_at THEN excluded.note
                        ELSE coalesce(excluded.note, favourite.note) END
                """,
            arguments: [row.kind, row.id, row.snapshot, row.note, row.addedAt, row.seenAt])
    }

    /// Forgets a favourite, if it is one.
    /// - Returns: its row as it was, whether its record could be read or not; nil where there was none.
    func remove(_ id: Favourite.ID) throws -> FavouriteRow? {
        var row: FavouriteRow?
        do { row = try self.row(id) } catch is UnreadableFavourite {
            // What is not even a row of ours is nothing that could come back.
        }
        try database.execute(sql: "DELETE FROM favourite WHERE kind = ? AND id = ?", arguments: [id.kind, id.text])
        return row
    }
}
