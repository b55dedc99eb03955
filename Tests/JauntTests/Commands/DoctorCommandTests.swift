import Foundation
import TestSupport
import Testing
import jaunt_server

extension RealProgram {
    /// `jaunt doctor`: what is used and whether it works.
    @Suite struct DoctorCommandTests {
        private func findings(_ run: ProcessRun) throws -> [String: (state: String, detail: String)] {
            Dictionary(
                uniqueKeysWithValues: try run.records().map {
                    ($0["subject"] as? String ?? "", ($0["state"] as? String ?? "", $0["detail"] as? String ?? ""))
                })
        }

        @Test func withTheBundledDataEverythingIsFine() throws {
            let home = try Home()
            let run = try home.jaunt("doctor")
            #expect(run.status == .exited(0))
            #expect(run.errors == "")
            #expect(run.output.contains("the bundled data: 250 countries, in "))
            #expect(run.output.contains(" regions, in "))
            #expect(run.output.contains("config.yaml: there is no such file; none is needed"))
            // It looks, and makes nothing.
            #expect(try home.folder.names() == [])
        }

        @Test func itAsksTheServersAndSaysWhoIsSignedIn() async throws {
            try await withServer(ServerOptions(requiredToken: "canary-token")) { server in
                let home = try Home()
                let refused = try home.jaunt(["doctor", "--format", "json"] + server.options)
                #expect(refused.status == .exited(1))
                #expect(refused.errors == "jaunt: One thing does not work.\n")
                let before = try findings(refused)
                #expect(before["Countries"]?.state == "fine")
                #expect(before["Countries"]?.detail.hasPrefix("\(server.address)/v3.1 (v3.1): 250 countries, in ") == true)
                #expect(before["Trips"]?.state == "problem")
                #expect(before["Trips"]?.detail.contains("A token is needed") == true)
                #expect(before["Trips"]?.detail.contains("To sign in: jaunt login --trips-url \(server.address)") == true)
                #expect(before["Signed in"]?.detail == "nobody at \(server.address)")

                _ = try ProcessRun.run(
                    [Places.program, "login", "--trips-url", server.address], environment: home.environment,
                    input: "traveller@example.com\npassword\n")
                let signedIn = try home.jaunt(["doctor", "--format", "json"] + server.options)
                #expect(signedIn.status == .exited(0), "\(signedIn.errors)")
                #expect(try findings(signedIn)["Signed in"]?.detail == "traveller@example.com at \(server.address)")
                #expect(!signedIn.output.contains("canary"))
            }
        }

        @Test func regionsThatCannotBeHadAreAProblemThoughTripsCan() async throws {
            let fault = Fault { request, _ in
                [request.target == "/regions" ? .answer(status: "500 Internal Server Error") : .answer(Samples.trips)]
            }
            try await MisbehavingServer.run(fault) { route in
                let run = try Home.impatient().jaunt("doctor", "--format", "json", "--trips-url", route.address)
                #expect(run.status == .exited(1))
                let found = try findings(run)
                #expect(found["Trips"]?.state == "fine", "\(run.output)")
                #expect(found["Regions"]?.state == "problem")
                let words = "\(route.address) (native): \(route.host) failed (status 500, no explanation)."
                #expect(found["Regions"]?.detail.hasPrefix(words) == true, "\(run.output)")
            }
        }

        @Test func aTokenThatTheServerRefusesIsAProblemAndItIsSaidWhatHelps() async throws {
            try await withServer(ServerOptions(requiredToken: "canary-token")) { server in
                let home = try Home()
                func signedIn(_ home: Home) throws -> (state: String, detail: String)? {
                    try findings(home.jaunt("doctor", "--format", "json", "--trips-url", server.address))["Signed in"]
                }
                let set = try signedIn(home.with(["JAUNT_TRIPS_TOKEN": "canary-old"]))
                #expect(set?.state == "problem")
                let refusal = "the server refuses the token (status 401)."
                let advice = "Set another token with JAUNT_TRIPS_TOKEN or trips.token_command."
                #expect(set?.detail == "by a token from the environment: \(refusal) \(advice)")

                func keep(_ record: String) throws {
                    let file = try home.folder.write(#"{"\#(server.address)":\#(record)}"#, to: "config/jaunt/credentials.json")
                    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file)
                }
                try keep(#"{"token":"old","user_id":"7"}"#)
                let kept = try signedIn(home)
                #expect(kept?.state == "problem")
                #expect(kept?.detail == "7 at \(server.address): \(refusal) To sign in: jaunt login --trips-url \(server.address)")

                try keep("{}")
                let broken = try signedIn(home)
                #expect(broken?.state == "problem")
                #expect(broken?.detail.hasSuffix(" To take it away: jaunt logout --trips-url \(server.address)") == true)
            }
        }

        @Test func whatItSaysOfSigningOutCanBeTypedAsItIs() throws {
            let home = try Home()
            let file = try home.folder.write(#"{"https://a.example":{}}"#, to: "config/jaunt/credentials.json")
            try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file)
            let run = try home.jaunt("doctor", "--format", "json", "--offline", "--trips-url", "https://a.example/x&y'(z)")
            let detail = try #require(try findings(run)["Signed in"]?.detail)
            let line = try #require(detail.components(separatedBy: "To take it away: jaunt ").last)
            #expect(line == #"logout --trips-url 'https://a.example/x&y'\''(z)'"#, "\(detail)")
            let signedOut = try home.shell("\"$JAUNT\" " + line)
            #expect(signedOut.output == "Signed out.\n", "\(signedOut.errors)")
        }

        @Test func aTokenThatTheServerOfCountriesIsNotShownIsSaidToBeThat() async throws {
            try await withServer { server in
                let home = try Home().with(["JAUNT_COUNTRIES_TOKEN": "canary"])
                let found = try findings(home.jaunt("doctor", "--format", "json", "--countries-url", server.address + "/v3.1"))
                #expect(found["Countries"]?.state == "fine")
                #expect(found["Token for countries"]?.state == "skipped")
                let words = "by a token from the environment: not shown, because servers that speak v3.1 want none"
                #expect(found["Token for countries"]?.detail == words)
                // What gives none is a problem anywhere.
                try home.folder.write("countries:\n  token_command: [\"false\"]\n", to: "config/jaunt/config.yaml")
                let failing = try findings(home.jaunt("doctor", "--format", "json", "--countries-url", server.address + "/v3.1"))
                #expect(failing["Token for countries"]?.state == "problem")
            }
        }

        @Test func itSaysWhereTheTokenOfTravelpayoutsComesFrom() async throws {
            try await withServer(ServerOptions(requiredToken: "canary-token")) { server in
                let home = try Home()
                let options = ["--trips-url", server.address, "--trips-dialect", "travelpayouts", "--home", "KUN"]
                func found(_ home: Home) throws -> [String: (state: String, detail: String)] {
                    try findings(home.jaunt(["doctor", "--format", "json"] + options))
                }

                let none = try found(home)
                #expect(none["Signed in"]?.detail == "nobody: no token is set for \(server.address)")
                #expect(none["Trips"]?.state == "problem")
                #expect(none["Trips"]?.detail.hasSuffix(" Set a token with JAUNT_TRIPS_TOKEN or trips.token_command.") == true)
                let set = try found(home.with(["JAUNT_TRIPS_TOKEN": "canary-token"]))
                #expect(set["Signed in"]?.detail == "by a token from the environment")
                #expect(set["Trips"]?.state == "fine", "\(set["Trips"]?.detail ?? "")")
                try home.folder.write("trips:\n  token_command: [printf, canary-token]\n", to: "config/jaunt/config.yaml")
                #expect(try found(home)["Signed in"]?.detail == "by token_command: printf")
                let runs = home.folder.file("runs")
                let counted = "sh, -c, \"echo >> \(runs); echo canary-token\""
                try home.folder.write("trips:\n  token_command: [\(counted)]\n", to: "config/jaunt/config.yaml")
                #expect(try found(home)["Signed in"]?.state == "fine")
                #expect(try String(contentsOfFile: runs, encoding: .utf8) == "\n", "it is run once")
                try home.folder.write("trips:\n  token_command: [sh, -c, echo canary-token; exit 3]\n", to: "config/jaunt/config.yaml")
                let failing = try found(home)["Signed in"]
                #expect(failing?.state == "problem")
                #expect(failing?.detail == "token_command (sh): it failed with status 3. Run it in a shell to see why.")
                try home.folder.write("", to: "config/jaunt/config.yaml")
                try home.folder.write("{", to: "config/jaunt/credentials.json")
                let broken = try found(home)["Signed in"]
                #expect(broken?.state == "problem" && broken?.detail.contains("credentials.json") == true)
            }
        }

        @Test func aHomeThatNoAirportHasIsNamed() async throws {
            try await withServer { server in
                let home = try Home().with(["JAUNT_TRIPS_TOKEN": "canary"])
                let options = ["--trips-url", server.address, "--trips-dialect", "travelpayouts", "--home", "KUN", "--home", "QQQ"]
                let trips = try findings(home.jaunt(["doctor", "--format", "json"] + options))["Trips"]
                let words = "The home airport QQQ cannot be used (no airport or city has this code). Check the settings of the data source."
                #expect(trips?.detail.hasSuffix("QQQ: " + words) == true)
                // Those of the other are there.
                let list = try home.jaunt(["trips", "--format", "json"] + options)
                #expect(try list.records().isEmpty == false)
                #expect(list.errors.contains("QQQ"), "\(list.errors)")
            }
        }

        @Test func onATerminalNothingOfASentenceIsCut() throws {
            let home = try Home()
            try home.folder.write("ofline: true\n", to: "config/jaunt/config.yaml")
            let terminal = try home.open(["doctor"])
            #expect(try terminal.waitForExit() == .exited(78))
            let lines = terminal.screen.text.split(separator: "\n")
            let details = lines.prefix { !$0.hasPrefix("Terminal") }.dropFirst().map { $0.dropFirst("Configuration  problem  ".count) }
            #expect(details.joined(separator: " ").hasSuffix("'jaunt config example' shows what there is."), "\(terminal.screen.text)")
            #expect(!terminal.screen.text.contains("…"))
        }

        @Test func theSessionIsLookedAt() throws {
            let home = try Home()
            func session() throws -> (state: String, detail: String)? { try findings(home.jaunt("doctor", "--format", "json"))["Session"] }
            let path = home.folder.file("state/jaunt/session.json")
            #expect(try session()?.detail == "\(path): nothing is remembered yet")
            try home.folder.write("{}", to: "state/jaunt/session.json")
            #expect(try session()?.detail == path)
            try home.folder.write("{", to: "state/jaunt/session.json")
            #expect(try session()?.detail == "\(path): it is no JSON. Take it away: it is begun anew.")
            try FileManager.default.removeItem(atPath: path)
            #expect(mkfifo(path, 0o600) == 0)
            #expect(try session()?.detail == "\(path): it is no file. Take it away: it is begun anew.")
            #expect(try session()?.state == "problem")
            let page = try ProcessRun.run(
                [Places.program, "--plain"], environment: home.environment, input: "errors\nquit\n")
            #expect(page.output.contains("Jaunt could not read the last session (\(path): it is no file)"), "\(page.output)")
        }

        @Test(arguments: ["-wal", "-shm", "-journal"]) func aFolderBesideTheFavouritesIsNamed(suffix: String) throws {
            let home = try Home()
            #expect(try home.jaunt("favourites", "add", "germany").status == .exited(0))
            let folder = home.folder.file("data/jaunt/favourites.db\(suffix)")
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
            let found = try findings(home.jaunt("doctor", "--format", "json"))["Favourites"]
            #expect(found?.state == "problem")
            let words = ".db: \(folder) is a folder where a file belongs; take it away; until then favourites last until Jaunt ends."
            #expect(found?.detail.hasSuffix(words) == true, "\(found?.detail ?? "")")
        }

        @Test(arguments: ["data", "data/jaunt", "data/jaunt/copies"]) func aLinkThatLeadsNowhereIsAProblem(name: String) throws {
            let home = try Home()
            let link = home.folder.file(name)
            let files = FileManager.default
            try files.createDirectory(at: URL(filePath: link).deletingLastPathComponent(), withIntermediateDirectories: true)
            try files.createSymbolicLink(atPath: link, withDestinationPath: "/nowhere/x")
            let found = try findings(home.jaunt("doctor", "--format", "json"))["Favourites"]
            #expect(found?.state == "problem")
            #expect(found?.detail.contains("\(link) leads to /nowhere/x, and nothing is there") == true, "\(found?.detail ?? "-")")
            let added = try home.jaunt("favourites", "add", "germany")
            #expect(!added.errors.contains("File exists"), "\(added.errors)")
            if !name.hasSuffix("copies") { #expect(added.errors.contains("\(link) leads to /nowhere/x"), "\(added.errors)") }
        }

        @Test func certificatesThatAreNotThereAreAProblem() throws {
            let home = try Home()
            try home.folder.write("network:\n  ca_file: /nowhere.pem\n", to: "config/jaunt/config.yaml")
            // Each is named as it was set.
            let homes = ["network.ca_file": home, "JAUNT_NETWORK_CA_FILE": try Home().with(["JAUNT_NETWORK_CA_FILE": "/nowhere.pem"])]
            for (name, home) in homes {
                let run = try home.jaunt("doctor", "--format", "json")
                #expect(run.status == .exited(1))
                #expect(try findings(run)["Network"]?.detail == "\(name): /nowhere.pem cannot be read: there is no such file.")
            }
        }

        /// Whether a disk of one's own can be made here.
        private static let hasDisks: Bool = {
            // Where it cannot be tried, it cannot be done.
            let run = try? ProcessRun.run(
                ["unshare", "-rm", "mount", "-t", "tmpfs", "none", "/mnt"], environment: ["PATH": "/usr/local/bin:/usr/bin:/bin"])
            return run?.status == .exited(0)
        }()

        @Test(.enabled(if: hasDisks, "no disk can be made")) func aFullDiskIsWhatIsWrong() throws {
            let home = try Home()
            #expect(try home.jaunt("favourites", "add", "germany").status == .exited(0))
            let steps = [
                "mount -t tmpfs -o size=64k none /mnt", "mkdir -p /mnt/state/jaunt", "cp -r data /mnt/data",
                "head -c 65536 /dev/zero > /mnt/rest 2>&1",
                "XDG_DATA_HOME=/mnt/data XDG_CACHE_HOME=/mnt/cache XDG_STATE_HOME=/mnt/state $JAUNT doctor",
            ]
            let run = try home.shell("cd && unshare -rm bash -c '\(steps.joined(separator: "; "))'")
            for subject in ["Cache", "Prices", "Session"] {
                #expect(run.lines.contains { $0.hasPrefix("\(subject)\tproblem\t") && $0.contains("disk is nearly full") }, "\(run.output)")
            }
            let line = run.lines.first { $0.hasPrefix("Favourites\tproblem\t") } ?? ""
            #expect(line.contains("nothing can be saved: its disk is nearly full ("), "\(run.output)")
            #expect(line.contains("Make room") && !line.contains("who may read it") && !line.contains("cannot be read"), "\(line)")
        }

        @Test(.enabled(if: hasDisks, "no disk can be made")) func aFullDiskOnFirstUseIsWhatIsWrong() throws {
            let home = try Home()
            let steps = [
                "mount -t tmpfs -o size=64k none /mnt", "head -c 49152 /dev/zero > /mnt/rest", "export XDG_DATA_HOME=/mnt/data",
                "$JAUNT favourites add germany", "$JAUNT favourites export",
            ]
            let run = try home.shell("cd && unshare -rm bash -c '\(steps.joined(separator: "; "))'")
            #expect(run.status == .exited(1) && run.output == "")
            #expect(run.errors.contains(". Make room on its disk.\n") && !run.errors.contains("who may read it"), "\(run.errors)")
        }

        @Test func thatNoCopyCanBeMadeIsAProblem() throws {
            let home = try Home()
            #expect(try home.jaunt("favourites", "add", "germany").status == .exited(0))
            let copies = home.folder.file("data/jaunt/copies")
            try FileManager.default.removeItem(atPath: copies)
            #expect(try findings(home.jaunt("doctor", "--format", "json"))["Favourites"]?.state == "fine")
            try home.folder.write("mine", to: "data/jaunt/copies")
            let found = try findings(home.jaunt("doctor", "--format", "json"))["Favourites"]
            #expect(found?.state == "problem")
            let words = "there is no copy yet, and none can be made: \(copies) is a file where a folder should be (Not a directory); "
            #expect(found?.detail.hasSuffix(words + "give it another name") == true, "\(found?.detail ?? "")")
        }

        @Test(arguments: ["info", "clear"], ["ln -s /nonexistent cache", "echo > cache", "mkdir -p cache/jaunt/cache.db"])
        func aCacheThatCannotBeUsedIsNoEmptyOne(command: String, step: String) throws {
            let home = try Home()
            let run = try home.shell("cd; \(step); \"$JAUNT\" cache \(command)")
            let path = home.folder.file("cache/jaunt/cache.db")
            #expect(run.status == .exited(1) && run.output == "")
            // What is there may be one that cannot be forgotten.
            let isThere = command == "clear" && step.hasSuffix("cache.db")
            let failure = "Could not forget the stored answers (\(path): Is a directory)."
            let words = isThere ? failure : "\(path) cannot be used; 'jaunt doctor' says why."
            #expect(run.errors == "jaunt: \(words)\n", "\(run.errors)")
            #expect(try home.jaunt("doctor", "--offline").output.contains("Cache\tproblem\t"))
        }

        @Test func whatCannotBeClearedIsNotSaidToBeRemoved() throws {
            let home = try Home()
            let path = try home.folder.write("", to: "cache/jaunt/cache.db/x").dropLast("/x".count)
            let run = try home.jaunt("cache", "clear")
            #expect(run.status == .exited(1))
            #expect(run.errors == "jaunt: Could not forget the stored answers (\(path): Is a directory).\n", "\(run.errors)")
        }

        @Test func whereNoFileMayGrowItIsSaidThatForgettingFailed() async throws {
            try await withServer { server in
                let home = try Home()
                #expect(try home.jaunt(["countries"] + server.options).status == .exited(0))
                // So much is enough to read, which leaves nothing for the doctor to say.
                let run = try home.shell("ulimit -f 40; \"$JAUNT\" cache clear")
                let reason = "it cannot be written: disk I/O error, as on a full disk or under ulimit -f"
                let cause = "\(home.folder.file("cache/jaunt/cache.db")): \(reason)"
                #expect(run.status == .exited(1))
                #expect(run.errors == "jaunt: Could not forget the stored answers (\(cause)).\n", "\(run.errors)")
                #expect(try home.jaunt("cache", "info", "--format", "json").records().first?["answers"] as? Int == 2)
            }
        }

        @Test func whereTheSettingsCannotBeReadItSaysSoInSentences() throws {
            let home = try Home()
            try home.folder.write("", to: "config/jaunt/config.yaml/x")
            let folder = try findings(home.jaunt("doctor", "--format", "json"))["Configuration"]
            #expect(folder?.state == "problem")
            #expect(folder?.detail.hasSuffix("cannot be read: Is a directory. Look at who may read it and its folder.") == true)
            let other = try Home()
            try other.folder.write("ofline: true\n", to: "config/jaunt/config.yaml")
            let wrong = try findings(other.jaunt("doctor", "--format", "json"))["Configuration"]
            #expect(wrong?.detail.hasSuffix("is offline meant? 'jaunt config example' shows what there is.") == true)
        }

        @Test func whoCannotBeReachedIsSaidWithWhatToDo() async throws {
            let server = try await LocalServer.start(ServerOptions())
            await server.stop()
            let trips = try findings(Home().jaunt(["doctor", "--format", "json"] + server.options))["Trips"]
            #expect(trips?.state == "problem")
            #expect(trips?.detail.hasSuffix("cannot be reached (connection refused). Check the network and the address.") == true)
        }

        @Test func itMakesNoRequestWhereTheyAreCountedOrWhenItIsOffline() async throws {
            try await withServer { server in
                let home = try Home().with(["JAUNT_COUNTRIES_TOKEN": "canary"])
                let metered = try home.jaunt(
                    "doctor", "--format", "json", "--countries-url", server.address + "/v5", "--countries-dialect", "v5")
                #expect(metered.status == .exited(0))
                #expect(try findings(metered)["Countries"]?.state == "skipped")
                let token = try findings(metered)["Token for countries"]
                #expect(token?.state == "skipped")
                #expect(token?.detail == "by a token from the environment: not tried, because requests are counted there")
                let offline = try home.jaunt(["doctor", "--format", "json", "--offline"] + server.options)
                #expect(offline.status == .exited(0))
                #expect(try findings(offline)["Trips"]?.state == "skipped")
                #expect(server.requests == [])
            }
        }
    }
}
