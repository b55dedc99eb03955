import Terminal
import TerminalText
import TravelFeatures
import TravelKit

/// The line in which a note to a favourite is written, on top of the page that shows the favourite.
final class NoteScreen: Screen {
    private let favourite: Favourite
    private let name: SafeText
    private let marks: FavouriteMarks
    private let below: any Screen
    private var line: LineEditor

    init(_ favourite: Favourite, named name: SafeText, _ marks: FavouriteMarks, below: any Screen) {
        (self.favourite, self.name) = (favourite, name)
        self.marks = marks
        self.below = below
        line = LineEditor(favourite.note ?? "")
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
            if line.text != favourite.note ?? "" { marks.noteGiven(line.text, to: favourite.id, named: name) }
            return .pop
        case .escape: return .pop
        default:
            guard line.type(key) else { return nil }
            guard line.isCut else { return .done }
            return .say(Notice(.information, SafeText("Not all of that fits: a note has \(line.limit) characters at most.")))
        }
    }

    func draw(on canvas: any Canvas, in rect: Rect, with look: Look) { below.draw(on: canvas, in: rect, with: look) }
}
