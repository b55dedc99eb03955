import TerminalText
import TravelFeatures
import TravelKit

extension FavouriteMarks {
    /// That something is a favourite, and its note; nothing of what is none.
    func lines(_ id: Favourite.ID) -> [SafeText] {
        guard let favourite = favourite(id) else { return [] }
        return ["It is a favourite."] + (favourite.note.map { ["Note: " + SafeText($0)] } ?? [])
    }
}

extension Places {
    /// Writes a note to something that may be a favourite. Quotation marks around it, which keep a number at its beginning, are none of it.
    func noted(_ typed: String, to item: Favourite.Item) -> PlainAnswer {
        let name = FavouriteText(format).title(of: item)
        let text = typed.unquoted
        guard let favourite = marks.favourite(item.id) else {
            return .refuse(name + " is no favourite, and only a favourite has a note; keep makes it one.")
        }
        if text.isEmpty { return .refuse("Say what to note for " + name + ": a text, or the word none, to take the note away.") }
        marks.noteGiven(text.lowercased() == "none" ? "" : text, to: item.id, named: name)
        // What is written over is said once more: whoever listens may have forgotten it.
        return favourite.note.map { .say("The note before, which undo brings back: " + SafeText($0)) } ?? .done
    }
}
