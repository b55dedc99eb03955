import Testing
import TravelKit

@testable import TravelData

@Suite("A country of REST Countries v5")
struct RESTCountriesV5RecordTests {
    static let austria = """
        {"names":{"common":"Austria","official":"Republic of Austria","native":{"deu":{"common":"Österreich","official":"Republik Österreich"}}},
         "codes":{"alpha_2":"AT","alpha_3":"AUT","ccn3":"040"},"capitals":[{"name":"Vienna","coordinates":{"lat":48.2,"lng":16.37}}],
         "region":"Europe","subregion":"Central Europe","borders":["CZE","DEU","KOS"],"area":{"kilometers":83871.0},
         "coordinates":{"lat":47.33333333,"lng":13.33333333},"population":8917205,"languages":[{"name":"German","native_name":"Deutsch"}],
         "currencies":[{"code":"EUR","name":"Euro","symbol":"€"}],"calling_codes":["+43"],"timezones":["UTC+01:00"],"tlds":[".at"],
         "landlocked":true,"flag":{"emoji":"🇦🇹"}}
        """

    static func page(_ objects: String, meta: String = #"{"total":1,"count":1,"limit":100,"offset":0,"more":false}"#) -> String {
        #"{"data":{"objects":[\#(objects)]},"meta":\#(meta)}"#
    }

    private func load(_ body: String) async throws -> Part<Country> {
        try await APICountryRepository(ScriptedClient(body), dialect: RESTCountriesV5()).countries().collectWithNotes()
    }

    @Test("is read whole; other spellings, codes of languages and the driving side are the bundled ones")
    func whole() async throws {
        let bundled = try await APICountryRepository(FileAPIClient(EmbeddedFiles()), dialect: BundledCountries())
            .countries(withCodes: ["AUT"]).collect()
        let expected = Country(
            alpha2: "AT", alpha3: "AUT", numeric: "040", name: "Austria", officialName: "Republic of Austria",
            nativeNames: [.init(language: "deu", name: "Österreich")], alternativeSpellings: bundled.first?.alternativeSpellings ?? [],
            capitals: ["Vienna"], region: "Europe", subregion: "Central Europe", borders: ["CZE", "DEU", "XKX"], population: 8_917_205,
            area: 83871, languages: [.init(code: "de", name: "German")], currencies: [.init(code: "EUR", name: "Euro", symbol: "€")],
            callingCodes: ["43"], drivingSide: .right, topLevelDomains: [".at"], timeZones: ["UTC+01:00"],
            coordinate: Coordinate(latitude: 47.33333333, longitude: 13.33333333),
            capitalCoordinate: Coordinate(latitude: 48.2, longitude: 16.37))
        #expect(try await load(Self.page(Self.austria)).values == [expected])
    }

    @Test("may lack all but its common name and one code")
    func bare() async throws {
        let part = try await load(Self.page(#"{"names":{"common":"Nowhere"},"codes":{"alpha_3":"QQQ"}}"#))
        #expect(part.values == [Country(alpha2: "", alpha3: "QQQ", name: "Nowhere")])
    }

    @Test(
        "has its currencies in a list or in a map",
        arguments: [
            (#"[{"code":"EUR","name":"Euro","symbol":"€"},{"code":"CHF","name":"Franc","symbol":"Fr."}]"#, "EUR Euro €, CHF Franc Fr."),
            (#"{"EUR":{"name":"Euro","symbol":"€"}}"#, "EUR Euro €"), (#"{"QQQ":{}}"#, "QQQ QQQ -"), ("[]", ""), ("{}", ""), ("null", ""),
            (#"[{"name":"Nothing"}]"#, ""),
        ])
    func currencies(json: String, expected: String) async throws {
        let part = try await load(Self.page(#"{"names":{"common":"A"},"codes":{"alpha_3":"QQQ"},"currencies":\#(json)}"#))
        let found = part.values.first?.currencies.map { "\($0.code) \($0.name) \($0.symbol ?? "-")" }
        #expect(found?.joined(separator: ", ") == expected)
    }

    @Test("that is bad is left out and counted, and null is passed over")
    func badRecord() async throws {
        let part = try await load(Self.page("\(Self.austria),{\"names\":7},null", meta: #"{"total":3,"more":false}"#))
        #expect(part.values.map(\.name) == ["Austria"] && part.skipped == 1)
        #expect(part.whySkipped?.hasPrefix("data.objects[1].names: ") == true, "\(part.whySkipped ?? "-")")
    }

    @Test(
        "comes in an envelope; anything else is an error",
        arguments: [
            (Self.page(#"{"names":7}"#), "malformed"), (#"{"data":{}}"#, "malformed"), ("[]", "malformed"), ("null", "malformed"),
            ("", "malformed"), ("<html>", "malformed"), (#"{"errors":[{"message":"No.","code":1}]}"#, "rejected"),
            (#"{"success":false,"data":null,"errors":[{"message":"This API version has been deprecated. Go."}]}"#, "rejected"),
        ])
    func errors(body: String, expected: String) async {
        #expect(await failureName { try await load(body) } == expected)
    }

    @Test(
        "is refused in the server's own words",
        arguments: [(401, "signInRequired"), (403, "rejected"), (404, "rejected")])
    func refusals(status: Int, expected: String) async {
        let client = ScriptedClient(#"{"errors":[{"message":"Quota used up.","code":"quota"}]}"#, status: status)
        do {
            _ = try await APICountryRepository(client, dialect: RESTCountriesV5()).countries().collect()
            Issue.record("no error")
        } catch {
            #expect("\(error)".hasPrefix(expected) && "\(error)".contains("Quota used up."))
        }
    }
}
