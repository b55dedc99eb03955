import TestSupport
import Testing

extension RealProgram {
    /// `jaunt borders NAME|CODE`.
    @Suite struct BordersCommandTests {
        static let neighbours = ["AUT", "BEL", "CZE", "DNK", "FRA", "LUX", "NLD", "POL", "CHE"].sorted()

        @Test func theTableHasNamesAndNativeNames() throws {
            let run = try Home().jaunt("borders", "germany", "--format", "table")
            #expect(run.status == .exited(0))
            #expect(run.errors == "")
            #expect(run.lines[0] == "alpha3  name         native_name")
            #expect(run.lines.dropFirst().map { String($0.prefix(3)) }.sorted() == Self.neighbours)
            #expect(run.lines.contains("AUT     Austria      Österreich"))
            #expect(run.lines.contains("CZE     Czechia      Česko"))
        }

        @Test(arguments: ["Germany", "germany", "GERMANY", "deutschland", "Federal Republic of Germany", "DE", "DEU", "276"])
        func aCountryIsFoundByItsNamesAndCodes(country: String) throws {
            let run = try Home().jaunt("borders", country, "--format", "json")
            #expect(run.status == .exited(0))
            let records = try run.records()
            #expect(records.compactMap { $0["alpha3"] as? String }.sorted() == Self.neighbours)
            #expect(records.allSatisfy { Set($0.keys) == ["alpha2", "alpha3", "name", "native_name"] })
        }

        @Test(arguments: [("osterreich", 8), ("cote d'ivoire", 5), ("TÜRKIYE", 8)])
        func accentsAndCaseMakeNoDifference(country: String, count: Int) throws {
            #expect(try Home().jaunt("borders", country, "--format", "json").records().count == count)
        }

        @Test func aCountryWithoutBordersIsAnEmptyArrayOrANote() throws {
            let json = try Home().jaunt("borders", "iceland", "--format", "json")
            #expect(json.status == .exited(0))
            #expect(json.output == "[]\n")
            #expect(json.errors == "")

            let table = try Home().jaunt("borders", "IS", "--format", "table")
            #expect(table.status == .exited(0))
            #expect(table.output == "")
            #expect(table.errors == "jaunt: Iceland has no land borders.\n")
        }

        @Test(arguments: ["table", "json"])
        func aNameThatNobodyHasGetsTheNearestOnesAndStatus3(format: String) throws {
            let run = try Home().jaunt("borders", "Germny", "--format", format)
            #expect(run.status == .exited(3))
            #expect(run.output == "")
            #expect(run.errors == "jaunt: No country is called 'Germny'. Did you mean Germany?\n")
        }

        @Test(arguments: [("Germny", "Deutschland"), ("Deutschlnd", "Deutschland"), ("Portugl", "Portugal")])
        func aMistypedNameGetsTheNearestOnesOfTheUsersLanguageOnce(typed: String, meant: String) throws {
            let run = try Home().with(["JAUNT_LANGUAGE": "de"]).jaunt("borders", typed)
            #expect(run.status == .exited(3) && run.output == "")
            #expect(run.errors == "jaunt: No country is called '\(typed)'. Did you mean \(meant)?\n")
        }

        @Test func aNameWithoutEndIsNotSaidWhole() throws {
            let run = try Home().jaunt("country", String(repeating: "x", count: 100_000))
            #expect(run.status == .exited(3) && run.output == "")
            #expect(run.errors == "jaunt: No country is called '\(String(repeating: "x", count: 39))…'.\n")
        }

        @Test(arguments: [
            (["contries"], "countries"), (["favorites"], "favourites"), (["border", "germany"], "borders"), (["Airport"], "airports"),
            (["favorites", "add", "germany"], "favourites"), (["doctr"], "doctor"), (["region"], "regions"),
        ])
        func aMistypedCommandIsNamed(arguments: [String], command: String) throws {
            let run = try Home().jaunt(arguments)
            #expect(run.status == .exited(64) && run.output == "")
            let sentence =
                "jaunt: No country is called '\(arguments.joined(separator: " "))'. Did you mean the command 'jaunt \(command)'?"
            #expect(run.errors == sentence + (arguments.count == 1 ? " 'jaunt help' lists the commands.\n" : "\n"))
        }

        @Test(arguments: [
            (["germny"], "Did you mean Germany?"), (["zzzz"], "'zzzz'. 'jaunt help'"), (["mal"], "Malawi"),
            (["borders", "region"], "Did you mean Réunion?"),
        ])
        func aMistypedCountryIsNoCommand(arguments: [String], words: String) throws {
            let run = try Home().jaunt(arguments)
            #expect(run.status == .exited(3) && run.errors.contains(words) && !run.errors.contains("the command '"), "\(run.errors)")
        }

        @Test(arguments: [
            ["borders", "korea"], ["country", "Korea"], ["route", "korea", "china"], ["map", "korea"], ["favourites", "add", "korea"],
        ])
        func aNameThatSeveralMayHaveIsSaidToBeAndTheStatusIs3(arguments: [String]) throws {
            let run = try Home().jaunt(arguments)
            #expect(run.status == .exited(3))
            #expect(run.output == "")
            let name = arguments.contains("Korea") ? "Korea" : "korea"
            #expect(run.errors == "jaunt: '\(name)' may be North Korea (PRK) or South Korea (KOR): use the code.\n")
        }

        @Test func theEndOfTwoNamesMayBeEither() throws {
            let run = try Home().jaunt("country", "virgin islands")
            #expect(run.status == .exited(3) && run.output == "")
            let both = "British Virgin Islands (VGB) or U.S. Virgin Islands (VIR)"
            #expect(run.errors == "jaunt: 'virgin islands' may be \(both): use the code.\n")
            #expect(try Home().jaunt("country", "islands").errors.hasPrefix("jaunt: No country is called 'islands'."))
        }

        @Test(arguments: [("grenada", "Saint Vincent and the Grenadines"), ("anguilla", "Antigua and Barbuda"), ("guernsey", "Jersey")])
        func islandsThatAreTooSmallForTheirNamesHaveThemBesideThem(map: String, name: String) throws {
            let run = try Home().jaunt("map", map)
            #expect(run.output.ranges(of: name).count == 1, "\(run.output)")
        }

        @Test(arguments: ["borders", "country", "map"])
        func behindTheSignOfAFilterNoCapitalIsMeant(command: String) throws {
            let run = try Home().jaunt(command, "=riga")
            #expect(run.status == .exited(3) && run.output == "")
            #expect(run.errors.hasPrefix("jaunt: No country is called '=riga'."), "\(run.errors)")
        }

        @Test(arguments: ["=EH", "=eh", "=ESH", "=732"])
        func anExactCodeMayHaveTheSignOfAFilter(code: String) throws {
            #expect(try Home().jaunt("country", code, "--columns", "alpha2", "--no-header").output == "EH\n")
        }

        @Test(
            arguments: [("guinea", "GIN"), ("congo", nil), ("island", "ISL"), ("dr", "DOM"), ("republic of korea", "KOR")]
                as [(String, String?)])
        func aWholeNameIsMeantAlone(name: String, code: String?) throws {
            let run = try Home().jaunt("country", name, "--columns", "alpha3", "--no-header")
            #expect(run.output == code.map { $0 + "\n" } ?? "")
            #expect(run.status == .exited(code == nil ? 3 : 0))
        }

        @Test(
            arguments: [
                ("vienna", "AUT"), ("Wien", "AUT"), ("moskva", "RUS"), ("luxembourg", "LUX"), ("Κίνα", nil), ("kiev", "UKR"),
                ("washington dc", "USA"), ("port au prince", "HTI"), ("guinea bissau", "GNB"),
            ] as [(String, String?)])
        func aCountryIsKnownByItsCapitalToo(name: String, code: String?) throws {
            let run = try Home().jaunt("country", name, "--columns", "alpha3", "--no-header")
            #expect(run.output == code.map { $0 + "\n" } ?? "")
            #expect(run.status == .exited(code == nil ? 3 : 0))
            #expect(try Home().jaunt("borders", name).status == run.status)
        }

        @Test func aCapitalOfSeveralIsSaidToBe() throws {
            let run = try Home().jaunt("country", "kingston")
            #expect(run.status == .exited(3) && run.output == "")
            #expect(run.errors == "jaunt: 'kingston' may be Jamaica (JAM) or Norfolk Island (NFK): use the code.\n")
        }

        @Test(arguments: ["", " "])
        func nothingIsNoCountry(country: String) throws {
            let run = try Home().jaunt("borders", country)
            #expect(run.status == .exited(64))
            #expect(run.errors.contains("Name a country."))
        }

        @Test(arguments: ["QQ", "QQQ", "Xyz", "!!!", "999"])
        func whatIsNoCodeAndNoNameIsNotFound(country: String) throws {
            let run = try Home().jaunt("borders", country)
            #expect(run.status == .exited(3))
            #expect(run.errors == "jaunt: No country is called '\(country)'.\n")
        }
    }
}
