import Terminal
import TerminalText
import TravelFeatures

/// What the rest of the program has of the filter that is typed into a view's own list: a few lines below that. Down leads from the last row of
/// the list to them, and Up back.
final class Elsewhere {
    /// What a key, or the mouse, comes to.
    enum Answer {
        /// It was taken.
        case taken
        /// This is to be shown.
        case chosen(Found)
        /// It means the list.
        case ignored
    }

    private let model: ElsewhereModel
    /// What is typed, where the lines are of that; nil where they are of the text before.
    private var text: String?
    /// The lines that are seen.
    private var lines: [PaletteLine<Found>] = []
    /// Whether the list has nothing of what is typed: then the first line is meant.
    private var isAlone = false
    /// The line that somebody has gone to; nil while the cursor is in the list.
    private(set) var cursor: Int? { didSet { model.isHeld = cursor != nil } }
    /// What was typed when it was looked at last, and when the list was on the screen last.
    private var followed: String?
    private var seen: String?
    /// Where the lines were drawn last, for the mouse.
    private var drawn = DrawnRows()

    init(_ places: Places) { model = ElsewhereModel(places) }

    /// How many rows a page has at least on which anything is shown.
    static let leastRows = 16 - Frame.rows

    /// How many lines there are at most: 3 on a screen of 24 rows, and 8 on one of 50.
    private static func most(in page: Rect) -> Int { min(8, 3 + (page.rows + Frame.rows - 25) / 5) }

    /// Waits until all that can be found is there.
    func settled() async { await model.settled() }

    /// Whether what is typed will have been looked for in a moment; where keys wait for it, among all names.
    func isArriving(isAwaited: Bool) -> Bool { model.isLooking || isAwaited && !model.hasAllNames }

    /// Whether all that is found for what is typed is there, and taken up.
    func isKnown(_ typed: String) -> Bool { cursor != nil || text == typed && model.knows(typed) }

    /// Whether it is not, and the list has not been seen with that filter.
    func isUnseen(_ typed: String) -> Bool { seen != typed && !isKnown(typed) }

    /// The line that Enter means; nil where it means the list.
    var marked: Int? { cursor ?? (isAlone ? 0 : nil) }

    // MARK: Input

    /// The keys that lead into what was found, and those that lead back.
    static let onwards: [Key] = [.down, .control("n"), .enter]
    private static let backwards: [Key] = [.up, .control("p")]

    /// Takes a key that was pressed over a list.
    func type(_ key: Key, over list: any ListScreen) -> Answer {
        // Nearly all that is typed are letters, and what the list has of them takes long to find.
        guard Self.onwards.contains(key) || Self.backwards.contains(key), isMeant(over: list) else {
            if cursor != nil { cursor = nil }
            return .ignored
        }
        switch key {
        case .down, .control("n"):
            guard cursor != nil || list.isAtEnd else { return .ignored }
            cursor = min(lines.count - 1, marked.map { $0 + 1 } ?? 0)
        case .up, .control("p"):
            guard let place = cursor else { return .ignored }
            // The first line is above no row of a list that has none.
            cursor = place > 0 ? place - 1 : isAlone ? 0 : nil
        case .enter:
            guard let marked, cursor != nil || list.findsNothing else { return .ignored }
            return .chosen(lines[marked].action)
        default: return .ignored
        }
        return .taken
    }

    /// Takes what the mouse did: a click chooses a line, a double click shows what it leads to.
    func take(_ event: MouseEvent, over list: any ListScreen) -> Answer {
        guard isMeant(over: list), let place = drawn.row(at: event), lines.indices.contains(place) else {
            cursor = nil
            return .ignored
        }
        cursor = place
        return event.clicks == 2 ? .chosen(lines[place].action) : .taken
    }

    /// Whether the lines are those of what is typed into the list.
    private func isMeant(over list: any ListScreen) -> Bool { !lines.isEmpty && text != nil && text == list.typedFilter }

    // MARK: Drawing

    /// Keeps up with what is typed, and takes up what has been found. What the list shows itself is left out, and, as long as it shows
    /// anything, what is only like what was typed. Below a list that needs the rows there is one line at least.
    /// - Parameter showsDetails: whether details are wanted; nil to show them where there is room enough.
    /// - Returns: how many rows of the page the lines have, with the rule above them.
    func follow(_ typed: String, over list: any ListScreen, in page: Rect, showsDetails: Bool?) -> Int {
        model.look(for: typed)
        followed = typed
        // Somebody has gone to one of those that are seen.
        if let finds = model.finds, cursor == nil {
            let (isEmpty, listed) = (list.looksEverywhere, list.listed)
            lines = Array(finds.lines.lazy.filter { (isEmpty || !$0.isGuess) && !listed($0.action) }.prefix(Self.most(in: page)))
            text = finds.text == typed ? typed : nil
            isAlone = isEmpty && text != nil && !lines.isEmpty
        } else if typed.isEmpty {
            (lines, text, isAlone, cursor) = ([], nil, false, nil)
        }
        // The list's own rows come first, below its header. Who has gone to a line keeps those that are seen, as long as a row is left.
        let (count, most) = (list.rowCount, Self.most(in: page))
        let (needed, details) = (cursor == nil ? count + 1 : 2, count > 0 ? list.details : .none)
        while lines.count > 1,
            lines.count > most
                || Look.listRows(of: page, without: lines.count + 1, details, areWanted: showsDetails) < needed
        {
            lines.removeLast()
        }
        if let place = cursor, place >= lines.count { cursor = lines.count - 1 }
        return lines.isEmpty ? 0 : lines.count + 1
    }

    /// What was drawn last is on the screen.
    func presented() { seen = followed }

    /// Draws the lines, and the rule that parts them from the list.
    func draw(on canvas: any Canvas, in rect: Rect, with look: Look) {
        let rule = SafeText.repeating(look.glyphs.horizontalRule, count: rect.columns)
        canvas.put(rule, row: rect.row, column: 0, width: rect.columns, style: look.theme.rule)
        let heading: SafeText = " Elsewhere "
        canvas.put(heading, row: rect.row, column: 1, width: min(heading.width, rect.columns - 1), style: look.theme.heading)
        drawn = DrawnRows(rect: rect.droppingTop(1))
        let shown: [(text: SafeText, does: SafeText?)] = lines.map { (canvas.inOrder(SafeText($0.text)), kind(of: $0)) }
        look.draw(shown, marked: marked, from: drawn.rect.row, on: canvas)
    }

    /// What a line leads to. The names of airports do not always say that they are some.
    private func kind(of line: PaletteLine<Found>) -> SafeText {
        let what = line.explanation(for: model.finds?.text ?? "")
        guard case .airport = line.action, !what.string.lowercased().contains("airport") else { return what }
        return "airport, " + what
    }
}
