import ArgumentParser
import TravelData
import TravelKit

extension FavouritesCommand {
    /// `jaunt favourites restore`.
    struct Restore: ListCommand {
        static let kind = List.kind
        static let configuration = CommandConfiguration.records(
            "restore", "Bring back what was removed, out of the copies; without a name, list what they hold.", of: kind,
            examples: "jaunt favourites add latvia", "jaunt favourites remove latvia", "jaunt favourites restore",
            "jaunt favourites restore latvia")

        @ParentCommand var parent: FavouritesCommand
        @OptionGroup(title: "Where the data comes from") var source: SourceOptions
        var sources: SourceOptions { get throws { source.over(try parent.sources) } }
        @Argument(help: ArgumentHelp("A removed favourite's identity, or a country's name or code.", valueName: "id|name|code"))
        var names: [String] = []
        @OptionGroup var list: ListOptions
        @Flag(help: "Bring back all that is listed without a name.") var all = false

        func validate() throws {
            try FavouritesCommand.expectNames(names)
            if all, !names.isEmpty { throw ValidationError("Name what is to come back, or give --all.") }
            if all || !names.isEmpty, list.isGiven {
                throw ValidationError("These options are for the list alone: give no names and no --all with them.")
            }
        }

        @MainActor func run(_ program: Composition) async throws {
            guard all || !names.isEmpty else { return try await printList(program) }
            let removed = try await items(program)
            let chosen: [Favourite]
            do {
                let found = try names.map { try FavouritesCommand.favourite($0, in: removed, program.format, kind: "No removed favourite") }
                chosen = all ? removed : found
            } catch {
                throw FavouritesCommand.untouched(names, error)
            }
            guard !chosen.isEmpty else { return }
            let merge = await program.favourites.merge(chosen)
            // What stands there unreadable keeps the others from nothing.
            let collection = await program.favourites.collection()
            let saved = Set(collection.favourites.map(\.id)).subtracting(collection.unsaved)
            var restored = merge.addedIDs
            for favourite in chosen where saved.contains(favourite.id) {
                // It may have been named twice, or another instance been faster.
                let words = FavouritesCommand.words(favourite.id)
                StandardOutput.write(restored.remove(favourite.id) == nil ? "\(words) is kept.\n" : "Restored \(words).\n")
            }
            try FavouritesCommand.expectSaved(merge)
        }

        /// What the copies hold and is kept no more.
        func items(_ program: Composition) async throws -> [Favourite] {
            let kept = try await FavouritesCommand.all(program).favourites
            let path = program.folders.data + "/favourites.db"
            let (removed, unread) = try RemovedFavourites.all(besides: kept.map(\.id), ofFavouritesAt: path)
            for copy in unread { PlainCommand.note("A copy cannot be read as a whole: \(copy)") }
            if removed.isEmpty, names.isEmpty { PlainCommand.note("All that the copies hold is kept.") }
            return removed
        }
    }
}
