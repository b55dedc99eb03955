import Synchronization

/// A fault of a `MisbehavingServer` under an address of its own, and what its peer did there.
package final class Route: Sendable {
    private struct Traffic {
        var requests: [RecordedRequest] = []
        var connections: Set<Int> = []
        var bytesSent = 0
    }

    /// The base address to give to the program, without a slash at its end.
    package let address: String
    /// The server's TCP port.
    package let port: Int
    /// The requests as they arrive, for one who waits.
    package let arrivals: AsyncStream<RecordedRequest>
    private let arrived: AsyncStream<RecordedRequest>.Continuation
    private let path: String
    private let fault: Fault
    private let traffic = Mutex(Traffic())

    init(_ fault: Fault, origin: String, path: String, port: Int) {
        self.fault = fault
        self.path = path
        self.port = port
        address = origin + path
        (arrivals, arrived) = AsyncStream.makeStream(of: RecordedRequest.self)
    }

    deinit { arrived.finish() }

    /// "127.0.0.1:8080", as the program calls it.
    package var host: String { String(address.drop { $0 != "/" }.dropFirst(2).prefix { $0 != "/" }) }

    /// The requests that came, in order.
    package var requests: [RecordedRequest] { traffic.withLock { $0.requests } }

    /// What each request asked for, below the route's own path: path and query.
    package var targets: [String] { requests.map { String($0.target.dropFirst(path.utf8.count)) } }

    /// How many connections brought requests.
    package var connections: Int { traffic.withLock { $0.connections.count } }

    /// How many bytes were sent.
    package var bytesSent: Int { traffic.withLock { $0.bytesSent } }

    /// Waits until so many requests have come. To be awaited by one at a time.
    package func waitForRequests(_ count: Int) async {
        if requests.count >= count { return }
        for await _ in arrivals where requests.count >= count { return }
    }

    /// Notes a request.
    /// - Returns: what is to be done.
    func take(_ request: RecordedRequest, of connection: Int) -> [Fault.Step] {
        let before = traffic.withLock { traffic in
            defer { traffic.requests.append(request) }
            traffic.connections.insert(connection)
            return traffic.requests.count
        }
        arrived.yield(request)
        return fault.steps(request, before)
    }

    func sent(_ count: Int) { traffic.withLock { $0.bytesSent += count } }
}
