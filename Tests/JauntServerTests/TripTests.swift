import Testing

/// Bodies are held against the shapes that the providers' notes record for the native feed.
@Suite(.timeLimit(.minutes(1))) struct TripTests {
    @Test func tripsComeAsTheFileHasThem() async throws {
        try await withFixture { client in
            let reply = try await client.get("/trips")
            #expect(reply.status == 200)
            #expect(reply.contentType == "application/json")
            #expect(try reply.json() == JSON(parsing: FixtureFolder.trips))
        }
    }

    @Test func aRegionsCodesMayBeOfTwoOrOfThreeLetters() async throws {
        try await withFixture { client in
            let toTheLowlands = try await client.get("/trips/ben").json().strings("id")
            #expect(toTheLowlands == ["c4449ff0-1", "c4449ff0-2"])
            let toTheBalkans = try await client.get("/trips/bal").json().strings("id")
            #expect(toTheBalkans == ["c4449ff0-3"])
        }
    }

    @Test func aRegionWithoutTripsIsAnEmptyListAndAnUnknownOneAnError() async throws {
        try await withFixture { client in
            let empty = try await client.get("/trips/ice")
            #expect(empty.status == 200)
            #expect(empty.text == "[]")
            let unknown = try await client.get("/trips/zzz")
            #expect(unknown.status == 404)
            #expect(try unknown.json() == JSON(parsing: #"{"error_message":"No such region."}"#))
        }
    }

    @Test(arguments: [
        ("2026-11-21T23:59:59Z", 0), ("2026-11-22T00:00:00Z", 1), ("2026-11-20T23:59:59Z", -1), ("2027-11-21T08:00:00Z", 365),
    ])
    func withAnAnchorAllFourTimesMoveByWholeDays(now: String, days: Double) async throws {
        try await withFixture(anchor: "2026-11-21T00:00:00Z", now: now) { client in
            let moved = try await client.get("/trips").json().elements
            let original = try JSON(parsing: FixtureFolder.trips).elements
            #expect(!original.isEmpty && moved.count == original.count)
            for (moved, original) in zip(moved, original) {
                #expect(moved.keys == original.keys)
                for key in original.keys {
                    if key.hasSuffix("_at"), case .number(let time)? = original[key] {
                        #expect(moved[key] == .number(time + days * 86_400_000))
                    } else {
                        #expect(moved[key] == original[key])
                    }
                }
            }
        }
    }

    @Test func regionsComeAsTheFileHasThem() async throws {
        try await withFixture { client in
            let reply = try await client.get("/regions")
            #expect(reply.status == 200)
            #expect(try reply.json() == JSON(parsing: FixtureFolder.regions))
        }
    }

    @Test func anAirportIsFoundByItsCodeInAnyCase() async throws {
        try await withFixture { client in
            let copenhagen = """
                {"city":"Copenhagen","code":"CPH","tz":"Europe/Copenhagen","lat":55.6179,"lon":12.656,"country":"DK",
                 "name":"Copenhagen Airport","state":""}
                """
            let upper = try await client.get("/airports/CPH").json()
            #expect(try upper == JSON(parsing: copenhagen))
            let lower = try await client.get("/airports/cph").json()
            #expect(try lower == JSON(parsing: copenhagen))
            let busStop = #"{"city":"Budardalur","code":"BQD","tz":"","country":"IS","name":"Budardalur Bus Stop","state":""}"#
            let stop = try await client.get("/airports/BQD").json()
            #expect(try stop == JSON(parsing: busStop))
        }
    }

    @Test(arguments: [
        ("/airports/ZZZ", "No such airport."), ("/airports", "Not Found"), ("/", "Not Found"), ("/rest", "Not Found"),
        ("/trips/ben/more", "Not Found"),
    ])
    func whatIsNotThereHasTheFeedsErrorBody(path: String, message: String) async throws {
        try await withFixture { client in
            let reply = try await client.get(path)
            #expect(reply.status == 404)
            #expect(try reply.json() == JSON.object(["error_message": .string(message)]))
        }
    }
}
