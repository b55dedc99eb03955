import Synchronization
import Testing

@testable import TravelData

/// A clock whose sleeps end at once, or never, and that notes what it was asked to sleep.
private final class TestClock: Clock {
    struct Instant: InstantProtocol {
        var offset: Duration

        func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
        func duration(to other: Instant) -> Duration { other.offset - offset }
        static func < (one: Instant, other: Instant) -> Bool { one.offset < other.offset }
    }

    private let endsAtOnce: Bool
    private let noted = Mutex<[Duration]>([])
    private let ended = Mutex(0)

    init(endsAtOnce: Bool) { self.endsAtOnce = endsAtOnce }

    var now: Instant { Instant(offset: .zero) }
    var minimumResolution: Duration { .zero }
    var sleeps: [Duration] { noted.withLock { $0 } }
    /// How many sleeps were broken off.
    var brokenOff: Int { ended.withLock { $0 } }

    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        noted.withLock { $0.append(deadline.offset) }
        if !endsAtOnce {
            await untilCancelled()
            ended.withLock { $0 += 1 }
            throw CancellationError()
        }
    }
}

@Suite("A deadline", .timeLimit(.minutes(1)))
struct DeadlineClientTests {
    private let endpoint = Endpoint<Batch<Int>>.list(of: Int.self, path: ["x"])

    @Test(
        "that passes ends the exchange, and it is said how long it was",
        arguments: [(.seconds(30), "30 s"), (.milliseconds(1500), "1500 ms")] as [(Duration, String)])
    func passes(limit: Duration, text: String) async {
        let clock = TestClock(endsAtOnce: true)
        let client = DeadlineClient(
            StubClient { _ throws(APIError) in
                await untilCancelled()
                throw .cancelled
            }, limit: limit, clock: clock)
        #expect(await failure { try await client.load(endpoint) { _ in } } == "timed out: no whole answer came within \(text)")
        #expect(clock.sleeps == [limit])
    }

    @Test("that is not reached leaves the answer as it is, and the clock is let go")
    func inTime() async throws {
        let clock = TestClock(endsAtOnce: false)
        let client = DeadlineClient(StubClient("[1,2]"), limit: .seconds(1), clock: clock)
        let values = Mutex<[Int]>([])
        try await client.load(endpoint) { batch in values.withLock { $0 += batch.values } }
        #expect(values.withLock { $0 } == [1, 2])
        #expect(clock.brokenOff == clock.sleeps.count)
    }

    @Test("that is not reached leaves the failure as it is")
    func failsInTime() async {
        let client = DeadlineClient(StubClient("no", status: 503), limit: .seconds(1), clock: TestClock(endsAtOnce: false))
        #expect(await failure { try await client.load(endpoint) { _ in } } == "status 503: -")
    }

    @Test("is not what is said when nobody waits any more")
    func cancelled() async {
        let (began, hasBegun) = AsyncStream.makeStream(of: Void.self)
        let client = DeadlineClient(
            StubClient { _ throws(APIError) in
                hasBegun.yield()
                await untilCancelled()
                throw .unreachable(cause: Reason("broken off"))
            }, limit: .seconds(1), clock: TestClock(endsAtOnce: false))
        let endpoint = self.endpoint
        let waiting = Task { await failure { try await client.load(endpoint) { _ in } } }
        for await _ in began { break }
        waiting.cancel()
        #expect(await waiting.value == "cancelled")
    }

    @Test("names its source as the client within does")
    func source() {
        #expect(DeadlineClient(StubClient(""), limit: .seconds(1)).source(of: endpoint.request) == "stub")
    }
}
