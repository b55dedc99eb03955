import Testing

/// Bodies are held against the shapes that the providers' notes record for REST Countries v2.
@Suite(.timeLimit(.minutes(1))) struct V2Tests {
    @Test(arguments: ["/v2", "/v2-comma"])
    func oneCodeGivesTheWholeRecordAsAnObject(base: String) async throws {
        try await withFixture { client in
            let reply = try await client.get(base + "/alpha/AUT")
            #expect(reply.status == 200)
            #expect(
                try reply.json()
                    == JSON(
                        parsing: """
                            {"name":"Austria","topLevelDomain":[".at"],"alpha2Code":"AT","alpha3Code":"AUT","callingCodes":["43"],
                             "capital":"Vienna","altSpellings":["AT","Oesterreich"],"relevance":"0","region":"Europe",
                             "subregion":"Central Europe","translations":{},"population":8917205,"latlng":[47.33333333,13.33333333],
                             "demonym":"","area":83871.0,"gini":null,"timezones":["UTC+01:00"],
                             "borders":["CZE","DEU","HUN","ITA","LIE","SVK","SVN","CHE"],"nativeName":"Österreich",
                             "numericCode":"040","currencies":[{"code":"EUR","name":"Euro","symbol":"€"}],
                             "languages":[{"iso639_1":"de","iso639_2":"deu","name":"German","nativeName":"Deutsch"}]}
                            """))
        }
    }

    @Test(arguments: [("/v2", ";", ","), ("/v2-comma", ",", ";")])
    func codesAndFieldsHaveTheSeparatorOfTheServer(base: String, separator: String, other: String) async throws {
        try await withFixture { client in
            let codes = try await client.get("\(base)/alpha?codes=bel\(separator)XXX\(separator)at").json()
            #expect(codes.elements.map { $0 == .null } == [false, true, false])
            #expect(codes.strings("alpha3Code") == ["BEL", "AUT"])
            let fields = ["alpha3Code", "capital", "unheardOf"].joined(separator: separator)
            let some = try await client.get("\(base)/name/austria?fullText=true&fields=\(fields)")
            #expect(try some.json() == JSON(parsing: #"[{"alpha3Code":"AUT","capital":"Vienna"}]"#))
            let wrong = try await client.get("\(base)/alpha?codes=AUT\(other)BEL")
            #expect(wrong.status == 400)
            #expect(try wrong.json() == JSON(parsing: #"{"status":400,"message":"Bad Request"}"#))
        }
    }

    @Test func anUnknownCodeBesideFieldsIsTheServersOwnFailure() async throws {
        try await withFixture { client in
            let known = try await client.get("/v2/alpha?codes=AUT;BEL&fields=name")
            #expect(try known.json() == JSON(parsing: #"[{"name":"Austria"},{"name":"Belgium"}]"#))
            let unknown = try await client.get("/v2/alpha?codes=AUT;XXX&fields=name")
            #expect(unknown.status == 500)
        }
    }

    @Test func v1KnowsNoFields() async throws {
        try await withFixture { client in
            let all = try await client.get("/rest/v1/name/austria?fullText=true&fields=name").json()
            #expect(all.elements.first?.keys.count == 22)
        }
    }
}
