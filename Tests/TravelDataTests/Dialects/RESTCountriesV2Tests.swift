import Testing
import TravelKit

@testable import TravelData

@Suite("REST Countries v2")
struct RESTCountriesV2Tests {
    static let austria = """
        {"name":"Austria","topLevelDomain":[".at"],"alpha2Code":"AT","alpha3Code":"AUT","callingCodes":["43"],"capital":"Vienna",
         "altSpellings":["AT","Osterreich"],"region":"Europe","subregion":"Western Europe","population":8725931,
         "latlng":[47.33333333,13.33333333],"area":83871.0,"timezones":["UTC+01:00"],"borders":["CZE","DEU","KOS"],
         "nativeName":"Österreich","numericCode":"040","currencies":[{"code":"EUR","name":"Euro","symbol":"€"}],
         "languages":[{"iso639_1":"de","iso639_2":"deu","name":"German","nativeName":"Deutsch"}],"translations":{"de":"Österreich"}}
        """

    private func load(_ body: String) async throws -> [Country] {
        try await APICountryRepository(ScriptedClient(body), dialect: RESTCountriesV2.semicolon).countries().collect()
    }

    @Test("is read whole, with its own names of languages and currencies")
    func whole() async throws {
        let expected = Country(
            alpha2: "AT", alpha3: "AUT", numeric: "040", name: "Austria", nativeNames: [.init(language: "de", name: "Österreich")],
            alternativeSpellings: ["Osterreich"], capitals: ["Vienna"], region: "Europe", subregion: "Western Europe",
            borders: ["CZE", "DEU", "XKX"], population: 8_725_931, area: 83871, languages: [.init(code: "de", name: "German")],
            currencies: [.init(code: "EUR", name: "Euro", symbol: "€")], callingCodes: ["43"], drivingSide: .right,
            topLevelDomains: [".at"], timeZones: ["UTC+01:00"], coordinate: Coordinate(latitude: 47.33333333, longitude: 13.33333333))
        #expect(try await load("[\(Self.austria)]") == [expected])
    }

    @Test(
        "may give parts of languages and currencies",
        arguments: [
            (#"{"currencies":[{"code":null,"name":null,"symbol":null},{"code":"(none)"},{"code":"QQQ"}]"#, "QQQ QQQ -"),
            (#"{"currencies":[{"code":"EUR","name":"","symbol":""}]"#, "EUR EUR -"), (#"{"currencies":null"#, ""),
            (#"{"languages":[{"iso639_1":null,"iso639_2":"prs","name":"Dari"}]"#, "prs Dari"),
            (#"{"languages":[{"iso639_1":"de"}]"#, "de German"),
        ])
    func parts(fields: String, expected: String) async throws {
        let country = try #require(try await load("[\(fields),\"name\":\"A\",\"alpha2Code\":\"AA\",\"alpha3Code\":\"AAA\"}]").first)
        let found =
            country.currencies.map { "\($0.code) \($0.name) \($0.symbol ?? "-")" } + country.languages.map { "\($0.code) \($0.name)" }
        #expect(found.joined(separator: ", ") == expected)
    }

    @Test("says null for a code that nobody has")
    func unknownCode() async throws {
        let client = ScriptedClient("[null,\(Self.austria)]")
        let found = try await APICountryRepository(client, dialect: RESTCountriesV2.semicolon).countries(withCodes: ["ZZZ", "AUT"])
            .collectWithNotes()
        #expect(found.values.map(\.name) == ["Austria"] && found.skipped == 0)
    }

    @Test("is asked with its separator between codes and between fields, but for no fields beside codes", arguments: [";", ","])
    func separators(separator: String) async throws {
        let client = ScriptedClient("[\(Self.austria)]")
        let countries = APICountryRepository(client, dialect: separator == ";" ? RESTCountriesV2.semicolon : .comma)
        _ = try await countries.countries().collect()
        _ = try await countries.countries(named: "Austria").collect()
        _ = try await countries.countries(withCodes: ["AUT", "BEL"]).collect()
        let fields = [
            "name", "nativeName", "alpha2Code", "alpha3Code", "numericCode", "altSpellings", "capital", "region", "subregion", "population",
            "area", "latlng", "borders", "currencies", "languages", "callingCodes", "timezones", "topLevelDomain",
        ].joined(separator: separator)
        #expect(
            client.asked.prefix(3)
                == ["all?fields=\(fields)", "name/Austria?fullText=true&fields=\(fields)", "alpha?codes=AUT\(separator)BEL"])
    }
}
