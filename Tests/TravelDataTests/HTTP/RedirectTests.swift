import TestSupport
import Testing
import TravelKit

@testable import TravelData

@Suite("Redirects over HTTP", .timeLimit(.minutes(1)))
struct RedirectTests {
    private static let numbers = Endpoint<Batch<Int>>.list(of: Int.self, path: ["start"], query: [.init("page", "1")])

    @Test(
        "on the same origin are followed, up to three",
        arguments: ["301 Moved Permanently", "302 Found", "303 See Other", "307 Temporary Redirect", "308 Permanent Redirect"])
    func followed(status: String) async throws {
        try await MisbehavingServer.run(
            Fault { request, _ in
                switch request.target {
                case "/v1/start?page=1": [.redirect(status, to: "/v1/second")]
                case "/v1/second": [.redirect(status, to: "third?x=%2F")]
                case "/v1/third?x=%2F": [.redirect(status, to: "/v1/fourth")]
                default: [.answer("[1,2]")]
                }
            }
        ) { server in
            let values = try await withHTTP("\(server.address)/v1") { try await $0.collect(Self.numbers).values }
            #expect(values == [1, 2])
            #expect(server.targets == ["/v1/start?page=1", "/v1/second", "/v1/third?x=%2F", "/v1/fourth"])
        }
    }

    @Test("in a circle end after the third (H-21)")
    func circle() async throws {
        try await MisbehavingServer.run(Fault(.redirect(to: "/again"))) { server in
            let port = server.port
            let found = await failure { try await withHTTP(server.address) { try await $0.collect(Self.numbers) } }
            #expect(
                found == "source 127.0.0.1:\(port): it sends us to http://127.0.0.1:\(port)/again and on, in a circle, "
                    + "where Jaunt does not go by itself")
            #expect(server.requests.count == 4)
        }
    }

    @Test("to another port are not followed, and nobody is contacted there (H-20)", arguments: ["302 Found", "307 Temporary Redirect"])
    func elsewhere(status: String) async throws {
        try await MisbehavingServer.run(Fault(.answer("[6]"))) { other in
            let target = "\(other.address)/start"
            try await MisbehavingServer.run(Fault(.redirect(status, to: target))) { server in
                let found = await failure { try await withHTTP(server.address) { try await $0.load(Self.numbers) { _ in } } }
                #expect(found == "redirected: \(target)")
                #expect(server.requests.count == 1)
            }
            #expect(other.connections == 0)
        }
    }

    @Test(
        "that lead to no place of ours are named, and cut where they are long (H-22)",
        arguments: ["//", "file:///etc/passwd", "http://127.0.0.1:99999/", "https://example.invalid/", "http://user:pw@127.0.0.1/"])
    func nowhere(location: String) async throws {
        try await MisbehavingServer.run(Fault(.redirect(to: location))) { server in
            let found = await failure { try await withHTTP(server.address) { try await $0.load(Self.numbers) { _ in } } }
            #expect(found == "redirected: \(location)")
            #expect(server.requests.count == 1)
        }
    }

    @Test("without a place are an answer of failure like any other")
    func noLocation() async throws {
        try await MisbehavingServer.run(Fault(.answer(status: "302 Found", ""))) { server in
            let found = await failure { try await withHTTP(server.address) { try await $0.load(Self.numbers) { _ in } } }
            #expect(found == "status 302: -")
        }
    }

    @Test("are never followed for a POST")
    func post() async throws {
        try await MisbehavingServer.run(Fault(.redirect("307 Temporary Redirect", to: "/elsewhere"), .close)) { server in
            let endpoint = Endpoint<[Int]>.value(APIRequest(.post, path: ["login"], body: Array("{}".utf8)))
            let found = await failure { try await withHTTP(server.address) { try await $0.load(endpoint) { _ in } } }
            #expect(found == "redirected: /elsewhere")
            #expect(server.targets == ["/login"])
        }
    }

    @Test("to a page that names a closed service show its words (H-31)")
    func deprecated() async throws {
        try await MisbehavingServer.run(
            Fault { request, _ in
                request.target.contains("/closed")
                    ? [.answer(#"{"success":false,"data":null,"errors":[{"message":"This API version has been deprecated."}]}"#)]
                    : [.redirect(to: "/closed.json")]
            }
        ) { server in
            let found = await failure { try await withHTTP(server.address) { try await $0.collect(Self.numbers) } }
            #expect(found == "rejected 127.0.0.1:\(server.port) 200: This API version has been deprecated.")
        }
    }
}
