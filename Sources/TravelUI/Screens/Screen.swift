import Terminal
import TerminalText
import TravelFeatures
import TravelKit

/// What a screen wants done after it took a command.
enum ScreenAnswer {
    /// It was done.
    case done
    /// The command is none of this screen's.
    case ignored
    /// Another screen is to be opened on top.
    case push(any Screen)
    /// Another screen is to take this one's place.
    case replace(any Screen)
    /// This screen is to be left.
    case pop
    /// The user is to be told something.
    case say(Notice)
    /// A link is to be opened outside of the program.
    case open(link: String)
    /// Something is wanted in the clipboard.
    case copy(Clip)
    /// The trips of the feed are to be shown that this filter finds.
    case trips(filter: String)
    /// This screen is to be left, and the command to be done on the one below.
    case run(Command)
    /// What was chosen has been handed over: the program is to end.
    case end
    /// Everything is to be looked through for this.
    case find(String)
    /// The palette is to be opened with this in it, for the user to go on typing.
    case ask(String)

    /// That a row was wanted by its number: what there is to say where there are fewer.
    static func row(_ number: Int, of count: Int) -> ScreenAnswer {
        if number <= count { return .done }
        let rows: SafeText =
            count == 0 ? "There are no rows here." : count == 1 ? "There is 1 row." : SafeText("\(count) rows: at the last.")
        return .say(Notice(.information, rows))
    }

    /// That there is no row for what is wanted.
    static let noRow: ScreenAnswer = .say(.noRow)

    /// The same while rows are on their way: it is read until the next key, and stays true when they have come.
    static let noRowYet: ScreenAnswer = .say(Notice(.information, "There was no row yet to do that with."))

    /// That what is wanted needs what is not there yet; it, too, stays true when that has come.
    static let notYet: ScreenAnswer = .say(Notice(.information, "That was not known yet."))

    /// Asks where the way over land from a country is to lead.
    static func askWay(from country: Country) -> ScreenAnswer { .ask(PaletteQuestion.way.text(country)) }

    /// Asks with which other country one is to be compared.
    static func askComparison(of country: Country) -> ScreenAnswer { .ask(PaletteQuestion.comparison.text(country)) }

    /// Shows the feed's trips to a country.
    static func trips(to country: Country) -> ScreenAnswer { .trips(filter: "to:\(country.alpha2)") }

    /// Shows the feed's trips of a trip's route.
    static func trips(like trip: Trip) -> ScreenAnswer { .trips(filter: "from:\(trip.departure.airport) to:\(trip.destination.airport)") }
}

extension Notice {
    /// That there is no row for what is wanted.
    static let noRow = Notice(.information, "There is no row to do that with.")
}

/// What a screen has to say in the status line.
struct ScreenStatus {
    /// What is shown: "12 of 250".
    var count: SafeText = .empty
    /// Whether that is what the user has asked for, by a filter, a search or marks: it is said beside what went wrong then.
    var isCountAsked = false
    /// More about it, said where there is room for all of it: "cheapest €21.00 to Riga".
    var summary: SafeText = .empty
    /// What is wrong with the list's filter, as a clause; nil when nothing is.
    var filterProblem: SafeText?
    /// What is on its way; nil when nothing is.
    var loading: SafeText?
    /// What went wrong while older data is shown; nil when nothing did.
    var failure: FailureMessage?
    /// What went wrong and is said on the page itself, for the page of errors.
    var failureOnPage: FailureMessage?
    /// What the user did last, and what came of it.
    var notice: Notice?
    /// What is to be known of the data: its age, that it is a demonstration.
    var remarks: [SafeText] = []
    /// Which of several sources failed, for the page of errors.
    var sourceFailures: [SourceFailure] = []
}

/// A page of the program: draws a view model's state, and turns commands into its inputs.
protocol Screen: AnyObject {
    /// Its step of the way.
    var title: SafeText { get }
    /// What it says in the status line.
    var status: ScreenStatus { get }
    /// The commands that are worth a hint, the most useful first.
    var hints: [Command] { get }
    /// The line that is being typed and shown below; nil when none is.
    var input: InputLine? { get }
    /// Whether keys are text.
    var isTyping: Bool { get }

    /// How its list is, for the next run of the program; nil where there is nothing to remember.
    var remembered: Session.ListState? { get }

    /// Makes its list as it was in another run.
    func restore(_ state: Session.ListState)
    /// It is shown, for the first time or again.
    func opened()
    /// Another view is shown.
    func left()
    /// Takes a key before it is looked up in the key map; nil for what is left to that.
    func take(_ key: Key) -> ScreenAnswer?
    /// Whether the map's own keys hold here.
    var isMap: Bool { get }
    /// Whether a command would do something now: hints say nothing of others.
    func canDo(_ command: Command) -> Bool
    /// Whether the key that goes back takes a filter or a search away first.
    var clearsFirst: Bool { get }
    /// Whether it shows what time it is, as it was drawn last: then it is drawn anew when the minute changes.
    var showsClock: Bool { get }
    /// Takes a press of the mouse's left button, or a notch of its wheel.
    func take(_ event: MouseEvent) -> ScreenAnswer
    /// Takes a command.
    func perform(_ command: Command) -> ScreenAnswer
    /// Takes a key while something is typed; nil when the key has nothing to do with typing.
    func type(_ key: Key) -> ScreenAnswer?
    /// Where details of the selected row can stand.
    var details: Details { get }
    /// The columns that its list can be sorted by; none where it has no list.
    var sortColumns: [Column] { get }
    /// Sorts its list by a column; the same one again reverses.
    func sort(by column: Column.ID)
    /// Goes to a row by its number, from 1; where there are fewer, to the last one.
    func goToRow(_ number: Int) -> ScreenAnswer
    /// Waits until nothing that it reads is on its way, what is a help included.
    func settled() async
    /// Draws itself.
    func draw(on canvas: any Canvas, in rect: Rect, with look: Look)
}

extension Screen {
    var input: InputLine? { nil }

    var isTyping: Bool { input != nil }

    func take(_ key: Key) -> ScreenAnswer? { nil }

    var isMap: Bool { false }

    func canDo(_ command: Command) -> Bool { true }

    var clearsFirst: Bool { false }

    var showsClock: Bool { false }

    func take(_ event: MouseEvent) -> ScreenAnswer { .ignored }

    var remembered: Session.ListState? { nil }

    func restore(_ state: Session.ListState) {}

    func left() {}

    func type(_ key: Key) -> ScreenAnswer? { nil }

    var details: Details { .none }

    func settled() async {}

    var sortColumns: [Column] { [] }

    func sort(by column: Column.ID) {}

    func goToRow(_ number: Int) -> ScreenAnswer { .row(number, of: 0) }
}

/// Where details of a list's selected row can stand: nowhere; beside it, which may have a map above it that comes first; else below it, too.
enum Details: Equatable { case none, beside(hasMap: Bool), besideOrBelow }

/// What screens draw with.
struct Look {
    var theme: Theme
    var glyphs: Glyphs
    var keys: KeyMap
    /// Whether details are wanted beside lists, or below them; nil to show them where there is room enough.
    var showsDetails: Bool?
    /// Whether one can sign in at the server of the trips.
    var canSignIn = false
    /// Whether the list is there to choose from, and nothing else.
    var isPicking = false
    /// Whether the key that goes back takes a filter or a search away first.
    var clears = false

    /// What a command does, in a word or two, for the line of hints.
    func hint(_ command: Command) -> SafeText {
        switch command {
        case .open where isPicking: "choose"
        case .back where clears: "clear"
        default: SafeText(command.hint)
        }
    }

    /// The commands of a screen that are worth a hint now, and, where a filter or a search is kept, the one that takes it away.
    /// - Parameter leaving: what leaves a view's first page.
    func hints(of screen: any Screen, leaving: Command) -> [Command] {
        var hints = screen.hints.filter(screen.canDo).map { $0 == .goBackOrQuit ? leaving : $0 }
        if clears, !hints.contains(.back) { hints.insert(.back, at: hints.firstIndex(of: .filter) ?? hints.startIndex) }
        return hints
    }

    /// What there is to say of favourites, and of what was taken away by which key it comes back; nil when there is nothing to say.
    func notice(of marks: FavouriteMarks) -> Notice? {
        guard var notice = marks.notice, marks.removedCount > 0, let key = keys.name(of: .undo) else { return marks.notice }
        notice.text += " " + key + (marks.removedCount == 1 ? " brings it back." : " brings them back.")
        return notice
    }

    /// From how many columns on details stand beside a list.
    static let detailsFrom = 100
    /// From how many columns on a page has room for facts, a map and details beside each other.
    static let detailsBesideMapFrom = 138
    /// How many rows a list needs for details below it, and from how many on they are there by themselves.
    static let detailRows = (least: 16, normal: 26)

    /// Whether details have room where a page has so many rows and columns.
    static func hasRoomForDetails(rows: Int, columns: Int, _ details: Details) -> Bool {
        switch details {
        case .none: false
        case .beside: columns >= detailsFrom
        case .besideOrBelow: columns >= detailsFrom || rows >= detailRows.least
        }
    }

    /// Whether details are there by themselves where a page has so many rows and columns.
    static func showsDetails(rows: Int, columns: Int, _ details: Details) -> Bool {
        switch details {
        case .none: false
        case .beside(let hasMap): columns >= (hasMap ? detailsBesideMapFrom : detailsFrom)
        case .besideOrBelow: columns >= detailsFrom || rows >= detailRows.normal
        }
    }

    /// A rectangle parted into a list and the details beside it, or below it where it is narrow; the latter nil when there are none, no room
    /// or no wish.
    ///
    func part(_ rect: Rect, _ details: Details, on canvas: any Canvas) -> (list: Rect, details: Rect?) {
        guard Self.hasRoomForDetails(rows: rect.rows, columns: rect.columns, details),
            showsDetails ?? Self.showsDetails(rows: rect.rows, columns: rect.columns, details)
        else { return (rect, nil) }
        if rect.columns < Self.detailsFrom { return partBelow(rect, on: canvas) }
        let width = min(60, max(40, rect.columns / 3))
        let list = Rect(row: rect.row, column: rect.column, rows: rect.rows, columns: rect.columns - width - 2)
        // A blank parts the rule from the list, and another from the details.
        for row in rect.row..<rect.endRow {
            canvas.put(glyphs.verticalRule, row: row, column: list.endColumn + 1, width: 1, style: theme.rule)
        }
        return (list, Rect(row: rect.row, column: list.endColumn + 3, rows: rect.rows, columns: width - 1))
    }

    private func partBelow(_ rect: Rect, on canvas: any Canvas) -> (list: Rect, details: Rect?) {
        let rows = min(12, max(7, rect.rows / 3))
        let list = Rect(row: rect.row, column: rect.column, rows: rect.rows - rows - 1, columns: rect.columns)
        let rule = SafeText.repeating(glyphs.horizontalRule, count: rect.columns)
        canvas.put(rule, row: list.endRow, column: rect.column, width: rect.columns, style: theme.rule)
        return (list, Rect(row: list.endRow + 1, column: rect.column, rows: rows, columns: rect.columns))
    }

    /// Draws why there is nothing to show, and what can be done.
    func draw(_ failure: FailureMessage, suggestions: [String] = [], on canvas: any Canvas, in rect: Rect) {
        let box = rect.inset(rows: rect.rows < 8 ? 0 : 2, columns: min(2, rect.columns / 8))
        let facts = FactList(theme: theme)
        func lines(_ text: SafeText, _ style: Style) -> [(text: SafeText, style: Style)] {
            facts.wrap(canvas.isASCII ? text.asciiOnly() : text, to: box.columns).filter { !$0.isEmpty }.map { ($0, style) }
        }
        var sentence = lines(failure.sentence, theme.problem)
        var cause = lines(failure.cause ?? .empty, .plain)
        let remedy = lines(remedy(failure.remedy), theme.label)
        // Where there is too little room, what to do is worth more than the cause, and the cause more than the end of a long sentence.
        if sentence.count + cause.count + remedy.count > box.rows { cause = [] }
        if sentence.count + remedy.count > box.rows { sentence = Array(sentence.prefix(max(1, box.rows - remedy.count))) }
        var row = box.row
        for part in [sentence, cause, remedy] where !part.isEmpty {
            for line in part where row < box.endRow {
                canvas.put(line.text, row: row, column: box.column, width: box.columns, style: line.style)
                row += 1
            }
            if rect.rows > 12 { row += 1 }
        }
        guard !suggestions.isEmpty, row < box.endRow else { return }
        let names = suggestions.map { SafeText($0) }.joined(separator: ", ")
        canvas.put("Did you mean: " + names + "?", row: row, column: box.column, width: box.columns, style: .plain)
    }

    /// What can be done, in words, with the key that does it.
    func remedy(_ remedy: FailureMessage.Remedy) -> SafeText {
        switch remedy {
        case .retry: "Press " + keyName(.reload) + " to try again."
        case .chooseRegion: "Press " + keyName(.chooseRegion) + " to choose another region."
        case .signIn where canSignIn: "Press " + keyName(.signIn) + " to sign in."
        case .signIn: "Give the server's token: jaunt --help says how. Press " + keyName(.reload) + " to try again."
        case .wait(let duration): SafeText("Wait \(duration.inWords), then press ") + keyName(.reload) + " to try again."
        case .other(let text): text + " Press " + keyName(.reload) + " to try again."
        }
    }

    /// The first key of a command.
    func keyName(_ command: Command) -> SafeText { keys.name(of: command) ?? "(no key)" }
}
