import ArgumentParser
import TerminalText
import TravelData
import TravelFeatures
import TravelKit

extension FavouritesCommand {
    /// `jaunt favourites restore`.
    struct Restore: DataCommand {
        static let configuration = CommandConfiguration(
            commandName: "restore",
            abstract: "Bring back what was removed, out of the copies; without a name, list what they hold.",
            discussion: "Examples:\n  jaunt favourites add latvia\n  jaunt favourites remove latvia\n  jaunt favourites restore\n"
                + "  jaunt favourites restore latvia")

        @ParentCommand var parent: FavouritesCommand
        @OptionGroup(title: "Where the data comes from") var source: SourceOptions
        var sources: SourceOptions { get throws { source.over(try parent.sources) } }
        @Argument(help: ArgumentHelp("A removed favourite's identity, or a country's name or code.", valueName: "id|name|code"))
        var names: [String] = []
        @Flag(help: "Bring back all that is listed without a name.") var all = false

        func validate() throws {
            try FavouritesCommand.expectNames(names)
            if all, !names.isEmpty { throw ValidationError("Name what is to come back, or give --all.") }
        }

        func run(_ program: Composition) async throws {
            let kept = try await FavouritesCommand.all(program).favourites
            let path = program.folders.data + "/favourites.db"
            let (removed, unread) = try RemovedFavourites.all(besides: kept.map(\.id), ofFavouritesAt: path)
            for copy in unread { PlainCommand.note("A copy cannot be read as a whole: \(copy)") }
            if names.isEmpty {
                if removed.isEmpty { PlainCommand.note("All that the copies hold is kept.") }
                let text = FavouriteText(program.format)
                let rows = removed.map { [SafeText($0.id.text), text.title($0)] }
                if !all { return Self.list(rows) }
            }
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
            try FavouritesCommand.expectSaved(merge.saving)
        }

        /// Prints a table on a terminal, and tabs between the fields elsewhere, as other commands do.
        @MainActor private static func list(_ rows: [[SafeText]]) {
            if let columns = StandardOutput.columns {
                StandardOutput.write(TextTable(nil, rows, yielding: 1, columns: columns).text)
            } else {
                StandardOutput.write(rows.map { $0.map(\.string).joined(separator: "\t") + "\n" }.joined())
            }
        }
    }
}
