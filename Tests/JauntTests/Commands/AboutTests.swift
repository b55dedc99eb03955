import Foundation
import TestSupport
import Testing

extension RealProgram {
    /// What the program says of itself.
    @Suite struct AboutTests {
        @Test func theHelpNamesEverySubcommandOptionAndStatus() throws {
            for arguments in [["--help"], ["-h"], ["help"]] {
                let run = try Home().jaunt(arguments)
                #expect(run.status == .exited(0))
                #expect(run.errors == "")
                for word in [
                    "countries", "borders", "trips", "--data", "--countries-url", "--countries-dialect", "--trips-url", "--credits",
                    "--version",
                    "config.yaml", "JAUNT_COUNTRIES_URL", "Exit status",
                ] {
                    #expect(run.output.contains(word), "\(word)")
                }
            }
        }

        @Test(arguments: [("countries", "--format"), ("borders", "<name|code>"), ("trips", "--region"), ("map", "--width")])
        func theHelpOfACommandNamesItsOptions(command: String, word: String) throws {
            let run = try Home().jaunt(command, "--help")
            #expect(run.status == .exited(0))
            #expect(run.output.contains("USAGE: jaunt \(command) "))
            #expect(run.output.contains(word))
            #expect(run.output.contains("--countries-url"))
        }

        @Test func theVersionIsANumberAndTheCommitWhereItIsKnown() throws {
            let run = try Home().jaunt("--version")
            #expect(run.status == .exited(0))
            #expect(run.output.wholeMatch(of: /[0-9]+\.[0-9]+\.[0-9]+( \([0-9a-zA-Z.+-]+\))?\n/) != nil, "\(run.output)")
            let changes = try String(contentsOf: Places.repository.appendingPathComponent("Resources/CHANGELOG.md"), encoding: .utf8)
            let newest = try #require(changes.firstMatch(of: /\n## ([0-9.]+), [0-9]{4}-[0-9]{2}-[0-9]{2}\n/))
            #expect(run.output.hasPrefix(newest.1))
        }

        @Test func theCreditsNameSourcesAndLicences() throws {
            let run = try Home().jaunt("--credits")
            #expect(run.status == .exited(0))
            #expect(run.errors == "")
            for word in ["GeoNames", "OpenTravelData", "Unicode CLDR", "CC BY 4.0"] { #expect(run.output.contains(word), "\(word)") }
            #expect(!run.holdsControls)
        }

        @Test func noneOfItMakesAFile() throws {
            let home = try Home()
            for arguments in [["--help"], ["--version"], ["--credits"], ["countries"], ["borders", "DE"], ["trips"], ["borders", "x"]] {
                _ = try home.jaunt(arguments)
            }
            #expect(try home.folder.names() == [])
        }
    }
}
