import Testing
import TravelKit

@testable import TravelData

/// The records as `providers.md` describes them.
@Suite("A country of a server")
struct CountryRecordTests {
    private func load(_ dialect: any CountryDialect, _ text: String) async throws -> Part<Country> {
        try await StubClient(text).collect(try #require(dialect.whole.first))
    }

    @Test("in v1 is read whole, with names for the codes that it gives")
    func v1() async throws {
        let part = try await load(
            RESTCountriesV1(),
            """
            [{"name":"Austria","topLevelDomain":[".at"],"alpha2Code":"AT","alpha3Code":"AUT","callingCodes":["43"],"capital":"Vienna",
              "altSpellings":["AT","Osterreich"],"relevance":"0","region":"Europe","subregion":"Western Europe","translations":{"de":"Österreich"},
              "population":8725931,"latlng":[47.33333333,13.33333333],"demonym":"Austrian","area":83871.0,"gini":26.0,"timezones":["UTC+01:00"],
              "borders":["CZE","DEU","KOS"],"nativeName":"Österreich","numericCode":"040","currencies":["EUR","QQQ"],"languages":["de","qq"]}]
            """)
        let expected = Country(
            alpha2: "AT", alpha3: "AUT", numeric: "040", name: "Austria", nativeNames: [.init(language: "de", name: "Österreich")],
            alternativeSpellings: ["Osterreich"], capitals: ["Vienna"], region: "Europe", subregion: "Western Europe",
            borders: ["CZE", "DEU", "XKX"], population: 8_725_931, area: 83871,
            languages: [.init(code: "de", name: "German"), .init(code: "qq", name: "qq")],
            currencies: [.init(code: "EUR", name: "Euro", symbol: "€"), .init(code: "QQQ", name: "QQQ", symbol: nil)], callingCodes: ["43"],
            drivingSide: .right, topLevelDomains: [".at"], timeZones: ["UTC+01:00"],
            coordinate: Coordinate(latitude: 47.33333333, longitude: 13.33333333))
        #expect(part.values == [expected])
    }

    @Test("in v1 may lack all but its name and codes; what is empty is unknown")
    func bareV1() async throws {
        let bare = Country(alpha2: "AQ", alpha3: "ATA", name: "Antarctica")
        for text in [
            #"[{"name":"Antarctica","alpha2Code":"AQ","alpha3Code":"ATA"}]"#,
            #"[{"name":"Antarctica","alpha2Code":"AQ","alpha3Code":"ATA","capital":"","subregion":"","nativeName":"","area":null,"latlng":[],"#
                + #""callingCodes":[""],"topLevelDomain":[""],"numericCode":null,"borders":[],"languages":[],"currencies":[]}]"#,
        ] {
            #expect(try await load(RESTCountriesV1(), text).values == [bare])
        }
    }

    @Test(
        "with a number in place of its population that is none is bad, and that is said with the number and its place",
        arguments: [
            ("1.5", "the number 1.5 is not whole"), ("9223372036854775808", "the number 9223372036854775808 is too large"),
            (#""8""#, "it is not a number"),
        ])
    func population(number: String, why: String) async throws {
        let records = ["8.0", number].map { #"{"name":"Austria","alpha2Code":"AT","alpha3Code":"AUT","population":\#($0)}"# }
        let part = try await load(RESTCountriesV1(), "[\n\(records.joined(separator: ",\n"))\n]")
        #expect(part.values.map(\.population) == [8] && part.skipped == 1)
        #expect(part.whySkipped == "line 3, population: \(why)")
    }

    static let v31Austria = """
        {"name":{"common":"Austria","official":"Republic of Austria","nativeName":{"bar":{"official":"Republik Österreich","common":"Österreich"}}},
         "tld":[".at"],"cca2":"AT","ccn3":"040","cca3":"AUT","cioc":"AUT","currencies":{"EUR":{"name":"Euro","symbol":"€"}},
         "idd":{"root":"+4","suffixes":["3"]},"capital":["Vienna"],"capitalInfo":{"latlng":[48.2,16.37]},
         "altSpellings":["AT","Osterreich"],"region":"Europe",
         "subregion":"Central Europe","languages":{"de":"German"},"latlng":[47.33333333,13.33333333],"landlocked":true,
         "borders":["CZE","DEU","UNK"],"area":83871.0,"population":8917205,"timezones":["UTC+01:00"],"flag":"🇦🇹"}
        """

    @Test("in v3.1 is read whole, in a list or bare", arguments: ["[\(v31Austria)]", v31Austria])
    func v31(text: String) async throws {
        let expected = Country(
            alpha2: "AT", alpha3: "AUT", numeric: "040", name: "Austria", officialName: "Republic of Austria",
            nativeNames: [.init(language: "bar", name: "Österreich")], alternativeSpellings: ["Osterreich"], capitals: ["Vienna"],
            region: "Europe", subregion: "Central Europe", borders: ["CZE", "DEU", "XKX"], population: 8_917_205, area: 83871,
            languages: [.init(code: "de", name: "German")], currencies: [.init(code: "EUR", name: "Euro", symbol: "€")],
            callingCodes: ["43"], drivingSide: .right, topLevelDomains: [".at"], timeZones: ["UTC+01:00"],
            coordinate: Coordinate(latitude: 47.33333333, longitude: 13.33333333),
            capitalCoordinate: Coordinate(latitude: 48.2, longitude: 16.37))
        #expect(try await load(RESTCountriesV31(), text).values == [expected])
    }

    @Test("in v3.1 may lack all but its common name and code, as Antarctica does and as fields leave it")
    func bareV31() async throws {
        let part = try await load(
            RESTCountriesV31(), #"[{"name":{"common":"Antarctica"},"cca3":"ATA","idd":{},"currencies":{},"capitalInfo":{}}]"#)
        #expect(part.values == [Country(alpha2: "AQ", alpha3: "ATA", name: "Antarctica")])
    }

    @Test(
        "in v3.1 has calling codes in two pieces; many below +1 are areas of one code",
        arguments: [
            (#"{"root":"+4","suffixes":["3"]}"#, ["43"]), (#"{"root":"+1","suffixes":["787","939"]}"#, ["1787", "1939"]),
            (#"{"root":"+1","suffixes":["1","2","3","4","5","6","7","8","9","10","11"]}"#, ["1"]),
            (#"{"root":"+1","suffixes":["242"]}"#, ["1242"]), (#"{"root":"+3","suffixes":["906698","79"]}"#, ["3906698", "379"]),
            (#"{"root":"+7"}"#, ["7"]), (#"{"root":"+7","suffixes":[]}"#, ["7"]), ("{}", []), ("null", []), (#"{"suffixes":["5"]}"#, ["5"]),
        ])
    func callingCodes(idd: String, codes: [String]) async throws {
        let part = try await load(RESTCountriesV31(), #"[{"name":{"common":"X"},"cca2":"XX","cca3":"XXX","idd":\#(idd)}]"#)
        #expect(part.values.first?.callingCodes == codes)
    }

    @Test(
        "in v3.1 has a driving side; where it does not, it has the bundled one",
        arguments: [
            (#"{"signs":["GB"],"side":"right"}"#, .right), (#"{"side":"middle"}"#, .left), ("{}", .left), ("null", .left),
        ] as [(String, Country.DrivingSide)])
    func drivingSide(car: String, side: Country.DrivingSide) async throws {
        let part = try await load(RESTCountriesV31(), #"[{"name":{"common":"X"},"cca2":"GB","cca3":"GBR","car":\#(car)}]"#)
        #expect(part.values.first?.drivingSide == side)
    }

    @Test("in v3.1 has maps, which get the order that the country has elsewhere, the same each time")
    func order() async throws {
        let part = try await load(
            RESTCountriesV31(),
            """
            [{"name":{"common":"Switzerland","nativeName":{"roh":{"common":"Svizra"},"ita":{"common":"Svizzera"},"zzz":{"common":"Z"},
              "aaa":{"common":"A"},"fra":{"common":"Suisse"},"deu":{"common":"Schweiz"},"qqq":{}}},"cca2":"CH","cca3":"CHE",
              "languages":{"roh":"Romansh","ita":"Italian","fra":"French","deu":"German"}}]
            """)
        let names = try #require(part.values.first).nativeNames.map(\.name)
        #expect(Array(names.suffix(2)) == ["A", "Z"])
        let bundled = try await APICountryRepository(FileAPIClient(EmbeddedFiles()), dialect: BundledCountries())
            .countries(withCodes: ["CHE"]).collect()
        let known = try #require(bundled.first).nativeNames.map(\.name)
        #expect(names.dropLast(2).elementsEqual(known.filter(names.contains)))
        #expect(part.values.first?.languages.map(\.code).count == 4)
    }

    @Test("is the same in both forms of the program's own data")
    func bothForms() async throws {
        let dialects: [any CountryDialect] = [BundledCountries(), BundledCountryTable()]
        var forms: [[Country]] = []
        for dialect in dialects {
            forms.append(try await APICountryRepository(FileAPIClient(EmbeddedFiles()), dialect: dialect).countries().collect())
        }
        #expect(forms[0].count == 250 && forms[0] == forms[1])
        func side(_ code: String) -> Country.DrivingSide? { forms[0].first { $0.alpha2 == code }?.drivingSide }
        #expect(side("GB") == .left && side("FR") == .right && side("AQ") == nil)
    }

    /// Numbers that are nobody's, and borders with itself and with nobody, as dialects have them.
    static let impossible: [(any CountryDialect, String)] = [
        (BundledCountries(), #"{"alpha2":"AT","alpha3":"AUT","name":"Austria","population":-5,"areaKm2":-0.5,"borders":["CZE","AUT"]}"#),
        (RESTCountriesV1(), #"{"alpha2Code":"AT","alpha3Code":"AUT","name":"Austria","population":-5,"area":-1,"borders":["AUT","CZE"]}"#),
        (RESTCountriesV31(), #"{"name":{"common":"Austria"},"cca3":"AUT","population":-5,"area":-1,"borders":["CZE"," ","AUT","cze"]}"#),
    ]

    @Test(
        "has no fewer people than none, no less land, and lies neither beside itself nor twice beside another",
        arguments: impossible.indices)
    func impossibleNumbers(_ place: Int) async throws {
        let (dialect, text) = Self.impossible[place]
        let country = try #require(try await load(dialect, "[\(text)]").values.first)
        #expect(country.population == nil && country.area == nil && country.borders == ["CZE"])
    }

    @Test("of the program's own data is read whole")
    func bundled() async throws {
        let part = try await load(
            BundledCountries(),
            """
            [{"alpha2":"AT","alpha3":"AUT","numeric":"040","name":"Austria","officialName":"Republic of Austria",
              "nativeNames":[{"language":"de","name":"Österreich"}],"altSpellings":["Oesterreich"],"capitals":["Vienna"],"region":"Europe",
              "subregion":"Central Europe","population":1,"areaKm2":2.5,
              "languages":[{"iso639_1":"de","iso639_2":"deu","name":"German","nativeName":"Deutsch"},{"iso639_2":"bar","name":"Bavarian"}],
              "currencies":[{"code":"EUR","name":"Euro","symbol":"€"}],"callingCodes":["43"],"drivingSide":"right",
              "tlds":[".at"],"timeZones":["Europe/Vienna"],"latitude":47,"longitude":13,"landlocked":true,"borders":["CZE"]}]
            """)
        let expected = Country(
            alpha2: "AT", alpha3: "AUT", numeric: "040", name: "Austria", officialName: "Republic of Austria",
            nativeNames: [.init(language: "de", name: "Österreich")], alternativeSpellings: ["Oesterreich"], capitals: ["Vienna"],
            region: "Europe", subregion: "Central Europe", borders: ["CZE"], population: 1, area: 2.5,
            languages: [.init(code: "de", name: "German"), .init(code: "bar", name: "Bavarian")],
            currencies: [.init(code: "EUR", name: "Euro", symbol: "€")], callingCodes: ["43"], drivingSide: .right,
            topLevelDomains: [".at"], timeZones: ["Europe/Vienna"], coordinate: Coordinate(latitude: 47, longitude: 13))
        #expect(part.values == [expected])
    }
}
