import NIOHTTP1
import Testing

@Suite(.timeLimit(.minutes(1))) struct AccountTests {
    static let traveller = #"{"email":"traveller@example.com","password":"password"}"#

    @Test func theTravellerSignsInAndGetsTheTokenThatIsAskedFor() async throws {
        try await withFixture(token: "c4n4ry") { client in
            let reply = try await client.post("/login", body: Self.traveller)
            #expect(reply.status == 200)
            #expect(try reply.json() == JSON(parsing: #"{"user_id":"1","token":"c4n4ry"}"#))
        }
    }

    @Test func withoutARequiredTokenSigningInGivesOneAllTheSame() async throws {
        try await withFixture { client in
            let answer = try await client.post("/login", body: Self.traveller).json()
            #expect(answer.keys == ["user_id", "token"])
        }
    }

    @Test(arguments: [
        (#"{"email":"nobody@example.com","password":"password"}"#, 401, "User doesn't exist."),
        (#"{"email":"traveller@example.com","password":"Password"}"#, 401, "Wrong password."),
        (#"{"email":"traveller@example.com"}"#, 400, #"Send {"email":"…","password":"…"}."#),
        (#"{"email":"#, 400, #"Send {"email":"…","password":"…"}."#),
        ("", 400, #"Send {"email":"…","password":"…"}."#),
        (String(repeating: "x", count: 20_000), 413, "Content Too Large"),
    ])
    func aSignInThatFailsSaysWhy(body: String, status: Int, message: String) async throws {
        try await withFixture { client in
            let reply = try await client.post("/login", body: body)
            #expect(reply.status == status)
            #expect(try reply.json() == JSON.object(["error_message": .string(message)]))
        }
    }

    @Test(arguments: ["/trips", "/trips/ben", "/regions", "/airports/CPH"])
    func whereATokenIsAskedForTripsRegionsAndAirportsAreRefusedWithoutIt(path: String) async throws {
        try await withFixture(token: "c4n4ry") { client in
            for headers: HTTPHeaders in [[:], ["X-API-TOKEN": "c4n4r"], ["X-API-TOKEN": ""]] {
                let reply = try await client.get(path, headers: headers)
                #expect(reply.status == 401)
                #expect(try reply.json().keys == ["error_message"])
                #expect(!reply.text.contains("c4n4r"))
            }
            let status = try await client.get(path, headers: ["x-api-token": "c4n4ry"]).status
            #expect(status == 200)
        }
    }

    @Test func countriesNeedNoToken() async throws {
        try await withFixture(token: "c4n4ry") { client in
            let ofV1 = try await client.get("/rest/v1/alpha/AUT").status
            #expect(ofV1 == 200)
            let ofV31 = try await client.get("/v3.1/alpha/AUT").status
            #expect(ofV31 == 200)
        }
    }
}
