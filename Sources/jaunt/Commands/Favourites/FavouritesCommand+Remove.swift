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
        @Argument(help: ArgumentHelp("A favourite's identity, or a country's name or code.", valueName: "id|name|code"))
        var names: [String]

        func validate() throws { try FavouritesCommand.expectNames(names) }

        func run(_ program: Composition) async throws {
            let kept = try await FavouritesCommand.all(program)
            var ids: [Favourite.ID] = []
            var others: [String] = []
            for name in names {
                do {
                    let id = try FavouritesCommand.favourite(name, in: kept.favourites, program.format).id
                    // It may have been named twice.
                    if !ids.contains(id) { ids.append(id) }
                } catch is NothingCalled where kept.skipped > 0 {
                    others.append(name)
                } catch {
                    throw FavouritesCommand.untouched(names, error)
                }
            }
            if !ids.isEmpty { try FavouritesCommand.expectSaved(await program.favourites.remove(ids).saving) }
            for id in ids { StandardOutput.write("Removed \(FavouritesCommand.words(id)).\n") }
            var removed: Set<Favourite.ID> = []
            for name in others { removed.insert(try await FavouritesCommand.removeUnreadable(name, removed, program)) }
        }
    }
}

extension FavouritesCommand {
    /// Removes a favourite whose record cannot be read, and which is not among the favourites therefore: by its identity, or as the country
    /// that is called so.
    /// - Parameter removed: those that have gone already, which may be named twice.
    /// - Returns: which one it was.
    /// - Throws: `NothingCalled` when there is none.
    @MainActor fileprivate static func removeUnreadable(
        _ name: String, _ removed: Set<Favourite.ID>, _ program: Composition
    ) async throws -> Favourite.ID {
        for id in [Favourite.ID.trip(Trip.ID(name)), .country(Alpha3Code(name))] {
            if removed.contains(id) { return id }
            if try await isUnreadableRemoved(id, program) { return id }
        }
        let countries = try await program.countries.countries().newest("countries", program).part.values
        guard let id = try country(name, in: countries)?.id else { throw NothingCalled(name: name, kind: "No favourite") }
        if removed.contains(.country(id)) { return .country(id) }
        guard try await isUnreadableRemoved(.country(id), program) else { throw NothingCalled(name: name, kind: "No favourite") }
        return .country(id)
    }

    /// Removes what cannot be read, which is known by there being one less.
    @MainActor private static func isUnreadableRemoved(_ id: Favourite.ID, _ program: Composition) async throws -> Bool {
        let count = await program.favourites.collection().skipped
        try expectSaved(await program.favourites.remove(id).saving)
        guard await program.favourites.collection().skipped < count else { return false }
        StandardOutput.write("Removed \(words(id)).\n")
        return true
    }
}
