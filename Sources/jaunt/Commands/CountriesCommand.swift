import ArgumentParser
import TerminalText
import TravelFeatures
import TravelKit

/// `jaunt countries`: every country.
struct CountriesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "countries",
        abstract: "Print every country.",
        discussion: "Example: jaunt countries --format json | jq '.[0].name'")

    @ParentCommand var parent: JauntCommand
    @OptionGroup(title: "Where the data comes from") var source: SourceOptions
    @OptionGroup var output: OutputOptions

    func run() throws {
        MainActor.assumeIsolated {
            let format = output.format
            PlainCommand.run(source.over(parent.source)) { program in
                let (part, failure) = try await program.countries.countries().newest()
                PlainCommand.note(part, failure, program.format)
                switch format {
                case .json: try StandardOutput.write(json: part.values.map { ExportRecord($0) })
                case .table:
                    let text = CountryText(program.format)
                    StandardOutput.write(TextTable(CountryText.columns.map(\.title), part.values.map { text.row($0).cells }).text)
                }
            }
        }
    }
}
