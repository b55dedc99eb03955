import ArgumentParser
import TravelFeatures
import TravelKit

/// `jaunt regions`: the regions that trips can be asked for.
struct RegionsCommand: ListCommand {
    static let kind = RecordKind.regions
    static let configuration = CommandConfiguration.records(
        "regions", "Print the regions of the trip feed.", of: kind,
        examples: "jaunt regions --columns id,name", "jaunt trips --region blc")

    @ParentCommand var parent: JauntCommand
    @OptionGroup(title: "Where the data comes from") var source: SourceOptions
    var sources: SourceOptions { get throws { source.over(try parent.sources) } }
    @OptionGroup var list: ListOptions

    func items(_ program: Composition) async throws -> [Region] {
        await program.noteUnreadToken()
        let (part, failure) = try await program.regions.regions().newest("regions", program)
        PlainCommand.note(part, failure, program.format)
        return part.values
    }
}
