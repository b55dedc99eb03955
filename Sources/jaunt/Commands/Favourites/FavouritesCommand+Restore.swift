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

        func validate() throws { try FavouritesCommand.expectNames(names) }

        func run(_ program: Composition) async throws {
            let kept = try await FavouritesCommand.all(program).favourites
            let path = program.folders.data + "/favourites.db"
            let (removed, unread) = try RemovedFavourites.all(besides: kept.map(\.id), ofFavouritesAt: path)
            for copy in unread { PlainCommand.note("A copy cannot be read as a whole: \(copy)") }
            guard !names.isEmpty else {
                let text = FavouriteText(program.format)
                for favourite in removed {
                    let title = text.title(favourite)
                    StandardOutput.write(
                        "\(FavouritesCommand.words(favourite.id)): \((StandardOutput.isASCII ? title.asciiOnly() : title).string)\n")
                }
                if removed.isEmpty { PlainCommand.note("All that the copies hold is kept.") }
                return
            }
            let chosen: [Favourite]
            do {
                chosen = try names.map { try FavouritesCommand.favourite($0, in: removed, program.format, kind: "No removed favourite") }
            } catch {
                throw FavouritesCommand.untouched(names, error)
            }
            for favourite in chosen {
                try FavouritesCommand.expectSaved(await program.favourites.merge([favourite]).saving)
                StandardOutput.write("Restored \(FavouritesCommand.words(favourite.id)).\n")
            }
        }
    }
}
