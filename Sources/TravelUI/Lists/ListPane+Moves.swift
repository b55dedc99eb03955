import Terminal
import TerminalText
import TravelFeatures

extension ListPane {
    /// How many records a page has, as it was drawn last.
    var pageRows: Int { model.page.rows }

    /// What moves the cursor.
    static var moves: [Command] {
        [.moveDown, .moveUp, .pageDown, .pageUp, .halfPageDown, .halfPageUp, .first, .last]
    }

    /// Moves the cursor as a command asks, or has that wait for the rows.
    func move(_ command: Command) -> ScreenAnswer {
        let isAwaited = model.isAwaited
        if model.total == 0, !isAwaited { return .say(.noRows) }
        switch command {
        case .moveDown: model.moveCursor(by: 1)
        case .moveUp: model.moveCursor(by: -1)
        case .pageDown: model.moveCursor(byPages: 1)
        case .pageUp: model.moveCursor(byPages: -1)
        case .halfPageDown: model.moveCursor(byHalfPages: 1)
        case .halfPageUp: model.moveCursor(byHalfPages: -1)
        case .first: model.moveCursor(by: .min)
        case .last: model.moveCursorToEnd()
        default: return .ignored
        }
        return isAwaited ? .say(.stepAwaited) : .done
    }

    /// Whether details of the selected row were drawn.
    var hasDetails: Bool { detailScroll.isWhole != nil }

    /// Scrolls the details of the selected row.
    func scrollDetails(_ command: Command) -> ScreenAnswer {
        guard hasDetails else { return .say(Notice(.information, "No details are shown.")) }
        return detailScroll.answer(to: command) ?? .ignored
    }

    /// The same as a key asks while a line is typed.
    /// - Returns: whether it does.
    func move(_ key: Key) -> Bool {
        switch key {
        case .down, .control("n"): model.moveCursor(by: 1)
        case .up, .control("p"): model.moveCursor(by: -1)
        case .pageDown: model.moveCursor(byPages: 1)
        case .pageUp: model.moveCursor(byPages: -1)
        default: return false
        }
        return true
    }
}
