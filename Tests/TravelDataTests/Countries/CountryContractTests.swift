import TestSupport
import Testing
import TravelData
import TravelKit
import jaunt_server

@Suite("Countries, wherever they come from", .timeLimit(.minutes(1)))
struct CountryContractTests {
    @Test("are 250, in the order of their names, none twice", arguments: CountrySource.allCases)
    func all(source: CountrySource) async throws {
        try await source.open { countries, _ in
            let part = try await countries.countries().collectWithNotes()
            #expect(part.values.count == 250)
            #expect(part.skipped == 0 && part.progress == .complete && part.freshness == .live)
            #expect(Set(part.values.map(\.alpha3)).count == 250)
            let names = part.values.map { SearchFold.fold($0.name) }
            #expect(names == names.sorted())
            #expect(names.first == "afghanistan" && names[1] == "aland islands")
            #expect(part.values.allSatisfy { $0.alpha2.count == 2 && $0.alpha3.text.count == 3 && !$0.name.isEmpty && !$0.region.isEmpty })
        }
    }

    @Test("tell the same of every country", arguments: CountrySource.allCases)
    func same(source: CountrySource) async throws {
        func facts(_ country: Country) -> [String] {
            [
                country.name, country.alpha2, country.alpha3.text, country.numeric ?? "-", country.region, country.subregion ?? "-",
                country.capitals.first ?? "-", country.borders.map(\.text).sorted().joined(separator: " "), "\(country.population ?? -1)",
                "\(country.area ?? -1)", country.currencies.map(\.name).joined(separator: ", "),
                country.callingCodes.joined(separator: " "), country.drivingSide?.rawValue ?? "-",
                country.topLevelDomains.joined(separator: " "),
                // v1 knows languages by codes of two letters, which not all have.
                source == .v1 ? "" : country.languages.map(\.name).joined(separator: ", "),
                country.alternativeSpellings.joined(separator: ", "),
                "\(country.coordinate?.latitude ?? 0) \(country.coordinate?.longitude ?? 0)",
                country.nativeName ?? country.name,
            ]
        }
        let expected = try await CountrySource.bundledCountries().map(facts)
        try await source.open { countries, _ in
            let found = try await countries.countries().collect().map(facts)
            for (one, other) in zip(found, expected) where one != other { Issue.record("\(one) is not \(other)") }
            #expect(found.count == expected.count)
        }
    }

    // The tables of these tests are walked through on one server each: to start one takes longer than all that it is asked.

    @Test("are found by any of their names", arguments: CountrySource.allCases)
    func named(source: CountrySource) async throws {
        let table: [(name: String, code: Alpha3Code)] = [
            ("germany", "DEU"), ("GERMANY", "DEU"), ("Österreich", "AUT"), ("osterreich", "AUT"), ("Holland", "NLD"),
            ("Federal Republic of Germany", "DEU"), ("Côte d’Ivoire", "CIV"), ("cote d'ivoire", "CIV"), ("Åland Islands", "ALA"),
        ]
        try await source.open { countries, _ in
            for (name, code) in table {
                let found = try await countries.countries(named: name).collect()
                #expect(found.map(\.alpha3) == [code], "\(name)")
            }
        }
    }

    @Test("with a name that nobody has are not found", arguments: CountrySource.allCases)
    func unknown(source: CountrySource) async throws {
        try await source.open { countries, _ in
            for name in ["Ruritania", "German", "a/b", "..", "%2e%2e", ""] {
                let found = await failure { try await countries.countries(named: name).collect() }
                #expect(found == "not found country: \(name)")
            }
        }
    }

    @Test("are found by codes of either kind, in the order of names; codes of nobody are passed over", arguments: CountrySource.allCases)
    func coded(source: CountrySource) async throws {
        let table: [(codes: [String], names: [String])] = [
            (["DEU", "AUT"], ["Austria", "Germany"]), (["de", "AT"], ["Austria", "Germany"]), (["DEU", "ZZZ", "QQ"], ["Germany"]),
            (["ZZZ"], []), (["DEU", "DEU", "DE"], ["Germany"]), (["UNK"], ["Kosovo"]), (["SRB", "XKX"], ["Kosovo", "Serbia"]),
            (["BRN"], ["Brunei"]), (["", "Germany", "AUT"], ["Austria"]),
        ]
        try await source.open { countries, _ in
            for (codes, names) in table {
                let found = try await countries.countries(withCodes: codes).collect()
                #expect(found.map(\.name) == names, "\(codes)")
            }
        }
    }

    @Test("are nobody when no code is asked for, and no server is", arguments: CountrySource.allCases)
    func noCodes(source: CountrySource) async throws {
        try await source.open { countries, server in
            let part = try await countries.countries(withCodes: []).collectWithNotes()
            #expect(part.values.isEmpty && part.progress == .complete)
            if let server { #expect(server.requests.isEmpty) }
        }
    }

    @Test("have the neighbours that the map has, with their own names", arguments: CountrySource.allCases)
    func borders(source: CountrySource) async throws {
        try await source.open { countries, _ in
            let page = try #require(try await countries.borders(of: .name("Germany")).collect().first)
            let borders = try #require(page.borders)
            #expect(
                borders.map(\.name) == [
                    "Austria", "Belgium", "Czechia", "Denmark", "France", "Luxembourg", "Netherlands", "Poland", "Switzerland",
                ])
            #expect(borders.first { $0.id == "AUT" }?.nativeName == "Österreich")
            #expect(borders.first { $0.id == "POL" }?.nativeName == "Polska")
            #expect(borders.allSatisfy { $0.nativeName != nil && $0.country.borders.contains("DEU") })
            let serbia = try await countries.borders(of: .code("SRB")).collect()
            #expect(serbia.first?.borders?.map(\.name).contains("Kosovo") == true)
        }
    }

    @Test("without neighbours have none", arguments: CountrySource.allCases)
    func island(source: CountrySource) async throws {
        try await source.open { countries, _ in
            let page = try await countries.borders(of: .name("Iceland")).collect()
            #expect(page.map(\.borders) == [[]])
        }
    }

    @Test("take two requests with their neighbours, one where there are none", arguments: CountrySource.overHTTP)
    func requests(source: CountrySource) async throws {
        let table: [(reference: CountryReference, count: Int)] = [
            (.name("Germany"), 2), (.seen(name: "Germany", alpha3: "DEU"), 2), (.code("DEU"), 2), (.name("Iceland"), 1), (.code("IS"), 1),
        ]
        try await source.open { countries, server in
            let server = try #require(server)
            for (reference, count) in table {
                server.reset()
                _ = try await countries.borders(of: reference).reloaded.collect()
                let requests = server.requests
                #expect(requests.count == count, "\(reference): \(requests)")
            }
        }
    }
}

extension CountrySource {
    /// The countries as the program's own data has them.
    static func bundledCountries() async throws -> [Country] {
        try await APICountryRepository(FileAPIClient(EmbeddedFiles()), dialect: BundledCountries()).countries().collect()
    }
}
