import Synchronization
import TestSupport
import Testing
import TravelKit

@testable import TravelData

@Suite("A server that misbehaves", .timeLimit(.minutes(1)))
struct FaultyServerTests {
    private static let numbers = HTTPAnswerTests.numbers

    /// How the read of a list of numbers ends, on one connection and with one request.
    private func outcome(_ settings: HTTPSettings = .patient, _ steps: [Fault.Step]) async throws -> String {
        try await MisbehavingServer.run(Fault(steps)) { server in
            let found = await failure { try await withHTTP(server.address, settings) { try await $0.load(Self.numbers) { _ in } } }
            for await _ in server.arrivals { break }
            #expect(server.connections == 1)
            #expect(server.requests.count == 1)
            return found
        }
    }

    @Test("by refusing is unreachable within a second, and is not asked again until the deadline")
    func refused() async throws {
        let port = try await MisbehavingServer.unusedPort()
        var times: [Duration] = []
        for _ in 0..<5 {
            let took = await ContinuousClock().measure {
                let found = await failure { try await withHTTP("http://127.0.0.1:\(port)") { try await $0.load(Self.numbers) { _ in } } }
                #expect(found == "unreachable: connection refused")
            }
            times.append(took)
        }
        // The best of five: the other tests may have the machine for a while.
        #expect(try #require(times.min()) < .seconds(1))
    }

    @Test("by having no name is unreachable")
    func noName() async {
        let found = await failure { try await withHTTP("http://jaunt-test.invalid") { try await $0.load(Self.numbers) { _ in } } }
        #expect(found.hasPrefix("unreachable: the host jaunt-test.invalid is not known"), "\(found)")
    }

    private static let head = Fault.Step.head(["content-length: 100000"])

    @Test(
        "by being silent is late: before the head, in the head, in the body",
        arguments: [
            ([], "no answer began within 150 ms"), ([.send(text: "HTTP/1.1 200 OK\r\ncontent-le")], "no answer began within 150 ms"),
            ([head], "nothing came for 150 ms"), ([head, .send(text: "[1,")], "nothing came for 150 ms"),
        ] as [([Fault.Step], String)])
    func silent(steps: [Fault.Step], cause: String) async throws {
        let found = try await outcome(.patient.with { $0.idleTimeout = .milliseconds(150) }, steps)
        #expect(found == "timed out: \(cause)")
    }

    @Test(
        "by speaking another language than HTTP is not the API",
        arguments: ["SSH-2.0-OpenSSH_9.6\r\n", "220 mail.example ESMTP\r\n", "\u{15}\u{3}\u{1}\u{0}\u{2}\u{2}F", "[1,2]\n"])
    func noHTTP(text: String) async throws {
        let found = try await outcome(.patient, [.send(Array(text.utf8)), .close])
        #expect(found == "malformed at -: no HTTP comes from there: it may be https, or a server of another kind")
    }

    @Test(
        "by a head that nobody can read is not the API, and is not asked again",
        arguments: [
            ("099 X\r\ncontent-length: 2", "invalid HTTP status code"), ("000 X\r\ncontent-length: 2", "invalid HTTP status code"),
            ("001 X\r\ncontent-length: 2", "invalid HTTP status code"), ("050 X", "invalid HTTP status code"),
            ("200 OK\r\ncontent-length: -5", "invalid character in content-length header"),
            ("200 OK\r\nx: " + String(repeating: "a", count: 100_000), "too many header bytes seen; overflow detected"),
        ])
    func unreadable(head: String, cause: String) async throws {
        let found = try await outcome(
            .patient.with { $0.retry.attempts = 3 }, [.send(text: "HTTP/1.1 \(head)\r\nconnection: close\r\n\r\n[]"), .close])
        #expect(found == "malformed at -: no proper HTTP comes from there: \(cause)")
    }

    @Test(
        "by being slow is late when the deadline has passed, however lively it is",
        arguments: [
            [head, .trickle([UInt8](repeating: 0x20, count: 100_000), every: .milliseconds(10))],
            [.send(Array("HTTP/1.1 200 OK\r\nx: ".utf8)), .trickle([UInt8](repeating: 0x61, count: 100_000), every: .milliseconds(10))],
        ] as [[Fault.Step]])
    func slow(steps: [Fault.Step]) async throws {
        // All of it would take a thousand seconds.
        let found = try await outcome(.patient.with { $0.deadline = .milliseconds(200) }, steps)
        #expect(found.hasPrefix("timed out: "), "\(found)")
    }

    @Test(
        "by never ending is cut off at the limit",
        arguments: [
            [.head(), .send([0x5B]), .endless(Array(String(repeating: "1,", count: 30_000).utf8))],
            [
                .head(["transfer-encoding: chunked"]),
                .endless(Array("4000\r\n\(String(repeating: " ", count: 0x4000))\r\n".utf8)),
            ],
            [.head(), .send([0x7B]), .endless([UInt8](repeating: 0x22, count: 60_000))],
        ] as [[Fault.Step]])
    func endless(steps: [Fault.Step]) async throws {
        #expect(try await outcome(.patient.with { $0.maximumBody = 50_000 }, steps) == "too large: 50000")
    }

    @Test("by a little that unpacks to a lot is cut off at the limit (H-06)")
    func bomb() async throws {
        let step = Fault.Step.answer(headers: ["content-encoding: gzip"], bytes: GzipSamples.million)
        #expect(try await outcome(.patient.with { $0.maximumBody = 100_000 }, [step]) == "too large: 100000")
        #expect(try await outcome(.patient.with { $0.maximumBody = 2_000_000 }, [step]) == "no error: ()")
    }

    @Test(
        "by stopping in the middle fails (H-08, H-09, H-11)",
        arguments: [
            [head, .send(Array("[1,2]".utf8)), .close],
            [.head(["transfer-encoding: chunked"]), .send(Array("5\r\n[1,2]\r\n".utf8)), .close],
            [.head(["transfer-encoding: chunked"]), .send(Array("50\r\n[1,2]".utf8)), .close],
        ] as [[Fault.Step]])
    func cutShort(steps: [Fault.Step]) async throws {
        let found = try await outcome(.patient, steps)
        #expect(found.hasPrefix("broken off: "), "\(found)")
    }

    @Test(
        "by stopping in the middle fails behind all that has come, however far behind whoever reads it is",
        arguments: [["content-length: 3000000"], ["transfer-encoding: chunked"]])
    func cutShortFarAhead(header: [String]) async throws {
        let body = [UInt8](repeating: 0x20, count: 1_048_576)
        let begin = header[0].hasPrefix("transfer") ? Array("200000\r\n".utf8) : []
        try await MisbehavingServer.run(Fault(.head(header), .send(begin + body), .close)) { server in
            let count = Mutex(0)
            let found = await failure {
                try await withHTTP(server.address) { client in
                    try await client.perform(APIRequest(path: ["numbers"])) { (response: APIResponse) async throws(APIError) in
                        for try await piece in response.body { count.withLock { $0 += piece.count } }
                    }
                }
            }
            #expect(found.hasPrefix("broken off: "), "\(found)")
            #expect(count.withLock { $0 } == body.count)
        }
    }

    @Test("by closing before there is an answer is unreachable (H-11)")
    func closed() async throws {
        let found = try await outcome(.patient, [.close])
        #expect(found.hasPrefix("unreachable: "), "\(found)")
    }

    @Test(
        "by resetting, or by stopping in the head, fails (H-11)",
        arguments: [
            [head, .send(Array("[1,2]".utf8)), .reset], [.reset], [.send(Array("HTTP/1.1 200 OK\r\nconte".utf8)), .close],
            [.send(Array("HTTP/1.1 200 OK\r\nconte".utf8)), .reset],
        ] as [[Fault.Step]])
    func resetting(steps: [Fault.Step]) async throws {
        let found = try await outcome(.patient, steps)
        // What the system has thrown away with the connection was no answer.
        #expect(found.hasPrefix("broken off: ") || found.hasPrefix("unreachable: "), "\(found)")
    }

    @Test("by a compressed answer without its end fails", arguments: [1, 8, 12, 20])
    func gzipCutShort(missing: Int) async throws {
        let found = try await outcome(
            .patient, [.answer(headers: ["content-encoding: gzip"], bytes: Array(GzipSamples.small.dropLast(missing)))])
        #expect(found == "broken off: its compressed form has no end")
    }

    @Test(
        "by head lines that contradict sense or each other fails in time (H-10)",
        arguments: [
            ["content-length: -5"], ["content-length: 100000000000000000000"], ["content-length: 5", "content-length: 6"],
            ["content-length: 9223372036854775807"], ["content-length: x"], ["transfer-encoding: chunked", "content-length: 3", "x"],
        ])
    func headers(lines: [String]) async throws {
        let settings = HTTPSettings.patient.with { $0.idleTimeout = .milliseconds(150) }
        let found = try await outcome(settings, [.head(lines), .send(Array("[1,2]".utf8))])
        let unreadable = "malformed at -: no proper HTTP comes from there: "
        #expect([unreadable, "unreachable: ", "timed out: "].contains { found.hasPrefix($0) }, "\(found)")
    }

    @Test(
        "by encodings that nobody knows or that are stacked is malformed, not a crash (H-07)",
        arguments: ["br", "zstd", "gzip, gzip", Array(repeating: "gzip", count: 50).joined(separator: ","), "\u{1}"])
    func encodings(name: String) async throws {
        let found = try await outcome(.patient, [.answer(headers: ["content-encoding: \(name)"], bytes: [0x1F, 0x8B, 0xFF, 0x00])])
        #expect(["malformed", "broken off", "unreachable"].contains { found.hasPrefix($0) }, "\(found)")
    }
}
