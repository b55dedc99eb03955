/// A policy: the whole exchange, body included, must end in time. (async-http-client's own deadline ends with the head.)
package struct DeadlineClient<Base: APIClient>: PolicyClient {
    package let base: Base
    private let limit: Duration
    private let clock: any Clock<Duration>

    /// - Parameter limit: how long one exchange may take.
    package init(_ base: Base, limit: Duration, clock: any Clock<Duration> = ContinuousClock()) {
        self.base = base
        self.limit = limit
        self.clock = clock
    }

    package func perform<Output: Sendable>(
        _ request: APIRequest, _ consume: @escaping @Sendable (APIResponse) async throws(APIError) -> Output
    ) async throws(APIError) -> Output {
        do {
            return try await withThrowingTaskGroup(of: Output.self) { group in
                group.addTask { try await base.perform(request, consume) }
                group.addTask {
                    try await clock.sleep(for: limit)
                    throw APIError.timedOut(cause: Reason("no whole answer came within \(limit.inSeconds)"))
                }
                defer { group.cancelAll() }
                guard let output = try await group.next() else { throw APIError.cancelled }
                return output
            }
        } catch is CancellationError {
            throw .cancelled
        } catch {
            // The race is cancelled from outside as well as by its end.
            throw Task.isCancelled ? .cancelled : (error as? APIError) ?? .unreachable(cause: error)
        }
    }
}

extension Duration {
    /// Such as "30 s", or "400 ms".
    var inSeconds: String {
        let (seconds, attoseconds) = components
        return attoseconds == 0 ? "\(seconds) s" : "\(seconds * 1000 + attoseconds / 1_000_000_000_000_000) ms"
    }
}
