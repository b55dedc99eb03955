import Terminal

/// Rows as they were drawn last, to know which of them the mouse points at.
struct DrawnRows {
    /// Where they stand.
    var rect = Rect(row: 0, column: 0, rows: 0, columns: 0)
    /// Which one stands at the top.
    var first = 0

    /// Which one is to stand at the top of so many rows for the cursor to be seen: no other than before, if that will do. Under the mouse
    /// nothing may move between the two clicks of a double click.
    func first(showing cursor: Int, of count: Int, in rows: Int) -> Int {
        max(0, min(max(first, cursor - rows + 1), cursor, count - rows))
    }

    /// Whether the mouse is over them.
    func contains(_ event: MouseEvent) -> Bool { rect.contains(row: event.row, column: event.column) }

    /// Which one the mouse points at, were there enough of them; nil when it is elsewhere.
    func row(at event: MouseEvent) -> Int? { contains(event) ? first + event.row - rect.row : nil }
}

extension MouseEvent {
    /// How many rows a notch of the wheel scrolls.
    static let wheelRows = 3

    /// How many rows down the wheel goes with this: 1 or -1; nil for a button.
    var wheelStep: Int? {
        switch kind {
        case .wheelDown: 1
        case .wheelUp: -1
        case .press, .release: nil
        }
    }
}
