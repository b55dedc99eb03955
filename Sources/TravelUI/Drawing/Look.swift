import Terminal
import TerminalText
import TravelFeatures
import TravelKit

/// What screens draw with.
struct Look {
    var theme: Theme
    var glyphs: Glyphs
    var keys: KeyMap
    /// Whether details are wanted beside lists, or below them; nil to show them where there is room enough.
    var showsDetails: Bool?
    /// Whether a way has its map beside it; nil where there is room.
    var showsMap: Bool?
    /// Whether one can sign in at the server of the trips.
    var canSignIn = false
    /// Whether the list is there to choose from, and nothing else.
    var isPicking = false
    /// Whether the key that goes back takes something away first: a filter, a search, what the map shows.
    var clears = false
    /// Whether the key that opens looks everywhere for what a filter has not found.
    var looksEverywhere = false
    /// Whether the palette is open, so that keys mean what is typed there.
    var isBehindPalette = false
    /// How many of the page's last rows are none of its own. Whether there are details does not depend on them: else these would come and go
    /// with the letters of a filter.
    var rowsElsewhere = 0

    /// What a command does on a screen, in a word or two, for the line of hints.
    func hint(_ command: Command, on screen: any Screen) -> SafeText {
        if command == .back, clears { return "clear" }
        return screen.hint(for: command) ?? SafeText(command.hint)
    }

    /// The commands of a screen that are worth a hint now, and, where something is to be taken away first, the one that does. Where
    /// something failed, be it on another page, the errors come first, for what comes last may have no room; where the page itself failed,
    /// what helps comes before them.
    /// - Parameters:
    ///   - status: what the screen says in the status line.
    ///   - leaving: what leaves a view's first page.
    func hints(of screen: any Screen, status: ScreenStatus, leaving: Command) -> [Command] {
        let list = screen.list
        // Where there is one list to choose from, there is no other view, nor a palette.
        let isLoading = status.loading != nil
        var hints: [Command] = []
        for command in screen.hints where list?.canDo(command, isLoading: isLoading) != false {
            if isPicking, command == .map || command == .palette { continue }
            hints.append(command == .goBackOrQuit ? leaving : command)
        }
        if clears, !hints.contains(.back) { hints.insert(.back, at: hints.firstIndex(of: .filter) ?? hints.startIndex) }
        // Where keys are text they do nothing about a failure.
        if screen.isTyping { return hints }
        let isPartial = !status.sourceFailures.isEmpty
        guard status.failureOnPage != nil || status.failure != nil || isPartial || status.hasErrorsElsewhere else {
            return hints
        }
        let remedy = status.failureOnPage.flatMap { helping($0.remedy) } ?? (isPartial ? .reload : nil)
        let first: [Command] = [remedy, .errors].compactMap(\.self)
        return first + hints.filter { !first.contains($0) }
    }

    /// The command that a remedy is; nil where none is.
    private func helping(_ remedy: FailureMessage.Remedy) -> Command? {
        switch remedy {
        case .chooseRegion: .chooseRegion
        case .signIn where canSignIn: .signIn
        case .retry, .mend, .signIn, .wait, .other: .reload
        case .instead: nil
        }
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
    /// How large a page has to be for a map beside facts, or beside a list.
    static let mapFrom = (rows: 8, columns: 90)
    /// How many rows a list needs for details below it, and from how many on they are there by themselves.
    static let detailRows = (least: 16, normal: 26)

    /// Whether details have room where a page has so many rows and columns.
    static func hasRoomForDetails(rows: Int, columns: Int, _ details: Details) -> Bool {
        switch details {
        case .none: false
        case .beside: columns >= detailsFrom
        case .map: columns >= mapFrom.columns && rows >= mapFrom.rows
        case .besideOrBelow: columns >= detailsFrom || rows >= detailRows.least
        case .inRoomLeft: true
        }
    }

    /// Whether details are there by themselves where a page has so many rows and columns.
    static func showsDetails(rows: Int, columns: Int, _ details: Details) -> Bool {
        switch details {
        case .none: false
        case .beside(let byThemselves): columns >= detailsFrom && byThemselves
        case .map(let byItself): byItself
        case .besideOrBelow: columns >= detailsFrom || rows >= detailRows.normal
        case .inRoomLeft: true
        }
    }

    /// A rectangle parted into a list and the details beside it, or below it where it is narrow; the latter nil when there are none, no room
    /// or no wish.
    func part(_ rect: Rect, _ details: Details, on canvas: any Canvas) -> (list: Rect, details: Rect?) {
        guard hasDetails(rect.top(rect.rows + rowsElsewhere), details) else { return (rect, nil) }
        if rect.columns < Self.detailsFrom { return partBelow(rect, rows: Self.rowsBelow(rect.rows), on: canvas) }
        let (list, details) = Self.partBeside(rect)
        drawRule(before: details, on: canvas)
        return (list, details)
    }

    /// Whether a list on a page has details beside it or below it: there is room for them, and they are wanted.
    private func hasDetails(_ page: Rect, _ details: Details) -> Bool { Self.hasDetails(page, details, areWanted: showsDetails) }

    private static func hasDetails(_ page: Rect, _ details: Details, areWanted: Bool?) -> Bool {
        hasRoomForDetails(rows: page.rows, columns: page.columns, details)
            && areWanted ?? showsDetails(rows: page.rows, columns: page.columns, details)
    }

    /// How many rows a list has on a page of which the last ones are none of its own.
    /// - Parameter areWanted: whether details are; nil to show them where there is room enough.
    static func listRows(of page: Rect, without last: Int, _ details: Details, areWanted: Bool?) -> Int {
        let rows = page.rows - last
        guard details == .besideOrBelow, page.columns < detailsFrom, hasDetails(page, details, areWanted: areWanted) else { return rows }
        return rows - rowsBelow(rows) - 1
    }

    /// A rectangle parted into a list and the details beside it, with room for a rule between them.
    static func partBeside(_ rect: Rect) -> (list: Rect, details: Rect) {
        // The least leaves a list of trips its column for what prices do.
        let width = min(60, max(35, rect.columns / 3))
        // A blank parts the rule from the list, and another from the details.
        return (
            Rect(row: rect.row, column: rect.column, rows: rect.rows, columns: rect.columns - width - 2),
            Rect(row: rect.row, column: rect.endColumn - width + 1, rows: rect.rows, columns: width - 1)
        )
    }

    /// Draws the rule that parts details from the list beside them.
    func drawRule(before details: Rect, on canvas: any Canvas) {
        for row in details.row..<details.endRow {
            canvas.put(glyphs.verticalRule, row: row, column: details.column - 2, width: 1, style: theme.rule)
        }
    }

    /// How many rows details have below a list, where both have so many and one for the rule.
    private static func rowsBelow(_ rows: Int) -> Int { min(12, max(7, rows / 3)) }

    /// How many rows details have where both have so many and the list needs no more than these; nil where too few are left.
    static func rowsLeft(of rows: Int, byList needed: Int) -> Int? {
        let left = rows - needed - 1
        return left < 7 ? nil : min(12, left)
    }

    /// A rectangle parted into a list and so many rows of details below it, with a rule between them.
    func partBelow(_ rect: Rect, rows: Int, on canvas: any Canvas) -> (list: Rect, details: Rect?) {
        let list = rect.top(rect.rows - rows - 1)
        let rule = SafeText.repeating(glyphs.horizontalRule, count: rect.columns)
        canvas.put(rule, row: list.endRow, column: rect.column, width: rect.columns, style: theme.rule)
        return (list, Rect(row: list.endRow + 1, column: rect.column, rows: rows, columns: rect.columns))
    }

    /// Draws why there is nothing to show, and what can be done.
    func draw(_ failure: FailureMessage, suggestions: [String] = [], on canvas: any Canvas, in rect: Rect) {
        guard !rect.isEmpty else { return }
        let inset = min(2, rect.columns / 8)
        let columns = rect.columns - 2 * inset
        func lines(_ text: SafeText, _ style: Style, most: Int) -> [(text: SafeText, style: Style)] {
            guard most > 0 else { return [] }
            return canvas.shown(text).wrapped(to: columns, most: most).filter { !$0.isEmpty }
                .map { ($0.cut(to: columns, ascii: canvas.isASCII), style) }
        }
        // Where there is too little room, what to do is worth more than the sentence, and that more than the cause.
        let remedy = lines(remedy(failure.remedy), theme.label, most: rect.rows)
        let sentence = lines(failure.sentence, theme.problem, most: max(1, rect.rows - remedy.count))
        let cause = lines(failure.cause ?? .empty, .plain, most: rect.rows - sentence.count - remedy.count)
        let parts = [sentence, cause, remedy].filter { !$0.isEmpty }
        let count = parts.joined().count + (suggestions.isEmpty ? 0 : 1)
        // Blank rows stand around what is said, and between its parts, as far as all of it has room.
        let gap = rect.rows > 12 && count + parts.count <= rect.rows ? 1 : 0
        let left = rect.rows - count - gap * parts.count
        var row = rect.row + min(rect.rows < 8 ? 0 : 2, max(0, left / 2))
        for part in parts {
            for line in part where row < rect.endRow {
                canvas.put(line.text, row: row, column: rect.column + inset, width: columns, style: line.style)
                row += 1
            }
            row += gap
        }
        guard !suggestions.isEmpty, row < rect.endRow else { return }
        let names = suggestions.map { SafeText($0) }.joined(separator: ", ")
        canvas.put("Did you mean: " + names + "?", row: row, column: rect.column + inset, width: columns, style: .plain)
    }

    /// What can be done, in words, with the key that does it.
    func remedy(_ remedy: FailureMessage.Remedy) -> SafeText {
        switch remedy {
        case .retry, .mend: sentence(.reload, " to try again")
        case .chooseRegion: sentence(.chooseRegion, " to choose another region")
        case .signIn where canSignIn: sentence(.signIn, " to sign in")
        case .signIn: sentence(.reload, " to try again", after: FailureMessage.signIn)
        case .wait(let duration):
            SafeText("Wait \(duration.inWords)") + (how(.reload, begins: false).map { ", then " + $0 + " to try again." } ?? ".")
        case .other(let text): sentence(.reload, " to try again", after: text)
        case .instead(let text): text
        }
    }

    /// The same in ever fewer words. The key that does it, where there is one, is among them all; advice alone is among the errors as well,
    /// so that in the end it makes room.
    func remedies(_ remedy: FailureMessage.Remedy) -> [SafeText] {
        let whole = self.remedy(remedy)
        guard let command = helping(remedy), let how = how(command) else { return [whole, .empty] }
        let again = command == .reload ? self.remedy(.retry) : whole
        let key = how + "."
        return again == whole ? [whole, key] : [whole, again, key]
    }

    /// The first key of a command, or else its name as it is typed. Who signs in knows that by another word.
    func keyName(_ command: Command) -> SafeText {
        keys.name(of: command) ?? SafeText(":" + (command == .signIn ? "login" : command.rawValue))
    }

    /// How a command is done: "Press r", or where it has no key "Type :reload"; nil where it has none and names cannot be typed.
    /// - Parameter begins: whether a sentence begins so.
    func how(_ command: Command, begins: Bool = true) -> SafeText? {
        if keys.name(of: command) != nil { return (begins ? "Press " : "press ") + keyName(command) }
        if isPicking || keys.name(of: .palette) == nil { return nil }
        return (begins ? "Type " : "type ") + keyName(command)
    }

    /// The same with what that does, as a sentence, behind another one; that one alone where it cannot be done.
    func sentence(_ command: Command, _ does: SafeText, after text: SafeText = .empty) -> SafeText {
        guard let how = how(command) else { return text }
        return (text.isEmpty ? SafeText.empty : text + " ") + how + does + "."
    }
}
