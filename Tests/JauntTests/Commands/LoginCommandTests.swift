import Foundation
import TestSupport
import Testing
import jaunt_server

extension RealProgram {
    /// `jaunt login` and `jaunt logout`, and what a server that wants a token gives before and after.
    @Suite struct LoginCommandTests {
        private static let server = ServerOptions(requiredToken: "canary-token")

        private func login(_ home: Home, _ server: RecordedServer<LocalServer>, _ password: String) throws -> ProcessRun {
            try ProcessRun.run(
                [Places.program, "login", "--trips-url", server.address], environment: home.environment,
                input: "traveller@example.com\n\(password)\n")
        }

        @Test func d15WhoSignsInSeesTheTripsAndWhoSignsOutNoLonger() async throws {
            try await withServer(Self.server) { server in
                let home = try Home()
                let refused = try home.jaunt("trips", "--trips-url", server.address)
                #expect(refused.status == .exited(1))
                #expect(refused.errors.contains("A token is needed"))

                let signedIn = try login(home, server, "password")
                #expect(signedIn.status == .exited(0))
                #expect(signedIn.output == "Signed in as traveller@example.com.\n")
                #expect(try home.jaunt("trips", "--format", "json", "--trips-url", server.address).records().count == 89)
                // What is stored is shown without the server being asked.
                server.reset()
                #expect(try home.jaunt("trips", "--offline", "--trips-url", server.address).status == .exited(0))
                #expect(server.requests.isEmpty)

                let signedOut = try home.jaunt("logout", "--trips-url", server.address)
                #expect(signedOut.output == "Signed out.\n")
                // Neither the token nor what it gave is left (D-15): the file is gone, and so is what was stored.
                #expect(try home.jaunt("trips", "--offline", "--trips-url", server.address).status == .exited(1))
                #expect(try home.jaunt("trips", "--trips-url", server.address).status == .exited(1))
            }
        }

        @Test(arguments: [[], ["--plain"]])
        func whereTheScreenCannotBeginWithoutATokenItIsSaidHowOneSignsIn(options: [String]) async throws {
            try await withServer(Self.server) { server in
                let terminal = try Home().open(options + ["trip", "1", "--trips-url", server.address])
                #expect(try terminal.waitForExit() == .exited(1))
                #expect(terminal.errors.contains("A token is needed"))
                #expect(terminal.errors.hasSuffix(" To sign in: jaunt login --trips-url \(server.address)\n"), "\(terminal.errors)")
            }
        }

        @Test func d16AWrongPasswordIsSaidInTheServersWordsAndStaysNowhere() async throws {
            try await withServer(Self.server) { server in
                let home = try Home()
                let run = try login(home, server, "canary-password")
                #expect(run.status == .exited(1))
                #expect(run.errors.contains("Wrong password."))
                #expect(!run.errors.contains("jaunt login"), "that is what was done")
                #expect(!(run.output + run.errors).contains("canary-password"))
                #expect(!FileManager.default.fileExists(atPath: home.folder.file("config/jaunt/credentials.json")))
            }
        }

        @Test func d13CredentialsThatOthersCanReadAreNotUsedAndItIsSaidWhatMendsThat() async throws {
            try await withServer(Self.server) { server in
                let home = try Home()
                _ = try login(home, server, "password")
                let file = home.folder.file("config/jaunt/credentials.json")
                let list = ["trips", "--format", "json", "--trips-url", server.address]
                try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: file)
                let refused = try home.jaunt(list)
                let words = "others can read credentials.json; make it yours with: chmod 600 \(file)"
                #expect(refused.status == .exited(1) && refused.errors.contains(words), "\(refused.errors)")
                #expect(try home.shell("chmod 600 \(file)").status == .exited(0))
                #expect(try home.jaunt(list).records().count == 89)
            }
        }

        @Test func d14TheTokenIsInTheCredentialsFileAndNowhereElse() async throws {
            try await withServer(Self.server) { server in
                let home = try Home()
                let log = home.folder.file("log")
                let options = ["--trips-url", server.address, "--log", log, "--log-level", "debug"]
                let runs = [try login(home, server, "password"), try home.jaunt(["trips"] + options)]
                let terminal = try home.open(options)
                try terminal.seeCount("250 countries")
                try terminal.send("2")
                try terminal.seeCount("89 trips")
                let commandLine = try String(contentsOfFile: "/proc/\(terminal.processID)/cmdline", encoding: .utf8)
                try terminal.quit()
                #expect(commandLine.contains(log), "it is that of the program")
                #expect(try String(contentsOfFile: log, encoding: .utf8).contains(server.address), "what goes on is written down")
                let shown = String(decoding: terminal.output, as: UTF8.self)
                for text in runs.flatMap({ [$0.output, $0.errors] }) + [shown, terminal.errors, commandLine] {
                    #expect(!text.contains("canary-token"), "\(text)")
                }
                let files = try #require(FileManager.default.enumerator(atPath: home.folder.path)).compactMap { $0 as? String }
                let holders = files.filter { name in
                    guard let data = FileManager.default.contents(atPath: home.folder.file(name)) else { return false }
                    return data.range(of: Data("canary-token".utf8)) != nil
                }
                #expect(holders == ["config/jaunt/credentials.json"])
            }
        }

        @Test(arguments: [("\u{3}", 130), ("\u{1C}", 131)] as [(String, Int32)])
        func aKeyThatEndsTheProgramDoesSoAtThePasswordAndGivesTheEchoBack(key: String, status: Int32) async throws {
            try await withServer(Self.server) { server in
                let terminal = try Home().open(["login", "--trips-url", server.address], output: .terminal)
                try terminal.wait(what: "the question") { terminal.errors.contains("Email: ") }
                try terminal.send("me@example.org\r")
                try terminal.wait(what: "the question") { terminal.errors.contains("Password: ") }
                #expect(terminal.initialSettings.differences(to: try terminal.terminalSettings()) != [])
                // There is no shell that could let it go on: ^Z stops nothing, and shows nothing.
                try terminal.send("canary\u{1A}" + key)
                #expect(try terminal.waitForExit(within: .seconds(2)) == .exited(status))
                #expect(terminal.initialSettings.differences(to: try terminal.terminalSettings()) == [])
                #expect(!terminal.screen.text.contains("canary"))
                #expect(server.requests.isEmpty)
            }
        }

        @Test func aCredentialsFileThatIsBrokenIsSaidWhetherATokenIsNeededOrNot() async throws {
            let home = try Home()
            let file = try home.folder.write("{", to: "config/jaunt/credentials.json")
            try await withServer { server in
                let run = try home.jaunt("trips", "--format", "json", "--trips-url", server.address)
                let why = "others can read credentials.json; make it yours with: chmod 600 \(file)"
                #expect(run.errors == "jaunt: Could not read the credentials (\(why)).\n")
                #expect(try run.records().count == 89)
                for command in [["regions"], ["trips", "--region", "nowhere"]] {
                    let run = try home.jaunt(command + ["--trips-url", server.address])
                    #expect(run.errors.components(separatedBy: why).count == 2, "\(run.errors)")
                }
                // What is no matter of the feed's says nothing of it.
                #expect(try home.jaunt("countries", "--trips-url", server.address).errors == "")
            }
            try await withServer(Self.server) { server in
                let run = try home.jaunt("trips", "--trips-url", server.address)
                #expect(run.status == .exited(1))
                #expect(run.errors.contains("credentials.json"))
            }
        }

        @Test(arguments: [["logout"], ["--plain"]])
        func whoSignsOutHearsThatNobodyCanTellWhetherAnybodyIsSignedIn(command: [String]) throws {
            let home = try Home()
            let file = try home.folder.write("{", to: "config/jaunt/credentials.json")
            try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file)
            let run = try ProcessRun.run(
                [Places.program] + command + ["--offline", "--trips-url", "https://a.example"], environment: home.environment,
                input: "logout\nquit\n")
            let said = run.output + run.errors
            #expect(said.contains("ould not read the credentials (\(file) cannot be read (it is no JSON, "), "\(said)")
            #expect(!said.contains("Nobody"))
        }

        @Test func aRecordThatCannotBeReadIsTakenAwayBySigningOut() throws {
            let home = try Home()
            let file = try home.folder.write(
                #"{"https://a.example":{},"https://b.example":{"token":"t"}}"#, to: "config/jaunt/credentials.json")
            try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file)
            #expect(try home.jaunt("logout", "--trips-url", "https://a.example").output == "Signed out.\n")
            let text = try home.folder.read("config/jaunt/credentials.json")
            #expect(!text.contains("https://a.example") && text.contains("https://b.example"))
            #expect(try home.jaunt("logout", "--trips-url", "https://a.example").output == "Nobody was signed in.\n")
        }

        @Test func whoSignsOutHearsThatWhatWasStoredCouldNotBeForgotten() throws {
            let home = try Home()
            let file = try home.folder.write(#"{"https://a.example":{"token":"t"}}"#, to: "config/jaunt/credentials.json")
            try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file)
            let cache = home.folder.file("cache/jaunt/cache.db")
            try FileManager.default.createDirectory(atPath: cache, withIntermediateDirectories: true)
            let run = try home.jaunt("logout", "--trips-url", "https://a.example")
            #expect(run.status == .exited(1) && run.output == "")
            let words = "jaunt: Signed out, but Jaunt could not forget what it has stored for you (\(cache): "
            #expect(run.errors.hasPrefix(words), "\(run.errors)")
            #expect(run.errors.hasSuffix(" 'jaunt cache clear' forgets all that is stored.\n"), "\(run.errors)")
            #expect(try home.jaunt("logout", "--trips-url", "https://a.example").errors == run.errors, "it is there still")
        }

        @Test func d16OnTheScreenAWrongPasswordIsNeitherShownNorLoggedAndItsFieldIsCleared() async throws {
            try await withServer(Self.server) { server in
                let home = try Home()
                let log = home.folder.file("log")
                let terminal = try home.open(["--trips-url", server.address, "--log", log, "--log-level", "debug"])
                try terminal.seeCount("250 countries")
                try terminal.send("2", toSee: "Press S to sign in.")
                try terminal.send("S", toSee: "Password")
                try terminal.send("traveller@example.com\rcanary-password", toSee: "(hidden)")
                try terminal.send("\r", toSee: "Wrong password.")
                #expect(!terminal.shows("(hidden)"))
                try terminal.send("\u{1B}")
                try terminal.reach("the page below") { !$0.way.contains("Sign in") }
                try terminal.quit()
                #expect(!String(decoding: terminal.output, as: UTF8.self).contains("canary-password"))
                #expect(try !String(contentsOfFile: log, encoding: .utf8).contains("canary-password"))
            }
        }

        @Test func d16WhoseTokenIsNoLongerGoodSignsInAgain() async throws {
            try await withServer(Self.server) { server in
                let home = try Home()
                let file = try home.folder.write(#"{"\#(server.address)":{"token":"old"}}"#, to: "config/jaunt/credentials.json")
                try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file)
                let terminal = try home.open(["--trips-url", server.address])
                try terminal.seeCount("250 countries")
                try terminal.send("2", toSee: "Press S to sign in.")
                try terminal.send("S", toSee: "You are signed in until you sign in again.")
                try terminal.send("traveller@example.com\rpassword", toSee: "(hidden)")
                try terminal.send("\r", toSee: "You are signed in as traveller@example.com.")
                try terminal.send("j")
                try terminal.seeCount("89 trips")
                try terminal.quit()
            }
        }

        @Test(
            arguments: [
                (
                    ["--trips-url", "http://trips.example.org"], nil,
                    "A password travels over https only, and this server's address begins with http."
                ),
                (
                    ["--trips-dialect", "travelpayouts", "--home", "KUN"], nil,
                    "One signs in at a native feed alone; travelpayouts wants a token: set trips.token_command or JAUNT_TRIPS_TOKEN."
                ),
                (
                    ["--trips-url", "https://trips.example.org"], "canary",
                    "The token for this server is set by token_command or JAUNT_TRIPS_TOKEN, which count more than signing in."
                ),
            ] as [([String], String?, String)])
        func whereItIsOfNoUseItIsSaidBeforeAnythingIsTyped(options: [String], token: String?, words: String) throws {
            let home = try Home().with(["JAUNT_TRIPS_TOKEN": token])
            let run = try home.jaunt(["login"] + options)
            #expect(run.status == .exited(1))
            #expect(run.errors == "jaunt: \(words)\n")
        }

        @Test func whoWasNotSignedInKeepsWhatIsStored() async throws {
            try await withServer { server in
                let home = try Home()
                #expect(try home.jaunt("trips", "--trips-url", server.address).status == .exited(0))
                #expect(try home.jaunt("logout", "--trips-url", server.address).output == "Nobody was signed in.\n")
                #expect(try home.jaunt("trips", "--offline", "--trips-url", server.address).status == .exited(0))
                #expect(!FileManager.default.fileExists(atPath: home.folder.file("config/jaunt/credentials.json")))
            }
        }

        @Test func whoWasNotSignedInHearsThat() throws {
            let run = try Home().jaunt("logout", "--trips-url", "https://trips.example.org")
            #expect(run.status == .exited(0))
            #expect(run.output == "Nobody was signed in.\n")
        }

        @Test func withoutAServerThereIsNowhereToSignIn() throws {
            let run = try Home().jaunt("login", "--email", "a@b.c")
            #expect(run.status == .exited(64))
            #expect(run.errors.contains("--trips-url"))
        }

        @Test(arguments: [
            ("", "An email and a password are needed."), ("me@example.org\\n", "An email and a password are needed."),
            ("m\\351@example.org\\nsecret\\n", "The email is not UTF-8."),
            ("me@example.org\\np\\351ss\\n", "The password is not UTF-8."),
        ])
        func whatCannotBeSentIsSaidAndNothingIs(input: String, words: String) async throws {
            try await withServer(Self.server) { server in
                let run = try Home().shell("printf '\(input)' | $JAUNT login --trips-url \(server.address)")
                #expect(run.status == .exited(64) && run.output == "")
                #expect(run.errors == "jaunt: \(words)\n")
                #expect(server.requests.isEmpty)
            }
        }

        @Test func linesMayEndAsOnWindows() async throws {
            try await withServer(Self.server) { server in
                let line = "printf 'traveller@example.com\\r\\npassword\\r\\n' | $JAUNT login --trips-url \(server.address)"
                let run = try Home().shell(line)
                #expect(run.output == "Signed in as traveller@example.com.\n", "\(run.errors)")
            }
        }
    }
}
