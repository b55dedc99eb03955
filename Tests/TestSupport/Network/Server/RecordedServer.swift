import Synchronization

/// A server in the test's own process, and what it was asked.
@dynamicMemberLookup
package struct RecordedServer<Server: Sendable>: Sendable {
    /// The server.
    package let server: Server
    private let log: RequestLog

    /// - Parameter start: starts the server, which calls what it is given for each request.
    package init(_ start: (@escaping @Sendable (String) -> Void) async throws -> Server) async throws {
        let log = RequestLog()
        server = try await start { line in log.lines.withLock { $0.append(line) } }
        self.log = log
    }

    /// What came since the start or the last `reset()`, in the order in which it came.
    package var requests: [String] { log.lines.withLock { $0 } }

    /// Forgets what came so far.
    package func reset() { log.lines.withLock { $0 = [] } }

    /// All else is the server's own.
    package subscript<Value>(dynamicMember path: KeyPath<Server, Value>) -> Value { server[keyPath: path] }
}

/// What came, behind a lock.
private final class RequestLog: Sendable {
    let lines = Mutex<[String]>([])
}
