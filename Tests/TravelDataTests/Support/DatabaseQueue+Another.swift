import GRDB

extension DatabaseQueue {
    /// Somebody else's connection to a file, whose transactions a test begins in one step and ends in another.
    static func ofAnother(_ path: String) throws -> DatabaseQueue {
        var configuration = Configuration()
        configuration.allowsUnsafeTransactions = true
        return try DatabaseQueue(path: path, configuration: configuration)
    }
}
