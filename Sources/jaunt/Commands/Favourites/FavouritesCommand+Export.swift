import ArgumentParser
import TravelData

extension FavouritesCommand {
    /// `jaunt favourites export`.
    struct Export: DataCommand {
        static let configuration = CommandConfiguration(
            commandName: "export",
            abstract: "Print all favourites, whole, as JSON that 'import' reads.",
            discussion: "Example: jaunt favourites export > favourites.json")

        @ParentCommand var parent: FavouritesCommand
        @OptionGroup(title: "Where the data comes from") var source: SourceOptions
        var sources: SourceOptions { get throws { source.over(try parent.sources) } }

        func run(_ program: Composition) async throws {
            try StandardOutput.write(json: FavouriteExchange.records(try await FavouritesCommand.toRead(program)))
        }
    }
}
