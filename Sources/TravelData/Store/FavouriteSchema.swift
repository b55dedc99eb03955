import GRDB

/// The schema of `favourites.db`, version by version. A version that was released is never changed.
enum FavouriteSchema {
    /// SQLite's `application_id` of the file: "JnFv" in ASCII.
    static let applicationID = 0x4A6E_4676

    static var migrator: DatabaseMigrator {
        var migrator = DatabaseMigrator()
        migrator.registerMigration("1") { database in
            try database.execute(
                sql: """
                    CREATE TABLE favourite_trip (
                        id TEXT NOT NULL PRIMARY KEY,  -- the feed's identity of the trip
                        snapshot TEXT NOT NULL,        -- the whole trip as JSON: FavouriteTripRecord
                        added_at INTEGER NOT NULL      -- milliseconds since 1970 UTC
                    ) STRICT
                    """)
            try database.execute(sql: "PRAGMA application_id = \(applicationID)")
        }
        return migrator
    }
}
