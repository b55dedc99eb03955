import ArgumentParser
import TravelData
import TravelKit

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
            let collection = try await FavouritesCommand.collectionToRead(program)
            let favourites = collection.favourites
            guard collection.skipped == 0 else {
                throw Reason(
                    "Nothing was exported: a part may take an earlier whole's place. 'jaunt doctor' says what is wrong with the rest.")
            }
            if favourites.isEmpty { try Self.expectNotGone(program.folders.data + "/favourites.db") }
            try StandardOutput.write(json: FavouriteExchange.records(favourites))
        }

        /// Sees that nothing was kept that is gone: whoever backs up would have an empty list in the place of the one before.
        /// - Throws: a `Reason` where the file is gone of which there are copies, or where nobody can see whether there are.
        private nonisolated static func expectNotGone(_ path: String) throws {
            guard case .absent = StoreExamination(.favourites, path: path).state,
                try StoreExamination.newestCopy(ofFavouritesAt: path) != nil
            else { return }
            throw Reason("Nothing was exported: an empty list may take an earlier one's place. If that is wanted, remove the copies.")
        }
    }
}
