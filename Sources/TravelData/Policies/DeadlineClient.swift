/// A policy: the whole exchange, body included, must end in time. (async-http-client's own deadline ends with the head.)
/// What counts is how long the server is waited for, and not how long somebody takes to read what has come.
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
        try await perform(request, consume, by: clock)
    }

    private func perform<Output: Sendable>(
        _ request: APIRequest, _ consume: @escaping @Sendable (APIResponse) async throws(APIError) -> Output, by clock: some Clock<Duration>
    ) async throws(APIError) -> Output {
        let waiting = WaitingTime(clock)
        do {
            return try await withThrowingTaskGroup(of: Output.self) { group in
                group.addTask {
                    try await base.perform(request) { (response: APIResponse) async throws(APIError) -> Output in
                        waiting.end()
                        defer { waiting.begin() }
                        var response = response
                        response.body = response.body.timed(by: waiting)
                        return try await consume(response)
                    }
                }
                group.addTask {
                    try await waiting.reach(limit)
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

extension APIBody {
    /// The same body, of which each piece is waited for as `waiting` counts it.
    fileprivate func timed(by waiting: WaitingTime<some Clock<Duration>>) -> APIBody {
        let pieces = Pieces {
            var rest = makeAsyncIterator()
            return {
                waiting.begin()
                defer { waiting.end() }
                return try await rest.next()
            }
        }
        return APIBody(pieces) { .unreachable(cause: $0) }
    }
}
