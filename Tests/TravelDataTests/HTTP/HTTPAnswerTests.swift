import Foundation
import TestSupport
import Testing
import TravelKit

@testable import TravelData

@Suite("An answer over HTTP", .timeLimit(.minutes(1)))
struct HTTPAnswerTests {
    static let numbers = Endpoint<Batch<Int>>.list(of: Int.self, path: ["numbers"])

    /// More words than of an error are read, and what of them can be shown.
    private static let longWords = String(repeating: "x", count: 200_000)
    private static let shownWords = String(repeating: "x", count: 4095) + "…"

    /// How the read of a list of numbers ends when the server goes through these steps; "HOST" stands for its address.
    private func outcome(_ steps: [Fault.Step]) async throws -> String {
        try await MisbehavingServer.run(Fault(steps)) { server in
            let found = await failure { try await withHTTP(server.address) { try await $0.collect(Self.numbers).values } }
            #expect(server.requests.count == 1)
            #expect(server.connections == 1)
            return found.replacing("127.0.0.1:\(server.port)", with: "HOST")
        }
    }

    @Test(
        "of failure means what its status says, in the server's words where it gives any",
        arguments: [
            (.answer(status: "401 Unauthorized", #"{"error_message":"A token is needed."}"#), "sign-in HOST: A token is needed."),
            (.answer(status: "401 Unauthorized", headers: ["www-authenticate: Basic realm=\"x\""]), "sign-in HOST: -"),
            (.answer(status: "401 Unauthorized", headers: ["www-authenticate: Bearer"]), "sign-in HOST: -"),
            (
                .answer(status: "403 Forbidden", #"{"errors":[{"message":"Quota exceeded","code":"q"}]}"#),
                "rejected HOST 403: Quota exceeded"
            ),
            (.answer(status: "404 Not Found", #"{"status":404,"message":"Not Found"}"#), "rejected HOST 404: Not Found"),
            (.answer(status: "404 Not Found", "<html>nothing here</html>"), "unavailable HOST 404"),
            (.answer(status: "500 Internal Server Error"), "unavailable HOST 500"),
            (.answer(status: "503 Service Unavailable", "busy"), "unavailable HOST 503"),
            (.answer(status: "503 Service Unavailable", headers: ["content-type: text/plain"], "busy\n"), "rejected HOST 503: busy"),
            (.answer(status: "401 Unauthorized", headers: ["content-encoding: gzip"]), "sign-in HOST: -"),
            (.answer(status: "429 Too Many Requests", headers: ["content-encoding: deflate"]), "unavailable HOST 429"),
            (.answer(status: "503 Service Unavailable", headers: ["content-encoding: gzip"]), "unavailable HOST 503"),
            (.answer(status: "299 Odd", "[7]"), "no error: [7]"),
            (
                .answer(status: "206 Partial Content", "[]"),
                "malformed HOST at -: it is a part of the answer (status 206), which nobody asked for"
            ),
            (.answer(status: "500 Internal Server Error", #"{"message":""# + longWords + #""}"#), "rejected HOST 500: " + shownWords),
        ] as [(Fault.Step, String)])
    func failures(step: Fault.Step, expected: String) async throws {
        #expect(try await outcome([step]) == expected)
    }

    @Test(
        "that is not the API's is an error in words (H-23, H-24)",
        arguments: [
            (
                .answer(headers: ["content-type: text/html"], "<html>Sign in</html>"),
                "malformed HOST at -: this is a web page, not the API (a login page or a proxy?)"
            ),
            (.answer(""), "malformed HOST at -: the answer is empty"), (.answer("null"), "malformed HOST at -: a list was expected"),
            (.answer(headers: ["content-encoding: gzip"]), "malformed HOST at -: the answer is empty"),
            (.answer(headers: ["content-encoding: x-gzip"]), "malformed HOST at -: the answer is empty"),
            (.answer("[1,\n2"), "malformed HOST at line 2: the record that begins here does not end"),
            (.answer(#"{"message":"Not Found","status":404}"#), "rejected HOST 200: Not Found"),
            (.answer(headers: ["content-encoding: gzip"], "[1]"), "malformed HOST at -: the answer is not compressed as it says"),
            (
                .answer(headers: ["content-encoding: gzip"], bytes: GzipSamples.small + GzipSamples.small),
                "malformed HOST at -: more follows where its compressed form ends, which Jaunt cannot unpack"
            ),
        ] as [(Fault.Step, String)])
    func notTheAPI(step: Fault.Step, expected: String) async throws {
        #expect(try await outcome([step]) == expected)
    }

    @Test("that names a time before which it wants no other is counted by the clock that is given")
    func retryAfter() async throws {
        let busy = Fault.Step.answer(status: "429 Too Many Requests", headers: ["retry-after: Sun, 06 Nov 1994 08:49:37 GMT"])
        try await MisbehavingServer.run(Fault([busy])) { server in
            let error = await #expect(throws: RepositoryError.self) {
                try await withHTTP(server.address, now: { Date(timeIntervalSince1970: 784_111_747) }) {
                    try await $0.collect(Self.numbers).values
                }
            }
            guard case .unavailable(_, status: 429, let wait) = error else {
                Issue.record("\(String(describing: error))")
                return
            }
            #expect(wait == .seconds(30))
        }
    }

    @Test("of a list with a null for a code that nobody has holds the others, as v1 means it")
    func nullForUnknown() async throws {
        #expect(try await outcome([.answer("[null,7]")]) == "no error: [7]")
    }

    @Test("that says how it is compressed is unpacked", arguments: ["gzip", "x-gzip", "X-GZIP"])
    func gzip(name: String) async throws {
        #expect(try await outcome([.answer(headers: ["content-encoding: \(name)"], bytes: GzipSamples.small)]) == "no error: [1, 2, 3]")
    }

    @Test("carries what the request must: who asks, for what, and what it was given")
    func request() async throws {
        try await MisbehavingServer.run(Fault(.answer("[]"))) { server in
            var endpoint = Self.numbers
            endpoint.request.headers = ["X-API-TOKEN": "secret"]
            _ = try await withHTTP("\(server.address)/base") { try await $0.collect(endpoint) }
            let request = try #require(server.requests.first)
            #expect(request.line == "GET /base/numbers")
            #expect(request.header("user-agent") == "jaunt-tests/1")
            #expect(request.header("accept") == "application/json")
            #expect(request.header("x-api-token") == "secret")
            #expect(request.header("accept-encoding") != nil)
        }
    }

    @Test("to names of every kind is asked for by their exact bytes (H-34)")
    func names() async throws {
        try await MisbehavingServer.run(Fault(.answer("[]"))) { server in
            try await withHTTP(server.address) { client in
                for name in ["Côte d'Ivoire", "a/b", "%2e%2e", "x\ny", "a?b#c"] {
                    _ = try await client.collect(Endpoint<Batch<Int>>.list(of: Int.self, path: ["name", name]))
                }
                let refused = await failure { try await client.collect(Endpoint<Batch<Int>>.list(of: Int.self, path: ["name", ".."])) }
                #expect(refused == "source 127.0.0.1:\(server.port): \"..\" cannot be part of an address")
            }
            #expect(
                server.targets == ["/name/C%C3%B4te%20d%27Ivoire", "/name/a%2Fb", "/name/%252e%252e", "/name/x%0Ay", "/name/a%3Fb%23c"])
        }
    }

    @Test("goes through the proxy that is set, and a proxy that is gone is said at once (H-33)")
    func proxy() async throws {
        try await MisbehavingServer.run(Fault(.answer("[4]"))) { proxy in
            let environment = ["HTTP_PROXY": proxy.address]
            let values = try await withHTTP("http://countries.invalid/v1", environment: environment) {
                try await $0.collect(Self.numbers).values
            }
            #expect(values == [4])
            // The proxy is asked for a tunnel, then the server through it.
            #expect(proxy.targets == ["countries.invalid:80", "/v1/numbers"])
        }
        let port = try await MisbehavingServer.unusedPort()
        let found = await failure {
            try await withHTTP("http://countries.invalid", environment: ["http_proxy": "127.0.0.1:\(port)"]) {
                try await $0.collect(Self.numbers)
            }
        }
        let advice = "name another in http_proxy, or the host in NO_PROXY"
        #expect(found == "unreachable countries.invalid: connection refused, by the proxy 127.0.0.1:\(port): \(advice)")
    }

    @Test(
        "that a proxy keeps away, as it refuses to lead there or says nothing, is an error with what to do",
        arguments: [
            (
                "", .answer(status: "407 Proxy Authentication Required"),
                "unreachable HOST: the proxy PROXY wants a password: give it in HTTP_PROXY, as http://USER:PASSWORD@HOST:PORT"
            ),
            (
                "anna:secret@", .answer(status: "407 Proxy Authentication Required"),
                "unreachable HOST: the proxy PROXY refuses the user or the password that HTTP_PROXY names"
            ),
            (
                "", .answer(status: "403 Forbidden", "<html>no</html>"),
                "unreachable HOST: the proxy PROXY does not lead there: name another in HTTP_PROXY, or the host in NO_PROXY"
            ),
            (
                "", .answer(status: "502 Bad Gateway"),
                "unreachable HOST: the proxy PROXY does not lead there: name another in HTTP_PROXY, or the host in NO_PROXY"
            ),
            ("", .wait, "timed out HOST: no connection within 150 ms, by the proxy PROXY"),
        ] as [(String, Fault.Step, String)])
    func proxyFailures(user: String, step: Fault.Step, expected: String) async throws {
        try await MisbehavingServer.run(Fault(step)) { proxy in
            let settings = HTTPSettings.patient.with { if case .wait = step { $0.connectTimeout = .milliseconds(150) } }
            let found = await failure {
                try await withHTTP(
                    "http://countries.invalid", settings, environment: ["HTTP_PROXY": "http://\(user)127.0.0.1:\(proxy.port)"]
                ) { try await $0.collect(Self.numbers) }
            }
            let words = found.replacing("127.0.0.1:\(proxy.port)", with: "PROXY").replacing("countries.invalid", with: "HOST")
            #expect(words == expected)
            #expect(proxy.targets == ["countries.invalid:80"])
        }
    }

    @Test("that is to come by a proxy whose name nobody knows names the variable")
    func proxyWithoutName() async {
        let found = await failure {
            try await withHTTP("http://countries.invalid", environment: ["all_proxy": "jaunt-test.invalid:3128"]) {
                try await $0.collect(Self.numbers)
            }
        }
        #expect(found.hasPrefix("unreachable countries.invalid: ") && found.contains("jaunt-test.invalid"), "\(found)")
        #expect(found.hasSuffix(", by the proxy jaunt-test.invalid:3128: name another in all_proxy, or the host in NO_PROXY"), "\(found)")
    }
}
