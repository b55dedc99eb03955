import GRDB

extension DatabaseMigrator {
    /// Migrates a file that other instances of the program may be migrating at this moment: of two that begin at once the slower one finds
    /// its work done by the other, which GRDB tells as a failure. It looks again then.
    /// - Throws: what the migration fails with when nobody else has done it either.
    func migrateAmongInstances(_ database: DatabasePool) throws {
        do {
            try migrate(database)
        } catch {
            guard try database.read(hasCompletedMigrations) else {
                try migrate(database)
                return
            }
        }
    }
}
