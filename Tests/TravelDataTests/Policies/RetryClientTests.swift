import Foundation
import Synchronization
import TestSupport
import Testing

@testable import TravelData

@Suite("A request that failed")
struct RetryClientTests {
    private let clock = NoWaitClock()

    private func text(_ stub: StubClient, _ request: APIRequest = APIRequest(path: ["x"])) async throws -> String {
        let client = RetryClient(stub, clock: clock, random: { 1 })
        return try await client.perform(request) { (response: APIResponse) async throws(APIError) in
            "\(response.status) " + String(decoding: try await response.body.prefix(100), as: UTF8.self)
        }
    }

    /// A client that gives these answers in turn; nil is a connection that breaks.
    private func stub(_ answers: [StubClient.Answer?]) -> StubClient {
        let left = Mutex(answers[...])
        return StubClient { (_) throws(APIError) in
            guard let answer = left.withLock({ $0.popFirst() }) ?? nil else { throw .unreachable(cause: Reason("refused")) }
            return answer
        }
    }

    @Test("with 503 twice is sent a third time (H-18), each wait bounded by twice the one before")
    func twice() async throws {
        let stub = stub([.init("", status: 503), .init("", status: 503), .init("well")])
        #expect(try await text(stub) == "200 well")
        #expect(stub.requests.count == 3)
        #expect(clock.waits == [.milliseconds(150), .milliseconds(300)])
    }

    @Test("three times is given up, and the last answer stands")
    func thrice() async throws {
        let stub = stub([.init("", status: 503), .init("", status: 503), .init("last", status: 503), .init("never")])
        #expect(try await text(stub) == "503 last")
        #expect(stub.requests.count == 3)
    }

    @Test("by a broken connection is sent again, and the error is the last one's", arguments: [1, 2, 3])
    func broken(count: Int) async {
        let stub = stub(Array(repeating: nil, count: count) + [.init("well")])
        let result = await failure { try await text(stub) }
        #expect(result == (count < 3 ? "no error: 200 well" : "unreachable: refused"))
        #expect(stub.requests.count == min(count + 1, 3))
    }

    @Test("with a status that will not pass is not sent again", arguments: [400, 401, 403, 404, 500, 501])
    func lasting(status: Int) async throws {
        let stub = stub([.init("", status: status)])
        #expect(try await text(stub) == "\(status) ")
        #expect(stub.requests.count == 1)
    }

    @Test("waits as long as the server asks, up to a minute (H-17)", arguments: [("2", 2), ("60", 60)])
    func asked(value: String, seconds: Int) async throws {
        let stub = stub([.init("", status: 429, headers: ["retry-after": value]), .init("well")])
        #expect(try await text(stub) == "200 well")
        #expect(clock.waits == [.seconds(seconds)])
    }

    /// What is said of waits.
    private final class Said: Sendable {
        private let lines = Mutex<[String]>([])
        var all: [String] { lines.withLock { $0 } }
        func add(_ line: String) { lines.withLock { $0.append(line) } }
    }

    @Test("is said to wait for as long as it does, where the server asks for two seconds at least", arguments: [("1", false), ("2", true)])
    func saidToWait(value: String, isSaid: Bool) async throws {
        let said = Said()
        let stub = stub([.init("", status: 503), .init("", status: 503, headers: ["retry-after": value]), .init("well")])
        let client = RetryClient(
            stub, clock: clock,
            whenAskedToWait: { source, wait in
                said.add("\(source): \(wait.components.seconds)")
                return { said.add("over") }
            })
        let status = try await client.perform(APIRequest(path: ["x"])) { (response: APIResponse) async throws(APIError) in
            response.status
        }
        #expect(status == 200)
        #expect(said.all == (isSaid ? ["stub: \(value)", "over"] : []))
    }

    @Test("is no longer said to wait when nobody wants its answer any more")
    func saidNoLonger() async {
        let (said, gate) = (Said(), Gate())
        let stub = stub([.init("", status: 429, headers: ["retry-after": "30"]), .init("well")])
        let client = RetryClient(
            stub,
            whenAskedToWait: { _, _ in
                gate.open()
                return { said.add("over") }
            })
        let asked = Task {
            await failure {
                try await client.perform(APIRequest(path: ["x"])) { (response: APIResponse) async throws(APIError) in response.status }
            }
        }
        await gate.pass()
        asked.cancel()
        #expect(await asked.value == "cancelled")
        #expect(said.all == ["over"])
    }

    @Test("that is asked to wait for longer is left alone, and says for how long (H-17)")
    func tooLong() async throws {
        let stub = stub([.init(#"{"message":"Too many."}"#, status: 429, headers: ["retry-after": "3600"])])
        let client = RetryClient(stub, clock: clock)
        let error = await #expect(throws: APIError.self) {
            try await client.load(.value(APIRequest(path: ["x"])) as Endpoint<[Int]>) { _ in }
        }
        guard case .status(429, "Too many.", let wait?) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(wait == .seconds(3600))
        #expect(clock.waits.isEmpty && stub.requests.count == 1)
    }

    @Test("is asked to wait for nonsense and waits as usual (H-17)", arguments: ["-1", "soon", "", "0", "Sun, 06 Nov 1994 08:49:37 GMT"])
    func nonsense(value: String) async throws {
        let stub = stub([.init("", status: 429, headers: ["retry-after": value]), .init("well")])
        #expect(try await text(stub) == "200 well")
        #expect(clock.waits == [.milliseconds(150)])
    }

    @Test("and was a POST is never sent again (H-19)")
    func post() async throws {
        let stub = stub([.init("", status: 503), .init("well")])
        #expect(try await text(stub, APIRequest(.post, path: ["login"])) == "503 ")
        #expect(stub.requests.count == 1)
    }

    /// A client whose answers break off after these pieces; one with nil is whole.
    private struct BreakingOff: APIClient {
        let answers: [(pieces: [String], breaksOff: Bool)]
        let asked = Counter()

        final class Counter: Sendable {
            private let value = Mutex(0)
            var count: Int { value.withLock { $0 } }
            func next() -> Int {
                value.withLock { value in
                    defer { value += 1 }; return value
                }
            }
        }

        func source(of request: APIRequest) -> String { "stub" }

        func perform<Output: Sendable>(
            _ request: APIRequest, _ consume: @escaping @Sendable (APIResponse) async throws(APIError) -> Output
        ) async throws(APIError) -> Output {
            let answer = answers[min(asked.next(), answers.count - 1)]
            let (stream, continuation) = AsyncThrowingStream.makeStream(of: [UInt8].self)
            for piece in answer.pieces { continuation.yield(Array(piece.utf8)) }
            continuation.finish(throwing: answer.breaksOff ? Reason("cut short") : nil)
            return try await consume(APIResponse(status: 200, body: APIBody(stream) { .unreachable(cause: $0) }))
        }
    }

    @Test(
        "with an answer that breaks off before anything of it was handed on is sent again, and is read once",
        arguments: [[], ["x"], ["xx", "x"]])
    func brokenOff(pieces: [String]) async throws {
        let base = BreakingOff(answers: [(pieces, true), (pieces, true), (["we", "", "ll"], false)])
        let client = RetryClient(base, clock: clock)
        let pieces = Mutex<[String]>([])
        try await client.perform(APIRequest(path: ["x"])) { (response: APIResponse) async throws(APIError) in
            for try await piece in response.body { pieces.withLock { $0.append(String(decoding: piece, as: UTF8.self)) } }
        }
        #expect(pieces.withLock { $0 } == ["we", "", "ll"])
        #expect(base.asked.count == 3)
    }

    @Test("with an answer that breaks off each time is given up, and what came of the last one is handed on")
    func brokenOffAlways() async {
        let base = BreakingOff(answers: [(["x"], true)])
        let result = await failure {
            try await RetryClient(base, clock: clock).perform(APIRequest(path: ["x"])) { (response: APIResponse) async throws(APIError) in
                try await response.body.prefix(100).count
            }
        }
        #expect(result == "unreachable: cut short")
        #expect(base.asked.count == 3)
    }

    @Test("with an answer that breaks off beyond what is held back is not sent again")
    func brokenOffLate() async {
        var rule = RetryRule()
        rule.heldBack = 4
        let base = BreakingOff(answers: [(["12", "34", "5"], true), (["well"], false)])
        let result = await failure {
            try await RetryClient(base, rule: rule, clock: clock).perform(APIRequest(path: ["x"])) {
                (response: APIResponse) async throws(APIError) in try await response.body.prefix(100).count
            }
        }
        #expect(result == "unreachable: cut short")
        #expect(base.asked.count == 1)
    }

    @Test("after its answer was handed on is not sent again")
    func handedOn() async {
        let stub = stub([.init("first"), .init("second")])
        let client = RetryClient(stub, clock: clock)
        let result = await failure {
            try await client.perform(APIRequest(path: ["x"])) { (_: APIResponse) async throws(APIError) -> Int in
                throw .unreachable(cause: Reason("cut short"))
            }
        }
        #expect(result == "unreachable: cut short")
        #expect(stub.requests.count == 1)
    }

    @Test(
        "reads waits in Retry-After that are long as a year, the longest of several, and dates that no calendar has as none",
        arguments: [
            ("Fri, 31 Dec 9999 23:59:59 GMT", 31_536_000), ("Mon, 06 Nov 1995 08:49:38 GMT", 31_536_000),
            ("Mon, 06 Nov 1995 08:49:36 GMT", 31_535_999), ("Sun, 06 Nov 99999999999999 08:49:37 GMT", nil),
            ("9999999999", 31_536_000), ("99999999999999999999999", 31_536_000), ("1, 4000", 4000), ("4000,soon, 1", 4000),
            ("-1, 0", nil),
            ("Sun, 9223372036854775807 Nov 1994 08:49:37 GMT", nil), ("Sun, 06 Nov 1994 9223372036854775807:49:37 GMT", nil),
        ] as [(String, Int?)])
    func farAway(value: String, seconds: Int?) {
        let response = APIResponse(status: 429, headers: ["retry-after": value], body: APIBody([]))
        #expect(response.retryAfter(at: Date(timeIntervalSince1970: 784_111_777)) == seconds.map { Duration.seconds($0) })
    }

    @Test("reads dates in Retry-After as seconds from now, and those that are over as none")
    func date() throws {
        let date = try #require(HTTPDate.parse("Sun, 06 Nov 1994 08:49:37 GMT"))
        #expect(date.timeIntervalSince1970 == 784_111_777)
        let response = APIResponse(status: 429, headers: ["retry-after": "Sun, 06 Nov 1994 08:49:37 GMT"], body: APIBody([]))
        #expect(response.retryAfter(at: date.addingTimeInterval(-30)) == .seconds(30))
        #expect(response.retryAfter(at: date.addingTimeInterval(30)) == nil)
        #expect(HTTPDate.parse("06 Nov 1994") == nil && HTTPDate.parse("") == nil)
    }
}
