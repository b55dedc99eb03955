import ArgumentParser
import TerminalText
import TravelFeatures
import TravelKit

/// `jaunt trips`: the trips of the feed.
struct TripsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "trips",
        abstract: "Print the trips of the feed.",
        discussion: "Example: jaunt trips --region blc --format json")

    @ParentCommand var parent: JauntCommand
    @OptionGroup(title: "Where the data comes from") var source: SourceOptions
    @OptionGroup var output: OutputOptions

    @Option(help: ArgumentHelp("Only trips to this region, by its identity in the feed, such as blc.", valueName: "id"))
    var region: String?

    func validate() throws {
        if region?.allSatisfy(\.isWhitespace) == true { throw ValidationError("Name a region, such as: --region blc") }
    }

    func run() throws {
        MainActor.assumeIsolated {
            let (format, region) = (output.format, region.map(Region.ID.init(_:)))
            PlainCommand.run(source.over(parent.source)) { program in
                let (part, failure) = try await program.trips.trips(in: region).newest()
                PlainCommand.note(part, failure, program.format)
                let now = program.format.now()
                let trips = part.values.inFeedOrder(at: now)
                if trips.contains(where: \.isDemonstration) { PlainCommand.note("these are demo trips.") }
                switch format {
                case .json: try StandardOutput.write(json: trips.map { ExportRecord($0, now: now) })
                case .table:
                    let text = TripText(program.format)
                    let titles = TripText.columns.dropFirst().map(\.title)
                    let book = AirportBook(program.airports)
                    await book.look(up: trips)
                    let rows = trips.map { Array(text.row($0, isFavourite: false, airports: book.airports).cells.dropFirst()) }
                    StandardOutput.write(TextTable(titles, rows).text)
                }
            }
        }
    }
}
