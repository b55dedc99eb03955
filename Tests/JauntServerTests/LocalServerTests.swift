import Foundation
import NIOHTTP1
import TestSupport
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
                client.recorded.requests == [
                    "GET /rest/v1/alpha?codes=AUT;BEL", "GET /v3.1/name/c%C3%B4te%20d'ivoire?fullText=true", "GET /nothing/at%2Fall",
                    "POST /login",
                ])
            client.recorded.reset()
            #expect(client.recorded.requests.isEmpty)
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
            while client.recorded.requests.isEmpty { await Task.yield() }
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
            let text = "\(try #require(error))"
            #expect(text.hasPrefix("cannot listen on 127.0.0.1:\(port): ") && text.contains("Address already in use"), "\(text)")
        }
    }

    @Test func anAddressThatIsNoneIsSaidSo() async throws {
        let error = await #expect(throws: (any Error).self) { _ = try await LocalServer.start(ServerOptions(host: "jaunt-test.invalid")) }
        #expect("\(try #require(error))".hasPrefix("cannot listen on jaunt-test.invalid:0: "))
    }

    @Test(
        arguments: [
            ("/v2/all", .POST, "GET, HEAD", #"{"message":"Method Not Allowed","status":405}"#),
            ("/v3.1/alpha/AUT", .OPTIONS, "GET, HEAD", #"{"message":"Method Not Allowed","status":405}"#),
            ("/v5", .DELETE, "GET, HEAD", #"{"errors":[{"code":405,"message":"Method Not Allowed"}]}"#),
            ("/v1/prices/cheap", .POST, "GET, HEAD", #"{"data":null,"error":"Method Not Allowed","success":false}"#),
            ("/regions", .PUT, "GET, HEAD", #"{"error_message":"Method Not Allowed"}"#),
            ("/login", .GET, "POST", #"{"error_message":"Method Not Allowed"}"#),
            ("/login/", .GET, "POST", #"{"error_message":"Method Not Allowed"}"#),
        ] as [(String, HTTPMethod, String, String)])
    func aMethodThatAnAddressDoesNotTakeIsRefusedInTheWordsOfItsFamily(
        path: String, method: HTTPMethod, allowed: String, body: String
    ) async throws {
        try await withFixture { client in
            let reply = try await client.send(method, path)
            #expect(reply.status == 405 && reply.text == body && reply.allowed == allowed)
        }
    }

    @Test(
        arguments: [
            ("/nowhere", .POST), ("/v4/all", .DELETE), ("/", .PUT), ("/v3.1/nothing", .POST), ("/rest/v1/name", .DELETE),
            ("/v1/prices/dear", .POST), ("/trips/blc/more", .PUT), ("/login/twice", .GET),
        ] as [(String, HTTPMethod)])
    func whatIsNotThereIsNotFoundByAnyMethod(path: String, method: HTTPMethod) async throws {
        try await withFixture { client in
            let reply = try await client.send(method, path)
            #expect(reply.status == 404 && reply.allowed == nil)
        }
    }

    @Test(arguments: [("/regions", 200), ("/nowhere", 404), ("/login", 405), ("/trips/none", 404)])
    func theHeadOfAnAnswerIsThatOfTheWholeOneAndNoMore(path: String, status: Int) async throws {
        try await withFixture { client in
            let (head, whole) = (try await client.send(.HEAD, path), try await client.get(path))
            #expect(head.status == status && head.text.isEmpty && head.contentType == whole.contentType)
            let answers = try await client.answers(to: ["HEAD \(path)", "GET /regions"])
            let parts = answers.components(separatedBy: "\r\n\r\n")
            #expect(parts.count == 3 && parts[0].hasPrefix("HTTP/1.1 \(status) ") && parts[1].hasPrefix("HTTP/1.1 200 "), "\(answers)")
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
