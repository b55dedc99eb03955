import Foundation
import TestSupport
import Testing

extension RealProgram {
    /// What shells are offered while somebody types.
    @Suite struct CompletionTests {
        /// What the program offers for the last of these words, to an option of a command: what the shells' scripts run.
        private func offered(_ words: String..., to option: String, of command: String...) throws -> [String] {
            let line = ["jaunt"] + command + words
            let typed = words.last ?? ""
            let run = try Home().jaunt(["---completion"] + command + ["--", option, "\(line.count - 1)", "\(typed.count)"] + line)
            #expect(run.status == .exited(0), "\(run.errors)")
            return run.lines.map(String.init)
        }

        /// What bash makes of the last of these words by the script that the program prints.
        private func bash(_ words: [String]) throws -> [String] {
            let home = try Home()
            let script = home.folder.file("completion")
            let line = #"""
                "$JAUNT" --generate-completion-script bash >'\#(script)'; . '\#(script)'
                COMP_WORDS=("$JAUNT" "$@"); COMP_CWORD=$#; COMP_LINE="${COMP_WORDS[*]}"; COMP_POINT=${#COMP_LINE}
                _jaunt "$JAUNT" "${COMP_WORDS[-1]}" "${COMP_WORDS[-2]}"; printf '%s\n' "${COMPREPLY[@]}"
                """#
            let environment = home.with(["JAUNT": Places.program, "LC_ALL": "C.UTF-8"]).environment
            let run = try ProcessRun.run(["bash", "-c", line, "bash"] + words, environment: environment)
            #expect(run.status == .exited(0), "\(run.errors)")
            return run.lines.map(String.init)
        }

        @Test(arguments: [
            ("latv", ["latvia"]), ("Latv", ["Latvia"]), (#"united\ k"#, ["united kingdom"]), ("'new z", ["new zealand"]), ("rig", ["riga"]),
            ("RIX", ["RIX"]),
        ])
        func countriesCitiesAndAirportsAreEndsOfTrips(typed: String, names: [String]) throws {
            for option in ["--from", "--to"] {
                let offered = try offered(option, typed, to: option, of: "trips")
                #expect(names.allSatisfy(offered.contains), "\(offered)")
            }
        }

        @Test(arguments: [
            ("cote", "cote d'ivoire"), ("curac", "curacao"), ("öst", "österreich"), ("Öst", "Österreich"), ("日", "日本"),
        ])
        func accentsAreNotNeededAndOwnNamesAreKnown(typed: String, name: String) throws {
            #expect(try offered(typed, to: "positional@0", of: "borders").contains(name))
            #expect(try Home().jaunt("country", name).status == .exited(0))
        }

        @Test(arguments: ["zsh", "fish"])
        func whatIsOfBashStandsInNoOtherScript(shell: String) throws {
            #expect(try Home().jaunt("--generate-completion-script", "bash").output.contains("COMP_WORDS"))
            #expect(try !Home().jaunt("--generate-completion-script", shell).output.contains("COMP_WORDS"))
        }

        @Test func aValueBehindASignIsCompleted() throws {
            #expect(try bash(["airports", "--columns", "=", "iata,na"]) == ["iata,name"])
            #expect(try bash(["trips", "--format", "=", "json", "--sort", "=", "pri"]) == ["price"])
            #expect(try bash(["trips", "--format", "="]).contains("json"))
            // As zsh has it.
            #expect(try offered("--columns=iata,na", to: "--columns", of: "airports") == ["iata,name"])
            let zsh = try Home().jaunt("--generate-completion-script", "zsh").output
            #expect(zsh.contains("        '--columns=[") && zsh.contains("        '*--home=[") && zsh.contains("        '--offline["))
        }

        @Test func fishFindsOutOnceOfWhichCommandALineIs() throws {
            let script = try Home().jaunt("--generate-completion-script", "fish").output
            let guarded = #/\nfunction __jaunt_should_offer_[a-z_ -]+\n    __jaunt_is_completing "\$expected_commands"; or return 1\n/#
            #expect(("\n" + script).matches(of: guarded).count == 2)
            #expect(script.ranges(of: "\nfunction __jaunt_is_completing -a expected_commands\n").count == 1)
        }

        @Test func aFolderThatIsCalledLikeACountryIsNone() throws {
            let script = try Home().jaunt("--generate-completion-script", "bash").output
            #expect(script.ranges(of: "-d \"${completion}\" ]] && compopt +o filenames\n").count == 1)
        }

        @Test func theLastOfSeveralColumnsIsCompleted() throws {
            #expect(try offered("--columns", "pri", to: "--columns", of: "trips") == ["price"])
            #expect(try offered("--columns", "route,pri", to: "--columns", of: "trips") == ["route,price"])
            #expect(try offered("--columns", "route,price,departure_c", to: "--columns", of: "trips").count == 2)
            #expect(try offered("--columns", "price,pri", to: "--columns", of: "trips") == [])
            #expect(try offered("--columns", "iata,na", to: "--columns", of: "airports") == ["iata,name"])
            #expect(try offered("--sort", "pri", to: "--sort", of: "favourites", "list") == ["price"])
        }

        @Test(arguments: ["--via", "--avoid"]) func theLastOfSeveralCountriesIsCompleted(option: String) throws {
            #expect(try offered(option, "Germ", to: option, of: "route") == ["Germany"])
            #expect(try offered(option, "öst", to: option, of: "route") == ["österreich"])
            #expect(try offered(option, "Poland,Germ", to: option, of: "route") == ["Poland,Germany"])
            #expect(try offered(option, "pol,germ", to: option, of: "route") == ["pol,germany"])
            #expect(try offered(option, "Germany,Germ", to: option, of: "route") == [])
            #expect(try bash(["route", "portugal", "vietnam", option, "iran,turkm"]) == ["iran,turkmenistan"])
        }

        @Test func whatStandsBehindACommaIsCompletedAsItIsTyped() throws {
            #expect(try bash(["route", "portugal", "vietnam", "--avoid", "RUS,chin"]) == ["RUS,china"])
            #expect(try bash(["route", "portugal", "vietnam", "--avoid", "rus,Chin"]) == ["rus,China"])
            for option in ["--from", "--to"] {
                #expect(try offered(option, "BER,Lisb", to: option, of: "trips") == ["BER,Lisbon"])
            }
            #expect(try offered("--region", "blc,balk", to: "--region", of: "trips") == ["blc,balkans and mediterranean"])
            // A name that has commas itself, as it is offered.
            let name = "Saint Helena, Ascension and Tristan da Cunha"
            #expect(try offered("--avoid", "'RUS,Saint Helena, Asc", to: "--avoid", of: "route") == ["RUS," + name])
        }

        @Test func whatIsPickedFromSaysWhichFieldsAndNamesThereAre() throws {
            #expect(try offered("airports", "--columns", "ia", to: "--columns", of: "pick") == ["iata"])
            #expect(try offered("countries", "--columns", "ia", to: "--columns", of: "pick") == [])
            #expect(try offered("countries", "--columns", "name,alpha3", to: "--columns", of: "pick") == ["name,alpha3"])
            #expect(try offered("--columns", "na", to: "--columns", of: "pick") == [])
            #expect(try offered("countries", "germ", to: "positional@1", of: "pick").contains("germany"))
            #expect(try offered("airports", "vilni", to: "positional@1", of: "pick") == ["vilnius"])
        }

        @Test func codesOfAirportsAreHomes() throws {
            #expect(try offered("--home", "VN", to: "--home", of: "trips").contains("VNO"))
            #expect(try offered("--home", "Viln", to: "--home", of: "trips") == [])
        }

        @Test(arguments: [
            ("--log-level", "JAUNT_LOG_LEVEL"), ("--countries-dialect", "JAUNT_COUNTRIES_DIALECT"),
            ("--trips-dialect", "JAUNT_TRIPS_DIALECT"),
        ])
        func bashOffersWhatASettingMayBe(option: String, variable: String) throws {
            let example = try Home().jaunt("config", "example").output
            let line = try #require(example.split(separator: "\n").first { $0.hasSuffix("(\(variable))") })
            let values = try #require(line.firstMatch(of: #/: ([^:]*) \([A-Z_]*\)$/#)).1.components(separatedBy: ", ")
            #expect(values.count > 1)
            #expect(try bash([option, ""]).sorted() == values.sorted())
            #expect(try bash(["trips", option, String(values[1].prefix(2))]).contains(values[1]))
        }

        @Test func bashOffersFieldsCodesAndCommandsToRead() throws {
            #expect(try bash(["trips", "--columns", "route,pri"]) == ["route,price"])
            #expect(try bash(["countries", "--sort", "pop"]) == ["population"])
            #expect(try bash(["borders", "austria", "--home", "vno"]) == ["vno"])
            #expect(try bash(["help", "bord"]) == ["borders"])
            #expect(try bash(["help", ""]).contains("favourites"))
            #expect(try bash(["help", "config", "bord"]) == [])
            #expect(try bash(["help", "config", "ch"]) == ["check"])
            #expect(try bash(["help", "favourites", ""]).sorted() == ["add", "export", "import", "list", "note", "remove", "restore"])
            #expect(try bash(["help", "countries", ""]) == [])
        }

        @Test(arguments: [
            ("bash", "'--data')\n        __jaunt_add_completions -d\n"), ("zsh", ":dir:_files -/'"),
            ("fish", "-rfa '(__jaunt_complete_directories)'"),
        ])
        func foldersAreOfferedForData(shell: String, part: String) throws {
            #expect(try Home().jaunt("--generate-completion-script", shell).output.contains(part))
        }

        @Test(arguments: [
            ("bash", "'--prefix')\n        __jaunt_add_completions -d\n"),
            ("zsh", "'--prefix=[The folder that bin and share are in.]:folder:_files -/'"),
            ("fish", "-l 'prefix' -d 'The folder that bin and share are in.' -rfa '(__jaunt_complete_directories)'"),
        ])
        func foldersAreOfferedToInstallBelow(shell: String, part: String) throws {
            #expect(try Home().jaunt("--generate-completion-script", shell).output.contains(part))
        }

        @Test(arguments: [
            ("bash", "    if [[ \"${positional_number}\" -eq 1 ]]; then\n        COMPREPLY+=($(compgen -W 'open trip pick "),
            ("zsh", "'*:subcommands:{if (( CURRENT == 2 )); then compadd - open trip pick "),
            ("fish", "\"jaunt help\" -eq 1' -fka 'open trip pick "), ("zsh", " (cache) compadd - info clear ;; "),
            ("fish", "\"jaunt help\" -eq 2; and test (__jaunt_tokens -pc)[-1] = cache' -fka 'info clear'\n"),
        ])
        func eachShellsScriptOffersCommandsBehindHelp(shell: String, part: String) throws {
            #expect(try Home().jaunt("--generate-completion-script", shell).output.ranges(of: part).count == 1)
        }
    }
}
