import GRDB

/// The schema of `cache.db`; `Store/README.md` describes it.
enum CacheSchema {
    /// The answers that can be given: what has no address is on its way, or was given up, and what has a body has a first piece.
    static let answers = """
        response WHERE address IS NOT NULL
            AND (size = 0 OR EXISTS (SELECT 1 FROM piece WHERE piece.response = response.id AND piece.number = 0))
        """

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
            // Bodies in pieces, so that a long one is written as it comes, and its beginning is read without the rest.
            { database in
                try database.execute(
                    sql: """
                        ALTER TABLE response RENAME TO response_2;
                        CREATE TABLE response (
                            id INTEGER PRIMARY KEY,
                            address TEXT UNIQUE,        -- NULL while it is on its way, and when a newer one has taken its place
                            size INTEGER NOT NULL,      -- bytes of the body
                            etag TEXT,
                            last_modified TEXT,
                            stored_at REAL NOT NULL,    -- seconds since 1970 UTC
                            fresh_until REAL NOT NULL,  -- seconds since 1970 UTC
                            is_personal INTEGER NOT NULL
                        ) STRICT;
                        CREATE TABLE piece (
                            response INTEGER NOT NULL REFERENCES response (id) ON DELETE CASCADE,
                            number INTEGER NOT NULL,    -- from 0
                            bytes BLOB NOT NULL,
                            PRIMARY KEY (response, number)
                        ) STRICT;
                        INSERT INTO response (address, size, etag, last_modified, stored_at, fresh_until, is_personal)
                            SELECT address, length(body), etag, last_modified, stored_at, fresh_until, is_personal FROM response_2;
                        INSERT INTO piece SELECT response.id, 0, body FROM response_2 JOIN response USING (address);
                        DROP TABLE response_2
                        """)
            },
        ])
}
