import GRDB

/// The schema of `cache.db`; `Store/README.md` describes it.
enum CacheSchema {
    /// "JnCa" in ASCII.
    static let schema = DatabaseSchema(
        applicationID: 0x4A6E_4361, tableOfFirstVersion: "response",
        steps: [
            { database in
                try database.execute(
                    sql: """
                        CREATE TABLE response (
                            address TEXT NOT NULL PRIMARY KEY,
                            body BLOB NOT NULL,
                            etag TEXT,
                            last_modified TEXT,
                            stored_at REAL NOT NULL,    -- seconds since 1970 UTC
                            fresh_until REAL NOT NULL,  -- seconds since 1970 UTC
                            is_personal INTEGER NOT NULL
                        ) STRICT
                        """)
            },
            // The same table; the file says whose it is and which version.
            { database in try database.execute(sql: "DROP TABLE IF EXISTS grdb_migrations") },
        ])
}
