import Synchronization

/// A clock on which everybody waits until a test says that their time is over, or until they are cancelled.
package final class HeldClock: Clock {
    package typealias Instant = ContinuousClock.Instant

    private let state = Mutex<(gates: [Gate], count: Int)>(([], 0))
    private let start = ContinuousClock.now
    private let began: AsyncStream<Duration>.Continuation
    /// How long each one is to wait, when it begins to.
    package let waits: AsyncStream<Duration>

    package init() { (waits, began) = AsyncStream.makeStream() }

    /// How many wait.
    package var waitingCount: Int { state.withLock { $0.count } }

    package var now: Instant { start }

    package var minimumResolution: Duration { .nanoseconds(1) }

    package func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        let gate = Gate()
        state.withLock { state in
            state.gates.append(gate)
            state.count += 1
        }
        defer { state.withLock { $0.count -= 1 } }
        began.yield(start.duration(to: deadline))
        await gate.pass()
        try Task.checkCancellation()
    }

    /// The time of everybody who waits is over.
    package func ring() {
        let gates = state.withLock { state in
            defer { state.gates = [] }
            return state.gates
        }
        for gate in gates { gate.open() }
    }
}
