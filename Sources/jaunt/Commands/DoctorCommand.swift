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
            let (options, format) = (source.over(parent.source), output.format)
            let environment = ProcessInfo.processInfo.environment
            Program.run {
                let folders = XDGFolders(environment: environment, home: NSHomeDirectory())
                do {
                    let settings: Settings
                    do {
                        settings = try await Settings.load(options, environment: environment, folders: folders)
                    } catch Settings.Failure.configuration(let lines) {
                        // Without settings the sources cannot be asked; the rest can be looked at.
                        let wrong = lines.map { Finding("Configuration", "\($0) 'jaunt config example' shows what there is.", .problem) }
                        try Self.print(wrong + Doctor.local(folders, environment: environment), format)
                        return Program.Status.configuration
                    }
                    let program = try Composition(settings, folders: folders, environment: environment)
                    let findings = await Doctor(program: program, environment: environment).findings()
                    try Self.print(findings, format)
                    let problems = findings.count { $0.state == .problem }
                    if problems > 0 { throw ProblemsFound(count: problems) }
                    return Program.Status.success
                } catch {
                    return await PlainCommand.report(error)
                }
            }
        }
    }

    @MainActor private static func print(_ findings: [Finding], _ format: OutputFormat) throws {
        switch format {
        case .json: try StandardOutput.write(json: findings)
        case .table:
            let rows = findings.map { [SafeText($0.subject), SafeText($0.state.rawValue), SafeText($0.detail)] }
            StandardOutput.write(TextTable(["Subject", "State", "Detail"], rows).text)
        }
    }
}

/// Something that the program uses does not work.
struct ProblemsFound: Error, CustomStringConvertible {
    var count: Int

    var description: String { count == 1 ? "One thing does not work." : "\(count) things do not work." }
}
