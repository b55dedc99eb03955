import TestSupport
import Testing

extension RealProgram {
    /// `jaunt route FROM TO`.
    @Suite struct RouteCommandTests {
        @Test func theTableHasTheCountriesAndTheirDistances() throws {
            let run = try Home().jaunt("route", "portugal", "vietnam", "--format", "table")
            #expect(run.status == .exited(0))
            #expect(run.errors == "")
            #expect(run.lines[0] == "step  alpha3  name      capital  distance_km  total_km")
            #expect(run.lines[1] == "   1  PRT     Portugal  Lisbon")
            #expect(run.lines[2] == "   2  ESP     Spain     Madrid           504       504")
            #expect(run.lines.last { !$0.isEmpty } == "7 borders, 12,240 km")
        }

        @Test func peopleReadCapitalsInTheirLanguageAndProgramsInEnglish() throws {
            let home = try Home().with(["JAUNT_LANGUAGE": "de"])
            let table = try home.jaunt("route", "spanien", "österreich", "--columns", "name,capital", "--format", "table")
            #expect(table.lines.last { $0.hasPrefix("Österreich") }?.hasSuffix("  Wien") == true, "\(table.output)")
            let records = try home.jaunt("route", "spanien", "österreich", "--columns", "name,capital", "--format", "tsv")
            #expect(records.output.hasSuffix("\nAustria\tVienna\n"), "\(records.output)")
        }

        @Test func inMilesTheHeadingsSaySoAndTheFieldsOfOtherFormatsStayKilometres() throws {
            let home = try Home().with(["JAUNT_UNITS": "miles"])
            let table = try home.jaunt("route", "portugal", "spain", "--format", "table")
            #expect(table.lines[0] == "step  alpha3  name      capital  distance_mi  total_mi", "\(table.errors)")
            #expect(table.lines[2] == "   2  ESP     Spain     Madrid           313       313")
            let fields = try home.jaunt("route", "portugal", "spain", "--columns", "name,distance_km")
            #expect(fields.output.hasPrefix("name\tdistance_km\nPortugal\t0\nSpain\t504.2\n"), "\(fields.output)")
        }

        @Test(arguments: [
            (["portugal", "vietnam"], "PRT ESP FRA DEU POL RUS CHN VNM", 7), (["PT", "pt"], "PRT", 0),
            (["vienna", "praha"], "AUT CZE", 1), (["wien", "DE", "--via", "berne"], "AUT CHE DEU", 2),
            (["germany", "france", "--via", "DK"], "DEU DNK DEU FRA", 3),
            (["germany", "spain", "--via", "AT", "--via", "IT"], "DEU AUT ITA FRA ESP", 4),
            (["portugal", "france", "--via", "spain"], "PRT ESP FRA", 2), (["italy", "germany", "--avoid", "CHE"], "ITA AUT DEU", 2),
        ])
        func jsonHasTheStepsTheCrossingsAndTheDistance(arguments: [String], codes: String, crossings: Int) throws {
            let run = try Home().jaunt(["route"] + arguments + ["--format", "json"])
            #expect(run.status == .exited(0))
            let record = try run.record()
            let steps = try #require(record["steps"] as? [[String: Any]])
            #expect(steps.compactMap { $0["alpha3"] as? String }.joined(separator: " ") == codes)
            #expect(steps.allSatisfy { Set($0.keys) == ["alpha3", "name"] })
            #expect(record["crossings"] as? Int == crossings)
            #expect((record["distance_km"] as? Double ?? -1) >= 0)
            #expect(Set(record.keys) == ["steps", "crossings", "distance_km"])
        }

        @Test(arguments: ["table", "json", "tsv"])
        func whereThereIsNoOtherWayThatIsSaid(format: String) throws {
            let home = try Home()
            let run = try home.jaunt("route", "spain", "portugal", "--alternatives", "3", "--format", format)
            #expect(run.status == .exited(0) && run.errors == "jaunt: there is no other way.\n")
            #expect(try home.jaunt("route", "spain", "portugal", "--format", format).errors == "")
        }

        @Test func alternativesAreTheNextBestWays() throws {
            let run = try Home().jaunt("route", "DE", "IT", "--alternatives", "2", "--format", "json")
            let ways = try #require(try run.record()["alternatives"] as? [[String: Any]])
            #expect(ways.count == 2)
            #expect(try Home().jaunt("route", "DE", "IT", "--alternatives", "2", "--format", "table").lines.contains("Alternative 2"))
        }

        @Test func asLinesItIsARecordACountryOfEachWay() throws {
            let run = try Home().jaunt("route", "DE", "IT", "--alternatives", "1", "--columns", "way,step,alpha3")
            #expect(run.output == "way\tstep\talpha3\n1\t1\tDEU\n1\t2\tAUT\n1\t3\tITA\n2\t1\tDEU\n2\t2\tCHE\n2\t3\tITA\n")
            let steps = try #require(
                try Home().jaunt("route", "DE", "IT", "--columns", "name", "--format", "json").record()["steps"] as? [[String: Any]])
            #expect(steps.map { $0["name"] as? String } == ["Germany", "Austria", "Italy"])
            #expect(try Home().jaunt("route", "DE", "IT", "--columns", "nam").status == .exited(64))
        }

        @Test(arguments: ["crossings", "steps", "alternatives"])
        func whatIsOfTheWholeWayIsNoColumn(name: String) throws {
            let run = try Home().jaunt("route", "portugal", "germany", "--format", "json", "--columns", "alpha3,\(name)")
            #expect(run.status == .exited(64) && run.output == "")
            #expect(
                run.errors == """
                    jaunt: "\(name)" is said of the whole way, in JSON and without being asked for; --columns chooses what is said of each \
                    country: way, step, alpha3, name, capital, distance_km, total_km.

                    """)
        }

        @Test(arguments: ["table", "json"])
        func whereThereIsNoWayTheStatusIs3AndTheWaterIsNamed(format: String) throws {
            let run = try Home().jaunt("route", "portugal", "iceland", "--format", format)
            #expect(run.status == .exited(3))
            #expect(run.output == "")
            #expect(run.errors.hasPrefix("jaunt: No land route: the nearest pair of countries, one on each side, is Norway and Iceland, "))
            #expect(run.errors.hasSuffix(", about 975 km from coast to coast.\n"), "\(run.errors)")
        }

        /// From the Azores: the islands beside Saint Barthélemy and Saint Martin are the Caribbean Netherlands'.
        @Test(arguments: [
            ("germany", "saint barthélemy", "Portugal and Saint Barthélemy"), ("saint martin", "france", "Saint Martin and Portugal"),
        ])
        func theCaribbeanNetherlandsAreNotTheNetherlands(from: String, to: String, pair: String) throws {
            let run = try Home().jaunt("route", from, to)
            #expect(run.status == .exited(3))
            #expect(run.errors.contains("one on each side, is \(pair), about 3,8"), "\(run.errors)")
        }

        @Test(arguments: [("UMI", "USA"), ("USA", "UMI")])
        func whatHasNoOutlineIsSaidToBeMeasuredFromItsMiddle(from: String, to: String) throws {
            let run = try Home().jaunt("route", from, to)
            #expect(run.status == .exited(3))
            #expect(
                run.errors == """
                    jaunt: No land route: from the middle of U.S. Outlying Islands, the nearest country on the other side is United \
                    States, about 1,613 km away.

                    """)
        }

        @Test func theWaterIsMeasuredFromCoastToCoastInTheUsersUnits() throws {
            for (units, length) in [("kilometres", "33 km"), ("miles", "20 mi")] {
                let run = try Home().with(["JAUNT_UNITS": units]).jaunt("route", "uk", "vietnam")
                #expect(run.status == .exited(3))
                #expect(run.errors.hasSuffix(", is United Kingdom and France, about \(length) from coast to coast.\n"), "\(run.errors)")
            }
        }

        @Test func severalCountriesStandWithCommasAsWellAsOneByOne() throws {
            func codes(_ arguments: String...) throws -> String {
                try Home().jaunt(["route"] + arguments + ["--columns", "alpha3", "--no-header"]).output
            }
            let around = try codes("portugal", "vietnam", "--avoid", "RUS,CHN")
            #expect(try codes("portugal", "vietnam", "--avoid", "RUS", "--avoid", "CHN") == around)
            #expect(around.hasSuffix("VNM\n") && !around.contains("RUS") && !around.contains("CHN"), "\(around)")
            #expect(try codes("germany", "spain", "--via", "AT, italy") == "DEU\nAUT\nITA\nFRA\nESP\n")
            // The comma is part of a name.
            #expect(try codes("portugal", "spain", "--avoid", "Korea, Republic of") == "PRT\nESP\n")
            #expect(try codes("canada", "mexico", "--via", "washington, d.c.") == "CAN\nUSA\nMEX\n")
            for list in ["RUS,Saint Helena, Ascension and Tristan da Cunha,CHN", "RUS,CHN,Korea, Republic of"] {
                #expect(try codes("portugal", "vietnam", "--avoid", list) == around, "\(list)")
            }
        }

        @Test func whatAvoidanceCutsOffIsSaidToBeCutOffByIt() throws {
            let run = try Home().jaunt("route", "PT", "FR", "--avoid", "ES")
            #expect(run.status == .exited(3))
            #expect(run.errors.hasPrefix("jaunt: No land route without Spain: "))
            #expect(run.errors.hasSuffix(" is Portugal and Morocco, about 204 km apart.\n"), "\(run.errors)")
        }

        @Test(arguments: [
            (["atlantis", "france"], 3, "No country is called 'atlantis'.\n"), (["frnace", "DE"], 3, "Did you mean France?"),
            (["FR", "DE", "--avoid", "atlantis"], 3, "No country"),
            (["FR", "DE", "--avoid", "FR"], 64, "The way cannot lead through France and avoid it."),
            (["FR", "DE", "--avoid", "RUS,FR"], 64, "The way cannot lead through France and avoid it."),
            (["FR", "DE", "--via", "CH,"], 64, "Name a country."), (["FR", "DE", "--avoid", "RUS,atlantis"], 3, "called 'atlantis'"),
            (["FR"], 64, "Missing expected argument"),
            (["FR", " "], 64, "Name a country."), (["FR", "DE", "--alternatives", "99"], 64, "Ask for 0 to 20 alternatives."),
        ])
        func whatCannotBeMeantIsSaid(arguments: [String], status: Int, words: String) throws {
            let run = try Home().jaunt(["route"] + arguments)
            #expect(run.status == .exited(Int32(status)))
            #expect(run.errors.contains(words))
        }
    }
}
