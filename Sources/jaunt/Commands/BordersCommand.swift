import ArgumentParser
import TerminalText
import TravelFeatures
import TravelKit

/// `jaunt borders NAME|CODE`: the countries across a country's land borders.
struct BordersCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "borders",
        abstract: "Print the countries across the land borders of a country.",
        discussion: "Example: jaunt borders germany --format json | jq length")

    @ParentCommand var parent: JauntCommand
    @OptionGroup(title: "Where the data comes from") var source: SourceOptions
    @OptionGroup var output: OutputOptions

    @Argument(help: ArgumentHelp("The country: its name, or an ISO 3166 code in capitals.", valueName: "name|code"))
    var country: String

    func validate() throws {
        if country.allSatisfy(\.isWhitespace) { throw ValidationError("Name a country.") }
    }

    func run() throws {
        MainActor.assumeIsolated {
            let (format, name) = (output.format, country)
            PlainCommand.run(source.over(parent.source)) { program in
                let reading = program.countries.borders(of: CountryReference(typed: name))
                let part: Part<CountryBorders>
                let failure: RepositoryError?
                do {
                    (part, failure) = try await reading.newest()
                } catch RepositoryError.notFound(.country, let name) {
                    let names = try await program.countries.countries().collect().map(\.name)
                    throw UnknownCountry(name: name, nearest: NearestNames.names(nearest: name, in: names))
                }
                PlainCommand.noteAge(part, failure, program.format)
                // How many records there were in all is not known here: the country and its neighbours were picked out.
                if part.skipped > 0 { PlainCommand.note("\(part.skipped) records could not be read and were skipped.") }
                let borders = part.values.last?.borders ?? []
                switch format {
                case .json: try StandardOutput.write(json: borders.map { ExportRecord($0) })
                case .table where borders.isEmpty: PlainCommand.note("\(part.values.last?.country.name ?? name) has no land borders.")
                case .table:
                    let rows = borders.map { [SafeText($0.country.alpha3.text), SafeText($0.name), SafeText($0.nativeName ?? "").orDash] }
                    StandardOutput.write(TextTable(["Code", "Neighbour", "Native name"], rows).text)
                }
            }
        }
    }
}

/// Nobody is called that, but others are called something like it.
struct UnknownCountry: Error {
    var name: String
    var nearest: [String]
}
