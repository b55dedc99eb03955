import Synchronization
import TestSupport
import Testing

@testable import TravelData

/// A clock whose sleeps end at once, or never, and that notes what it was asked to sleep. Its time is that to which somebody has slept.
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
    private let time = Mutex(Instant(offset: .zero))

    init(endsAtOnce: Bool) { self.endsAtOnce = endsAtOnce }

    var now: Instant { time.withLock { $0 } }
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
        time.withLock { $0 = max($0, deadline) }
    }
}

/// A clock that a test moves on. Each sleep is said, and ends once its time has come.
private final class MovedClock: Clock {
    typealias Instant = TestClock.Instant

    private let state = Mutex<(now: Instant, sleepers: [(deadline: Instant, gate: Gate)])>((Instant(offset: .zero), []))
    private let began: AsyncStream<Void>.Continuation
    let sleeps: AsyncStream<Void>

    init() { (sleeps, began) = AsyncStream.makeStream() }

    var now: Instant { state.withLock { $0.now } }
    var minimumResolution: Duration { .zero }

    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        let gate = Gate()
        state.withLock { state in
            if deadline <= state.now { gate.open() } else { state.sleepers.append((deadline, gate)) }
        }
        began.yield()
        await gate.pass()
        try Task.checkCancellation()
    }

    func move(by duration: Duration) {
        let due = state.withLock { state in
            let now = state.now.advanced(by: duration)
            state.now = now
            defer { state.sleepers.removeAll { $0.deadline <= now } }
            return state.sleepers.filter { $0.deadline <= now }
        }
        for sleeper in due { sleeper.gate.open() }
    }

    /// Waits until somebody has begun to sleep since this was called last, or until the task is cancelled.
    func slept() async { for await _ in sleeps { break } }
}

/// A client whose answer has this body.
private struct BodyClient: APIClient {
    private let body: Pieces

    init(_ body: Pieces) { self.body = body }

    func source(of request: APIRequest) -> String { "stub" }

    func perform<Output: Sendable>(
        _ request: APIRequest, _ consume: @escaping @Sendable (APIResponse) async throws(APIError) -> Output
    ) async throws(APIError) -> Output {
        try await consume(APIResponse(status: 200, body: APIBody(body) { .unreachable(cause: $0) }))
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

    @Test("counts no time in which what has come is being read")
    func reading() async throws {
        let clock = MovedClock()
        let client = DeadlineClient(StubClient(pieces: [[1], [2], [3]]), limit: .seconds(30), clock: clock)
        let bytes = try await client.perform(endpoint.request) { (response: APIResponse) async throws(APIError) in
            var bytes: [UInt8] = []
            for try await piece in response.body {
                await clock.slept()
                clock.move(by: .seconds(30))
                bytes += piece
            }
            return bytes
        }
        #expect(bytes == [1, 2, 3])
    }

    @Test("counts all that a body takes which comes by and by")
    func trickling() async {
        let clock = MovedClock()
        let client = DeadlineClient(
            BodyClient(
                Pieces {
                    var number = 0
                    return {
                        number += 1
                        if number == 1 { await clock.slept() }
                        if number > 30 { await untilCancelled() }
                        clock.move(by: .seconds(1))
                        return [0]
                    }
                }), limit: .seconds(30), clock: clock)
        let found = await failure {
            try await client.perform(endpoint.request) { (response: APIResponse) async throws(APIError) in
                for try await _ in response.body {}
            }
        }
        #expect(found == "timed out: no whole answer came within 30 s")
    }

    @Test("begins anew where the whole program was stopped meanwhile")
    func stopped() async throws {
        let clock = MovedClock()
        let client = DeadlineClient(
            BodyClient(
                Pieces {
                    var isBegun = false
                    return {
                        if isBegun { return nil }
                        isBegun = true
                        await clock.slept()
                        clock.move(by: .seconds(3600))
                        await clock.slept()
                        return [1]
                    }
                }), limit: .seconds(30), clock: clock)
        let bytes = try await client.perform(endpoint.request) { (response: APIResponse) async throws(APIError) in
            try await response.body.prefix(10)
        }
        #expect(bytes == [1])
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
