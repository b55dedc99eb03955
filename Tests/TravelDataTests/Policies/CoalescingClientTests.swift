import Synchronization
import Testing

@testable import TravelData

@Suite("The same request several times at once")
struct CoalescingClientTests {
    /// Holds answers back until the test lets them go.
    private actor Gate {
        private var waiting: [CheckedContinuation<Void, Never>] = []
        private var isOpen = false

        func pass() async {
            if isOpen { return }
            await withCheckedContinuation { waiting.append($0) }
        }

        func open() {
            isOpen = true
            waiting.forEach { $0.resume() }
            waiting = []
        }
    }

    /// A clock on which a moment lasts until the test lets it end.
    private struct HeldClock: Clock {
        let gate: Gate

        var now: ContinuousClock.Instant { .now }
        var minimumResolution: Duration { .nanoseconds(1) }

        func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws { await gate.pass() }
    }

    private func text(
        _ client: some APIClient, _ path: String = "x", _ method: APIRequest.Method = .get, from origin: APIRequest.Origin = .live
    ) async throws -> String {
        try await client.perform(APIRequest(method, path: [path]).asked(from: origin)) { (response: APIResponse) async throws(APIError) in
            String(decoding: try await response.body.prefix(1_000), as: UTF8.self)
        }
    }

    @Test("is sent once, and all twenty get the whole answer (H-35)", .timeLimit(.minutes(1)))
    func twenty() async throws {
        let (gate, moment) = (Gate(), Gate())
        let stub = StubClient { _ in
            await gate.pass()
            return .init(pieces: [Array("one, ".utf8), Array("two".utf8)])
        }
        let client = CoalescingClient(stub, clock: HeldClock(gate: moment))
        let texts = try await withThrowingTaskGroup(of: String.self) { group in
            for _ in 0..<20 { group.addTask { try await text(client) } }
            await gate.open()
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(texts == Array(repeating: "one, two", count: 20))
        #expect(stub.requests.count == 1)
        await moment.open()
    }

    @Test("gives everyone the same failure, and the next one who asks a new try", .timeLimit(.minutes(1)))
    func failures() async {
        let stub = StubClient { (_) throws(APIError) in throw .unreachable(cause: Reason("refused")) }
        let client = CoalescingClient(stub)
        #expect(await failure { try await text(client) } == "unreachable: refused")
        #expect(await failure { try await text(client) } == "unreachable: refused")
        #expect(stub.requests.count == 2)
    }

    @Test("is not what they get who ask right after it was given up (H-37)", .timeLimit(.minutes(1)))
    func givenUp() async throws {
        let gate = Gate()
        let count = Mutex(0)
        let stub = StubClient { _ in
            let number = count.withLock { count in
                count += 1
                return count
            }
            if number == 1 { await gate.pass() }
            return .init(pieces: [Array("\(number)".utf8)])
        }
        let client = CoalescingClient(stub)
        let first = Task { try await text(client) }
        while stub.requests.isEmpty { await Task.yield() }
        first.cancel()
        #expect(try await text(client) == "2")
        await gate.open()
    }

    @Test("is asked for again by a reload, once the answer is whole, and by nobody else who comes a moment later", .timeLimit(.minutes(1)))
    func reloaded() async throws {
        let moment = Gate()
        let stub = StubClient("x")
        let client = CoalescingClient(stub, clock: HeldClock(gate: moment))
        for count in 1...100 {
            _ = try await text(client, from: .anew)
            #expect(stub.requests.count == count)
            #expect(try await text(client) == "x")
            #expect(stub.requests.count == count)
        }
        await moment.open()
    }

    @Test("is cancelled when the last one who waits has gone", .timeLimit(.minutes(1)))
    func abandoned() async {
        let (events, continuation) = AsyncStream<String>.makeStream()
        let stub = StubClient { (_) throws(APIError) in
            continuation.yield("asked")
            await untilCancelled()
            continuation.yield("cancelled")
            throw .cancelled
        }
        let client = CoalescingClient(stub)
        let waiters = (0..<2).map { _ in Task { try await text(client) } }
        var seen = events.makeAsyncIterator()
        #expect(await seen.next() == "asked")
        for waiter in waiters { waiter.cancel() }
        #expect(await seen.next() == "cancelled")
    }

    @Test("is two requests when they are two, and a POST is never shared")
    func others() async throws {
        let stub = StubClient("x")
        let client = CoalescingClient(stub)
        _ = try await (text(client, "a"), text(client, "b"), text(client, "c", .post), text(client, "c", .post))
        #expect(stub.requests.count == 4)
    }
}
