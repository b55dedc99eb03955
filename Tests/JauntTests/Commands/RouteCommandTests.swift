import TestSupport
import Testing

extension RealProgram {
    /// `jaunt route FROM TO`.
    @Suite struct RouteCommandTests {
        @Test func theTableHasTheCountriesAndTheirDistances() throws {
            let run = try Home().jaunt("route", "portugal", "vietnam")
            #expect(run.status == .exited(0))
            #expect(run.errors == "")
            #expect(run.lines[0].hasPrefix("   Code  Country"))
            #expect(run.lines[1].hasPrefix("1  PRT   Portugal"))
            #expect(run.lines.last { !$0.isEmpty } == "7 borders, 12,240 km")
        }

        @Test(arguments: [
            (["portugal", "vietnam"], "PRT ESP FRA DEU POL RUS CHN VNM", 7), (["PT", "pt"], "PRT", 0),
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

        @Test func alternativesAreTheNextBestWays() throws {
            let run = try Home().jaunt("route", "DE", "IT", "--alternatives", "2", "--format", "json")
            let ways = try #require(try run.record()["alternatives"] as? [[String: Any]])
            #expect(ways.count == 2)
            #expect(try Home().jaunt("route", "DE", "IT", "--alternatives", "2").lines.contains("Alternative 2"))
        }

        @Test(arguments: ["table", "json"])
        func whereThereIsNoWayTheStatusIs3AndTheWaterIsNamed(format: String) throws {
            let run = try Home().jaunt("route", "portugal", "iceland", "--format", format)
            #expect(run.status == .exited(3))
            #expect(run.output == "")
            #expect(run.errors.hasPrefix("jaunt: no land route: the nearest pair across the water is Norway and Iceland, "))
            #expect(run.errors.hasSuffix(" km between their capitals, Oslo and Reykjavík.\n"))
        }

        @Test func whatAvoidanceCutsOffIsSaidToBeCutOffByIt() throws {
            let run = try Home().jaunt("route", "PT", "FR", "--avoid", "ES")
            #expect(run.status == .exited(3))
            #expect(run.errors.hasPrefix("jaunt: no land route without Spain: "))
        }

        @Test(arguments: [
            (["atlantis", "france"], 3, "No country is called 'atlantis'. Did you mean "),
            (["FR", "DE", "--avoid", "atlantis"], 3, "No country"),
            (["FR", "DE", "--avoid", "FR"], 64, "The way cannot lead through France and avoid it."),
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
