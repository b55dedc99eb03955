import Foundation
import TestSupport
import Testing
import jaunt_server

extension RealProgram {
    /// Keys, colours and the log, as the configuration file sets them.
    @Suite struct ScreenSettingsTests {
        private func check(_ text: String) throws -> (lines: [String], status: TestSupport.ExitStatus) {
            let home = try Home()
            let path = try home.folder.write(text, to: "config/jaunt/config.yaml")
            let run = try home.jaunt("config", "check")
            return (run.errors.split(separator: "\n").map { String($0).replacing("jaunt: \(path):", with: "") }, run.status)
        }

        @Test func aKeyForTwoCommandsAnUnknownCommandAndAnUnknownKeyAreNamedWithTheirLine() throws {
            let text = """
                keys:
                  quit: [x, "g q"]
                  help: x
                  first: g
                  fly: y
                  last: Hyper
                theme: pink
                colours:
                  tab: bold shiny
                """
            let (lines, status) = try check(text)
            #expect(status == .exited(78))
            #expect(
                lines == [
                    "3: keys.help: x is bound to quit already.",
                    "4: keys.first: g and g q, which is bound to quit, begin alike.",
                    "5: keys.fly is no setting.",
                    "6: keys.last: \"Hyper\" is no key; one looks like j, ^D, Enter, or several: g g.",
                    "7: theme: \"pink\" is no theme; there are auto, dark, light, high-contrast, colour-blind, monochrome.",
                    "9: colours.tab: \"bold shiny\" is no style; one looks like bold cyan, or #ff8800 on black; there are bold, dim, italic, "
                        + "underline, reverse, and the colours default, black, red, green, yellow, blue, magenta, cyan, white, gray, "
                        + "bright-red and so on, 0 to 255, #rrggbb, #rgb.",
                ], "\(lines)")
        }

        @Test func aKeyThatVariablesGiveToTwoCommandsIsSaid() throws {
            let home = try Home().with(["JAUNT_KEYS_QUIT": "x", "JAUNT_KEYS_MOVE_DOWN": "x"])
            let run = try home.jaunt("countries")
            #expect(run.status == .exited(78) && run.output == "")
            #expect(run.errors.hasPrefix("jaunt: JAUNT_KEYS_") && run.errors.contains(": x is bound to "), "\(run.errors)")
            #expect(run.errors.contains(" already (JAUNT_KEYS_"), "\(run.errors)")
        }

        /// Whichever of the two commands comes first, the variable is what is to be mended.
        @Test(arguments: [
            ("help: [H]", "JAUNT_KEYS_QUIT", "H", "H is bound to help already"),
            ("quit: g", "JAUNT_KEYS_HELP", "g H", "g H and g, which is bound to quit, begin alike"),
        ])
        func aKeyThatTheFileAndAVariableGiveToTwoCommandsIsSaidWithBothPlaces(
            setting: String, variable: String, keys: String, why: String
        ) throws {
            let home = try Home().with([variable: keys])
            let path = try home.folder.write("keys:\n  \(setting)\n", to: "config/jaunt/config.yaml")
            let run = try home.jaunt("config", "check")
            #expect(run.status == .exited(78))
            #expect(run.errors == "jaunt: \(variable): \(why) (\(path):2).\n", "\(run.errors)")
        }

        @Test func whereNothingIsSetTheNextRunBeginsWhereTheLastOneEnded() throws {
            let home = try Home().with(["JAUNT_SESSION": nil])
            #expect(!home.environment.keys.contains { $0.hasPrefix("JAUNT_") })
            let first = try home.open()
            try first.seeCount("250 countries")
            try first.send("/germany\t")
            try first.see("1 of 250 countries")
            try first.quit("Q")
            let second = try home.open()
            try second.see("1 of 250 countries")
            try second.quit("Q")
        }

        @Test(arguments: [
            ("[USD 0.86]", 3, "name the one currency that the others are counted in without a number, such as EUR."),
            ("USD 0.86", 3, "name the one currency that the others are counted in without a number, such as EUR."),
            ("[EUR, USD]", 3, "name the one currency that the others are counted in without a number, such as EUR."),
            ("[EUR, eur 2]", 3, "EUR is named twice."), ("[EUR, EUR]", 3, "EUR is named twice."),
            ("\n  - EUR\n  - USD 0.8\n  - USD 0.9", 6, "USD is named twice."),
        ])
        func ratesThatSayNothingTogetherAreNamedWithTheirLine(rates: String, line: Int, problem: String) throws {
            let text = "offline: true\ntrips:\n  rates: \(rates)\n"
            let (lines, status) = try check(text)
            #expect(status == .exited(78))
            #expect(lines == ["\(line): trips.rates: \(problem)"])
            let home = try Home()
            let path = try home.folder.write(text, to: "config/jaunt/config.yaml")
            let run = try home.jaunt("trips")
            #expect(run.status == .exited(78) && run.output == "")
            #expect(run.errors == "jaunt: \(path):\(line): trips.rates: \(problem)\n")
        }

        @Test(arguments: [
            ("klingon", false), ("xx", false), ("de", true), ("pt-BR", true), ("zh_Hant_TW", true), ("auto", true), ("en", true),
        ])
        func aLanguageThatNobodyKnowsIsNamedWithItsLine(language: String, isKnown: Bool) throws {
            let (lines, status) = try check("offline: true\nlanguage: \(language)\n")
            #expect(status == .exited(isKnown ? 0 : 78))
            #expect(lines == (isKnown ? [] : ["2: language: \"\(language)\" is no language; one looks like de."]))
        }

        @Test func keysThatAreSetWorkAndAreWhatThePageOfKeysSays() throws {
            let home = try Home()
            try home.folder.write("keys:\n  help: \"g h\"\n  quit: x\n  first: []\n", to: "config/jaunt/config.yaml")
            let terminal = try home.open()
            try terminal.seeCount("250 countries")
            try terminal.send("gh", toSee: "Countries › Keys")
            try terminal.send("/quit", toSee: "/quit")
            #expect(terminal.shows("x  "))
            try terminal.send("\t")
            try terminal.quit("x")
        }

        @Test(arguments: [
            ("keys:\n  quot: x\n", "2: keys.quot is no setting; is keys.quit meant?"),
            ("idle_timeout: 3\n", "1: idle_timeout is no setting; is network.idle_timeout meant?"),
            ("colors:\n  header: red\n", "1: colors is no setting; is colours meant?"), ("frobnicate: 1\n", "1: frobnicate is no setting."),
            ("keys:\n  match: x\n", "2: keys.match is no setting; is keys.next-match or keys.previous-match meant?"),
            ("keys:\n  down: [j]\n", "2: keys.down is no setting; is keys.move-down, keys.page-down or keys.half-page-down meant?"),
            (
                "network:\n  connect_timeout: -4\n",
                "2: network.connect_timeout: \"-4\" is not from 0.001 to 86400: seconds until there is a connection."
            ),
        ])
        func whatIsMistypedOrTooSmallIsNamedWithItsLine(text: String, line: String) throws {
            let (lines, status) = try check(text)
            #expect(status == .exited(78))
            #expect(lines == [line])
        }

        @Test(
            arguments: [
                (["JAUNT_THEM": "dark"], "JAUNT_THEM sets nothing; is JAUNT_THEME meant?"),
                (["JAUNT_FROBNICATE": "1"], "JAUNT_FROBNICATE sets nothing."),
                (["JAUNT_NETWORK_ATEMTPS": "1"], "JAUNT_NETWORK_ATEMTPS sets nothing; is JAUNT_NETWORK_ATTEMPTS meant?"),
                (["JAUNT_NETWORT_ATTEMPTS": "1"], "JAUNT_NETWORT_ATTEMPTS sets nothing; is JAUNT_NETWORK_ATTEMPTS meant?"),
                (["JAUNT_NETWORK_IDLE": "1"], "JAUNT_NETWORK_IDLE sets nothing; is JAUNT_NETWORK_IDLE_TIMEOUT meant?"),
                (["JAUNT_KEYS_MOVE_DOWM": "x"], "JAUNT_KEYS_MOVE_DOWM sets nothing; is JAUNT_KEYS_MOVE_DOWN meant?"),
                (["JAUNT_TRIP_TOKEN": "x"], "JAUNT_TRIP_TOKEN sets nothing; is JAUNT_TRIPS_TOKEN meant?"),
                (
                    ["JAUNT_NETWORK_TIMEOUTS": "1"],
                    "JAUNT_NETWORK_TIMEOUTS sets nothing; is JAUNT_NETWORK_ATTEMPT_TIMEOUT, JAUNT_NETWORK_CONNECT_TIMEOUT or "
                        + "JAUNT_NETWORK_IDLE_TIMEOUT meant?"
                ),
                (
                    ["JAUNT_THEME": "pink"],
                    "JAUNT_THEME: \"pink\" is no theme; there are auto, dark, light, high-contrast, colour-blind, monochrome."
                ),
                (["JAUNT_TRIPS_HOME": "VNO,R1GA"], "JAUNT_TRIPS_HOME: \"R1GA\" is no airport; one looks like VNO."),
                (["JAUNT_KEYS_QUIT": "x", "JAUNT_KEYS_HELP": "x"], "JAUNT_KEYS_QUIT: x is bound to help already (JAUNT_KEYS_HELP)."),
                (["JAUNT_THEME": "", "JAUNT_TRIPS_TOKEN": "t", "JAUNT_TRIPS_HOME": "VNO, RIX"], nil),
            ] as [([String: String], String?)])
        func variablesAreCheckedToo(variables: [String: String], sentence: String?) throws {
            let run = try Home().with(variables).jaunt("config", "check")
            #expect(run.status == .exited(sentence == nil ? 0 : 78), "\(run.errors)")
            #expect(run.errors == (sentence.map { "jaunt: \($0)\n" } ?? ""))
        }

        @Test(arguments: [
            ("keys: {palette: [], quit: []}", 0, "quit has no key; Enter on it in the page of keys (?) does it."),
            ("keys: {palette: [], help: []}", 0, "palette has no key, and nothing does it."),
            ("keys: {palette: [], help: [], quit: [], go-back-or-quit: [], interrupt: []}", 78, nil),
        ])
        func thereIsAWayOut(text: String, status: Int32, line: String?) throws {
            let home = try Home()
            try home.folder.write(text + "\n", to: "config/jaunt/config.yaml")
            let check = try home.jaunt("config", "check")
            #expect(check.status == .exited(status), "\(check.errors)")
            let isSaid = line.map { check.output.contains($0) } ?? check.errors.contains("config.yaml:1: keys: no key leaves the program")
            #expect(isSaid, "\(check.output)\(check.errors)")
        }

        @Test func aKeyThatIsOfTheMapAndTheOnlyOneOfACommandThereIsNamedWithItsLine() throws {
            let text = """
                keys:
                  open: [x]
                  next-country: [x]
                  quit: [Z]
                  zoom-in: [Z]
                  back: [Esc, n]
                  pan-left: [n]
                """
            let (lines, status) = try check(text)
            #expect(status == .exited(78))
            #expect(
                lines == [
                    "2: keys.open: on the map x is next-country, and no key is left for this.",
                    "4: keys.quit: on the map Z is zoom-in, and no key is left for this.",
                ], "\(lines)")
        }

        @Test func aCommandThatHasNoKeyOnTheMapIsSaid() throws {
            let home = try Home()
            try home.folder.write("keys:\n  next-country: [Enter]\n", to: "config/jaunt/config.yaml")
            let check = try home.jaunt("config", "check")
            #expect(check.status == .exited(0) && check.lines.last == "On the map Enter is next-country, and open has no key.")
            let terminal = try home.open()
            try terminal.seeCount("250 countries")
            try terminal.send("4", toSee: "Enter country")
            #expect(!terminal.shows(" open "))
            try terminal.quit()
        }

        @Test func aCommandWhoseKeysWereTakenIsSaidToHaveNone() throws {
            let home = try Home()
            try home.folder.write("keys:\n  quit: [s, \"/\"]\n", to: "config/jaunt/config.yaml")
            let check = try home.jaunt("config", "check")
            #expect(check.status == .exited(0))
            #expect(check.lines.suffix(2) == ["filter has no key; :filter does it.", "sort has no key; :sort does it."])
            #expect(try home.jaunt("doctor").lines.contains { $0.hasPrefix("Configuration") && $0.hasSuffix(", no key for filter, sort") })
            let terminal = try home.open()
            try terminal.seeCount("250 countries")
            #expect(!terminal.shows(" filter") && !terminal.shows(" sort"))
            try terminal.send("?", toSee: "Countries › Keys")
            try terminal.send(":17\r", toSee: "no key, :sort")
            try terminal.quit("/")
        }

        @Test func aThemeAndColoursOfOnesOwnAreDrawn() throws {
            let home = try Home()
            try home.folder.write("theme: monochrome\ncolours:\n  header: \"#ff8000\"\n", to: "config/jaunt/config.yaml")
            let terminal = try home.open()
            try terminal.seeCount("250 countries")
            #expect(String(decoding: terminal.output, as: UTF8.self).contains("38;5;208"))
            try terminal.quit()
        }

        @Test func aLogHasALineForEachExchangeAndNoSecret() async throws {
            try await withServer(ServerOptions(requiredToken: "canary-token")) { server in
                let home = try Home().with(["JAUNT_TRIPS_TOKEN": "canary-token"])
                let path = home.folder.file("jaunt.log")
                #expect(try home.jaunt(["trips", "--log", path] + server.options).status == .exited(0))
                let log = try home.folder.read("jaunt.log")
                let lines =
                    /20\S+Z info jaunt .* begins: .*\n20\S+Z info GET http:\/\/127\.0\.0\.1:\d+\/trips: 200, done after \d+ ms\n/
                #expect(log.wholeMatch(of: lines) != nil, "\(log)")
                let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
                #expect(mode == 0o600)
                #expect(try home.jaunt("trips", "--log", "/dev/null/x").status == .exited(64))
            }
        }
    }
}
