import ArgumentParser
import TravelFeatures
import TravelKit

extension FavouritesCommand {
    /// `jaunt favourites remove`.
    struct Remove: DataCommand {
        static let configuration = CommandConfiguration(
            commandName: "remove",
            abstract: "Keep trips or countries no longer.",
            discussion: "Examples:\n  jaunt favourites add latvia\n  jaunt favourites remove latvia")

        @ParentCommand var parent: FavouritesCommand
        @OptionGroup(title: "Where the data comes from") var source: SourceOptions
        var sources: SourceOptions { get throws { source.over(try parent.sources) } }
        // Most countries are no favourites, and which are is not looked for while somebody types.
        @Argument(help: ArgumentHelp("A favourite's identity, or how that begins, or a country's name or code.", valueName: "id|name|code"))
        var names: [String]

        func validate() throws { try FavouritesCommand.expectNames(names) }

        func run(_ program: Composition) async throws {
            let kept = try await FavouritesCommand.all(program)
            var ids: [Favourite.ID] = []
            do {
                for name in names {
                    let id = try await FavouritesCommand.keptID(name, in: kept, program)
                    // It may have been named twice.
                    if !ids.contains(id) { ids.append(id) }
                }
            } catch {
                throw FavouritesCommand.untouched(names, error)
            }
            try FavouritesCommand.expectSaved(await program.favourites.remove(ids).saving)
            for id in ids { StandardOutput.write("Removed \(FavouritesCommand.words(id)).\n") }
        }
    }
}

extension FavouritesCommand {
    /// Which favourite is called so, be its record one that cannot be read.
    /// - Throws: `NothingCalled` when none is, `AmbiguousName` when several may be meant.
    @MainActor fileprivate static func keptID(
        _ name: String, in kept: FavouriteCollection, _ program: Composition
    ) async throws -> Favourite.ID {
        do {
            return try favourite(name, in: kept.favourites, besides: kept.unreadable, program.format).id
        } catch let error as NothingCalled {
            let unreadable = kept.unreadable
            if unreadable.isEmpty { throw error }
            if let id = try TypedIdentity(name).find(in: unreadable, by: \.text) { return id }
            // What it is called nobody can read in its record.
            let countries = try await program.countries.countries().newest("countries", program).part.values
            guard let id = try country(name, in: countries)?.id, unreadable.contains(.country(id)) else { throw error }
            return .country(id)
        }
    }
}
