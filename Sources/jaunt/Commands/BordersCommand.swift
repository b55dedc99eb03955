import ArgumentParser
import TerminalText
import TravelFeatures
import TravelKit

/// `jaunt borders NAME|CODE`: the countries across a country's land borders.
struct BordersCommand: ListCommand {
    static let kind = RecordKind.borders
    static let configuration = CommandConfiguration.records(
        "borders", "Print the countries across the land borders of a country.", of: kind,
        examples: "jaunt borders germany --format json | jq length")

    @ParentCommand var parent: JauntCommand
    @OptionGroup(title: "Where the data comes from") var source: SourceOptions
    var sources: SourceOptions { get throws { source.over(try parent.sources) } }
    @OptionGroup var list: ListOptions
    @OptionGroup var country: CountryArgument

    func items(_ program: Composition) async throws -> [Border] {
        let (part, failure) = try await borders(program)
        PlainCommand.noteAge(part, failure, program.format)
        // How many records there were in all is not known here: the country and its neighbours were picked out.
        if part.skipped > 0 { PlainCommand.note(SkippedText(part.skipped, why: part.whySkipped).line.string) }
        let page = part.values.last
        if let missing = page.flatMap(CountryText(program.format).missing) { PlainCommand.note("\(missing).") }
        let borders = page?.borders ?? []
        guard list.output.isForPeople else { return borders.map(\.country.inEnglish).sortedByName().map { Border($0) } }
        if let page, page.hasNone { PlainCommand.note("\(page.country.shownName) has no land borders.") }
        return borders
    }

    @MainActor private func borders(_ program: Composition) async throws -> (part: Part<CountryBorders>, failure: RepositoryError?) {
        let borders: (part: Part<CountryBorders>, failure: RepositoryError?)
        do throws(RepositoryError) {
            borders = try await program.countries.borders(of: CountryReference(typed: country.name)).newest("countries", program)
        } catch {
            guard case .notFound(.country, _) = error else { throw error }
            let country = try await program.country(otherwiseMeantBy: country.name)
            return try await program.countries.borders(of: CountryReference(country)).newest("countries", program)
        }
        if let found = borders.part.values.last?.country { try await program.expectAlone(found, called: country.name) }
        return borders
    }
}
