import GRDB

/// What a database file of ours holds, version by version. A version that was released is never changed.
///
/// A file says whose it is by SQLite's `application_id`, and its version by `user_version`.
struct DatabaseSchema: Sendable {
    /// How a file stands to this schema.
    enum State: Hashable {
        /// There is nothing in it.
        case new
        case current
        case older(version: Int)
        /// A later Jaunt has made it.
        case newer(version: Int)
        /// It is another program's.
        case foreign
    }

    /// SQLite's `application_id` of the file.
    let applicationID: Int
    /// The table by which version 1 is known, which wrote no `user_version`.
    let tableOfFirstVersion: String
    /// What leads to version 1, from there to version 2, and so on.
    let steps: [@Sendable (Database) throws -> Void]

    /// The version that the program writes.
    var version: Int { steps.count }

    /// How a file stands to this schema.
    /// - Throws: what SQLite says, or that its version is not that of its tables.
    func state(of database: Database) throws -> State {
        let owner = try Int.fetchOne(database, sql: "PRAGMA application_id") ?? 0
        guard owner == 0 || owner == applicationID else { return .foreign }
        var version = try Int.fetchOne(database, sql: "PRAGMA user_version") ?? 0
        if version == 0 {
            if try database.tableExists(tableOfFirstVersion) {
                version = 1
            } else {
                return try Int.fetchOne(database, sql: "SELECT count(*) FROM sqlite_master") == 0 ? .new : .foreign
            }
        } else if owner == 0 {
            return .foreign
        }
        if version == self.version { return .current }
        if version == 1, try !database.tableExists(tableOfFirstVersion) {
            throw DatabaseFailure.broken("it says that it is of version 1, and has not its table")
        }
        return version < self.version ? .older(version: version) : .newer(version: version)
    }

    /// Makes the file one of the present version, in one transaction: all of it or nothing. Another instance may have done it meanwhile.
    func migrate(_ database: Database) throws {
        try database.inTransaction(.immediate) {
            let version: Int
            switch try state(of: database) {
            case .new: version = 0
            case .older(let older): version = older
            case .current, .newer, .foreign: return .rollback
            }
            for step in steps[version...] { try step(database) }
            try database.execute(sql: "PRAGMA application_id = \(applicationID)")
            try database.execute(sql: "PRAGMA user_version = \(self.version)")
            return .commit
        }
    }
}
