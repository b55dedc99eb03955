import Synchronization

/// The newest requests that a server has seen, in the order in which they came.
final class RequestLog: Sendable {
    /// How many are kept: a server may run for long.
    static let most = 1000

    private let lines = Mutex<[String]>([])

    var all: [String] { lines.withLock { $0 } }

    func append(_ line: String) {
        lines.withLock { lines in
            lines.append(line)
            if lines.count > Self.most { lines.removeFirst() }
        }
    }

    func clear() { lines.withLock { $0.removeAll() } }
}
