import Terminal
import TravelFeatures

extension ListPane {
    /// Where a list was drawn last.
    struct Drawn {
        /// The names of the columns; nil where there was no room for them.
        var header: Rect?
        var slots: [TableLayout.Slot] = []
        var rows = DrawnRows()
    }

    /// What the mouse means here.
    enum Pointed {
        /// It was taken.
        case taken
        /// The selected row is to be opened.
        case open
        /// It points at nothing of the list's.
        case ignored
    }

    /// Takes what the mouse did: a click selects a row, or sorts by a column; a double click opens; the wheel scrolls, wherever it is.
    func take(_ event: MouseEvent) -> Pointed {
        if let step = event.wheelStep {
            scrollRows(by: step * MouseEvent.wheelRows)
            return .taken
        }
        if let header = drawn.header, header.contains(row: event.row, column: event.column) {
            guard let slot = drawn.slots.last(where: { header.column + $0.offset <= event.column }) else { return .ignored }
            sort(by: columns.columns[slot.index].id)
            return .taken
        }
        guard let row = drawn.rows.row(at: event), row < model.count else { return .ignored }
        model.moveCursor(to: row)
        guard event.clicks == 2 else { return .taken }
        leavePrompt()
        return .open
    }

    /// Scrolls by so many rows, as far as there are any; the cursor comes along when it would leave the screen.
    private func scrollRows(by step: Int) {
        top = max(0, min(top + step, model.count - pageRows))
        model.moveCursor(to: max(top, min(model.cursor, top + pageRows - 1)))
    }
}
