import ArgumentParser
import TerminalText
import TravelFeatures
import TravelKit

/// `jaunt country NAME|CODE`: what is known of a country.
struct CountryCommand: DataCommand, RecordCommand {
    static let configuration = CommandConfiguration.records(
        "country", "Print what is known of a country.", "One record: in JSON an object, not an array.", of: .countries,
        canSort: false, examples: "jaunt country austria --format json | jq .population")

    @ParentCommand var parent: JauntCommand
    @OptionGroup(title: "Where the data comes from") var source: SourceOptions
    var sources: SourceOptions { get throws { source.over(try parent.sources) } }
    @OptionGroup var output: OutputOptions
    @OptionGroup var country: CountryArgument

    static func fields(in line: [String]) -> [String] { RecordKind.countries.names }

    func run(_ program: Composition) async throws {
        let output = try RecordOutput(output, RecordKind.countries)
        let country = try await program.country(country.name)
        let facts = FactGroup("", [Fact("Country", .init(country.shownName))] + CountryText(program.format).facts(country))
        try output.write(one: country, facts: [facts], RecordContext(program.format))
    }
}
