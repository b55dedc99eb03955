import Terminal
import TerminalText
import TravelFeatures

/// The page of keys, made from the key map; what it lists can be done from it. What a filter understands stands below, made from the filter's
/// own lists.
final class HelpScreen: ListScreen {
    /// A command, or something to filter with, as a row of the page.
    nonisolated struct Line: Identifiable, Sendable {
        let id: Int
        let command: Command
        let keys: SafeText
        let text: SafeText
        let group: SafeText
        /// What a filter of trips begins with that is begun from here.
        var typing = ""
    }

    let pane: ListPane<Line>
    /// What it is for, and more of that where it has room.
    private let purpose: (words: CountText, more: [SafeText])
    private let format: DisplayFormat

    /// - Parameter isOnMap: whether it is opened from the map, whose keys come first then, and others as they are there.
    init(_ keys: KeyMap, _ places: Places, isOnMap: Bool) {
        format = places.format
        let list = ListModel<Line>(order: .kept) { line, column in
            switch column {
            case "keys": .folded(line.keys.string)
            case "text": .folded(line.text.string)
            default: .folded(line.group.string)
            }
        }
        let all = Command.Group.allCases.flatMap { group in Command.allCases.filter { $0.group == group } }
        // What does nothing there stands last; what means one of the map's own has a line with that one.
        let idle = all.filter { !$0.isOfMap && !$0.holdsOnMap && $0.onMap == nil }
        let commands = isOnMap ? all.filter(\.isOfMap) + all.filter(\.holdsOnMap) + idle : all
        let lines = commands.enumerated().map { index, command in
            let names = keys.keys(for: command, isOnMap: isOnMap).map { SafeText($0.description) }.joined(separator: "  ")
            // What others have taken the keys of can be done by its name.
            return Line(
                id: index, command: command, keys: names.isEmpty ? SafeText("no key, :\(command.rawValue)") : names,
                text: SafeText(isOnMap ? command.explanationOnMap : command.explanation) + Self.sign(of: command),
                group: SafeText(command.group.rawValue))
        }
        let words =
            FilterSign.allCases.map { ($0.rawValue, $0.explanation, "") }
            + TripField.allCases.map { ($0.rawValue + ":", $0.explanation, $0.rawValue + ":") }
            + [(TripText.expired.string, "trips that are over: × beside them, or words", TripText.expired.string)]
        let filters = words.enumerated().map { index, word in
            Line(id: lines.count + index, command: .filter, keys: SafeText(word.0), text: SafeText(word.1), group: "Filter", typing: word.2)
        }
        let typing: SafeText = "Up, Down and Esc work while a filter is typed."
        if let key = keys.name(of: .open) {
            let does: SafeText = key + " does what the row says."
            purpose = (CountText(does), [SafeText.blank + typing])
        } else {
            purpose = (CountText(typing), [])
        }
        // A command is found by its name, too, though that is not shown.
        let entries = (lines + filters).map {
            ListEntry($0, key: SearchKey([$0.text.string, $0.keys.string, $0.group.string, $0.command.rawValue]))
        }
        list.set(entries)
        pane = ListPane(
            list, name: "keys",
            columns: [
                Column("keys", "Key", minimum: 22, least: 8, maximum: 24, rank: 0),
                // Before one is cut, the group goes.
                Column("text", "What it does", minimum: 44, least: 10, maximum: 60, rank: 1),
                Column("group", "", name: "Group", minimum: 8, maximum: 8, rank: 2),
            ], memory: places.columns, keepsOrder: true
        ) { Row([$0.keys, $0.text, $0.group]) }
    }

    /// The sign that a row has then, behind what a command does.
    private static func sign(of command: Command) -> SafeText {
        switch command {
        case .toggleFavourite: " (" + FavouriteMarks.star + ")"
        case .note: " (" + FavouriteText.noteSign + ")"
        default: .empty
        }
    }

    let title: SafeText = "Keys"

    /// What the page is for, or what a filter or a search has found; where the selected row has no room for what it says, that.
    var status: ScreenStatus {
        var status = ScreenStatus(pane, of: "row", "rows", format: format)
        if !status.isCountAsked { (status.count, status.summaries) = (purpose.words, purpose.more) }
        if let line = pane.model.selected, room(for: "keys") ?? .max < line.keys.width || room(for: "text") ?? 0 < line.text.width {
            status.selected = line.keys + " – " + line.text
        }
        return status
    }

    /// How wide a column was drawn; nil where it was not.
    private func room(for column: Column.ID) -> Int? {
        pane.drawn.slots.first { pane.columns.columns[$0.index].id == column }?.width
    }

    let hints: [Command] = [.back, .filter, .quit]

    let isPassing = true

    func opened() {}

    /// Does what the row says, on the page below.
    func open() -> ScreenAnswer {
        guard let line = pane.model.selected else { return .noRow }
        // Who looked for something else is not to find it done.
        guard pane.model.strictness == .exact else {
            let typed = SafeText(pane.model.query).cut(to: 40).quoted
            return .say(Notice(.information, "Nothing here has " + typed + ": this is only like it."))
        }
        // Here one is already.
        return line.command == .help ? .pop : line.typing.isEmpty ? .run(line.command) : .filterTrips(line.typing)
    }

    func act(on command: Command) -> ScreenAnswer { command == .help ? .pop : .ignored }

    func draw(on canvas: any Canvas, in rect: Rect, with look: Look) {
        pane.draw(on: canvas, in: rect, with: look)
    }
}
