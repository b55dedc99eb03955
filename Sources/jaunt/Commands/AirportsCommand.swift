import ArgumentParser
import TravelFeatures
import TravelKit

/// `jaunt airports [FILTER]`: every airport, or those that match.
struct AirportsCommand: ListCommand {
    static let kind = RecordKind.airports
    static let configuration = CommandConfiguration.records(
        "airports", "Print every airport, the best connected first, or those that match a filter, the best match first.",
        "The filter is that of the screen. What is merely like it is left out.", of: kind,
        examples: "jaunt airports london --columns iata,name --limit 3")

    @ParentCommand var parent: JauntCommand
    @OptionGroup(title: "Where the data comes from") var source: SourceOptions
    var sources: SourceOptions { get throws { source.over(try parent.sources) } }
    @OptionGroup var list: ListOptions

    @Argument(help: "What they are filtered by.", completion: .airports)
    var filter: [String] = []

    func items(_ program: Composition) async throws -> some Collection<Airport> {
        let (part, failure) = try await program.airports.allAirports().newest("airports", program)
        let model = AirportsModel(repository: program.airports, format: program.format)
        model.list.set(AirportText.entries(part.values, program.format))
        return try await PlainCommand.filtered(
            model.list, by: filter, saying: { PlainCommand.note(part, failure, program.format) }, naming: { $0.name })
    }
}
