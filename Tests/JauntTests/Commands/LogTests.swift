import Foundation
import TestSupport
import Testing
import jaunt_server

extension RealProgram {
    /// What stands in the file that `--log` names.
    @Suite struct LogTests {
        /// The lines of a log, each with its level and without its time.
        private func lines(_ home: Home) throws -> [(level: String, text: String)] {
            try home.folder.read("log").split(separator: "\n").map { line -> (level: String, text: String) in
                let parts = line.split(separator: " ", maxSplits: 2).map(String.init)
                try #require(parts.count == 3, "\(line)")
                return (parts[1], parts[2])
            }
        }

        private func options(_ home: Home, _ level: String) -> [String] { ["--log", home.folder.file("log"), "--log-level", level] }

        private static let levels = ["debug", "info", "warning", "error"]

        @Test(arguments: levels) func aLevelHoldsItselfAndWhatIsWorse(level: String) async throws {
            let port = try await MisbehavingServer.unusedPort()
            try await withServer { server in
                let home = try Home().with(["JAUNT_TRIPS_TOKEN": "canary-token"])
                for address in [server.address, server.address, "http://127.0.0.1:\(port)"] {
                    let run = try home.jaunt(["trips", "--trips-url", address] + options(home, level))
                    #expect(run.status == .exited(address == server.address ? 0 : 1), "\(run.errors)")
                }
                let lines = try lines(home)
                #expect(Set(lines.map(\.level)) == Set(Self.levels.drop { $0 != level }), "\(lines)")
                for (held, text) in [
                    ("debug", "GET \(server.address)/trips: from what is stored, fresh"),
                    ("info", "GET \(server.address)/trips: 200, done after "), ("warning", "GET http://127.0.0.1:\(port)/trips: "),
                    ("error", "127.0.0.1:\(port) cannot be reached (connection refused)."),
                ] {
                    let isWanted = Self.levels.drop { $0 != level }.contains(held)
                    let isHeld = lines.contains { $0.level == held && $0.text.hasPrefix(text) }
                    #expect(isHeld == isWanted, "\(held): \(lines)")
                }
            }
        }

        @Test(arguments: [true, false]) func whatIsShownToHaveGoneWrongIsThereOnce(isPlain: Bool) async throws {
            let port = try await MisbehavingServer.unusedPort()
            let home = try Home()
            let arguments = ["--trips-url", "http://127.0.0.1:\(port)"] + options(home, "warning")
            if isPlain {
                let run = try ProcessRun.run(
                    [Places.program, "--plain"] + arguments, environment: home.environment, input: "trips\nshow\nerrors\n")
                #expect(run.output.contains("cannot be reached"))
            } else {
                let terminal = try home.open(arguments)
                try terminal.seeCount("250 countries")
                try terminal.send("2", toSee: "cannot be reached")
                try terminal.send("E", toSee: "connection refused")
                try terminal.quit()
            }
            let lines = try lines(home)
            let words = "Trips: 127.0.0.1:\(port) cannot be reached (connection refused). Check the network and the address."
            #expect(lines.filter { $0.text.hasPrefix("Trips: ") }.map(\.text) == [words], "\(lines)")
            #expect(lines.allSatisfy { $0.level == "warning" }, "\(lines)")
        }

        private func refusal(_ path: String) -> String {
            "\(path) cannot be written: that is the terminal of the screen, in which its lines would stay; name a file.\n"
        }

        @Test(arguments: ["/dev/tty", "/dev/stdout", "/proc/self/fd/1", "/dev/stdin"], [[], ["pick", "countries"]])
        func theScreensTerminalIsNoLogHoweverItIsCalled(path: String, command: [String]) throws {
            let terminal = try Home().open(command + ["--log", path])
            #expect(try terminal.waitForExit() == .exited(64))
            #expect(terminal.output == [] && terminal.errors == "jaunt: --log: " + refusal(path), "\(terminal.errors)")
        }

        @Test func theScreensTerminalIsNoLogWhereAVariableOrALinkNamesIt() throws {
            let home = try Home()
            let link = home.folder.file("log")
            try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "/dev/stderr")
            let set = home.with(["JAUNT_LOG_FILE": link])
            let terminal = try PseudoTerminal([Places.program], environment: set.environment, columns: 400)
            #expect(try terminal.waitForExit() == .exited(78))
            let said = String(decoding: terminal.output, as: UTF8.self).replacing("\r\n", with: "\n")
            #expect(said == "jaunt: JAUNT_LOG_FILE: " + refusal(link))
            // Standard error that goes elsewhere is none.
            let other = try set.open(["--log-level", "error"])
            try other.seeCount("250 countries")
            try other.quit()
        }

        @Test func aCheckSaysSoToo() throws {
            let terminal = try Home().with(["JAUNT_LOG_FILE": "/dev/tty"]).open(["config", "check"])
            #expect(try terminal.waitForExit() == .exited(78))
            #expect(terminal.errors == "jaunt: JAUNT_LOG_FILE: " + refusal("/dev/tty"), "\(terminal.errors)")
        }

        @Test func anotherTerminalMayBeTheLog() throws {
            let other = try PseudoTerminal(["cat"], environment: PseudoTerminal.environment())
            let terminal = try Home().open(["--log", "/proc/\(other.processID)/fd/0"])
            try terminal.seeCount("250 countries")
            try terminal.quit()
            try other.see(" info jaunt ")
        }

        @Test func withoutAScreenATerminalMayBeTheLog() throws {
            let home = try Home().with(["JAUNT_LOG_FILE": "/dev/tty"])
            let terminal = try home.open(["--plain"])
            try terminal.see("Jaunt. help lists the commands.")
            try terminal.send("quit\r")
            #expect(try terminal.waitForExit() == .exited(0))
            #expect(try home.open(["countries", "--limit", "1"]).waitForExit() == .exited(0))
        }

        /// A server may say back what it was sent.
        @Test(arguments: levels) func noSecretIsThereWhateverAServerSays(level: String) async throws {
            let body = #"{"message":"Of canary-token and hunter2pass nobody knows."}"#
            try await MisbehavingServer.run(.answer(status: "400 Bad Request", body)) { route in
                let (home, other) = (try Home.impatient(), try Home())
                let arguments = ["--trips-url", route.address, "--log-level", level, "--log"]
                let run = try home.with(["JAUNT_TRIPS_TOKEN": "canary-token"]).jaunt(["trips"] + arguments + [home.folder.file("log")])
                #expect(run.status == .exited(1) && run.errors.contains("and hunter2pass nobody knows."), "\(run.errors)")
                #expect(!run.errors.contains("canary-token"), "\(run.errors)")
                let plain = try ProcessRun.run(
                    [Places.program, "--plain"] + arguments + [other.folder.file("log")], environment: other.environment,
                    input: "login\nme@example.org\nhunter2pass\nquit\n")
                #expect(plain.output.contains("Of canary-token and "), "\(plain.output)")
                #expect(!plain.output.contains("hunter2pass"), "\(plain.output)")
                for (home, secret, exchange) in [(home, "canary-token", "warning GET "), (other, "hunter2pass", "warning POST ")] {
                    let log = try home.folder.read("log")
                    #expect(!log.contains(secret), "\(log)")
                    let lines = log.split(separator: "\n").filter { $0.contains(exchange) }
                    #expect(lines.isEmpty == (level == "error"), "\(log)")
                    #expect(lines.allSatisfy { $0.contains(": 400, refused after ") && !$0.contains("nobody knows") }, "\(log)")
                }
            }
        }

        @Test func aFileThatWasSetAsideIsThere() async throws {
            let garbage = String(repeating: "garbage ", count: 2000)
            try await withServer { server in
                let home = try Home()
                let cache = try home.folder.write(garbage, to: "cache/jaunt/cache.db")
                #expect(try home.jaunt("favourites", "add", "germany").status == .exited(0))
                try home.folder.write(garbage, to: "data/jaunt/favourites.db")
                let run = try home.jaunt(["favourites", "list"] + options(home, "warning"))
                #expect(run.errors.contains("The file of favourites could not be used: "))
                _ = try home.jaunt(["trips", "--trips-url", server.address] + options(home, "warning"))
                let texts = try lines(home).map(\.text)
                #expect(texts.filter { $0.hasPrefix("The file of favourites could not be used: ") }.count == 1, "\(texts)")
                #expect(texts.filter { $0.hasPrefix("\(cache) was broken (") }.count == 1, "\(texts)")
                // The same on the screen, by what is said there.
                try home.folder.write(garbage, to: "data/jaunt/favourites.db")
                let terminal = try home.open(options(home, "warning"), columns: 160)
                try terminal.see("The file of favourites could not be used: ")
                try terminal.quit()
                let again = try lines(home).map(\.text)
                #expect(again.filter { $0.contains("The file of favourites could not be used: ") }.count == 2, "\(again)")
            }
        }
    }
}
