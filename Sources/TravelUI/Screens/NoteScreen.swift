import Terminal
import TerminalText
import TravelFeatures
import TravelKit

/// The line in which a note to a favourite is written, on top of the page that shows the favourite.
final class NoteScreen: Screen {
    private let favourite: Favourite
    private let name: SafeText
    private let marks: FavouriteMarks
    private let drafts: NoteDrafts
    private let below: any Screen
    private var line: LineEditor
    /// How the note is written, as it was drawn last.
    private var noting: SafeText = ":note"

    init(_ favourite: Favourite, named name: SafeText, _ places: Places, below: any Screen) {
        (self.favourite, self.name) = (favourite, name)
        (marks, drafts) = (places.marks, places.drafts)
        self.below = below
        line = LineEditor(drafts.lines[favourite.id] ?? favourite.note ?? "")
    }

    let title: SafeText = "Note"

    var status: ScreenStatus { below.status }

    let hints: [Command] = []

    let isPassing = true

    /// What was written is kept: nobody has taken it back.
    let endOfTyping = Key.enter

    var input: InputLine? {
        InputLine(sign: "Note for " + name + ": ", shortSign: "Note: ", line: line, keys: [("Enter", "keep"), ("Esc", "leave")])
    }

    func opened() {}

    func perform(_ command: Command) -> ScreenAnswer { .ignored }

    func type(_ key: Key) -> ScreenAnswer? {
        switch key {
        case .enter:
            drafts.lines[favourite.id] = nil
            if line.text != favourite.note ?? "" { marks.noteGiven(line.text, to: favourite.id, named: name) }
            return .pop
        case .escape: return leave()
        default:
            guard line.type(key) else { return nil }
            guard line.isCut else { return .done }
            return .say(Notice(.information, SafeText("Not all of that fits: a note has \(line.limit) characters at most.")))
        }
    }

    /// Leaves the note as it is. What was typed is not lost, unless nothing is left of it.
    private func leave() -> ScreenAnswer {
        let isNew = !line.text.isEmpty && line.text != favourite.note
        drafts.lines[favourite.id] = isNew ? line.text : nil
        return isNew ? .leave(Notice(.information, "The note is left unsaved; " + noting + " goes on with it.")) : .pop
    }

    func draw(on canvas: any Canvas, in rect: Rect, with look: Look) {
        noting = look.keys.name(of: .note) ?? ":note"
        below.draw(on: canvas, in: rect, with: look)
    }
}
