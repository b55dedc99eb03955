import Synchronization

/// A clock on which nobody waits: it notes how long they would have.
package final class NoWaitClock: Clock {
    package typealias Instant = ContinuousClock.Instant

    private let noted = Mutex<[Duration]>([])
    private let start = ContinuousClock.now

    package init() {}

    /// How long each one would have waited.
    package var waits: [Duration] { noted.withLock { $0 } }

    package var now: Instant { start }

    package var minimumResolution: Duration { .nanoseconds(1) }

    package func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        try Task.checkCancellation()
        noted.withLock { $0.append(start.duration(to: deadline)) }
    }
}
