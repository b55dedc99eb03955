import TerminalText
import TravelFeatures
import TravelKit

extension FavouriteMarks {
    /// That something is a favourite, and its note; nothing of what is none.
    func lines(_ id: Favourite.ID) -> [SafeText] {
        guard let favourite = favourite(id) else { return [] }
        return ["It is a favourite."] + (favourite.note.map { ["Note: " + SafeText($0).cut(to: 300)] } ?? [])
    }

    /// Writes a note to something that may be a favourite.
    func noted(_ text: String, to id: Favourite.ID) -> PlainAnswer {
        guard contains(id) else { return .say("Only a favourite has a note; keep makes it one.") }
        if text.isEmpty { return .say("Say what: note and a text; or none, to take the note away.") }
        let before = favourite(id)?.note
        noteGiven(text.lowercased() == "none" ? "" : text, to: id)
        // What is written over is said once more: it stands nowhere else.
        return before.map { .say("The note before: " + SafeText($0)) } ?? .done
    }
}

extension PlainList {
    /// Writes a note to the record whose number comes first, as in "note 3 ask Janis".
    func note(_ words: String, _ marks: FavouriteMarks, id: (Item) -> Favourite.ID) -> PlainAnswer {
        let number = words.prefix { !$0.isWhitespace }
        switch item(named: String(number), for: .note) {
        case .success(let item): return marks.noted(String(words.dropFirst(number.count)).trimmed, to: id(item))
        case .failure(let absence): return .say(absence.reason)
        }
    }
}
