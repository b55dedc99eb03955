import NIOHTTP1
import Testing

/// Bodies are held against the shapes that the providers' notes record for REST Countries v5.
@Suite(.timeLimit(.minutes(1))) struct V5Tests {
    @Test func onePageGivesTheWholeRecordInItsEnvelope() async throws {
        try await withFixture { client in
            let reply = try await client.get("/v5?limit=1&offset=1")
            #expect(reply.status == 200)
            #expect(
                try reply.json()
                    == JSON(
                        parsing: """
                            {"data":{"objects":[
                              {"names":{"common":"Austria","official":"Republic of Austria",
                                        "native":{"deu":{"common":"Österreich","official":"Österreich"}}},
                               "codes":{"alpha_2":"AT","alpha_3":"AUT","ccn3":"040"},
                               "capitals":[{"name":"Vienna","coordinates":{"lat":48.2,"lng":16.37}}],"region":"Europe",
                               "subregion":"Central Europe","borders":["CZE","DEU","HUN","ITA","LIE","SVK","SVN","CHE"],
                               "area":{"kilometers":83871.0},"coordinates":{"lat":47.33333333,"lng":13.33333333},"population":8917205,
                               "languages":[{"name":"German","native_name":"Deutsch"}],
                               "currencies":[{"code":"EUR","name":"Euro","symbol":"€"}],"calling_codes":["+43"],
                               "timezones":["UTC+01:00"],"tlds":[".at"],"landlocked":true,"flag":{"emoji":"\u{1F1E6}\u{1F1F9}"}}]},
                             "meta":{"total":7,"count":1,"limit":1,"offset":1,"more":true}}
                            """))
        }
    }

    @Test(arguments: [
        ("", 7, #"{"total":7,"count":7,"limit":25,"offset":0,"more":false}"#),
        ("?limit=3", 3, #"{"total":7,"count":3,"limit":3,"offset":0,"more":true}"#),
        ("?limit=3&offset=6", 1, #"{"total":7,"count":1,"limit":3,"offset":6,"more":false}"#),
        ("?limit=100&offset=100", 0, #"{"total":7,"count":0,"limit":100,"offset":100,"more":false}"#),
    ])
    func pagesFollowEachOther(query: String, count: Int, meta: String) async throws {
        try await withFixture { client in
            let answer = try await client.get("/v5" + query).json()
            #expect(answer["data"]?["objects"]?.elements.count == count)
            #expect(try answer["meta"] == JSON(parsing: meta))
        }
    }

    @Test(arguments: [
        ("?q=BELG", ["BEL"]), ("?q=%C3%B6sterreich", ["AUT"]), ("?q=nowhere", []), ("/names.common/austria", ["AUT"]),
        ("/codes.alpha_3/bel", ["BEL"]), ("/borders/DEU?limit=2", ["AUT", "BEL"]), ("/codes.alpha_3/XYZ", []),
    ])
    func oneLooksForTextsAndForAValueOfAProperty(query: String, codes: [String]) async throws {
        try await withFixture { client in
            let answer = try await client.get("/v5" + query).json()
            #expect(answer["data"]?["objects"]?.elements.map { $0["codes"]?["alpha_3"] } == codes.map { .string($0) })
        }
    }

    @Test func theFieldsThatWereAskedForAreToldAlone() async throws {
        try await withFixture { client in
            let query = "limit=1&offset=1&response_fields=names.common,codes.alpha_3,area,coordinates.lat"
            let objects = try await client.get("/v5?" + query).json()["data"]?["objects"]
            #expect(
                try objects
                    == JSON(
                        parsing: """
                            [{"names":{"common":"Austria"},"codes":{"alpha_3":"AUT"},"area":{"kilometers":83871},
                              "coordinates":{"lat":47.33333333}}]
                            """))
        }
    }

    @Test(arguments: [
        ("?limit=101", 400, "limit must be between 1 and 100."), ("?limit=0", 400, "limit must be between 1 and 100."),
        ("?limit=x", 400, "limit must be a number."), ("?offset=-1", 400, "offset must be a number."),
        ("?response_fields=names.usual", 404, "There is no property \"names.usual\"."), ("/nothing", 404, "Not Found"),
        ("/names.usual/Austria", 404, "There is no property \"names.usual\"."),
    ])
    func whatCannotBeAnsweredHasTheFamilysErrorBody(query: String, status: Int, message: String) async throws {
        try await withFixture { client in
            let reply = try await client.get("/v5" + query)
            #expect(reply.status == status)
            let error: JSON = .object(["message": .string(message), "code": .number(Double(status))])
            #expect(try reply.json() == .object(["errors": .array([error])]))
        }
    }

    @Test func whereATokenIsAskedForItIsABearer() async throws {
        try await withFixture(token: "c4n4ry") { client in
            for headers: HTTPHeaders in [
                [:], ["Authorization": "c4n4ry"], ["Authorization": "Bearer c4n4r"], ["X-API-TOKEN": "c4n4ry"],
            ] {
                let reply = try await client.get("/v5", headers: headers)
                #expect(reply.status == 401)
                #expect(try reply.json().keys == ["errors"])
            }
            let status = try await client.get("/v5", headers: ["Authorization": "Bearer c4n4ry"]).status
            #expect(status == 200)
        }
    }
}
