import Testing

/// Bodies are held against the shapes that the providers' notes record for REST Countries v3.1.
@Suite(.timeLimit(.minutes(1))) struct V31Tests {
    static let notFound = #"{"message":"Not Found","status":404}"#
    static let badRequest = #"{"message":"Bad Request","status":400}"#
    static let badFields = #"{"message":"'fields' query not specified or you're requesting more than 10 fields","status":400}"#

    @Test func oneCodeGivesTheWholeRecordInAList() async throws {
        try await withFixture { client in
            let reply = try await client.get("/v3.1/alpha/aut")
            #expect(reply.status == 200)
            #expect(reply.contentType == "application/json")
            #expect(
                try reply.json()
                    == JSON(
                        parsing: """
                            [{"name":{"common":"Austria","official":"Republic of Austria",
                                      "nativeName":{"deu":{"official":"Österreich","common":"Österreich"}}},
                              "tld":[".at"],"cca2":"AT","ccn3":"040","cca3":"AUT","currencies":{"EUR":{"name":"Euro","symbol":"€"}},
                              "idd":{"root":"+4","suffixes":["3"]},"capital":["Vienna"],"capitalInfo":{"latlng":[48.2,16.37]},
                              "altSpellings":["AT","Oesterreich"],"region":"Europe","subregion":"Central Europe",
                              "languages":{"deu":"German"},"latlng":[47.33333333,13.33333333],"landlocked":true,
                              "borders":["CZE","DEU","HUN","ITA","LIE","SVK","SVN","CHE"],"area":83871.0,"population":8917205,
                              "timezones":["UTC+01:00"],"flag":"\u{1F1E6}\u{1F1F9}"}]
                            """))
        }
    }

    @Test func withoutFieldsEmptyListsAndUnknownValuesAreLeftOut() async throws {
        try await withFixture { client in
            let antarctica = try #require(try await client.get("/v3.1/alpha/ATA").json().elements.first)
            #expect(
                antarctica.keys == [
                    "name", "tld", "cca2", "ccn3", "cca3", "idd", "capitalInfo", "region", "latlng", "landlocked", "area", "population",
                    "timezones", "flag",
                ])
            #expect(antarctica["name"]?.keys == ["common", "official"])
            #expect(antarctica["idd"] == .object([:]))
        }
    }

    @Test func withFieldsOneCodeGivesABareObjectWithEmptyLists() async throws {
        try await withFixture { client in
            let reply = try await client.get("/v3.1/alpha/ATA?fields=cca3,borders,subregion,unheardOf")
            #expect(try reply.json() == JSON(parsing: #"{"cca3":"ATA","borders":[]}"#))
        }
    }

    @Test func withFieldsACodeThatFitsTwoCountriesGivesTwoObjectsInARow() async throws {
        try await withFixture { client in
            let reply = try await client.get("/v3.1/alpha/BRN?fields=cca3")
            #expect(reply.text == #"{"cca3":"BHR"}{"cca3":"BRN"}"#)
        }
    }

    @Test func aListOfCodesIsAListWithFieldsAndWithout() async throws {
        try await withFixture { client in
            let some = try await client.get("/v3.1/alpha?codes=AUT,bel,XXX&fields=cca3").json()
            #expect(try some == JSON(parsing: #"[{"cca3":"BEL"},{"cca3":"AUT"}]"#))
            let one = try await client.get("/v3.1/alpha?codes=AUT&fields=cca3").json()
            #expect(try one == JSON(parsing: #"[{"cca3":"AUT"}]"#))
            let whole = try await client.get("/v3.1/alpha?codes=AUT,BEL").json()
            #expect(whole.strings("cca3") == ["BEL", "AUT"])
        }
    }

    @Test(arguments: [("040", ["AUT"]), ("at", ["AUT"]), ("BRU", ["BRN"]), ("BRN", ["BHR", "BRN"]), ("XKX", ["XKX"])])
    func codesAreAlpha2Alpha3NumericOrOlympic(code: String, found: [String]) async throws {
        try await withFixture { client in
            let inAList = try await client.get("/v3.1/alpha?codes=" + code).json().strings("cca3")
            #expect(inAList == found)
            let alone = try await client.get("/v3.1/alpha/" + code).json().strings("cca3")
            #expect(alone == found)
        }
    }

    @Test func theOrderOfAnAnswerIsThatOfTheInjectedShuffle() async throws {
        try await withFixture { client in
            let codes = try await client.get("/v3.1/all?fields=cca3").json().strings("cca3")
            #expect(codes == ["ATA", "XKX", "BHR", "BRN", "CIV", "BEL", "AUT"])
        }
    }

    @Test func allAnswersTenFields() async throws {
        try await withFixture { client in
            let fields = "name,cca2,cca3,capital,region,subregion,borders,area,population,flag"
            let reply = try await client.get("/v3.1/all?fields=" + fields)
            #expect(reply.status == 200)
            #expect(try reply.json().elements.last?.keys == Set(fields.split(separator: ",").map(String.init)))
        }
    }

    @Test(arguments: [
        ("/all", badFields), ("/all?fields=", badFields), ("/all?fields=,", badFields), ("/all?fields=name,,cca3", badFields),
        ("/all?fields=a,b,c,d,e,f,g,h,i,j,k", badFields),
        ("/alpha", badRequest), ("/alpha?codes=", badRequest), ("/alpha?codes=A", badRequest), ("/alpha?codes=AUT;BEL", badRequest),
        ("/alpha/A", badRequest), ("/alpha/AUSTRIA", badRequest),
        ("/alpha/XXX", notFound), ("/alpha/XXX?fields=name", notFound), ("/alpha?codes=XXX,YYY", notFound),
        ("/name/Atlantis", notFound), ("/nothing", notFound), ("", notFound),
    ])
    func whatCannotBeAnsweredHasTheFamilysErrorBody(path: String, body: String) async throws {
        try await withFixture { client in
            let reply = try await client.get("/v3.1" + path)
            #expect(try reply.json() == JSON(parsing: body))
            #expect(try reply.json()["status"] == .number(Double(reply.status)))
        }
    }

    @Test(arguments: [
        ("austria?fullText=true", ["AUT"]), ("REPUBLIC%20OF%20AUSTRIA?fullText=true", ["AUT"]), ("oesterreich?fullText=true", []),
        ("cote%20d'ivoire?fullText=true", []), ("C%C3%94TE%20D'IVOIRE?fullText=true", ["CIV"]),
        ("kingdom%20of", ["BHR", "BEL"]), ("oesterreich", ["AUT"]), ("stria", ["CIV", "AUT"]),
    ])
    func aWholeNameIsTheCommonOrTheOfficialOneAPartMayBeOfAnySpelling(query: String, codes: [String]) async throws {
        try await withFixture { client in
            let reply = try await client.get("/v3.1/name/" + query)
            #expect(reply.status == (codes.isEmpty ? 404 : 200))
            #expect(try reply.json().strings("cca3") == codes)
        }
    }

    @Test func aNameAnswersTheFieldsAskedFor() async throws {
        try await withFixture { client in
            let reply = try await client.get("/v3.1/name/belgium?fullText=true&fields=cca2,idd")
            #expect(try reply.json() == JSON(parsing: #"[{"cca2":"BE","idd":{"root":"+3","suffixes":["2"]}}]"#))
        }
    }
}
