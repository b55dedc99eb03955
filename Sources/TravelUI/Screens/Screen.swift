import Terminal
import TerminalText
import TravelFeatures
import TravelKit

/// A page of the program: draws a view model's state, and turns commands into its inputs.
protocol Screen: AnyObject {
    /// Its step of the way.
    var title: SafeText { get }
    /// The same in fewer words, where it has no room; nil where there are none.
    var shortTitle: SafeText? { get }
    /// The same while another page lies on it.
    var titleBelow: SafeText { get }
    /// What it says in the status line.
    var status: ScreenStatus { get }
    /// All that is wrong with its data, as its status says; asked for also while it is not on the screen, so that it begins nothing.
    var problems: [ErrorLog.Problem] { get }
    /// Whether what it is for is still on its way, and nothing of it is there.
    var isWaiting: Bool { get }
    /// Whether parts of it are on their way besides those of which its status says so; as it was drawn last.
    var isArriving: Bool { get }
    /// The commands that are worth a hint, the most useful first.
    var hints: [Command] { get }
    /// What a command does here, in a word or two, where that is another thing than elsewhere; nil where it is the same.
    func hint(for command: Command) -> SafeText?
    /// The page as a list, of which more can be asked; nil where it is none.
    var list: (any ListScreen)? { get }
    /// Writes files of what is shown; nil where nothing does.
    var exporter: ExportModel? { get }
    /// The line that is being typed and shown below; nil when none is.
    var input: InputLine? { get }
    /// Whether keys are text.
    var isTyping: Bool { get }
    /// The key that ends typing without opening or writing anything anywhere, for whoever goes elsewhere meanwhile.
    var endOfTyping: Key { get }

    /// How its list is, for the next run of the program; nil where there is nothing to remember.
    var remembered: Session.ListState? { get }

    /// Makes its list as it was in another run.
    func restore(_ state: Session.ListState)
    /// It is shown, for the first time or again.
    func opened()
    /// Another view is shown.
    func left()
    /// Somebody has signed in or out: what another account could see is not shown any more.
    func accountChanged()
    /// Takes a key before it is looked up in the key map; nil for what is left to that.
    func take(_ key: Key) -> ScreenAnswer?
    /// Whether the map's own keys hold here.
    var isMap: Bool { get }
    /// Whether one has a look at it, and goes on where one was: keys, errors, signing in, a note.
    var isPassing: Bool { get }
    /// Whether the key that goes back takes something away first: a filter, a search, what the map shows.
    var clearsFirst: Bool { get }
    /// Whether it is the page that a name leads to.
    func shows(_ found: Found) -> Bool
    /// Whether it shows what time it is, as it was drawn last: then it is drawn anew when the minute changes.
    var showsClock: Bool { get }
    /// Takes a press of the mouse's left button, or a notch of its wheel.
    func take(_ event: MouseEvent) -> ScreenAnswer
    /// Takes a command.
    func perform(_ command: Command) -> ScreenAnswer
    /// Does what was pressed before that was there which it means, where that has come; called before it is drawn in this rectangle.
    /// - Returns: what came of each.
    func performAwaited(in rect: Rect) -> [ScreenAnswer]
    /// The commands of its own that can be given at once the text that they else ask for, or make up, and what each does with it.
    var answerable: [Command: SafeText] { get }
    /// Takes a command with that text; nil where it is typed where the command asks for it.
    func perform(_ command: Command, answeredBy text: String) -> ScreenAnswer?
    /// Takes a key while something is typed; nil when the key has nothing to do with typing.
    func type(_ key: Key) -> ScreenAnswer?
    /// Goes to a row by its number, from 1; where there are fewer, to the last one.
    func goToRow(_ number: Int) -> ScreenAnswer
    /// Draws itself.
    func draw(on canvas: any Canvas, in rect: Rect, with look: Look)
}

extension Screen {
    var shortTitle: SafeText? { nil }

    var titleBelow: SafeText { title }

    var problems: [ErrorLog.Problem] { status.problems }

    var isWaiting: Bool {
        let status = self.status
        return status.loading != nil && status.count.isEmpty
    }

    var isArriving: Bool { false }

    func hint(for command: Command) -> SafeText? { nil }

    var list: (any ListScreen)? { nil }

    var exporter: ExportModel? { nil }

    var input: InputLine? { nil }

    var isTyping: Bool { input != nil }

    var endOfTyping: Key { .escape }

    func take(_ key: Key) -> ScreenAnswer? { nil }

    var isMap: Bool { false }

    var isPassing: Bool { false }

    var clearsFirst: Bool { false }

    func shows(_ found: Found) -> Bool { false }

    var showsClock: Bool { false }

    func take(_ event: MouseEvent) -> ScreenAnswer { .ignored }

    var remembered: Session.ListState? { nil }

    func restore(_ state: Session.ListState) {}

    func left() {}

    func accountChanged() {}

    func performAwaited(in rect: Rect) -> [ScreenAnswer] { [] }

    var answerable: [Command: SafeText] { list?.listAnswerable ?? [:] }

    func perform(_ command: Command, answeredBy text: String) -> ScreenAnswer? { nil }

    func type(_ key: Key) -> ScreenAnswer? { nil }

    func goToRow(_ number: Int) -> ScreenAnswer { .row(number, of: 0) }
}
