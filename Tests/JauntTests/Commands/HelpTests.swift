import Foundation
import TestSupport
import Testing

extension RealProgram {
    /// What `--help` of every command says, as it is printed on 80 columns.
    @Suite struct HelpTests {
        /// A command and its help.
        private struct Help {
            /// The words that name it, behind "jaunt".
            var command: [String]
            var text: String

            /// The commands below it: a list of them has a line each with its name behind two blanks, and an empty line at its end.
            var commands: [[String]] {
                text.components(separatedBy: "SUBCOMMANDS:\n").dropFirst().flatMap { list in
                    list.components(separatedBy: "\n\n")[0].components(separatedBy: "\n").compactMap { line in
                        line.prefixMatch(of: #/  ([a-z][a-z-]*)/#).map { command + [String($0.1)] }
                    }
                }
            }

            /// The names of the fields that it describes.
            var fields: [String] {
                guard let title = text.firstRange(of: "\nFields, for ") else { return [] }
                return text[title.upperBound...].components(separatedBy: "\n\n")[0].components(separatedBy: "\n").compactMap { line in
                    line.prefixMatch(of: #/  ([a-z][a-z0-9_]*)/#).map { String($0.1) }
                }
            }

            /// The lines behind "Example" or "Examples", to the end of the overview.
            var examples: [String] {
                let overview = text.components(separatedBy: "\n\nUSAGE: ")[0]
                guard let title = overview.firstRange(of: #/\nExamples?:/#) else { return [] }
                return overview[title.upperBound...].split(separator: "\n").map(String.init)
            }

            init(_ command: [String], _ home: Home) throws {
                let run = try home.jaunt(command + ["--help"])
                #expect(run.status == .exited(0), "\(command)")
                (self.command, text) = (command, run.output)
            }
        }

        /// The help of every command, found from one to those below it.
        private static func helps() throws -> [Help] {
            let home = try Home()
            var (helps, waiting): ([Help], [[String]]) = ([], [[]])
            while let command = waiting.popLast() {
                let help = try Help(command, home)
                helps.append(help)
                waiting += help.commands
            }
            #expect(helps.count > 30)
            return helps
        }

        @Test func everyCommandStandsInTheReadme() throws {
            let readme = try String(contentsOf: Places.repository.appendingPathComponent("README.md"), encoding: .utf8)
            for help in try Self.helps() where help.command.count == 1 {
                #expect(readme.contains(try Regex("jaunt \(help.command[0])\\b")), "\(help.command)")
            }
        }

        @Test(arguments: [
            (["nosuch"], "nosuch", " 'jaunt help' lists them."), (["bordrs"], "bordrs", " Did you mean borders?"),
            (["favourites", "exprt"], "exprt", " Did you mean export?"),
        ])
        func aCommandThatThereIsNotHasNoHelp(words: [String], name: String, guess: String) throws {
            let run = try Home().jaunt(["help"] + words)
            #expect(run.status == .exited(64) && run.output == "")
            #expect(run.errors.hasPrefix("Error: There is no command '\(name)'.\(guess)\n"), "\(run.errors)")
            #expect(try Home().jaunt("help", "favourites", "add").status == .exited(0))
        }

        @Test(arguments: [
            (["cache", "claer"], "claer", " Did you mean clear?"), (["config", "chek"], "chek", " Did you mean check?"),
            (["favourites", "lst"], "lst", " Did you mean list?"),
            (["favourites", "germany"], "germany", " 'jaunt help favourites' lists them."),
        ])
        func aCommandThatThereIsNotBelowAnotherIsSaid(words: [String], name: String, guess: String) throws {
            let run = try Home().jaunt(words)
            #expect(run.status == .exited(64) && run.output == "")
            #expect(run.errors.hasPrefix("Error: There is no command '\(name)'.\(guess)\n"), "\(run.errors)")
            let usage = "\nUsage: jaunt \(words[0]) <subcommand>\n  See 'jaunt \(words[0]) --help' for more information.\n"
            #expect(run.errors.hasSuffix(usage), "\(run.errors)")
        }

        @Test(arguments: [["--plain", "--format", "json"], ["--frobnicate"], ["open", "--frobnicate"]])
        func whatIsMeantWithoutACommandIsNotSaidToNeedOne(words: [String]) throws {
            let run = try Home().jaunt(words)
            #expect(run.status == .exited(64))
            #expect(run.errors.contains("\nUsage: jaunt [--plain] [open] [<options>] [<name|code> ...]\n"), "\(run.errors)")
        }

        @Test func everyExampleIsAWholeLineThatAShellTakes() throws {
            let home = try Home()
            for help in try Self.helps() {
                #expect(!help.examples.isEmpty, "\(help.command)")
                for line in help.examples {
                    // A line that was wrapped goes on below without blanks, or with words that are no command's.
                    #expect(line.wholeMatch(of: #/ {1,2}(sudo )?jaunt( .*)?/#) != nil, "\(help.command): \(line)")
                    // The manual page indents it by 8 columns for each word of the command, and by 11 besides.
                    let column = 8 * help.command.count + 11
                    #expect(column + line.trimmingCharacters(in: .whitespaces).count <= 80, "\(help.command): \(line)")
                    let run = try ProcessRun.run(["bash", "-n", "-c", line], environment: home.environment)
                    #expect(run.status == .exited(0), "\(line): \(run.errors)")
                }
            }
        }

        @Test func optionsAreNamedForFieldsWhereTheyAre() throws {
            var sorted = 0
            for help in try Self.helps() where !help.fields.isEmpty {
                let canSort = help.text.contains("\n  --sort <field>")
                if canSort { sorted += 1 }
                #expect(help.text.contains("\n  --columns <names>"), "\(help.command)")
                #expect(help.text.contains("\nFields, for --columns\(canSort ? " and --sort" : ""):\n"), "\(help.command)")
            }
            #expect(sorted > 5)
        }

        @Test func everyFieldThatIsDescribedIsCompletedForItsOptions() throws {
            let home = try Home()
            for help in try Self.helps() where !help.fields.isEmpty {
                for option in help.text.contains("\n  --sort <field>") ? ["--columns", "--sort"] : ["--columns"] {
                    let words = ["jaunt"] + help.command + [option, ""]
                    let run = try home.jaunt(["---completion"] + help.command + ["--", option, "\(words.count - 1)", "0"] + words)
                    #expect(run.lines.map(String.init) == help.fields.sorted(), "\(help.command) \(option)")
                }
            }
        }

        @Test(arguments: [
            ["open"], ["trip"], ["country"], ["borders"], ["route"], ["trips"], ["regions"], ["airports"], ["countries"], ["favourites"],
            ["favourites", "add"], ["favourites", "remove"], ["favourites", "note"], ["favourites", "restore"], ["favourites", "export"],
            ["favourites", "import"], ["doctor"], ["config", "show"], ["schema"],
        ])
        func examplesWorkAsTheyArePrinted(command: [String]) throws {
            let home = try Home()
            // A folder in which "jaunt" is the program under test, as the lines say it.
            let tools = try KeptFoldersTrait.folder(prefix: "jaunt-tools")
            try FileManager.default.createSymbolicLink(atPath: tools.file("jaunt"), withDestinationPath: Places.program)
            let environment = home.with(["PATH": tools.path + ":/usr/local/bin:/usr/bin:/bin"]).environment
            let hasJQ = try home.shell("command -v jq").status == .exited(0)
            // One after the other: what the first one makes the next one may need. Some open a screen, for which there is no terminal here.
            for line in try Help(command, home).examples where (hasJQ || !line.contains("| jq ")) && !line.contains("jaunt pick ") {
                let run = try ProcessRun.run(
                    ["bash", "-o", "pipefail", "-c", line], environment: environment, workingDirectory: home.folder.path)
                let opensScreen = command == ["open"]
                #expect(run.status == .exited(opensScreen ? 2 : 0), "\(line): \(run.errors)")
                #expect(opensScreen || line.contains(" > ") || !run.output.isEmpty, "\(line)")
            }
        }
    }
}
