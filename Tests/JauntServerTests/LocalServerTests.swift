import Foundation
import Testing
import jaunt_server

@Suite(.timeLimit(.minutes(1))) struct LocalServerTests {
    @Test func everyRequestIsWrittenDownAsItWasSentUntilTheResetForgetsIt() async throws {
        try await withFixture { client in
            _ = try await client.get("/rest/v1/alpha?codes=AUT;BEL")
            _ = try await client.get("/v3.1/name/c%C3%B4te%20d'ivoire?fullText=true")
            _ = try await client.get("/nothing/at%2Fall")
            _ = try await client.post("/login", body: "{}")
            #expect(
                client.server.requests == [
                    "GET /rest/v1/alpha?codes=AUT;BEL", "GET /v3.1/name/c%C3%B4te%20d'ivoire?fullText=true", "GET /nothing/at%2Fall",
                    "POST /login",
                ])
            client.server.reset()
            #expect(client.server.requests.isEmpty)
        }
    }

    @Test func everyAnswerWaitsForTheDelay() async throws {
        try await withServer(ServerOptions(delay: .milliseconds(120))) { client in
            let took = try await ContinuousClock().measure { _ = try await client.get("/regions") }
            #expect(took >= .milliseconds(120))
        }
    }

    @Test func stoppingDoesNotWaitForAnAnswerThatIsDelayed() async throws {
        try await withServer(ServerOptions(delay: .seconds(600))) { client in
            let asking = Task { try await client.get("/regions") }
            while client.server.requests.isEmpty { await Task.yield() }
            await client.server.stop()
            await #expect(throws: (any Error).self) { _ = try await asking.value }
        }
    }

    @Test func aStoppedServerIsGoneAndMayBeStoppedAgain() async throws {
        try await withFixture { client in
            let before = try await client.get("/regions").status
            #expect(before == 200)
            await client.server.stop()
            await client.server.stop()
            try await client.server.waitUntilEnded()
            var next = ServerOptions()
            next.port = client.server.port
            try await withServer(next) { next in
                #expect(next.server.port == client.server.port)
                let after = try await next.get("/regions").status
                #expect(after == 200)
            }
        }
    }

    @Test func aPortThatIsTakenIsSaidSo() async throws {
        try await withFixture { client in
            let port = client.server.port
            let error = await #expect(throws: (any Error).self) { _ = try await LocalServer.start(ServerOptions(port: port)) }
            #expect(error.map { "\($0)" }?.hasPrefix("cannot listen on 127.0.0.1:\(port): ") == true)
        }
    }

    @Test(arguments: [
        ("trips.json", "[{}]", "trips.json is not what it should be"),
        ("airports.tsv", "code\tname\n", "airports.tsv has no column \"iata\""),
    ])
    func dataThatCannotBeReadIsSaidSo(file: String, text: String, message: String) async throws {
        let folder = try FixtureFolder()
        try folder.write(text, to: file)
        let options = ServerOptions(folder: folder.url.path)
        let error = await #expect(throws: (any Error).self) { _ = try await LocalServer.start(options) }
        #expect(error.map { "\($0)" }?.hasPrefix(message) == true)
        try folder.remove()
    }

    @Test func aFolderThatIsNotThereIsSaidSo() async throws {
        let options = ServerOptions(folder: "/nonexistent/jaunt")
        let error = await #expect(throws: (any Error).self) { _ = try await LocalServer.start(options) }
        #expect(error.map { "\($0)" } == "there is no countries.json in /nonexistent/jaunt")
    }
}
