import Foundation
import TestSupport
import Testing
import jaunt_server

extension RealProgram {
    /// Which token a server is shown: the command's, the environment's, the one from signing in; never one that is meant for another.
    @Suite struct TokenSettingsTests {
        private static let right = "canary-right"

        /// A user with this file and these variables sees the trips of a server that wants the right token, or does not.
        private func expect(
            _ server: RecordedServer<LocalServer>, toAnswer isRight: Bool, file: String = "", _ variables: [String: String] = [:],
            _ location: SourceLocation = #_sourceLocation
        ) throws {
            let home = try Home().with(variables.mapValues { $0 })
            try home.folder.write(file, to: "config/jaunt/config.yaml")
            let run = try home.jaunt("trips", "--trips-url", server.address)
            #expect(!(run.output + run.errors).contains("canary"), sourceLocation: location)
            #expect(run.status == .exited(isRight ? 0 : 1), "\(run.errors)", sourceLocation: location)
        }

        private func command(_ token: String, url: String? = nil) -> String {
            "trips:\n" + (url.map { "  url: \($0)\n" } ?? "") + "  token_command: [printf, \(token)]\n"
        }

        @Test func itComesFromTheCommandElseFromTheEnvironment() async throws {
            try await withServer(ServerOptions(requiredToken: Self.right)) { server in
                try expect(server, toAnswer: false)
                try expect(server, toAnswer: true, file: command(Self.right))
                try expect(server, toAnswer: true, file: command(Self.right, url: server.address))
                try expect(server, toAnswer: true, ["JAUNT_TRIPS_TOKEN": Self.right])
                try expect(server, toAnswer: true, file: command(Self.right), ["JAUNT_TRIPS_TOKEN": "canary-wrong"])
                try expect(server, toAnswer: false, file: command("canary-wrong"), ["JAUNT_TRIPS_TOKEN": Self.right])
            }
        }

        @Test func whatIsSetForAnotherServerIsNotShownToThisOne() async throws {
            try await withServer(ServerOptions(requiredToken: Self.right)) { server in
                let other = "https://trips.example.org"
                try expect(server, toAnswer: false, file: command(Self.right, url: other))
                try expect(server, toAnswer: false, ["JAUNT_TRIPS_TOKEN": Self.right, "JAUNT_TRIPS_URL": other])
                // Travelpayouts is a server of its own even where its address is not written.
                try expect(
                    server, toAnswer: false,
                    file: "trips:\n  dialect: travelpayouts\n  home: VNO\n  token_command: [printf, \(Self.right)]\n")
                // A variable without an address is for the server that the file names.
                try expect(server, toAnswer: false, file: "trips:\n  url: \(other)\n", ["JAUNT_TRIPS_TOKEN": Self.right])
                try expect(server, toAnswer: true, file: "trips:\n  url: \(server.address)\n", ["JAUNT_TRIPS_TOKEN": Self.right])
                // Another place may still have one for this server.
                try expect(
                    server, toAnswer: true, file: command("canary-wrong", url: other),
                    ["JAUNT_TRIPS_TOKEN": Self.right, "JAUNT_TRIPS_URL": server.address])
            }
        }

        @Test(arguments: [("[false]", "status 1"), ("[no-such-program-4711]", "status 127"), ("[\"true\"]", "printed nothing")])
        func aCommandThatFailsIsSaid(command: String, words: String) async throws {
            try await withServer(ServerOptions(requiredToken: Self.right)) { server in
                let home = try Home()
                try home.folder.write("trips:\n  token_command: \(command)\n", to: "config/jaunt/config.yaml")
                let run = try home.jaunt("trips", "--trips-url", server.address)
                #expect(run.status == .exited(1))
                #expect(run.errors.contains("token_command") && run.errors.contains(words), "\(run.errors)")
                #expect(server.requests.isEmpty)
            }
        }

        @Test func aProgramThatIsNotThereIsSaidByTheCheck() throws {
            let home = try Home()
            let script = try home.folder.write("#!/bin/sh\necho canary\n", to: "bin/token")
            let folder = home.folder.file("bin")
            let found = home.with(["PATH": "/usr/bin:/bin:\(folder)"])
            func check(_ program: String, _ user: Home) throws -> (path: String, run: ProcessRun) {
                let path = try home.folder.write("trips:\n  token_command: [\(program), show]\n", to: "config/jaunt/config.yaml")
                return (path, try user.jaunt("config", "check"))
            }
            for (program, sentence) in [
                ("/nope/bin", "/nope/bin cannot be run: No such file or directory."),
                (script, "\(script) cannot be run: Permission denied."), (folder, "\(folder) cannot be run: Is a directory."),
                ("no-such-program-4711", "no-such-program-4711 is in no folder of PATH."), ("token", "token is in no folder of PATH."),
            ] {
                let (path, run) = try check(program, found)
                #expect(run.status == .exited(78) && run.errors == "jaunt: \(path):2: trips.token_command: \(sentence)\n", "\(run.errors)")
            }
            try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: script)
            for program in [script, "token", "sh", "TOKEN=canary"] {
                let (path, run) = try check(program, found)
                #expect(run.status == .exited(0) && run.output == "\(path) is right.\n", "\(program): \(run.errors)")
            }
            #expect(try check("token", home).run.status == .exited(78))
            let variable = try Home().with(["JAUNT_COUNTRIES_TOKEN_COMMAND": "no-such-program-4711,show"]).jaunt("config", "check")
            let sentence = "JAUNT_COUNTRIES_TOKEN_COMMAND: no-such-program-4711 is in no folder of PATH."
            #expect(variable.status == .exited(78) && variable.errors == "jaunt: \(sentence)\n", "\(variable.errors)")
        }

        @Test func aProgramOfTheFileIsLookedAtBesideThatOfAVariable() throws {
            let home = try Home().with(["JAUNT_TRIPS_TOKEN_COMMAND": "true"])
            let path = try home.folder.write("trips:\n  token_command: [no-such-program-4711]\n", to: "config/jaunt/config.yaml")
            let own = "jaunt: \(path):2: trips.token_command: no-such-program-4711 is in no folder of PATH.\n"
            let run = try home.jaunt("config", "check")
            #expect(run.status == .exited(78) && run.errors == own, "\(run.errors)")
            let both = try home.with(["JAUNT_TRIPS_TOKEN_COMMAND": "no-such-program-4712"]).jaunt("config", "check")
            #expect(both.errors == own + "jaunt: JAUNT_TRIPS_TOKEN_COMMAND: no-such-program-4712 is in no folder of PATH.\n")
        }

        /// What prints a token by this script, for a user whose GnuPG asks on this terminal.
        private func user(_ script: String) throws -> Home {
            let home = try Home().with(["GPG_TTY": "/dev/tty"])
            try home.folder.write(
                "trips:\n  url: http://127.0.0.1:9\n  token_command: [sh, -c, \"\(script)\"]\n", to: "config/jaunt/config.yaml")
            return home
        }

        /// What asks for a passphrase there would draw over the screen and take its keys; GnuPG's agent does so where the variable says.
        @Test(arguments: [
            ("echo spoilt > /dev/tty || exit 3", "/dev/tty: No such device or address"),
            ("echo GPG_TTY is ${GPG_TTY:-not set} >&2; exit 3", "GPG_TTY is not set"),
        ])
        func whereTheProgramReadsTheTerminalACommandHasNoneAndSaysSo(script: String, words: String) throws {
            let home = try user(script)
            let terminal = try home.open(columns: 300)
            try terminal.seeCount("250 countries")
            try terminal.send("2", toSee: words)
            #expect(terminal.screen.line(0).contains("1 Countries"))
            try terminal.quit()
            #expect(!String(decoding: terminal.output, as: UTF8.self).contains("spoilt"))

            let plain = try home.open(["--plain"], columns: 300)
            try plain.send("trips\r", toSee: words)
            try plain.send("quit\r")
            #expect(try plain.waitForExit() == .exited(0))
            #expect(!String(decoding: plain.output, as: UTF8.self).contains("spoilt"))
        }

        @Test func besideAPlainCommandItMayWriteThereAndSoMayItsAgent() throws {
            let terminal = try user("echo asked on $GPG_TTY > /dev/tty; exit 3").open(["trips"])
            #expect(try terminal.waitForExit() == .exited(1))
            #expect(terminal.errors.contains("it failed with status 3"), "\(terminal.errors)")
            #expect(String(decoding: terminal.output, as: UTF8.self).contains("asked on /dev/tty"))
        }

        @Test(arguments: [SIGINT, SIGTERM, SIGHUP]) func itEndsWithAPlainCommandThatASignalEnds(number: Int32) throws {
            let home = try user("echo $$ > $HOME/number; echo begun > /dev/tty; exec sleep 1000")
            let terminal = try home.open(["trips"])
            try terminal.see("begun")
            try terminal.signal(number)
            #expect(try terminal.waitForExit() == .signaled(number))
            let process = try home.folder.read("number").trimmingCharacters(in: .whitespacesAndNewlines)
            // Whoever has taken it over need not have asked how it ended.
            let state = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
            #expect(state == nil || state?.contains(") Z ") == true, "\(state ?? "")")
        }

        @Test func whatItSaidBesidesNothingIsSaidAndAnEmptyArgumentIsOne() async throws {
            try await withServer { server in
                let home = try Home()
                let script = try home.folder.write("#!/bin/sh\necho \"$# arguments, no secret key\" >&2\n", to: "command")
                try home.folder.write("trips:\n  token_command: [sh, \(script), a, \"\", b]\n", to: "config/jaunt/config.yaml")
                let run = try home.jaunt("trips", "--trips-url", server.address)
                #expect(run.errors.contains("it printed nothing: 3 arguments, no secret key"), "\(run.errors)")
            }
        }

        @Test func whatItWouldReadThereItIsNotGivenAndThatIsSaidAtOnce() throws {
            let terminal = try user("read -r line < /dev/tty; echo $line").open(["trips"])
            // It has ten seconds.
            #expect(try terminal.waitForExit(within: .seconds(5)) == .exited(1))
            #expect(terminal.errors.contains("it asks on the terminal, where it is not answered"), "\(terminal.errors)")
        }
    }
}
