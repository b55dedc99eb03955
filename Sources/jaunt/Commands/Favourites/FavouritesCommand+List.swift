import ArgumentParser
import Foundation
import TravelFeatures
import TravelKit

extension FavouritesCommand {
    /// `jaunt favourites list`.
    struct List: ListCommand {
        static let kind = RecordKind.favourites(now: { Date() })
        static let configuration = CommandConfiguration.records(
            "list", "Print the favourites, the newest first.", of: kind, examples: "jaunt favourites list --format json | jq '.[].name'")

        @ParentCommand var parent: FavouritesCommand
        @OptionGroup(title: "Where the data comes from") var source: SourceOptions
        var sources: SourceOptions { get throws { source.over(try parent.sources) } }
        @OptionGroup var list: ListOptions

        func items(_ program: Composition) async throws -> [Favourite] { try await FavouritesCommand.toRead(program) }
    }
}

extension ListCommand where Item == Favourite {
    @MainActor func context(_ favourites: [Favourite], _ program: Composition) async -> RecordContext {
        await .trips(favourites.compactMap { if case .trip(let trip) = $0.item { trip } else { nil } }, program)
    }
}
