import ArgumentParser
import TerminalText
import TravelKit

extension FavouritesCommand {
    /// `jaunt favourites note`.
    struct Note: DataCommand {
        static let configuration = CommandConfiguration(
            commandName: "note",
            abstract: "Write a note to a favourite; without a text, print it.",
            discussion:
                "Examples:\n  jaunt favourites add latvia\n  jaunt favourites note latvia \"ask Anna\"\n  jaunt favourites note latvia\n"
                + "  jaunt favourites note latvia \"\"")

        @ParentCommand var parent: FavouritesCommand
        @OptionGroup(title: "Where the data comes from") var source: SourceOptions
        var sources: SourceOptions { get throws { source.over(try parent.sources) } }
        // Most countries are no favourites, and which are is not looked for while somebody types.
        @Argument(help: ArgumentHelp("A favourite's identity, or how that begins, or a country's name or code.", valueName: "id|name|code"))
        var name: String
        @Argument(help: "The note; an empty one takes it away.") var text: [String] = []

        func validate() throws { try FavouritesCommand.expectNames([name]) }

        func run(_ program: Composition) async throws {
            let kept = try await FavouritesCommand.all(program)
            let favourite = try FavouritesCommand.favourite(name, in: kept.favourites, besides: kept.unreadable, program.format)
            guard !text.isEmpty else {
                guard let note = favourite.note else { return PlainCommand.note("There is no note.") }
                return StandardOutput.write(SafeText.whole(note) + "\n")
            }
            let note = text.joined(separator: " ")
            let isNone = note.allSatisfy(\.isWhitespace)
            if isNone, favourite.note == nil { return StandardOutput.write("There was no note.\n") }
            switch await program.favourites.setNote(note, of: favourite.id) {
            case .written(let before, let saving):
                try FavouritesCommand.expectSaved(saving)
                StandardOutput.write(isNone ? "The note is gone.\n" : "Noted.\n")
                // Nothing else brings it back.
                if let before, before != note { PlainCommand.note("Before, it was: \(before)") }
            case .notKept, .anotherStays: throw NothingCalled(name: name, kind: "No favourite")
            case .unreadable(let cause), .failed(let cause): try FavouritesCommand.expectSaved(.unsaved(cause: cause))
            }
        }
    }
}
