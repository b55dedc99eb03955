import Terminal
import TerminalText
import TravelFeatures

/// The panel on which a column is chosen that a list is sorted by: with the cursor, or by its number.
final class SortScreen<Item: Identifiable & Sendable>: PanelScreen where Item.ID: Sendable {
    let below: any Screen
    var panel = Panel()
    private let pane: ListPane<Item>
    private let columns: [Column]

    init(_ pane: ListPane<Item>, below: any Screen) {
        self.pane = pane
        self.below = below
        columns = pane.columns.places.map { pane.columns.columns[$0.index] }
        if let sort = pane.model.sort { panel.cursor = columns.firstIndex { $0.id == sort.column } ?? 0 }
    }

    let title: SafeText = "Sort by"

    let status = ScreenStatus(count: "The same column again reverses.", summaries: [" A number chooses, too."])

    let hints: [Command] = [.open, .back, .help]

    var choices: [SafeText] {
        let names = columns.enumerated().map { index, column in
            let number = index < 9 ? SafeText("\(index + 1) ") : "  "
            guard let sort = pane.model.sort, sort.column == column.id else { return number + column.name }
            return number + column.name + (sort.isDescending ? " ▼" : " ▲")
        }
        return names + ["0 The list's own order"]
    }

    func perform(_ command: Command) -> ScreenAnswer {
        // The key that opened the panel reverses the order.
        command == .sort ? choose() : performOnPanel(command)
    }

    func take(_ key: Key) -> ScreenAnswer? {
        guard case .character(let character) = key, let number = character.wholeNumberValue else { return nil }
        // A digit means a column here, and no view, be there as many columns or not.
        guard number <= columns.count else { return .say(Notice(.information, SafeText("No column has the number \(number)."))) }
        panel.cursor = number == 0 ? columns.count : number - 1
        return choose()
    }

    func choose() -> ScreenAnswer {
        guard columns.indices.contains(panel.cursor) else {
            pane.sort(by: nil)
            return .pop
        }
        pane.sort(by: columns[panel.cursor].id)
        return .pop
    }
}
