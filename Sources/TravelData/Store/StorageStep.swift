/// What a store asks of the file system and of SQLite, and what can fail. Each step is announced before it is taken, so that a test can let
/// any of them fail.
package enum StorageStep: CaseIterable, Hashable, Sendable {
    case makeFolder, open, check, copy, migrate, read, write, lock, salvage, setAside, restore, close

    /// Hears of a step before it is taken.
    /// - Throws: what the step fails with.
    package typealias Announce = @Sendable (StorageStep) throws -> Void
}
