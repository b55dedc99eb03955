import TestSupport
import Testing

extension RealProgram {
    /// `jaunt config`: where the file is, what is set, whether it is right, and an example.
    @Suite struct ConfigCommandTests {
        private func write(_ text: String, _ home: Home) throws -> String {
            try home.folder.write(text, to: "config/jaunt/config.yaml")
        }

        @Test func thePathIsPrintedWhetherOrNotTheFileIsThere() throws {
            let home = try Home()
            #expect(try home.jaunt("config", "path").output == home.folder.file("config/jaunt/config.yaml") + "\n")
        }

        @Test func theExampleIsRightAsItIsAndWithoutItsMarks() throws {
            let home = try Home().with(["JAUNT_SESSION": nil])
            let example = try home.jaunt("config", "example").output
            let path = try write(example, home)
            #expect(try home.jaunt("config", "check").output == "Nothing is set in \(path).\n")
            let settings = example.split(separator: "\n", omittingEmptySubsequences: false).map {
                $0.hasPrefix("# ") ? $0.dropFirst(2) : $0
            }
            _ = try write(settings.joined(separator: "\n"), home)
            let check = try home.jaunt("config", "check")
            #expect(check.status == .exited(0), "\(check.errors)")
            #expect(check.output == "\(path) is right.\n")
            // Every setting comes from the file now.
            let shown = try home.jaunt("config", "show", "--format", "json").records()
            #expect(shown.count > 10 && shown.allSatisfy { $0["from"] as? String == "config.yaml" })
        }

        @Test func whatIsWrongIsSaidByLineWithStatus78() throws {
            let home = try Home()
            let path = try write("offline: true\nofline: true\n", home)
            let run = try home.jaunt("config", "check")
            #expect(run.status == .exited(78) && run.output == "")
            #expect(run.errors == "jaunt: \(path):2: ofline is no setting; is offline meant?\n")
        }

        @Test func aFileThatIsNotThereIsSaid() throws {
            let home = try Home()
            let path = home.folder.file("config/jaunt/config.yaml")
            #expect(try home.jaunt("config", "check").output == "There is no \(path), and none is needed.\n")
        }

        @Test func aMarkBeforeTheTextIsPassedOver() throws {
            let home = try Home()
            let path = try write("\u{FEFF}units: miles\n", home)
            #expect(try home.jaunt("config", "check").output == "\(path) is right.\n")
            #expect(try home.jaunt("config", "show").lines.contains("units\tmiles\tconfig.yaml"))
        }

        @Test func aSettingThatIsThereTwiceIsNamedWhole() throws {
            let home = try Home()
            let path = try write("keys:\n  quit: x\n  help: y\n  quit: z\n", home)
            #expect(try home.jaunt("config", "check").errors == "jaunt: \(path):2: keys.quit is set twice.\n")
        }

        @Test func aVariableThatIsWrongIsNamedWhereverSettingsAreRead() throws {
            let home = try Home().with(["JAUNT_UNITS": "foo"])
            for command in [["config", "show"], ["config", "check"], ["countries"]] {
                let run = try home.jaunt(command)
                #expect(run.status == .exited(78) && run.output == "")
                #expect(run.errors == "jaunt: JAUNT_UNITS: \"foo\" is no unit; there are kilometres, miles.\n")
            }
        }

        @Test func everySettingIsShownWithWhereItComesFrom() throws {
            let home = try Home().with(["JAUNT_NETWORK_ATTEMPTS": "2"])
            _ = try write("network:\n  attempts: 5\n  idle_timeout: 7\ntrips:\n  home: VNO\n", home)
            let lines = try home.jaunt("config", "show", "--offline").lines.map { $0.split(separator: "\t").joined(separator: " ") }
            #expect(lines.contains("offline true command line"))
            #expect(lines.contains("network.attempts 2 JAUNT_NETWORK_ATTEMPTS"))
            #expect(lines.contains("network.idle_timeout 7 config.yaml"))
            #expect(lines.contains("trips.home [VNO] config.yaml"))
            #expect(lines.contains("network.connect_timeout 5 standard"))
        }

        @Test func whatIsSaidToCountWhereNothingIsSetDoes() throws {
            let home = try Home()
            let shown = try home.jaunt("config", "show", "--format", "json").records()
            let settings = shown.compactMap { record -> String? in
                guard let name = record["setting"] as? String, name.hasPrefix("network."), let value = record["value"] as? String else {
                    return nil
                }
                return "JAUNT_" + name.uppercased().replacing(".", with: "_") + "=" + value
            }
            let set = home.with(
                Dictionary(
                    uniqueKeysWithValues: settings.map { ($0.prefix { $0 != "=" }.description, String($0.drop { $0 != "=" }.dropFirst())) })
            )
            let network = { (run: ProcessRun) in run.lines.first { $0.hasPrefix("Network") } }
            let (plain, same) = (network(try home.jaunt("doctor")), network(try set.jaunt("doctor")))
            #expect(plain != nil && plain == same)
        }
    }
}
