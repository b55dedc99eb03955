import ArgumentParser
import Foundation
import TravelData
import TravelFeatures

/// `jaunt doctor`: what the program uses, and whether it works.
struct DoctorCommand: ParsableCommand, RecordCommand {
    static let kind = RecordKind<Finding>(
        "finding", "What was found about one thing that Jaunt uses.", table: ["subject", "state", "detail"],
        [
            RecordField("subject", "what was looked at", \.subject),
            RecordField("state", "fine, problem, or skipped where it was not looked at", \.state.rawValue),
            RecordField("detail", "what it is, or what is wrong and what to do", \.detail),
        ])
    static let configuration = CommandConfiguration.records(
        "doctor", "Print what Jaunt uses (settings, sources, who is signed in, files), and whether it works.",
        "The sources are asked anew, except where requests are counted.", of: kind, canSort: false,
        examples: "jaunt doctor --columns subject,state")

    @ParentCommand var parent: JauntCommand
    @OptionGroup(title: "Where the data comes from") var source: SourceOptions
    @OptionGroup var output: OutputOptions

    static func fields(in line: [String]) -> [String] { kind.names }

    func run() throws {
        let options = source.over(try parent.sources)
        MainActor.assumeIsolated {
            let command = self
            let environment = ProgramEnvironment.variables
            Program.run {
                let folders = XDGFolders(environment: environment, home: NSHomeDirectory())
                let format = DisplayFormat(environment)
                let context = RecordContext(format)
                do {
                    let output = try RecordOutput(command.output, Self.kind)
                    let settings: Settings
                    do {
                        settings = try await Settings.load(options.given, environment: environment, folders: folders)
                    } catch Settings.Failure.configuration(let lines) {
                        // Without settings the sources cannot be asked; the rest can be looked at.
                        let wrong = lines.map { Doctor.configuration(wrong: $0) }
                        try output.write(wrong + Doctor.local(folders, environment: environment, format), context, sentences: "detail")
                        return Program.Status.configuration
                    }
                    let program = try Composition(settings, folders: folders, environment: environment, lendsTerminal: true)
                    return await program.run {
                        let line = ProgressLine("what the sources answer", program)
                        let findings = await Doctor(program: program).findings()
                        line.end()
                        try output.write(findings, context, sentences: "detail")
                        let problems = findings.count { $0.state == .problem }
                        guard problems == 0 else {
                            throw Reason(problems == 1 ? "One thing does not work." : "\(problems) things do not work.")
                        }
                        return Program.Status.success
                    }
                } catch {
                    return await PlainCommand.report(error)
                }
            }
        }
    }
}
