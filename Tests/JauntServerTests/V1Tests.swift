import Testing

/// Bodies are held against the shapes that the providers' notes record for REST Countries v1.
@Suite(.timeLimit(.minutes(1))) struct V1Tests {
    static let notFound = #"{"status":404,"message":"Not Found"}"#
    static let badRequest = #"{"status":400,"message":"Bad Request"}"#

    @Test func oneCodeGivesTheWholeRecordAsAnObject() async throws {
        try await withFixture { client in
            let reply = try await client.get("/rest/v1/alpha/AUT")
            #expect(reply.status == 200)
            #expect(reply.contentType == "application/json")
            #expect(
                try reply.json()
                    == JSON(
                        parsing: """
                            {"name":"Austria","topLevelDomain":[".at"],"alpha2Code":"AT","alpha3Code":"AUT","callingCodes":["43"],
                             "capital":"Vienna","altSpellings":["AT","Oesterreich"],"relevance":"0","region":"Europe",
                             "subregion":"Central Europe","translations":{},"population":8917205,"latlng":[47.33333333,13.33333333],
                             "demonym":"","area":83871.0,"gini":null,"timezones":["UTC+01:00"],
                             "borders":["CZE","DEU","HUN","ITA","LIE","SVK","SVN","CHE"],"nativeName":"Österreich",
                             "numericCode":"040","currencies":["EUR"],"languages":["de"]}
                            """))
        }
    }

    @Test func whatIsNotKnownIsNullOrEmptyButNeverMissing() async throws {
        try await withFixture { client in
            let all = try await client.get("/rest/v1/all").json().elements
            #expect(Set(all.map(\.keys)).count == 1)
            let byCode = try await client.get("/rest/v1/alpha?codes=XKX;BHR;ATA").json().elements
            #expect(byCode.map { $0["numericCode"] } == [.null, .string("048"), .string("010")])
            #expect(byCode.map { $0["area"] } == [.number(10908), .null, .number(14_000_000)])
            #expect(byCode.map { $0["capital"] } == [.string("Pristina"), .string("Manama"), .string("")])
            #expect(byCode.map { $0["nativeName"] } == [.string("Kosovo"), .string("Bahrain"), .string("Antarctica")])
            #expect(byCode.map { $0["subregion"] } == [.string(""), .string(""), .string("")])
        }
    }

    @Test func allGivesEveryCountryInTheOrderOfTheFile() async throws {
        try await withFixture { client in
            let codes = try await client.get("/rest/v1/all").json().strings("alpha3Code")
            #expect(codes == ["AUT", "BEL", "CIV", "BRN", "BHR", "XKX", "ATA"])
        }
    }

    @Test func aListOfCodesKeepsItsOrderAndSaysNullForAnUnknownOne() async throws {
        try await withFixture { client in
            let answer = try await client.get("/rest/v1/alpha?codes=bel;XXX;at;YYY;BEL").json()
            #expect(answer.elements.map { $0 == .null } == [false, true, false])
            #expect(answer.strings("alpha3Code") == ["BEL", "AUT"])
            let unknownOnly = try await client.get("/rest/v1/alpha?codes=XXX")
            #expect(unknownOnly.text == "[null]")
        }
    }

    @Test(arguments: [
        ("/alpha/", badRequest), ("/alpha", badRequest), ("/alpha?codes=", badRequest), ("/alpha?codes=A", badRequest),
        ("/alpha?codes=AUT,BEL", badRequest), ("/alpha/A", badRequest), ("/alpha/AUSTRIA", badRequest),
        ("/alpha/XXX", notFound), ("/alpha?codes=;;", notFound), ("/name/Atlantis", notFound), ("/nothing", notFound), ("", notFound),
    ])
    func whatCannotBeAnsweredHasTheFamilysErrorBody(path: String, body: String) async throws {
        try await withFixture { client in
            let reply = try await client.get("/rest/v1" + path)
            #expect(try reply.json() == JSON(parsing: body))
            #expect(try reply.json()["status"] == .number(Double(reply.status)))
        }
    }

    @Test(arguments: [
        ("austria?fullText=true", ["AUT"]), ("AUSTRI?fullText=true", []), ("oesterreich?fullText=true", ["AUT"]),
        ("COTE%20D'IVOIRE?fullText=true", ["CIV"]), ("c%C3%B4te%20d'ivoire?fullText=TRUE", ["CIV"]),
        ("ivory%20coast?fullText=true", ["CIV"]), ("Republic%20of%20Austria?fullText=true", []),
        ("stria", ["AUT", "CIV"]), ("stria?fullText=no", ["AUT", "CIV"]), ("b", ["BEL", "BRN", "BHR"]),
    ])
    func namesAreFoundWithoutRegardToCaseAndAccentsFirstByNameThenByOtherSpelling(query: String, codes: [String]) async throws {
        try await withFixture { client in
            let reply = try await client.get("/rest/v1/name/" + query)
            #expect(reply.status == (codes.isEmpty ? 404 : 200))
            #expect(try reply.json().strings("alpha3Code") == codes)
        }
    }

    @Test func timeZonesAreStandardOffsetsFromWestToEastInSummerToo() async throws {
        try await withFixture(now: "2026-07-01T00:00:00Z") { client in
            let answer = try await client.get("/rest/v1/alpha/ATA").json()
            let offsets: [JSON] = ["UTC-03:00", "UTC", "UTC+12:00"].map(JSON.string)
            #expect(answer["timezones"] == .array(offsets))
        }
    }
}
