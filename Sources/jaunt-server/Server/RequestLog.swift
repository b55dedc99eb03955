import Synchronization

/// The requests that a server has seen, in the order in which they came.
final class RequestLog: Sendable {
    private let lines = Mutex<[String]>([])

    var all: [String] { lines.withLock { $0 } }

    func append(_ line: String) { lines.withLock { $0.append(line) } }

    func clear() { lines.withLock { $0.removeAll() } }
}
