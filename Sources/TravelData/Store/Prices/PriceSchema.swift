import GRDB

/// The schema of `prices.db`; `Store/README.md` describes it.
enum PriceSchema {
    /// "JnPr" in ASCII.
    static let schema = DatabaseSchema(
        applicationID: 0x4A6E_5072, tableOfFirstVersion: "price",
        steps: [
            { database in
                try database.execute(
                    sql: """
                        CREATE TABLE price (
                            route INTEGER NOT NULL,        -- PricedRoute: a hash of route, airline, days of travel and currency
                            day INTEGER NOT NULL,          -- days since 1970-01-01 UTC
                            minor_units INTEGER NOT NULL,  -- the lowest price of that day, in the currency's minor unit
                            PRIMARY KEY (route, day)
                        ) STRICT, WITHOUT ROWID
                        """)
            },
            // From here on `minor_units` is what a route cost at the end of the day, the day is the user's, and `route` is told otherwise.
            { database in
                // NULL where it was not known to be another than at the end of the day.
                try database.execute(
                    sql: """
                        ALTER TABLE price ADD COLUMN lowest INTEGER;
                        ALTER TABLE price ADD COLUMN highest INTEGER
                        """)
            },
        ])
}
