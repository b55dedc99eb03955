import ArgumentParser
import Foundation
import TerminalText

/// `jaunt doctor`: what the program uses, and whether it works.
struct DoctorCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "doctor",
        abstract: "Print what Jaunt uses (settings, sources, who is signed in, files), and whether it works.",
        discussion: """
            The sources are asked anew, except where requests are counted.

            Example: jaunt doctor --trips-url https://trips.example.org
            """)

    @ParentCommand var parent: JauntCommand
    @OptionGroup(title: "Where the data comes from") var source: SourceOptions
    @OptionGroup var output: OutputOptions

    func run() throws {
        MainActor.assumeIsolated {
            let format = output.format
            PlainCommand.run(source.over(parent.source)) { program in
                let findings = await Doctor(program: program, environment: ProcessInfo.processInfo.environment).findings()
                switch format {
                case .json: try StandardOutput.write(json: findings)
                case .table:
                    let rows = findings.map { [SafeText($0.subject), SafeText($0.state.rawValue), SafeText($0.detail)] }
                    StandardOutput.write(TextTable(["Subject", "State", "Detail"], rows).text)
                }
                let problems = findings.count { $0.state == .problem }
                if problems > 0 { throw ProblemsFound(count: problems) }
            }
        }
    }
}

/// Something that the program uses does not work.
struct ProblemsFound: Error, CustomStringConvertible {
    var count: Int

    var description: String { count == 1 ? "One thing does not work." : "\(count) things do not work." }
}
