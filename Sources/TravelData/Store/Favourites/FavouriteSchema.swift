import GRDB

/// The schema of `favourites.db`; `Store/README.md` describes it.
enum FavouriteSchema {
    /// "JnFv" in ASCII.
    static let schema = DatabaseSchema(
        applicationID: 0x4A6E_4676, tableOfFirstVersion: "favourite_trip",
        steps: [
            { database in
                try database.execute(
                    sql: """
                        CREATE TABLE favourite_trip (
                            id TEXT NOT NULL PRIMARY KEY,  -- the feed's identity of the trip
                            snapshot TEXT NOT NULL,        -- the whole trip as JSON: FavouriteTripRecord
                            added_at INTEGER NOT NULL      -- milliseconds since 1970 UTC
                        ) STRICT
                        """)
            },
            { database in
                try database.execute(
                    sql: """
                        CREATE TABLE favourite (
                            kind TEXT NOT NULL,            -- 'trip' or 'country'
                            id TEXT NOT NULL,              -- the feed's identity of the trip; the country's alpha-3 code
                            snapshot TEXT NOT NULL,        -- the whole record as JSON: FavouriteTripRecord, FavouriteCountryRecord
                            note TEXT,                     -- what the user wrote to it
                            added_at INTEGER NOT NULL,     -- milliseconds since 1970 UTC
                            seen_at INTEGER NOT NULL,      -- when its source gave it last, in milliseconds since 1970 UTC
                            PRIMARY KEY (kind, id)
                        ) STRICT;
                        INSERT INTO favourite SELECT 'trip', id, snapshot, NULL, added_at, added_at FROM favourite_trip;
                        DROP TABLE favourite_trip;
                        DROP TABLE IF EXISTS grdb_migrations;
                        """)
            },
        ])
}
