import Foundation
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
            // What it names has to be there.
            let certificates = try home.folder.write(TestAuthority().certificate, to: "own.pem")
            try FileManager.default.createDirectory(atPath: home.folder.file("travel"), withIntermediateDirectories: false)
            let own = settings.joined(separator: "\n").replacing("/etc/ssl/own.pem", with: certificates)
            _ = try write(own.replacing("[pass, ", with: "[true, "), home)
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

        @Test func whatIsWrongIsSaidInTheOrderOfTheFileAndThenOfVariables() throws {
            let home = try Home().with(["JAUNT_THEMEE": "dark"])
            let path = try write("data: /none\ntheme: foo\ntrips:\n  token_command: [nonesuch]\n", home)
            let lines = try home.jaunt("config", "check").errors.split(separator: "\n")
            #expect(lines.prefix(3).map { $0.prefix("jaunt: \(path):1:".count) } == [1, 2, 4].map { "jaunt: \(path):\($0):" }, "\(lines)")
            #expect(lines.count == 4 && lines[3].hasPrefix("jaunt: JAUNT_THEMEE "))
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

        @Test(arguments: [
            ("keys:\n  quit: x\n  help: y\n  quit: z\n", ["4: keys.quit is set twice."]),
            ("trips:\n  url: http://a.b\nkeys:\n  quit: x\n  # quit: k\n\n  \"quit\": z\n", ["7: keys.quit is set twice."]),
            ("offline: true\nmouse: true\noffline: true\nmouse: true\n", ["3: offline is set twice.", "4: mouse is set twice."]),
            ("{units: miles, units: miles}\n", ["1: units is set twice."]),
        ])
        func aSettingThatIsThereTwiceIsNamedWholeWithItsSecondLine(text: String, lines: [String]) throws {
            let home = try Home()
            let path = try write(text, home)
            #expect(try home.jaunt("config", "check").errors == lines.map { "jaunt: \(path):\($0)\n" }.joined())
        }

        @Test(arguments: [
            ("units: &a miles\n\nlanguage: *a\n", "3: language: \"miles\" is no language; one looks like de."),
            ("mouse: true\nkeys:\n  quit: &q x\n  help: *q\n", "4: keys.help: x is bound to quit already."),
            ("keys: &k\n  quit: x\nnetwork: *k\n", "3: network.quit is no setting."),
            ("theme: auto\nunits: *nowhere\n", "2: This is no YAML: found undefined alias."),
            ("theme: auto\n---\nunits: miles\n", "2: Another document begins here (---); one is read."),
        ])
        func whatAnAliasStandsForIsWrongWhereTheAliasIs(text: String, line: String) throws {
            let home = try Home()
            let path = try write(text, home)
            #expect(try home.jaunt("config", "check").errors == "jaunt: \(path):\(line)\n")
        }

        @Test(arguments: [
            ("colours:\n  header: #ff0000\n", 2, "colours.header ends before a #."),
            ("colours:\n  header: bold #ff0000\n", 2, "colours.header ends before a #."),
            ("keys:\n  help: #\n", 2, "keys.help ends before a #."),
            ("keys:\n  help: [h, #]\n", 2, "This is no YAML: did not find expected node content."),
            ("keys:\n  help: [h, #]\n  quit: [q]\nunits: miles\n", 2, "This is no YAML: did not find expected ',' or ']'."),
            ("units: mile #s\n", 1, "units: \"mile\" is no unit; there are kilometres, miles."),
        ])
        func aValueThatACommentCutsIsSaid(text: String, line: Int, sentence: String) throws {
            let home = try Home()
            let path = try write(text, home)
            let hint = "What stands behind a # is a comment; put the value in quotation marks where it belongs to it."
            let run = try home.jaunt("config", "check")
            #expect(run.status == .exited(78) && run.errors == "jaunt: \(path):\(line): \(sentence) \(hint)\n", "\(run.errors)")
        }

        @Test(arguments: [
            ("keys:\n  quit: \"[\" #leaves\n  help: h\nunits: miles\ntheme: \"auto\n", 5...6),
            ("keys:\n  quit: \"[\" #leaves]\n  help: h\nunits: miles\ntheme: \"auto\n", 5...6),
            ("trips:\n  rates: [EUR, # base\n    USD 0.86]\n\nlanguage: de\ntheme: \"auto", 6...6),
            ("trips:\n  rates: [EUR, # base\n    USD 0.86]\ntoken: [a b\n", 4...5),
        ])
        func aLineWithACommentIsNotBlamedForAnother(text: String, lines: ClosedRange<Int>) throws {
            let home = try Home()
            let path = try write(text, home)
            let errors = try home.jaunt("config", "check").errors
            #expect(lines.contains { errors.hasPrefix("jaunt: \(path):\($0): This is no YAML: ") }, "\(errors)")
            #expect(!errors.contains("behind a #"), "\(errors)")
        }

        @Test(arguments: [
            "colours:\n  header: bold # loud\n", "colours:\n  header: \"#ff0000\" #x\n", "keys:\n  quit: Q # leaves\n", "units: miles #!\n",
            "keys:\n  quit: Q #\n", "keys: {quit: Q, help: h} #\n", "keys: {quit: Q, help: } #\n", "colours: {header: bold} #ff0000\n",
            "colours: # mine\n  # header: #ff0000\n  tab: bold\n",
        ])
        func aCommentIsOne(text: String) throws {
            let home = try Home()
            let path = try write(text, home)
            let run = try home.jaunt("config", "check")
            #expect(run.status == .exited(0) && run.output.hasPrefix("\(path) is right.\n"), "\(run.errors)")
        }

        @Test(arguments: [
            (
                "countries:\n  url: http://127.0.0.1:1/x\n", ["JAUNT_COUNTRIES_URL": "http://127.0.0.1:1/x"],
                "What http://127.0.0.1:1/x speaks is not known; say it with SETTING (v1, v2, v2-comma, v3.1, v5).", "countries.dialect"
            ),
            (
                "trips:\n  dialect: travelpayouts\n", ["JAUNT_TRIPS_DIALECT": "travelpayouts"],
                "Travelpayouts lists trips from a home airport; say which with SETTING, such as VNO.", "trips.home"
            ),
            (
                "log:\n  file: /nowhere/x\n", ["JAUNT_LOG_FILE": "/nowhere/x"],
                "SETTING: /nowhere/x cannot be written: No such file or directory.", "log.file"
            ),
            ("data: /etc/passwd\n", ["JAUNT_DATA": "/etc/passwd"], "/etc/passwd is a file; SETTING wants its folder.", "data"),
            ("data: /nowhere\n", ["JAUNT_DATA": "/nowhere"], "SETTING: /nowhere cannot be read: No such file or directory.", "data"),
        ])
        func whatSettingsCannotBeTogetherIsSaidInTheNamesOfWhereTheyAre(
            text: String, variables: [String: String], sentence: String, setting: String
        ) throws {
            let home = try Home()
            let path = try write(text, home)
            let line = text.split(separator: "\n").count
            let other = try Home().with(variables.mapValues { $0 })
            let variable = "JAUNT_" + setting.uppercased().replacing(".", with: "_")
            for command in [["config", "check"], ["countries"]] {
                let file = try home.jaunt(command)
                #expect(file.status == .exited(78) && file.output == "")
                #expect(file.errors == "jaunt: \(path):\(line): \(sentence.replacing("SETTING", with: setting))\n")
                let set = try other.jaunt(command)
                #expect(set.status == .exited(78) && set.output == "")
                #expect(set.errors == "jaunt: \(sentence.replacing("SETTING", with: variable))\n")
            }
            // It looks at the rest.
            let doctor = try home.jaunt("doctor")
            #expect(doctor.status == .exited(78) && doctor.output.contains("\nFavourites\t"), "\(doctor.errors)")
            #expect(doctor.output.contains("Configuration\tproblem\t\(path):\(line): "))
        }

        @Test func allThatIsWrongIsSaidInOneRun() throws {
            let home = try Home()
            let pem = try home.folder.write("no certificate\n", to: "own.pem")
            let text = "log:\n  file: /nowhere/x\nnetwork:\n  ca_file: \(pem)\ndata: /nowhere\ntrips:\n  dialect: travelpayouts\n"
            let path = try write(text + "countries:\n  url: http://127.0.0.1:1/x\n", home)
            let run = try home.jaunt("config", "check")
            #expect(run.status == .exited(78) && run.output == "")
            #expect(
                run.errors == """
                    jaunt: \(path):2: log.file: /nowhere/x cannot be written: No such file or directory.
                    jaunt: \(path):4: network.ca_file: \(pem) cannot be read: there is no certificate (PEM) in it.
                    jaunt: \(path):5: data: /nowhere cannot be read: No such file or directory.
                    jaunt: \(path):7: Travelpayouts lists trips from a home airport; say which with trips.home, such as VNO.
                    jaunt: \(path):9: What http://127.0.0.1:1/x speaks is not known; say it with countries.dialect (v1, v2, v2-comma, v3.1, v5).

                    """)
            #expect(try home.folder.names() == ["config", "own.pem"])
        }

        @Test func filesThatAreNamedAreLookedAtBesideOtherFaults() throws {
            let home = try Home().with(["JAUNT_MOUSE": "perhaps"])
            let path = try write("units: foo\nnetwork:\n  ca_file: /nowhere.pem\n", home)
            #expect(
                try home.jaunt("config", "check").errors == """
                    jaunt: \(path):1: units: "foo" is no unit; there are kilometres, miles.
                    jaunt: \(path):3: network.ca_file: /nowhere.pem cannot be read: there is no such file.
                    jaunt: JAUNT_MOUSE: "perhaps" is neither true nor false.

                    """)
        }

        @Test(.timeLimit(.minutes(1))) func certificatesOfAPipeAreLeftToWhoNeedsThem() throws {
            let home = try Home().with(["JAUNT_NETWORK_CA_FILE": "/dev/fd/3"])
            #expect(try home.shell("$JAUNT config check 3< <(echo)").status == .exited(0))
            let doctor = try home.shell("$JAUNT doctor 3< <(echo)")
            #expect(doctor.status == .exited(0) && doctor.output.contains("certificates of /dev/fd/3, a pipe that is not looked at"))
        }

        @Test(.timeLimit(.minutes(1))) func certificatesOfAPipeThatNobodyHasOpenAreNone() throws {
            let home = try Home()
            let pipe = home.folder.file("pipe")
            #expect(mkfifo(pipe, 0o600) == 0)
            let set = home.with(["JAUNT_NETWORK_CA_FILE": pipe])
            let check = try set.jaunt("config", "check")
            let sentence = "JAUNT_NETWORK_CA_FILE: \(pipe) cannot be read: it is no file."
            #expect(check.status == .exited(78) && check.errors == "jaunt: \(sentence)\n", "\(check.errors)")
            let doctor = try set.jaunt("doctor")
            #expect(doctor.status == .exited(1) && doctor.output.contains("Network\tproblem\t\(sentence)"), "\(doctor.output)")
            let trips = try set.jaunt("trips", "--trips-url", "https://127.0.0.1:1")
            #expect(trips.status == .exited(1) && trips.errors.contains(pipe), "\(trips.errors)")
        }

        @Test func aLogThatWouldBeMadeInAMissingFolderIsSaid() throws {
            let home = try Home()
            let log = home.folder.file("log.txt")
            try FileManager.default.createSymbolicLink(atPath: log, withDestinationPath: "/nowhere/x")
            let path = try write("log:\n  file: \(log)\n", home)
            for command in [["config", "check"], ["countries"]] {
                let run = try home.jaunt(command)
                #expect(run.status == .exited(78))
                #expect(run.errors == "jaunt: \(path):2: log.file: \(log) cannot be written: No such file or directory.\n")
            }
        }

        @Test(arguments: ["JAUNT_TRIPS_TOKEN", "JAUNT_COUNTRIES_TOKEN"])
        func aTokenThatNoServerCouldBeShownIsSaid(variable: String) throws {
            let home = try Home().with([variable: "canary\r\nX: b"])
            for command in [["config", "check"], ["trips"]] {
                let run = try home.jaunt(command)
                #expect(run.status == .exited(78) && run.output == "")
                #expect(run.errors == "jaunt: \(variable): it holds characters that no token has.\n", "\(run.errors)")
            }
            #expect(try home.jaunt("doctor").output.contains("Configuration\tproblem\t\(variable): it holds characters"))
        }

        @Test func whatCannotBeTogetherIsSaidBesideValuesThatAreNone() throws {
            let home = try Home().with(["JAUNT_KEYS_QUIT": "x", "JAUNT_KEYS_HELP": "x", "JAUNT_NETWORK_ATTEMPTS": "1e300"])
            let text = "theme: nope\nkeys:\n  filter: y\n  sort: y\ntrips:\n  dialect: travelpayouts\n"
            let path = try write(text + "countries:\n  url: http://127.0.0.1:1/x\n  dialect: v9\n", home)
            let lines = try home.jaunt("config", "check").errors.split(separator: "\n").map { $0.dropFirst("jaunt: ".count) }
            #expect(lines.count == 6, "\(lines)")
            #expect(lines[0].hasPrefix("\(path):1: theme: \"nope\" is no theme; "))
            #expect(lines[1] == "\(path):4: keys.sort: y is bound to filter already.")
            #expect(lines[2].hasPrefix("\(path):6: Travelpayouts lists trips from a home airport; "))
            #expect(lines[3].hasPrefix("\(path):9: countries.dialect: \"v9\" is no dialect of countries; "))
            #expect(lines[4].hasPrefix("JAUNT_NETWORK_ATTEMPTS: "))
            #expect(lines[5] == "JAUNT_KEYS_QUIT: x is bound to help already (JAUNT_KEYS_HELP).")
        }

        @Test func theExampleIsBegunOnceAndNotWhereALinkLeadsNowhere() throws {
            let home = try Home()
            let path = home.folder.file("config/jaunt/config.yaml")
            #expect(try home.jaunt("config", "example", "--write").output == "\(path) is written.\n")
            #expect(try home.folder.read("config/jaunt/config.yaml") == home.jaunt("config", "example").output)
            let again = try home.jaunt("config", "example", "--write")
            #expect(again.status == .exited(1) && again.errors == "jaunt: \(path) is there already, and stays as it is.\n")
            #expect(try FileManager.default.contentsOfDirectory(atPath: home.folder.file("config/jaunt")) == ["config.yaml"])
            let other = try Home()
            let link = other.folder.file("config")
            try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "/nowhere/x")
            let run = try other.jaunt("config", "example", "--write")
            let cause = "\(link) leads to /nowhere/x, and nothing is there; put the folder there, or take the link away"
            #expect(run.status == .exited(1))
            #expect(run.errors == "jaunt: \(link)/jaunt/config.yaml cannot be written: \(cause).\n", "\(run.errors)")
        }

        @Test func aLinkThatLeadsNowhereIsSaid() throws {
            let (home, files) = (try Home(), FileManager.default)
            let path = try write("", home)
            try files.removeItem(atPath: path)
            try files.createSymbolicLink(atPath: path, withDestinationPath: "/nowhere/x")
            let remedy = "there, or take the link away"
            let sentence = "\(path) cannot be read: it leads to /nowhere/x, and nothing is there; put the file \(remedy)"
            for command in [["config", "check"], ["config", "show"], ["countries"]] {
                let run = try home.jaunt(command)
                #expect(run.status == .exited(78) && run.output == "" && run.errors == "jaunt: \(sentence)\n", "\(run.errors)")
            }
            let doctor = try home.jaunt("doctor")
            #expect(doctor.status == .exited(78) && doctor.output.contains("Configuration\tproblem\t\(sentence).\n"), "\(doctor.output)")
            // So it may be with the folder.
            let folder = home.folder.file("config/jaunt")
            try files.removeItem(atPath: folder)
            try files.createSymbolicLink(atPath: folder, withDestinationPath: "gone")
            let errors = try home.jaunt("countries").errors
            #expect(errors.hasPrefix("jaunt: \(path) cannot be read: \(folder) leads to "), "\(errors)")
            #expect(errors.hasSuffix("/config/gone, and nothing is there; put the folder \(remedy)\n"), "\(errors)")
        }

        @Test func whereTheExampleCannotBeWrittenItSaysWhy() throws {
            let run = try Home().with(["XDG_CONFIG_HOME": "/proc/nowhere"]).jaunt("config", "example", "--write")
            #expect(run.status == .exited(1))
            #expect(run.errors == "jaunt: /proc/nowhere/jaunt/config.yaml cannot be written: No such file or directory.\n")
        }

        @Test func keysThatBeginOthersAreSaidToBeTaken() throws {
            let home = try Home()
            let path = try write("keys:\n  quit: [\"g g\"]\n", home)
            let check = try home.jaunt("config", "check")
            #expect(check.output == "\(path) is right.\ng g is quit, and g is no longer first.\n", "\(check.errors)")
        }

        @Test func aCommandInOnePieceIsNone() throws {
            let home = try Home()
            let sentence = "the command and its arguments are a list, such as [pass, show, trips], or pass,show,trips in a variable."
            let path = try write("trips:\n  token_command: pass show jaunt\n", home)
            #expect(try home.jaunt("config", "check").errors == "jaunt: \(path):2: trips.token_command: \(sentence)\n")
            let variable = try Home().with(["JAUNT_TRIPS_TOKEN_COMMAND": "pass show jaunt"]).jaunt("trips")
            #expect(variable.status == .exited(78) && variable.errors == "jaunt: JAUNT_TRIPS_TOKEN_COMMAND: \(sentence)\n")
            // A program may be called so.
            let program = try home.folder.write("#!/bin/sh\necho canary\n", to: "my programs/token")
            try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: program)
            _ = try write("trips:\n  token_command: \(program)\n", home)
            #expect(try home.jaunt("config", "check").status == .exited(0))
        }

        @Test(.timeLimit(.minutes(1))) func aPipeInItsPlaceIsNoFile() throws {
            let home = try Home()
            let path = try write("", home)
            try FileManager.default.removeItem(atPath: path)
            #expect(mkfifo(path, 0o600) == 0)
            let run = try home.jaunt("config", "check")
            #expect(run.status == .exited(78) && run.errors == "jaunt: \(path) cannot be read: it is no file\n", "\(run.errors)")
            try FileManager.default.removeItem(atPath: path)
            _ = try write(String(repeating: "# long\n", count: 200_000), home)
            #expect(try home.jaunt("countries").errors == "jaunt: \(path) cannot be read: it is larger than 1 MiB\n")
        }

        @Test func whereNothingIsToBeReadThereAreNoSettings() throws {
            let home = try Home()
            let path = try write("", home)
            try FileManager.default.removeItem(atPath: path)
            try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "/dev/null")
            let run = try home.jaunt("config", "check")
            #expect(run.status == .exited(0) && run.output == "Nothing is set in \(path).\n", "\(run.errors)")
            #expect(try home.jaunt("favourites").status == .exited(0))
        }

        @Test func aLogIsNotMadeByWhoeverOnlyChecks() throws {
            let home = try Home()
            let log = home.folder.file("log.txt")
            let path = try write("log:\n  file: \(log)\n", home)
            #expect(try home.jaunt("config", "check").output == "\(path) is right.\n")
            #expect(!FileManager.default.fileExists(atPath: log))
            try home.folder.write("kept\n", to: "log.txt")
            #expect(try home.jaunt("config", "check").output == "\(path) is right.\n")
            #expect(try home.folder.read("log.txt") == "kept\n")
            _ = try write("log:\n  file: \(home.folder.path)\n", home)
            #expect(
                try home.jaunt("config", "check").errors
                    == "jaunt: \(path):2: log.file: \(home.folder.path) cannot be written: Is a directory.\n")
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
            #expect(lines.contains("trips.home [\"VNO\"] config.yaml"))
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
