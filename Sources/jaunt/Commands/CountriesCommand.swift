import ArgumentParser
import TravelFeatures
import TravelKit

/// `jaunt countries [FILTER]`: every country, or those that match.
struct CountriesCommand: ListCommand {
    static let kind = RecordKind.countries
    static let configuration = CommandConfiguration.records(
        "countries", "Print every country, or those that match a filter.",
        "The filter is that of the screen: every word must stand in a name, a capital, a code, a region, the population, a currency, a "
            + "language, a calling code (+49) or an internet domain (.de); ^word begins a name or a code, !word must not be there. "
            + "What is merely like it is left out.", of: kind,
        examples: "jaunt countries --columns name,population --sort population",
        "jaunt countries oceania --format json | jq length")

    @ParentCommand var parent: JauntCommand
    @OptionGroup(title: "Where the data comes from") var source: SourceOptions
    var sources: SourceOptions { get throws { source.over(try parent.sources) } }
    @OptionGroup var list: ListOptions

    @Argument(help: "What they are filtered by.", completion: .countries)
    var filter: [String] = []

    func items(_ program: Composition) async throws -> [Country] {
        let (part, failure) = try await program.countries.countries().newest("countries", program)
        let model = CountriesModel(repository: program.countries, format: program.format)
        let isForPeople = list.output.isForPeople
        model.list.set(model.text.entries(isForPeople ? part.values : part.values.sortedByEnglishName()))
        let countries = try await PlainCommand.filtered(
            model.list, by: filter, saying: { PlainCommand.note(part, failure, program.format) }, naming: { $0.shownName })
        return isForPeople ? Array(countries) : countries.map(\.inEnglish)
    }
}
