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
        @Argument(
            help: ArgumentHelp(
                "A removed favourite's identity, or how that begins, or a country's name or code.", valueName: "id|name|code"))
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
            let (lost, others) = try await missing(program)
            let chosen: [Favourite]
            do {
                let known = lost + others
                let found = try names.map { try FavouritesCommand.favourite($0, in: known, program.format, kind: "No removed favourite") }
                chosen = all ? lost : found
            } catch {
                throw FavouritesCommand.untouched(names, error)
            }
            guard !chosen.isEmpty else { return }
            // Where another note stands nothing comes back, and what the copy has is said.
            let staying = Set(others.map(\.id))
            let merge = await program.favourites.merge(chosen.filter { !staying.contains($0.id) })
            // What stands there unreadable keeps the others from nothing.
            let collection = await program.favourites.collection()
            let saved = collection.favourites.filter { !collection.unsaved.contains($0.id) }.byID
            // What is not new here is listed for its note.
            var (restored, noted) = (merge.addedIDs, Set(lost.map(\.id)).subtracting(merge.addedIDs))
            for favourite in chosen {
                guard let now = saved[favourite.id] else { continue }
                // It may have been named twice, or another instance been faster.
                let words = FavouritesCommand.words(favourite.id)
                let isNoted = noted.remove(favourite.id) != nil && favourite.note != nil && now.note == favourite.note
                let isNew = restored.remove(favourite.id) != nil
                StandardOutput.write(isNew ? "Restored \(words).\n" : isNoted ? "Restored the note of \(words).\n" : "\(words) is kept.\n")
                guard let note = favourite.note, now.note != note else { continue }
                PlainCommand.noteWhole("\(words) has another note here, which was left as it is; the copy's is: \(note)")
            }
            try FavouritesCommand.expectSaved(merge)
        }

        func items(_ program: Composition) async throws -> [Favourite] { try await missing(program).favourites }

        /// What the copies hold and is kept no more, favourites or their notes, and that in the place of whose notes others stand.
        @MainActor private func missing(_ program: Composition) async throws -> (favourites: [Favourite], others: [Favourite]) {
            let kept = try await FavouritesCommand.all(program).favourites
            let path = program.folders.data + "/favourites.db"
            let (lost, others, unread) = try RemovedFavourites.all(besides: kept, ofFavouritesAt: path)
            for copy in unread { PlainCommand.note("A copy cannot be read as a whole: \(copy)") }
            if lost.isEmpty, names.isEmpty {
                let ids = others.map { FavouritesCommand.words($0.id) }.joined(separator: ", ")
                let rest = ids.isEmpty ? "" : ", but for notes that others stand in the place of: \(ids). Name it to see the copy's note"
                PlainCommand.note("All that the copies hold is kept\(rest).")
            }
            return (lost, others)
        }
    }
}
