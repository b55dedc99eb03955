import Foundation
import TestSupport
import Testing
import jaunt_server

extension RealProgram {
    /// What goes wrong is a sentence on standard error and a status of its own; standard output stays empty.
    @Suite struct FailureTests {
        private func expectFailure(_ run: ProcessRun, _ status: Int32, _ words: String..., at location: SourceLocation = #_sourceLocation) {
            #expect(run.status == .exited(status), "\(run.errors)", sourceLocation: location)
            #expect(run.output == "", sourceLocation: location)
            for word in words { #expect(run.errors.contains(word), "\(run.errors)", sourceLocation: location) }
            #expect(!run.holdsControls, sourceLocation: location)
        }

        // MARK: Usage, 64

        @Test(arguments: [
            ["--countries-url", "foo"], ["--countries-url", "ftp://example.org/v3.1"], ["--countries-url", "http://"],
            ["--countries-url", "http://example.org:99999/v3.1"], ["--countries-url", "http://me:secret@example.org/v3.1"],
            ["--countries-url", "http://example.org/v3.1?x=1"], ["--trips-url", "//example.org"], ["--trips-url", ""], ["--data", ""],
        ])
        func aBadAddressIsAUsageError(options: [String]) throws {
            let run = try Home().jaunt(["countries"] + options)
            expectFailure(run, 64, "jaunt: ")
            #expect(run.errors.split(separator: "\n").count == 1)
            #expect(!run.errors.contains("secret"))
        }

        @Test func anOptionIsNamedAsItWasGiven() throws {
            expectFailure(try Home().jaunt("trips", "--trips-url", ""), 64, "jaunt: --trips-url: an empty value was given.\n")
            expectFailure(try Home().jaunt("trips", "--log", "/nowhere/x"), 64, "jaunt: --log: /nowhere/x cannot be written: ")
            let home = try Home()
            let pipe = home.folder.file("pipe")
            #expect(mkfifo(pipe, 0o600) == 0)
            expectFailure(try home.jaunt("trips", "--log", pipe), 64, "jaunt: --log: \(pipe) cannot be written: nobody reads it")
            let variable = try Home().with(["JAUNT_LOG_FILE": "/nowhere/x"])
            expectFailure(try variable.jaunt("trips"), 78, "jaunt: JAUNT_LOG_FILE: /nowhere/x cannot be written: ")
            // The option counts more, and is what has to be mended.
            expectFailure(try variable.jaunt("trips", "--log", "/nowhere/y"), 64, "jaunt: --log: /nowhere/y cannot be written: ")
            expectFailure(try Home().jaunt("trips", "--trips-dialect", "travelpayouts"), 64, "; say which with --home, such as VNO.\n")
        }

        @Test func aLogThatCouldNotAllBeWrittenIsNamedOnceAtTheEnd() throws {
            let loss = "jaunt: Not all of the log could be written to /dev/full: No space left on device.\n"
            let run = try Home().jaunt("countries", "--log", "/dev/full", "--log-level", "debug", "--limit", "1")
            #expect(run.status == .exited(0) && run.output != "")
            #expect(run.errors == loss)
            let terminal = try Home().open(["--log", "/dev/full"])
            try terminal.seeCount("250 countries")
            try terminal.send("Q")
            #expect(try terminal.waitForExit() == .exited(0))
            #expect(terminal.errors == loss)
        }

        @Test func aFileInPlaceOfTheFolderWithTheDataIsAUsageError() throws {
            let home = try Home()
            let file = try home.folder.write("[]", to: "data/trips.json")
            for command in ["trips", "doctor"] {
                expectFailure(try home.jaunt(command, "--data", file), 64, "jaunt: \(file) is a file; --data wants its folder.\n")
            }
            // So is one that is not there.
            let lost = home.folder.file("lost")
            expectFailure(
                try home.jaunt("trips", "--data", lost), 64, "jaunt: --data: \(lost) cannot be read: No such file or directory.\n")
            let variable = home.with(["JAUNT_DATA": file])
            expectFailure(try variable.jaunt("trips"), 78, "jaunt: \(file) is a file; JAUNT_DATA wants its folder.\n")
        }

        @Test func aDialectThatNobodySpeaksIsAUsageError() throws {
            expectFailure(
                try Home().jaunt("countries", "--countries-url", "http://127.0.0.1:1/v3.1", "--countries-dialect", "v9"), 64,
                "\"v9\" is no dialect of countries; there are v1, v2, v2-comma, v3.1, v5.")
            expectFailure(try Home().jaunt("countries", "--countries-dialect", "v9"), 64, "\"v9\" is no dialect")
            expectFailure(
                try Home().jaunt("countries", "--countries-url", "http://127.0.0.1:1/countries"), 64,
                "--countries-dialect (v1, v2, v2-comma, v3.1, v5)")
        }

        @Test(arguments: [
            ["--frobnicate"], ["countries", "--frobnicate"], ["--view", "nowhere"], ["borders"], ["countries", "--format", "xml"],
            ["--view", "map", "countries", "latv"], ["--view", "map", "favourites", "list"], ["--view", "map", "trip", "x"],
            ["--credits", "doctor"], ["--credits", "germany"], ["--credits", "--view", "map"],
            ["route", "spain", "poland", "--alternatives", "-1"],
        ])
        func whatTheCommandLineDoesNotKnowIsAUsageError(arguments: [String]) throws {
            expectFailure(try Home().jaunt(arguments), 64, "Usage: jaunt")
        }

        @Test func aBadAddressOnTheWayToTheScreenIsAUsageErrorToo() throws {
            let terminal = try Home().open(["--countries-url", "foo"])
            #expect(try terminal.waitForExit() == .exited(64))
            #expect(terminal.output == [])
            #expect(terminal.errors.hasPrefix("jaunt: --countries-url: \"foo\" is no address"))
        }

        // MARK: Configuration, 78

        @Test(arguments: [
            "countries: [\n", "- a\n- b\n", "data: [a, b]\n", "countries: https://example.org/v3.1\n", "a: b: c\n", "\u{1B}: [\n",
        ])
        func aBrokenConfigurationIsNamed(text: String) throws {
            let home = try Home()
            let path = try home.folder.write(text, to: "config/jaunt/config.yaml")
            expectFailure(try home.jaunt("countries"), 78, "jaunt: \(path):", text == "countries: [\n" ? ":2: " : ":1: ")
        }

        @Test(arguments: [(1, ""), (1, "\u{FEFF}"), (3, "offline: true\n\n")])
        func aConfigurationThatIsNotUTF8IsNamedWithItsLine(line: Int, start: String) throws {
            let home = try Home()
            let path = try home.folder.write("", to: "config/jaunt/config.yaml")
            try Data(Array("\(start)theme: ".utf8) + [0xFF, 0xFE, 0x0A] + Array("units: miles\n".utf8)).write(to: URL(filePath: path))
            for command in [["countries"], ["config", "check"]] {
                let run = try home.jaunt(command)
                expectFailure(run, 78)
                #expect(run.errors == "jaunt: \(path):\(line): This is not UTF-8.\n")
            }
        }

        @Test func aControlCharacterIsNamedWithItsLine() throws {
            let home = try Home()
            let path = try home.folder.write("units: miles\nmouse: false\ntheme: \u{1}\n", to: "config/jaunt/config.yaml")
            expectFailure(try home.jaunt("countries"), 78, "jaunt: \(path):3: This is no YAML: control characters are not allowed.\n")
        }

        @Test func aConfigurationThatIsAFolderIsNamed() throws {
            let home = try Home()
            try home.folder.write("", to: "config/jaunt/config.yaml/x")
            expectFailure(try home.jaunt("countries"), 78, "config.yaml cannot be read: Is a directory")
        }

        @Test func everythingThatIsWrongInTheConfigurationIsNamedWithItsLine() throws {
            let home = try Home()
            let text = """
                network:
                  idle_timout: 3
                  attempts: 2.5
                trips:
                  url: 5
                  home: [VNO, Vilnius]
                data: [a]
                """
            let path = try home.folder.write(text, to: "config/jaunt/config.yaml")
            let run = try home.jaunt("trips")
            #expect(run.status == .exited(78) && run.output == "")
            #expect(
                run.errors == """
                    jaunt: \(path):2: network.idle_timout is no setting; is network.idle_timeout meant?
                    jaunt: \(path):3: network.attempts: "2.5" is not a whole number from 1 to 10.
                    jaunt: \(path):5: trips.url: "5" is no address; one looks like https://example.org/v3.1.
                    jaunt: \(path):6: trips.home: "Vilnius" is no airport; one looks like VNO.
                    jaunt: \(path):7: data has a list where one value belongs.

                    """)
        }

        // MARK: Files, 1

        @Test func aMissingFileIsNamed() throws {
            let folder = try DataFolder()
            try folder.remove("countries.json")
            expectFailure(try Home().jaunt("countries", "--data", folder.path), 1, folder.file("countries.json"), "no such file")
            // The others are still good.
            #expect(try Home().jaunt("trips", "--data", folder.path).status == .exited(0))
        }

        @Test func aFileThatEndsInTheMiddleIsNamedWithTheLine() throws {
            let folder = try DataFolder()
            try folder.write(String(try folder.read("countries.json").prefix(6000)), to: "countries.json")
            let lines = try folder.read("countries.json").split(separator: "\n").count
            expectFailure(
                try Home().jaunt("countries", "--data", folder.path), 1, folder.file("countries.json"), "line \(lines)",
                "the record that begins here does not end")
        }

        @Test func aFileInWhichMostRecordsAreBadIsNamedWithLineAndPath() throws {
            let folder = try DataFolder()
            try folder.changeCountries(200) { $0["borders"] = 7 }
            expectFailure(
                try Home().jaunt("countries", "--data", folder.path), 1, folder.file("countries.json"),
                "line 2, borders: it is not a list")
        }

        @Test(arguments: ["", " ", "null", "5", #"{"a":1}"#, "[1, 2", "<html></html>", "[5]"])
        func aFileThatIsNoListIsNamed(text: String) throws {
            let folder = try DataFolder()
            try folder.write(text, to: "countries.json")
            let run = try Home().jaunt("countries", "--data", folder.path)
            expectFailure(run, 1, "jaunt: What \(folder.file("countries.json")) gives cannot be read (")
        }

        @Test func oneBadRecordIsANoteAndTheOthersArePrinted() throws {
            let folder = try DataFolder()
            try folder.changeCountries { $0["name"] = 7 }
            let run = try Home().jaunt("countries", "--data", folder.path, "--format", "json")
            #expect(run.status == .exited(0))
            #expect(try run.records().count == 249)
            #expect(run.errors == "jaunt: 1 of 250 records could not be read and was skipped (line 2, name: it is not a text).\n")

            let borders = try Home().jaunt("borders", "germany", "--data", folder.path)
            #expect(borders.status == .exited(0))
            #expect(borders.lines.count == 10)
            #expect(borders.errors == "jaunt: 1 record could not be read and was skipped (line 2, name: it is not a text).\n")
            #expect(!borders.errors.contains(" of "))
        }

        // MARK: Servers

        @Test func aServerThatIsNotThereIsASentenceWithinASecond() async throws {
            let server = try await LocalServer.start(ServerOptions())
            await server.stop()
            for command in [["countries"], ["borders", "germany"], ["trips"]] {
                let start = ContinuousClock.now
                let run = try Home().jaunt(command + server.options)
                #expect(.now - start < .seconds(1))
                expectFailure(
                    run, 1,
                    "jaunt: 127.0.0.1:\(server.port) cannot be reached (connection refused). Check the network and the address.\n")
            }
        }

        @Test func aRegionThatTheServerDoesNotKnowIsStatus3() async throws {
            try await withServer { server in
                expectFailure(try Home().jaunt(["trips", "--region", "zzz"] + server.options), 3, "jaunt: The feed has no region 'zzz'.\n")
                #expect(server.requests == ["GET /regions"], "who says which regions there are is not asked for another")
            }
        }

        @Test func aNumericCodeIsLookedForInWhatTheServerGives() async throws {
            try await withServer { server in
                let run = try Home().jaunt(["country", "276", "--columns", "alpha3", "--no-header"] + server.options)
                #expect(run.status == .exited(0) && run.output == "DEU\n", "\(run.errors)")
            }
        }

        @Test func aNameThatTheServerDoesNotKnowGetsTheNearestOnes() async throws {
            try await withServer { server in
                let run = try Home().jaunt(["borders", "Germny"] + server.options)
                expectFailure(run, 3, "No country is called 'Germny'. Did you mean Germany?")
            }
        }

        @Test func whatAServerSaysAboutATokenIsSaid() async throws {
            try await withServer(ServerOptions(requiredToken: "canary-4711")) { server in
                let run = try Home().jaunt(["trips"] + server.options)
                expectFailure(
                    run, 1, "127.0.0.1:\(server.port) says: A token is needed: sign in first. (status 401)",
                    " To sign in: jaunt login --trips-url \(server.address)")
                let other = try Home().with(["JAUNT_TRIPS_TOKEN": "canary-4712"]).jaunt(["trips"] + server.options)
                expectFailure(other, 1, " Set another token with JAUNT_TRIPS_TOKEN or trips.token_command.\n")
                #expect(!run.errors.contains("canary"))
                // Countries need none.
                #expect(try Home().jaunt(["borders", "DE"] + server.options).status == .exited(0))
            }
        }

        @Test func whereAnotherServerThanThatOfTheTripsRefusesItsOwnTokenIsNamed() async throws {
            try await withServer(ServerOptions(requiredToken: "canary-4711")) { server in
                let options = ["--countries-url", server.address + "/v5", "--countries-dialect", "v5"]
                let advice = " Set a token with JAUNT_COUNTRIES_TOKEN or countries.token_command.\n"
                expectFailure(try Home().jaunt(["countries", "--trips-url", "https://trips.example.org"] + options), 1, advice)
                // What signing in gives is shown to every server of that origin.
                let same = try Home().jaunt(["countries", "--trips-url", server.address] + options)
                expectFailure(same, 1, " To sign in: jaunt login --trips-url \(server.address)\n")
            }
        }

        // MARK: Output that cannot be written

        @Test func aReaderThatClosesEarlyEndsItQuietly() async throws {
            let alone = try Home().shell(#"set -o pipefail; "$JAUNT" countries --format json | head -1"#)
            #expect(alone.status == .exited(141))
            #expect(alone.output == "[\n")
            #expect(alone.errors == "")
            try await withServer { server in
                let options = server.options.joined(separator: " ")
                let served = try Home().shell(#"set -o pipefail; "$JAUNT" countries --format json \#(options) | head -1"#)
                #expect(served.status == .exited(141))
                #expect(served.output == "[\n")
                #expect(served.errors == "")
            }
        }

        @Test func aTableThatIsReadInPartIsQuietToo() throws {
            let run = try Home().shell(#""$JAUNT" countries | head -1"#)
            #expect(run.status == .exited(0))
            #expect(run.lines.count == 1)
            #expect(run.errors == "")
        }

        @Test func aFullDiskIsSaid() throws {
            let run = try Home().shell(#""$JAUNT" countries > /dev/full"#)
            #expect(run.status == .exited(1))
            #expect(run.errors == "jaunt: The output cannot be written: No space left on device.\n")
        }

        @Test(arguments: ["countries", "config path", "--version", "--plain", "--plain trip x", "pick countries"])
        func aClosedOutputIsSaid(arguments: String) throws {
            let run = try Home().shell("$JAUNT \(arguments) <&- >&-")
            #expect(run.status == .exited(arguments.hasSuffix("x") ? 3 : 1))
            let closed = "jaunt: The output cannot be written: standard output is closed.\n"
            #expect(run.errors == (arguments.hasSuffix("x") ? "jaunt: No trip is called 'x'.\n" : closed))
        }

        @Test(arguments: ["2>&-", "2>/dev/full", "2> >(true)", "<&- 2>&-"])
        func aNoteThatCannotBeWrittenCostsNoData(redirection: String) throws {
            let run = try Home().shell("$JAUNT trips --limit 1 --columns id --no-header \(redirection)")
            #expect(run.status == .exited(0))
            #expect(run.lines.count == 1)
        }
    }
}
