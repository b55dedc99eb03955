import NIOHTTP1
import Testing

/// Bodies are held against the shapes that the providers' notes record for Travelpayouts.
@Suite(.timeLimit(.minutes(1))) struct TravelpayoutsTests {
    static let cheap = "/v1/prices/cheap?origin=CPH&destination=-&currency=eur&page=1"
    static let fares = "/aviasales/v3/prices_for_dates?origin=CPH&currency=eur&destination="

    @Test func cheapOffersStandUnderTheirDestinationAndStops() async throws {
        try await withFixture { client in
            let reply = try await client.get(Self.cheap)
            #expect(reply.status == 200)
            #expect(
                try reply.json()
                    == JSON(
                        parsing: """
                            {"success":true,"error":null,"data":{
                             "VIE":{"0":{"price":72,"airline":"FR","flight_number":4048,"departure_at":"2019-03-17T18:40:00Z",
                                         "return_at":"2019-03-21T07:25:00Z","expires_at":"2025-02-10T15:11:21Z"}},
                             "BRU":{"0":{"price":72.5,"airline":"SN","flight_number":"20A","departure_at":"2019-03-17T18:40:00Z",
                                         "return_at":""}}}}
                            """))
        }
    }

    @Test(arguments: [
        ("origin=CPH&destination=VIE&currency=EUR", ["VIE"]), ("origin=vie&destination=-&currency=eur", ["PRN"]),
        ("origin=CPH&destination=-&currency=usd", []), ("origin=CPH&destination=-", []), ("origin=QQQ&destination=-&currency=eur", []),
        ("origin=CPH&destination=-&currency=eur&page=2", []),
    ])
    func cheapOffersAreThoseThatWereAskedFor(query: String, destinations: [String]) async throws {
        try await withFixture { client in
            let answer = try await client.get("/v1/prices/cheap?" + query).json()
            #expect(answer["success"] == .bool(true))
            #expect(answer["data"]?.keys == Set(destinations))
        }
    }

    @Test func oneRouteIsAList() async throws {
        try await withFixture { client in
            let answer = try await client.get(Self.fares + "VIE&limit=30&market=dk").json()
            #expect(
                try answer
                    == JSON(
                        parsing: """
                            {"success":true,"error":null,"data":[
                             {"origin":"CPH","destination":"VIE","origin_airport":"CPH","destination_airport":"VIE","price":72,"airline":"FR",
                              "flight_number":"4048","departure_at":"2019-03-17T19:40:00+01:00","return_at":"2019-03-21T07:25:00Z",
                              "transfers":0,"return_transfers":0,"duration":0,"duration_to":0,"duration_back":0,
                              "link":"/search/CPH1703VIE21031?t=FR"}]}
                            """))
            let oneWay = try await client.get(Self.fares + "BRU").json()["data"]?.elements.first
            #expect(oneWay?["return_at"] == .string("") && oneWay?["link"] == .string("/search/CPH1703BRU1?t=SN"))
        }
    }

    @Test(arguments: [("VIE&departure_at=2019-03", 1), ("VIE&departure_at=2019-03-17", 1), ("VIE&departure_at=2019-04", 0), ("PRN", 0)])
    func oneRouteMayBeOfOneMonth(query: String, count: Int) async throws {
        try await withFixture { client in
            let answer = try await client.get(Self.fares + query).json()
            #expect(answer["data"]?.elements.count == count)
        }
    }

    @Test(arguments: [
        ("/v1/prices/cheap", 400, "destination is required"), ("/v1/prices/cheap?destination=-", 400, "origin is required"),
        ("/v1/prices/cheap?origin=CPH&destination=-&page=x", 400, "page is out of range"),
        ("/aviasales/v3/prices_for_dates?origin=CPH&destination=VIE&limit=1001", 400, "limit is out of range"),
        ("/v1/prices", 404, "Not Found"), ("/aviasales/v3", 404, "Not Found"),
    ])
    func whatCannotBeAnsweredHasTheFamilysErrorBody(path: String, status: Int, message: String) async throws {
        try await withFixture { client in
            let reply = try await client.get(path)
            #expect(reply.status == status)
            #expect(try reply.json() == .object(["success": .bool(false), "data": .null, "error": .string(message)]))
        }
    }

    @Test(arguments: [cheap, fares + "VIE"])
    func whereATokenIsAskedForItIsAnAccessToken(path: String) async throws {
        try await withFixture(token: "c4n4ry") { client in
            for headers: HTTPHeaders in [[:], ["X-Access-Token": "c4n4r"], ["X-API-TOKEN": "c4n4ry"]] {
                let reply = try await client.get(path, headers: headers)
                #expect(reply.status == 401)
                #expect(try reply.json()["success"] == .bool(false))
            }
            let status = try await client.get(path, headers: ["x-access-token": "c4n4ry"]).status
            #expect(status == 200)
        }
    }
}
