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
    /// - Throws: what SQLite says, or `DatabaseFailure.broken` where its tables are not those of the earlier version that it names.
    func state(of database: Database) throws -> State {
        let owner = try Int.fetchOne(database, sql: "PRAGMA application_id") ?? 0
        guard owner == 0 || owner == applicationID else { return .foreign }
        var version = try Int.fetchOne(database, sql: "PRAGMA user_version") ?? 0
        // No Jaunt writes such a one: a single bit that has turned does.
        guard version >= 0 else { throw DatabaseFailure.broken("it says that it is of version \(version)") }
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
        guard version < self.version else { return .newer(version: version) }
        // Neither does any Jaunt write such a one; what leads on from that version would fail, or spoil what is there.
        guard try hasTables(of: version, database) else {
            throw DatabaseFailure.broken("it says that it is of version \(version), and has not its tables")
        }
        return .older(version: version)
    }

    /// Whether a file has the tables of a version with the columns that they had: those that the steps make in memory.
    private func hasTables(of version: Int, _ database: Database) throws -> Bool {
        func columns(_ table: String, _ database: Database) throws -> Set<String> {
            try String.fetchSet(database, sql: "SELECT name FROM pragma_table_info(?)", arguments: [table])
        }
        let memory = try DatabaseQueue()
        return try memory.writeWithoutTransaction { model in
            for step in steps[..<version] { try step(model) }
            return try String.fetchAll(model, sql: "SELECT name FROM sqlite_master WHERE type = 'table'")
                .allSatisfy { try columns($0, database) == columns($0, model) }
        }
    }

    /// Sees that an open file is of the present version still: another Jaunt may have brought it to a newer one, or somebody has written over
    /// it, since it was opened.
    /// - Throws: `DatabaseFailure.newer`, or `DatabaseFailure.broken` where it has to be opened anew.
    func expectCurrent(_ database: Database) throws {
        switch try state(of: database) {
        case .current: break
        case .newer(let version): throw DatabaseFailure.newer(version: version)
        case .foreign: throw DatabaseFailure.broken("it was another program's")
        case .new, .older: throw DatabaseFailure.broken("somebody has written over it")
        }
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
