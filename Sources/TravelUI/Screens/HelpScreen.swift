import Terminal
import TerminalText
import TravelFeatures

/// The page of keys, made from the key map.
final class HelpScreen: ListScreen {
    /// A command as a row of the page.
    nonisolated struct Line: Identifiable, Sendable {
        let id: Int
        let keys: SafeText
        let text: SafeText
        let group: SafeText
    }

    let pane: ListPane<Line>

    init(_ keys: KeyMap) {
        let list = ListModel<Line>(order: .kept) { line, column in
            switch column {
            case "keys": .folded(line.keys.string)
            case "text": .folded(line.text.string)
            default: .folded(line.group.string)
            }
        }
        let commands = Command.Group.allCases.flatMap { group in Command.allCases.filter { $0.group == group } }
        let lines = commands.enumerated().map { index, command in
            let names = keys.keys(for: command).map { SafeText($0.description) }.joined(separator: "  ")
            // What others have taken the keys of can be done by its name.
            return Line(
                id: index, keys: names.isEmpty ? SafeText("no key, :\(command.rawValue)") : names,
                text: SafeText(command.explanation), group: SafeText(command.group.rawValue))
        }
        list.set(lines.map { ListEntry($0, key: SearchKey([$0.text.string, $0.keys.string, $0.group.string])) })
        pane = ListPane(
            list,
            columns: [
                Column("keys", "Key", minimum: 16, maximum: 24, rank: 0), Column("text", "What it does", minimum: 16, maximum: 60, rank: 1),
                Column("group", "", name: "Group", minimum: 8, maximum: 8, rank: 2),
            ]
        ) { Row([$0.keys, $0.text, $0.group]) }
    }

    let title: SafeText = "Keys"

    let status = ScreenStatus(count: "Keys while a filter is typed: Up and Down move, Enter opens, Esc clears.")

    let hints: [Command] = [.back, .filter, .quit]

    func opened() {}

    /// A command cannot be opened.
    func open() -> ScreenAnswer { .say(Notice(.information, "Leave this page and press the key to do that.")) }

    func act(on command: Command) -> ScreenAnswer { command == .help ? .pop : .ignored }

    func draw(on canvas: any Canvas, in rect: Rect, with look: Look) {
        pane.draw(on: canvas, in: rect, with: look)
    }
}
