import Foundation
import TestSupport
import Testing
import jaunt_server

extension RealProgram {
    /// `jaunt --plain`: lines in, lines out.
    @Suite struct PlainTests {
        /// The lines of the session in README.md, the command that starts it left out.
        private static func session() throws -> [String] {
            let readme = try String(contentsOf: Places.repository.appendingPathComponent("README.md"), encoding: .utf8)
            let block = try #require(readme.firstRange(of: "<!-- plain -->\n```text\n$ jaunt --plain\n"))
            let rest = readme[block.upperBound...]
            let end = try #require(rest.firstRange(of: "\n```"))
            return steady(String(rest[..<end.lowerBound])).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        }

        /// A session without what the day changes: the time at a place.
        private static func steady(_ session: String) -> String { session.replacing(/Local time: [^\n]+/, with: "Local time: now") }

        private func run(_ home: Home, _ lines: [String], _ options: [String] = []) throws -> ProcessRun {
            try ProcessRun.run(
                [Places.program, "--plain"] + options, environment: home.environment, input: lines.map { $0 + "\n" }.joined(),
                within: .seconds(20))
        }

        @Test func whatCannotBeReadIsNotTheEndOfTheInput() throws {
            let run = try Home().shell("\(Places.program) --plain < /")
            #expect(run.status == .exited(1) && run.errors == "jaunt: The commands cannot be read: Is a directory.\n", "\(run.errors)")
        }

        @Test func aMarkBeforeTheFirstCommandIsPassedOver() throws {
            let home = try Home()
            let run = try run(home, ["\u{FEFF}country japan", "quit"])
            #expect(run.status == .exited(0) && run.errors == "", "\(run.output)")
            #expect(try Self.steady(run.output) == Self.steady(self.run(home, ["country japan", "quit"]).output))
        }

        @Test func theSessionOfTheREADMEIsWhatATerminalShows() throws {
            let session = try Self.session()
            #expect(session.count > 20)
            let terminal = try Home().open(["--plain"], rows: 120, columns: 120)
            var typed = 0
            for line in session where line.hasPrefix("> ") {
                typed += 1
                try terminal.wait(until: { $0.prompts == typed }, what: "the prompt \(typed)")
                try terminal.send(line.dropFirst(2) + "\r")
            }
            #expect(try terminal.waitForExit() == .exited(0))
            #expect(Self.steady(terminal.screen.text.trimmingCharacters(in: .whitespacesAndNewlines)) == session.joined(separator: "\n"))
            #expect(!terminal.output.contains(0x1B))
            try terminal.expectTidy()
        }

        @Test func theSessionOfTheREADMEIsWhatAPipeGets() throws {
            let session = try Self.session()
            let run = try run(Home(), session.filter { $0.hasPrefix("> ") }.map { String($0.dropFirst(2)) })
            #expect(Self.steady(run.output) == session.filter { !$0.hasPrefix("> ") }.map { $0 + "\n" }.joined())
            #expect(run.errors == "")
            #expect(run.status == .exited(0))
        }

        @Test(arguments: [
            (["germany"], "Germany", "Neighbours: "), (["--view", "countries", "austria"], "Austria", "Neighbours: "),
            (["--view", "trips", "riga"], "Trips: ", " with 'riga'"), (["--view", "favourites"], "Favourites: ", "0 favourites"),
            (["--view", "map", "japan"], "Map: Japan", "Around it: "), (["--view", "map"], "Map: World", "On it: 250 countries\n"),
        ])
        func itBeginsWhereItIsTold(arguments: [String], page: String, text: String) throws {
            let run = try run(Home(), ["back", "countries", "quit"], arguments)
            #expect(run.errors == "" && run.status == .exited(0))
            #expect(run.output.hasPrefix("Jaunt. help lists the commands.\n\(page)"), "\(run.output.prefix(200))")
            #expect(run.output.contains(text))
            #expect(run.output.contains("\nCountries: 250 countries\n"), "and one goes on as ever")
        }

        @Test func itBeginsAtATripOnATerminal() throws {
            let home = try Home()
            let id = String(try #require(try home.jaunt("trips", "--columns", "id", "--no-header", "--limit", "1").lines.first))
            let terminal = try home.open(["--plain", "trip", id], rows: 60)
            try terminal.see("General, Trip: \(id)")
            try terminal.send("back\r", toSee: "Trips: ")
            try terminal.send("quit\r")
            #expect(try terminal.waitForExit() == .exited(0))
            #expect(!terminal.output.contains(0x1B))
        }

        @Test func namesFromRightToLeftStayInOrderOnATerminalAlone() throws {
            let names = "Native name: افغانستان; الجزائر"
            let terminal = try Home().open(["--plain"], rows: 60)
            try terminal.send("compare afghanistan with algeria\r", toSee: "Native name: افغانستان;\u{2800}الجزائر")
            try terminal.send("quit\r")
            #expect(try terminal.waitForExit() == .exited(0))
            let run = try run(Home(), ["compare afghanistan with algeria"])
            #expect(run.output.contains(names + "\n"), "\(run.output)")
        }

        @Test(arguments: [
            (["--plain", "atlantis"], Int32(3), "No country is called 'atlantis'."),
            (["--plain", "--view", "map", "atlantis"], 3, "No country is called 'atlantis'."),
            (["--plain", "pick", "countries"], 64, "One picks from a screen;"),
        ])
        func whereItCannotBeginItSaysSo(arguments: [String], status: Int32, words: String) throws {
            let run = try Home().jaunt(arguments)
            #expect(run.status == .exited(status) && run.output == "")
            #expect(run.errors.contains(words), "\(run.errors)")
        }

        @Test(arguments: [(nil, 0), ("", 0), ("countries", 0), ("x\n\u{0}\u{FFFF}\n\n", 1)] as [(String?, Int32)])
        func theEndOfTheInputEndsItQuietly(input: String?, status: Int32) throws {
            let run = try ProcessRun.run([Places.program, "--plain"], environment: Home().environment, input: input)
            #expect(run.status == .exited(status))
            #expect(run.errors == "")
            #expect(run.output.contains("20 of 250; more: m\n"))
            #expect(!run.holdsControls)
        }

        @Test func aClosedInputIsItsEndAndAClosedOutputIsAFailure() throws {
            let run = try Home().shell("$JAUNT --plain <&- | tail -n 1; $JAUNT --plain <&- >&- 2>&-; echo $?")
            #expect(run.output == "20 of 250; more: m\n1\n")
        }

        @Test func whereNobodyReadsAnyMoreItEnds() throws {
            let run = try Home().shell("yes m | $JAUNT --plain | head -n 1 >/dev/null; echo ${PIPESTATUS[1]}")
            #expect(run.output == "141\n")
            #expect(run.errors == "")
        }

        @Test func theEndOfTheInputOnATerminalLeavesALineForTheShell() throws {
            let terminal = try Home().open(["--plain"], rows: 60)
            try terminal.wait(until: { $0.prompts == 1 }, what: "the prompt")
            try terminal.send("\u{4}")
            #expect(try terminal.waitForExit() == .exited(0))
            #expect(terminal.screen.text.trimmingCharacters(in: .whitespacesAndNewlines).hasSuffix("\n>"))
            try terminal.expectTidy()
        }

        @Test func whoSignsInOverAPipeSeesTheTrips() async throws {
            try await withServer(ServerOptions(requiredToken: "canary-token")) { server in
                let home = try Home()
                let signIn = ["trips", "login", "traveller@example.com", "password", "trips", "keep 1", "favourites"]
                let run = try run(home, signIn, ["--trips-url", server.address])
                #expect(run.status == .exited(1), "trips were asked for before they could be had")
                #expect(run.output.contains("A token is needed: sign in first. (status 401) login signs in.\nEmail: \nPassword: \n"))
                #expect(run.output.contains("You are signed in as traveller@example.com.\n"))
                #expect(run.output.contains("Trips: 89 trips\n"))
                #expect(run.output.contains("Kept as a favourite.\nFavourites: 1 favourite\n"))
                let again = try self.run(home, ["favourites", "logout"], ["--trips-url", server.address])
                #expect(again.output.contains("You are signed in as traveller@example.com.\n"))
                #expect(again.output.contains("Favourites: 1 favourite"))
                #expect(again.output.hasSuffix("You are signed out.\n"))
            }
        }

        @Test func d15WhoHasSignedOutSeesNoneOfTheTripsOfBefore() async throws {
            try await withServer(ServerOptions(requiredToken: "canary-token")) { server in
                let lines = ["login", "traveller@example.com", "password", "trips", "/riga", "favourites", "logout", "trips"]
                let run = try run(Home(), lines, ["--trips-url", server.address])
                let parts = run.output.components(separatedBy: "You are signed out.\n")
                try #require(parts.count == 2 && parts[0].contains("→"), "\(run.output)")
                #expect(parts[1].hasSuffix("A token is needed: sign in first. (status 401) login signs in.\n"), "\(run.output)")
                #expect(parts[1].split(separator: "\n").count == 1, "\(run.output)")
            }
        }

        @Test func aPasswordIsNotShownOnATerminalAndInterruptingItGivesTheEchoBack() async throws {
            try await withServer(ServerOptions(requiredToken: "canary-token")) { server in
                let terminal = try Home().open(["--plain", "--trips-url", server.address], rows: 200)
                try terminal.wait(until: { $0.prompts == 1 }, what: "the prompt")
                for round in 1...2 {
                    try terminal.send("login\r")
                    try terminal.wait(until: { $0.text.components(separatedBy: "Email:").count == round + 1 }, what: "the question")
                    try terminal.send("traveller@example.com\r")
                    try terminal.wait(until: { $0.text.components(separatedBy: "Password:").count == round + 1 }, what: "the question")
                    if round == 1 {
                        try terminal.send("canary\r")
                        try terminal.wait(until: { $0.text.contains("Wrong password.") && $0.prompts == 2 }, what: "the refusal")
                    }
                }
                try terminal.send("canary\u{3}")
                #expect(try terminal.waitForExit(within: .seconds(2)) == .exited(130))
                #expect(!terminal.screen.text.contains("canary"))
                #expect(terminal.initialSettings.differences(to: try terminal.terminalSettings()) == [])
            }
        }

        /// What a slow list says meanwhile neither hides the questions nor shows the answer.
        @Test func aPasswordIsAskedForAndNotShownWhileAListLoads() async throws {
            try await withServer(ServerOptions(delay: .seconds(3))) { server in
                let terminal = try Home().open(["--plain", "--trips-url", server.address], rows: 200)
                try terminal.wait(until: { $0.prompts == 1 }, what: "the prompt")
                try terminal.send("trips\r")
                try terminal.send("login\r", toSee: "Email:")
                try terminal.send("traveller@example.com\r", toSee: "Password:")
                #expect(try !terminal.terminalSettings().flags.contains("echo") && !terminal.shows("Trips: "))
                try terminal.see("Trips: 89 trips")
                try terminal.wait(
                    until: { $0.text.trimmingCharacters(in: .whitespacesAndNewlines).hasSuffix("Password:") }, what: "the question again")
                #expect(try !terminal.terminalSettings().flags.contains("echo"))
                try terminal.send("canary\r")
                try terminal.wait(until: { $0.text.contains("Wrong password.") && $0.prompts > 1 }, what: "the refusal")
                #expect(!terminal.screen.text.contains("canary"))
                #expect(terminal.initialSettings.differences(to: try terminal.terminalSettings()) == [])
                try terminal.send("q\r")
                #expect(try terminal.waitForExit() == .exited(0))
            }
        }

        /// News of a slow list stands below a question, and the question once more below all of it.
        @Test func aQuestionIsAskedAgainOnceWhenTheNewsIsWhole() async throws {
            try await withServer(ServerOptions(delay: .seconds(3))) { server in
                let terminal = try Home().open(["--plain", "--trips-url", server.address], rows: 200)
                try terminal.wait(until: { $0.prompts == 1 }, what: "the prompt")
                try terminal.send("trips\r")
                try terminal.send("login\r", toSee: "Email:")
                try terminal.see("Please wait: loading trips.")
                try terminal.see("Trips: 89 trips")
                try terminal.wait(
                    until: { $0.text.trimmingCharacters(in: .whitespacesAndNewlines).hasSuffix("\nEmail:") }, what: "the question again")
                try terminal.settle()
                #expect(terminal.screen.text.components(separatedBy: "Email:").count == 3)
                try terminal.send("\r")
                try terminal.wait(until: { $0.prompts == 2 }, what: "the prompt")
                try terminal.send("q\r")
                #expect(try terminal.waitForExit() == .exited(0))
            }
        }

        @Test func hostileTextIsNotObeyed() async throws {
            let fault = Fault(.answer(Samples.list([Samples.country("A\\u001b[31m\\u202eB", "XX", "XXX")])))
            try await MisbehavingServer.run(fault) { route in
                let run = try run(Home(), ["1", "\u{1B}]0;x\u{7}"], ["--countries-url", route.address, "--countries-dialect", "v3.1"])
                #expect(run.output.contains("1 A\u{FFFD}[31m"))
                #expect(!run.holdsControls)
            }
        }

        @Test(
            arguments: [
                (["countries", "/switz", "export a.csv", "quit"], 0), (["/atlantis", "back", "more"], 0), (["contries", "quit"], 1),
                (["country atlantis"], 1), (["999"], 1), (["export a.xyz"], 1), (["export nowhere/a.csv"], 1), (["sort size"], 1),
                (["quit now", "quit"], 1),
            ] as [([String], Int32)])
        func aScriptIsToldWhetherWhatItAskedForWentWrong(lines: [String], status: Int32) throws {
            let home = try Home()
            let input = lines.map { $0 + "\n" }.joined()
            let run = try home.shell("cd '\(home.folder.path)' && printf '%s' '\(input)' | $JAUNT --plain")
            #expect(run.errors == "" && run.status == .exited(status), "\(run.output)")
        }

        @Test func whoTypesIsNotToldByTheStatus() throws {
            let terminal = try Home().open(["--plain"], rows: 60)
            try terminal.wait(until: { $0.prompts == 1 }, what: "the prompt")
            try terminal.send("contries\r", toSee: "is no command")
            try terminal.send("quit\r")
            #expect(try terminal.waitForExit() == .exited(0))
        }

        @Test func aSessionThatIsBrokenIsSaidOnce() throws {
            let home = try Home()
            try home.folder.write("{", to: "state/jaunt/session.json")
            let runs = try (1...2).map { _ in try home.shell("printf 'quit\n' | $JAUNT --plain").output }
            #expect(runs.map { $0.contains("Jaunt could not read the last session") } == [true, false], "\(runs)")
        }

        @Test func aServerThatIsNotThereIsSaidWithWhatHelps() throws {
            let run = try run(Home(), ["trips", "reload"], ["--trips-url", "http://127.0.0.1:9"])
            #expect(run.output.components(separatedBy: "127.0.0.1:9 cannot be reached (").count == 3)
            #expect(run.output.hasSuffix(" reload tries again.\n"))
            #expect(run.status == .exited(1))
        }
    }
}

extension VirtualScreen {
    /// How many prompts have come: lines that begin with one, the answers typed or not.
    fileprivate var prompts: Int { text.split(separator: "\n").count { $0.hasPrefix(">") } }
}
