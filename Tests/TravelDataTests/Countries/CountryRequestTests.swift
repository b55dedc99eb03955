import Testing
import TravelKit

@testable import TravelData

@Suite("What a country server is asked")
struct CountryRequestTests {
    /// The requests in the form "path/segments?name=value".
    private func text(_ request: APIRequest) -> String {
        guard case .path(let segments) = request.target else { return "\(request.target)" }
        let query = request.query.map { "\($0.name)=\($0.value)" }.joined(separator: "&")
        return segments.joined(separator: "/") + (query.isEmpty ? "" : "?" + query)
    }

    @Test(
        "for codes: those that can be codes, Kosovo by the code that all servers share",
        arguments: [
            (["DEU", "AUT"], "DEU;AUT"), (["AT"], "AT"), (["SRB", "UNK"], "SRB;XK"), (["XKX"], "XK"), (["KOS", "ALB"], "XK;ALB"),
            (["DEU", "", "D", "GERMANY", "A;B", "ÄÖ", "040"], "DEU"),
        ])
    func codes(codes: [String], asked: String) async throws {
        for (dialect, separator) in [(RESTCountriesV1() as any CountryDialect, ";"), (RESTCountriesV31(), ",")] {
            let client = StubClient("[]")
            _ = try await APICountryRepository(client, dialect: dialect).countries(withCodes: codes).collect()
            #expect(client.requests.first.map(text) == "alpha?codes=\(asked.replacing(";", with: separator))")
        }
    }

    @Test("for no code that can be one: nothing", arguments: [[], [""], ["GERMANY"], ["1", "AUT;DEU"]])
    func noCode(codes: [String]) async throws {
        for dialect in [RESTCountriesV1() as any CountryDialect, RESTCountriesV31()] {
            let client = StubClient("no", status: 500)
            let part = try await APICountryRepository(client, dialect: dialect).countries(withCodes: codes).collectWithNotes()
            #expect(part.values.isEmpty && part.progress == .complete)
            #expect(client.requests.isEmpty)
        }
    }

    @Test(
        "for codes, and for everything where it leaves some out; what it gave comes first, whatever becomes of that",
        arguments: [
            ("[]", 200, "Austria, Belgium"), ("[BEL]", 200, "Austria, Belgium"), ("[AUT,null]", 200, "Austria, Belgium"),
            ("[AUT,BEL]", 500, "Austria, Belgium"), ("[BEL]", 500, "unavailable stub 500"), ("[]", 500, "unavailable stub 500"),
        ])
    func leftOut(answer: String, status: Int, found: String) async {
        let records = [
            "AUT": #"{"name":"Austria","alpha2Code":"AT","alpha3Code":"AUT"}"#,
            "BEL": #"{"name":"Belgium","alpha2Code":"BE","alpha3Code":"BEL"}"#,
        ]
        func written(_ codes: String) -> String { records.reduce(codes) { $0.replacing($1.key, with: $1.value) } }
        let (some, all) = (written(answer), written("[AUT,BEL]"))
        let client = StubClient { request in
            self.text(request).hasPrefix("alpha") ? .init(some) : .init(status == 200 ? all : "", status: status)
        }
        let countries = APICountryRepository(client, dialect: RESTCountriesV1())
        let names = await failure {
            try await countries.countries(withCodes: ["AUT", "BEL"]).collect().map(\.name).joined(separator: ", ")
        }
        #expect(names.replacing("no error: ", with: "") == found)
        #expect(client.requests.map(text) == (answer == "[AUT,BEL]" ? ["alpha?codes=AUT;BEL"] : ["alpha?codes=AUT;BEL", "all"]))
        // Nobody waits for everything to see what is there.
        guard ["[BEL]", "[AUT,null]"].contains(answer) else { return }
        var parts = countries.countries(withCodes: ["AUT", "BEL"]).makeAsyncIterator()
        let first = await failure { try await parts.next()?.values.map(\.alpha3.text).joined() ?? "nothing" }
        #expect(first == "no error: " + (answer == "[BEL]" ? "BEL" : "AUT"))
    }

    @Test("for codes, and what it adds without being asked is left out (BRN is Bahrain to the Olympic committee)")
    func uninvited() async throws {
        let answer =
            #"[{"name":{"common":"Bahrain"},"cca2":"BH","cca3":"BHR","cioc":"BRN"},{"name":{"common":"Brunei"},"cca2":"BN","cca3":"BRN"}]"#
        let found = try await APICountryRepository(StubClient(answer), dialect: RESTCountriesV31()).countries(withCodes: ["BRN"]).collect()
        #expect(found.map(\.name) == ["Brunei"])
    }

    @Test("for anything, and what it gives twice is there once: as it came first")
    func twice() async throws {
        let answer =
            #"[{"name":{"common":"Malta"},"cca2":"MT","cca3":"MLT","capital":["Valletta"]},{"name":{"common":"Malta"},"cca2":"MT","cca3":"MLT"}]"#
        let countries = APICountryRepository(StubClient(answer), dialect: RESTCountriesV31())
        for reading in [countries.countries(), countries.countries(named: "malta"), countries.countries(withCodes: ["MLT"])] {
            #expect(try await reading.collect().map(\.capitals) == [["Valletta"]])
        }
    }

    @Test(
        "for a name: the whole name, then wider, then everything",
        arguments: [
            (RESTCountriesV1() as any CountryDialect, ["name/x y?fullText=true", "all"]),
            (
                RESTCountriesV31(),
                [
                    "name/x y?fullText=true", "name/x y",
                    "all?fields=cca3,cca2,name,altSpellings,capital,region,subregion,population,area,borders",
                    "all?fields=cca3,name,ccn3,languages,currencies,idd,tld,timezones,latlng,capitalInfo",
                ]
            ), (BundledCountries(), ["countries"]),
        ])
    func name(dialect: any CountryDialect, asked: [String]) async {
        let client = StubClient { request in
            self.text(request).hasPrefix("name") ? .init("", status: 404) : .init("[]")
        }
        let found = await failure { try await APICountryRepository(client, dialect: dialect).countries(named: "x y").collect() }
        #expect(found == "not found country: x y")
        #expect(client.requests.map(text) == asked)
    }

    @Test("for a name that is none: nothing", arguments: ["", ".", ".."])
    func noName(name: String) async {
        let client = StubClient("[]")
        let found = await failure { try await APICountryRepository(client, dialect: RESTCountriesV1()).countries(named: name).collect() }
        #expect(found == "not found country: \(name)")
        #expect(client.requests.isEmpty)
    }

    @Test(
        "for a name, and its failure is not taken for nobody's name", arguments: [(500, "unavailable stub 500"), (401, "sign-in stub: -")])
    func failures(status: Int, expected: String) async {
        let client = StubClient("", status: status)
        let countries = APICountryRepository(client, dialect: RESTCountriesV1())
        #expect(await failure { try await countries.countries(named: "Austria").collect() } == expected)
        #expect(await failure { try await countries.countries(withCodes: ["AUT"]).collect() } == expected)
        #expect(client.requests.count == 2)
    }

    @Test("in v3.1 for everything in two requests, each of at most ten fields, put together by code")
    func twoRequests() async throws {
        let dialect = RESTCountriesV31()
        #expect(dialect.whole.count == 2)
        for endpoint in dialect.whole { #expect(endpoint.request.query.first?.value.split(separator: ",").count ?? 99 <= 10) }
        let client = StubClient { request in
            request.query.first?.value.contains("idd") == true
                ? .init(
                    #"[{"name":{"common":"B"},"cca2":"BB","cca3":"BBB","tld":[".bb"]},{"name":{"common":"A"},"cca2":"AA","cca3":"AAA","tld":[".aa"]}]"#
                )
                : .init(
                    #"[{"name":{"common":"B"},"cca2":"BB","cca3":"BBB","capital":["Bb"]},{"name":{"common":"A"},"cca2":"AA","cca3":"AAA"},7]"#
                )
        }
        var parts: [Part<Country>] = []
        for try await part in APICountryRepository(client, dialect: dialect).countries() { parts.append(part) }
        #expect(parts.map(\.progress) == [.partial(done: 1, of: 2), .complete])
        #expect(parts.map { $0.values.map(\.name) } == [["A", "B"], ["A", "B"]])
        #expect(parts.map { $0.values.map(\.topLevelDomains) } == [[[], []], [[".aa"], [".bb"]]])
        #expect(parts.last?.values.map(\.capitals) == [[], ["Bb"]])
        #expect(parts.map(\.skipped) == [1, 1])
    }
}
