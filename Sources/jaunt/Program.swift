import Foundation

/// Runs asynchronous work from the synchronous main function, and ends the process with what comes of it.
enum Program {
    /// Exit statuses, as `jaunt --help` lists them (sysexits(3) above 63).
    enum Status {
        static let success: Int32 = 0
        static let failure: Int32 = 1
        static let terminal: Int32 = 2
        static let notFound: Int32 = 3
        static let usage: Int32 = 64
        static let configuration: Int32 = 78
    }

    /// Runs `body` on the main actor and exits with the status that it gives.
    static func run(_ body: @escaping @MainActor () async -> Int32) -> Never {
        Task { exit(await body()) }
        // A run loop and not `dispatchMain`: that would move the main actor away from this thread.
        while true { RunLoop.main.run(until: .distantFuture) }
    }
}
