import Foundation
import TestSupport
import Testing

extension RealProgram {
    /// What every command that prints records has in common.
    @Suite struct OutputTests {
        @Test("Where few files may be open, more are allowed; where they cannot be, that is said", arguments: ["-Sn 9", "-n 9"])
        func fewFiles(limit: String) throws {
            let run = try Home().shell("ulimit \(limit); exec \"$JAUNT\" countries --limit 1 --columns alpha3 --no-header")
            let (isHard, sentence) = (limit == "-n 9", "jaunt: Too few files may be open here (9); allow 32 or more (ulimit -n).\n")
            #expect(run.status == .exited(isHard ? 1 : 0) && run.errors == (isHard ? sentence : ""), "\(run.errors)")
        }

        /// Commands that print lists.
        static let lists = [
            ["countries", "island"], ["borders", "germany"], ["trips", "--region", "blc"], ["regions"], ["airports", "london"],
            ["favourites"], ["config", "show"], ["cache", "info"],
        ]

        /// Somebody who keeps something.
        private func home() throws -> Home {
            let home = try Home()
            #expect(try home.jaunt("favourites", "add", "germany", "LV").status == .exited(0))
            return home
        }

        @Test(arguments: lists)
        func everyFormatHasTheSameRecords(command: [String]) throws {
            let home = try home()
            func output(_ arguments: String...) throws -> String {
                let run = try home.jaunt(command + arguments)
                #expect(run.status == .exited(0), "\(run.errors)")
                return run.output
            }
            let records = try home.jaunt(command + ["--format", "json"]).records()
            #expect(!records.isEmpty)
            let objects = try output("--format", "ndjson").split(separator: "\n").map {
                try #require(JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any]) as NSDictionary
            }
            #expect(objects == records.map { $0 as NSDictionary })
            let tsv = try output("--format", "tsv").split(separator: "\n")
                .map { $0.split(separator: "\t", omittingEmptySubsequences: false) }
            #expect(tsv.count == records.count + 1 && tsv.allSatisfy { $0.count == tsv[0].count })
            for (fields, record) in zip(tsv.dropFirst(), records) {
                for (name, field) in zip(tsv[0], fields) {
                    guard let text = record[String(name)] as? String else { continue }
                    #expect(field == text, "\(name)")
                }
            }
            // Without a terminal that is the format.
            #expect(try output() == output("--format", "tsv"))
            #expect(try output("--no-header").split(separator: "\n").count == records.count)
            let csv = try output("--format", "csv")
            #expect(csv.hasPrefix(tsv[0].joined(separator: ",") + "\r\n") && csv.hasSuffix("\r\n"))
            #expect(try output("--format", "table").split(separator: "\n").count == records.count + 1)
            let name = String(tsv[0][0])
            let chosen = try home.jaunt(command + ["--columns", name, "--format", "json"]).records()
            #expect(chosen.map { $0 as NSDictionary } == records.map { $0.filter { $0.key == name } as NSDictionary })
            #expect(try output("--columns", name).split(separator: "\n").first == Substring(name))
        }

        @Test(arguments: lists)
        func tablesFitTheTerminalAndNothingElse(command: [String]) throws {
            let home = try home()
            for columns in [80, 120] {
                let terminal = try home.open(command, rows: 200, columns: columns)
                #expect(try terminal.waitForExit() == .exited(0))
                let lines = String(decoding: terminal.output, as: UTF8.self).components(separatedBy: "\r\n").filter { !$0.isEmpty }
                let rows = terminal.screen.text.split(separator: "\n")
                #expect(!lines.isEmpty && rows.count == lines.count, "\(terminal.screen.text)")
            }
            #expect(try !home.jaunt(command + ["--format", "table"]).output.contains("…"))
        }

        @Test func whereATripGoesAndWhenIsWholeOnEightyColumns() throws {
            let terminal = try Home().open(["trips", "--limit", "5"])
            #expect(try terminal.waitForExit() == .exited(0))
            let lines = terminal.screen.text.split(separator: "\n")
            #expect(lines.first?.split(separator: " ").starts(with: ["id", "route", "departure_at"]) == true, "\(terminal.screen.text)")
            // The identity alone is cut.
            #expect(lines.count == 6 && lines.dropFirst().allSatisfy { $0.contains("… ") && $0.count { $0 == "…" } == 1 })
            // Who says which columns has them.
            let chosen = try Home().open(["trips", "--limit", "5", "--columns", "id,route,departure_at,return_at,airline,price,expired"])
            #expect(try chosen.waitForExit() == .exited(0))
            #expect(chosen.screen.text.split(separator: "\n").first?.split(separator: " ").count == 7)
        }

        // The second one is nowhere: its name says what the terminal takes.
        @Test(arguments: ["C", "xx_YY.ISO-8859-1"]) func whereTheLocaleIsNotUTF8TablesAreASCIIAndRecordsAreNot(locale: String) throws {
            let home = try Home().with(["LC_ALL": locale])
            for command in [["country", "JP"], ["countries", "japan"], ["country", "JP", "--columns", "name,native_name"]] {
                let table = try home.jaunt(command + ["--format", "table"])
                #expect(table.output.contains("????") && table.output.utf8.allSatisfy { $0 < 0x80 }, "\(table.output)")
                #expect(try home.jaunt(command + ["--format", "tsv"]).output.contains("日本"))
            }
            let terminal = try home.open(["countries"], rows: 300, columns: 60)
            #expect(try terminal.waitForExit() == .exited(0))
            #expect(terminal.output.allSatisfy { $0 < 0x80 }, "and so are the marks of what was cut")
        }

        @Test(arguments: lists.prefix(7))
        func aListIsSortedAndCut(command: [String]) throws {
            let home = try home()
            let name = command == ["config", "show"] || command.first == "cache" ? nil : "name"
            guard let name = command.first == "trips" ? "destination_city" : name else { return }
            func values(_ arguments: String...) throws -> [String] {
                try home.jaunt(command + ["--columns", name, "--no-header"] + arguments).lines.map(String.init)
            }
            let (all, unsorted) = (try values("--sort", name), try values())
            #expect(all.count > 1 && Set(all) == Set(unsorted))
            #expect(try values("--sort", name, "--reverse").first == all.last)
            #expect(try values("--sort", name, "--limit", "1") == Array(all.prefix(1)))
            #expect(try values("--limit", "0") == [])
        }

        @Test(arguments: lists)
        func aFieldThatThereIsNotIsWrongUsageAndSaid(command: [String]) throws {
            let run = try Home().jaunt(command + ["--columns", "nonsense"])
            #expect(run.status == .exited(64) && run.output == "")
            #expect(run.errors.hasPrefix("jaunt: 'nonsense' is no field of these records; there are "))
        }

        @Test func onATerminalItIsATable() throws {
            let terminal = try Home().open(["borders", "austria"], rows: 30)
            #expect(try terminal.waitForExit() == .exited(0))
            #expect(terminal.screen.text.hasPrefix("alpha3  name           native_name\nCZE     Czechia        Česko"))
            #expect(!terminal.output.contains(0x1B), "no colours, nothing that moves")
            #expect(terminal.errors == "")
        }

        @Test(arguments: [["countries", "--format", "ndjson"], ["airports"], ["trips", "--format", "json"], ["map", "--width", "200"]])
        func whereNobodyReadsAnyMoreItEndsQuietlyWith141(command: [String]) throws {
            // The reader has gone before anything is written.
            let run = try Home().shell(
                "exec 3> >(true); wait $!; $JAUNT \(command.joined(separator: " ")) >&3; echo $?")
            #expect(run.output == "141\n")
            #expect(["", "jaunt: these are demo trips.\n"].contains(run.errors))
        }

        @Test func interruptedItEndsWith130() throws {
            let home = try Home().with(["JAUNT": Places.program])
            let terminal = try PseudoTerminal(
                ["bash", "-c", "trap : INT; $JAUNT login --trips-url http://127.0.0.1:9; echo status $?"], environment: home.environment)
            try terminal.wait(for: "Email:")
            try terminal.send("\u{3}")
            try terminal.wait(for: "status 130")
            #expect(try terminal.waitForExit() == .exited(0))
        }

        @Test func oneRecordIsAnObjectOrALineAFact() throws {
            let home = try Home()
            let record = try home.jaunt("country", "austria", "--format", "json").record()
            #expect(record["alpha3"] as? String == "AUT" && record["population"] as? Int ?? 0 > 8_000_000)
            let table = try home.jaunt("country", "AT", "--format", "table")
            #expect(table.lines.first == "Country        Austria")
            #expect(table.lines.contains { $0.hasPrefix("Capital        Vienna") })
            #expect(try home.jaunt("country", "at", "--columns", "name,capitals", "--no-header").output == "Austria\tVienna\n")
            #expect(
                try home.jaunt("country", "at", "--columns", "name,capitals", "--format", "table").output
                    == "name      Austria\ncapitals  Vienna\n")
            let nobody = try home.jaunt("country", "germny")
            #expect(nobody.status == .exited(3) && nobody.output == "")
            #expect(nobody.errors.hasPrefix("jaunt: No country is called 'germny'. Did you mean Germany"))
        }

        @Test(arguments: [["countries", "grmny"], ["airports", "hethrow"], ["trips", "rgia"], ["countries", "^qqqq"]])
        func whatIsMerelyLikeTheFilterIsNotPrinted(arguments: [String]) throws {
            let run = try Home().jaunt(arguments + ["--format", "json"])
            #expect(run.status == .exited(0) && run.output == "[]\n")
            // Who reads in a program sees for themselves that there is nothing.
            #expect(["", "jaunt: these are demo trips.\n"].contains(run.errors))
        }

        @Test func whatMatchesAsItWasTypedIsPrinted() throws {
            let run = try Home().jaunt("countries", "austr", "--columns", "alpha2", "--no-header")
            #expect(run.lines.contains("AT") && run.errors == "")
        }

        @Test(arguments: [
            (["countries", "^zzz"], "jaunt: nothing here has '^zzz'.\n"),
            (["countries", "grmny"], "jaunt: nothing here has 'grmny'. Germany is like it.\n"),
            (["trips", "--to", "riga", "--max-price", "1"], "jaunt: these are demo trips.\njaunt: nothing here has 'to:riga max:1'.\n"),
        ])
        func onATerminalItIsSaidThatThereIsNothing(arguments: [String], sentences: String) throws {
            let terminal = try Home().open(arguments)
            #expect(try terminal.waitForExit() == .exited(0))
            #expect(terminal.output == [])
            #expect(terminal.errors == sentences)
        }

        @Test func aFilterWithoutEndIsNotSaidWhole() throws {
            let terminal = try Home().open(["airports", String(repeating: "q", count: 1000)])
            #expect(try terminal.waitForExit() == .exited(0))
            #expect(terminal.errors == "jaunt: nothing here has '\(String(repeating: "q", count: 39))…'.\n")
        }

        @Test(arguments: [
            (["trips", "max:abc"], "max: takes an amount, such as 150."),
            (["trips", "max:"], "max: takes an amount, such as 150."),
            (
                ["trips", "foo:bar"],
                "foo: is no field; there are to, at, region, from, direct, max, min, price, nights, on, after, before."
            ),
            (["trips", "on:2026-13"], "on: takes a month or a day, such as 2026-12 or 2026-12-24."),
            (["trips", "after:x", "--to", "riga"], "after: takes a month or a day, such as 2026-12 or 2026-12-24."),
            (["trips", "nights:x"], "nights: takes a number or two, such as 3, 3-7 or 3-."),
            (["countries", "region:europe"], "region: is no field; this list has none."),
            (["airports", "!foo:1"], "foo: is no field; this list has none."),
        ])
        func aFilterThatAsksForSomethingInVainIsWrongUsage(arguments: [String], sentence: String) throws {
            let run = try Home().jaunt(arguments)
            #expect(run.status == .exited(64) && run.output == "")
            #expect(run.errors == "jaunt: \(sentence)\n")
        }

        @Test func aFilterThatNamesARegionThatNobodyKnowsIsStatus3AsTheOptionIs() throws {
            let run = try Home().jaunt("trips", "region:zzz")
            #expect(run.status == .exited(3) && run.output == "")
            let sentence =
                "region: takes the name of a region: baltics, nordics, british-isles, iberia, central-europe, balkans-and-mediterranean, "
                + "caucasus-and-central-asia, east-and-southeast-asia, north-america, middle-east-and-north-africa."
            #expect(run.errors == "jaunt: \(sentence)\n")
        }

        @Test(arguments: [
            ["open"], ["trip"], ["pick"], ["countries"], ["country"], ["borders"], ["route"], ["trips"], ["regions"], ["airports"],
            ["favourites"], ["favourites", "list"], ["favourites", "add"], ["favourites", "remove"], ["favourites", "note"],
            ["favourites", "restore"], ["favourites", "export"], ["favourites", "import"], ["map"], ["schema"], ["login"], ["logout"],
            ["doctor"], ["config"], ["config", "show"], ["config", "check"], ["config", "path"], ["config", "example"], ["cache"],
            ["cache", "info"], ["cache", "clear"], [],
        ])
        func theHelpHasAnExample(command: [String]) throws {
            let run = try Home().jaunt(command + ["--help"])
            #expect(run.status == .exited(0))
            #expect(run.output.contains(#/Examples?:\s+jaunt /#))
        }

        @Test(arguments: [
            ("borders", "germ", ["germany"]), ("borders", "Germ", ["Germany"]), ("borders", "DE", ["DE", "DEU"]),
            ("borders", "neder", []), ("country", "new z", ["new zealand"]), ("borders", #"united\ s"#, ["united states"]),
            ("borders", #""united s"#, ["united states"]), ("borders", "'United K", ["United Kingdom"]),
            ("borders", #"côte\ d\'"#, ["côte d'ivoire"]), ("borders", "côte d'", ["côte d'ivoire"]),
            ("borders", #"'côte d'\''i"#, ["côte d'ivoire"]),
        ])
        func namesAreCompleted(command: String, typed: String, names: [String]) throws {
            // What the shells' completion scripts run.
            let run = try Home().jaunt("---completion", command, "--", "positional@0", "2", "\(typed.count)", "jaunt", command, typed)
            #expect(run.status == .exited(0), "\(run.errors)")
            let offered = run.lines.map(String.init)
            #expect(names.allSatisfy(offered.contains), "\(offered)")
            #expect(names.isEmpty == offered.isEmpty)
        }

        @Test func inZshAWordWhoseQuotationMarkIsOpenIsTakenWhole() throws {
            // zsh counts what was typed from the last blank on.
            let zsh = try Home().with(["SAP_SHELL": "zsh"])
            let run = try zsh.jaunt("---completion", "borders", "--", "positional@0", "2", "1", "jaunt", "borders", "\"united k")
            #expect(run.lines == ["united kingdom", " "])
        }

        /// What bash makes of the last of these words by the script that the program prints; with `then`, what it does with the first.
        private func bash(_ words: [String], then use: String = ":") throws -> ProcessRun {
            let home = try Home()
            let script = home.folder.file("completion")
            let line = #"""
                "$JAUNT" --generate-completion-script bash >'\#(script)'; . '\#(script)'
                COMP_WORDS=("$JAUNT" "$@"); COMP_CWORD=$#; COMP_LINE="${COMP_WORDS[*]}"; COMP_POINT=${#COMP_LINE}
                _jaunt "$JAUNT" "${COMP_WORDS[-1]}" "${COMP_WORDS[-2]}"; printf '%s\n' "${COMPREPLY[@]}"; \#(use)
                """#
            let environment = home.with(["JAUNT": Places.program, "LC_ALL": "C.UTF-8"]).environment
            return try ProcessRun.run(["bash", "-c", line, "bash"] + words, environment: environment)
        }

        @Test(arguments: [
            ("united", ["united arab emirates", "united kingdom", "united states"]), (#"united\ s"#, ["united states"]),
            ("côte", ["côte d'ivoire"]), (#"côte\ d\'"#, ["côte d'ivoire"]), ("ger", ["germany"]),
        ])
        func bashOffersNamesThatTheProgramTakes(typed: String, names: [String]) throws {
            let run = try bash(["borders", typed], then: #""$JAUNT" country "${COMPREPLY[0]}" >&2"#)
            #expect(run.status == .exited(0), "\(run.errors)")
            #expect(run.lines.map(String.init) == names)
        }

        @Test(arguments: [
            (["germ"], ["germany"]), (["ma"], ["malta", "map"]), (["--view", "map", "jap"], ["japan"]), (["bord"], ["borders"]),
            (["--view", "m"], ["map"]), (["--offline", #"united\ k"#], ["united kingdom"]), (["favourites", "ad"], ["add"]),
        ])
        func whereNoCommandIsNamedCountriesAreOfferedToo(words: [String], names: [String]) throws {
            let offered = try bash(words).lines.map(String.init)
            #expect(names.allSatisfy(offered.contains), "\(offered)")
            #expect(!offered.contains("afghanistan"))
        }

        @Test func whereNothingIsTypedYetCommandsAloneAreOffered() throws {
            let offered = try bash([""]).lines
            #expect(offered.contains("countries") && offered.count < 40, "\(offered)")
        }

        @Test(arguments: [
            ("bash", "            _jaunt_open\n        fi\n"), ("zsh", "&& _jaunt_open && ret=0\n"),
            ("fish", #""jaunt" -eq 1; and test -n "$(commandline -t)"' -fka '(__jaunt_custom_completion ---completion open -- "#),
        ])
        func eachShellsScriptOffersCountriesWhereNoCommandIsNamed(shell: String, part: String) throws {
            // `.ci/install-check` has the shells themselves do so.
            #expect(try Home().jaunt("--generate-completion-script", shell).output.ranges(of: part).count == 1)
        }

        @Test func onlyFavouritesAreTakenAwayAndNotedSoThatCountriesAreNotOffered() throws {
            let script = try Home().jaunt("--generate-completion-script", "bash").output
            #expect(script.contains("---completion favourites add --"))
            #expect(
                !script.contains("---completion favourites remove -- positional")
                    && !script.contains("---completion favourites note -- positional"))
        }
    }
}
