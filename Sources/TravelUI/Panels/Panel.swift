import Terminal
import TerminalText

/// Choices in a box at the right, with a cursor on one of them; it knows where it was drawn last.
struct Panel {
    /// Which choice the cursor is on.
    var cursor = 0
    /// Where the choices were drawn last, for the mouse.
    private(set) var drawn = DrawnRows()
    /// Where all of it was drawn last, its frame included.
    private(set) var frame = Rect(row: 0, column: 0, rows: 0, columns: 0)

    /// Moves the cursor among so many choices.
    /// - Returns: false for a command that does something else.
    mutating func perform(_ command: Command, among count: Int) -> Bool {
        switch command {
        case .moveDown: cursor = min(cursor + 1, count - 1)
        case .moveUp: cursor = max(cursor - 1, 0)
        case .first, .pageUp, .halfPageUp: cursor = 0
        case .last, .pageDown, .halfPageDown: cursor = count - 1
        default: return false
        }
        return true
    }

    /// Draws the choices, and as much of the box around them as there is room for.
    mutating func draw(_ choices: [SafeText], under title: SafeText, on canvas: any Canvas, in rect: Rect, with look: Look) {
        let texts = choices.map { canvas.shown($0) }
        let heading = canvas.shown(title)
        // Where there is no room for a box the choices stand alone.
        let hasBox = rect.rows >= 4
        let rows = min(texts.count, rect.rows - (hasBox ? 2 : 0))
        let inner = max(heading.width, texts.map(\.width).max() ?? 0) + 2
        let width = min(inner + 2, rect.columns)
        guard rows > 0, width > 4 else { return }
        frame = Rect(row: rect.row, column: rect.endColumn - width, rows: rows + (hasBox ? 2 : 0), columns: width)
        canvas.fill(frame, style: .plain)
        if hasBox { drawBox(frame, heading, on: canvas, with: look) }
        let first = drawn.first(showing: cursor, of: texts.count, in: rows)
        drawn = DrawnRows(
            rect: Rect(row: frame.row + (hasBox ? 1 : 0), column: frame.column, rows: rows, columns: width), first: first)
        for line in 0..<rows {
            let isSelected = first + line == cursor
            let text = " " + texts[first + line]
            canvas.put(
                text, row: frame.row + line + (hasBox ? 1 : 0), column: frame.column + 1, width: width - 2,
                style: isSelected ? look.theme.selected : look.theme.row)
        }
        guard hasBox else { return }
        if first > 0 { canvas.put("↑", row: frame.row + 1, column: frame.endColumn - 1, width: 1, style: look.theme.rule) }
        if first + rows < texts.count {
            canvas.put("↓", row: frame.endRow - 2, column: frame.endColumn - 1, width: 1, style: look.theme.rule)
        }
    }

    private func drawBox(_ box: Rect, _ heading: SafeText, on canvas: any Canvas, with look: Look) {
        let glyphs = look.glyphs
        for (row, left, right) in [(box.row, 0, 1), (box.endRow - 1, 2, 3)] {
            let line = glyphs.corners[left] + .repeating(glyphs.horizontalRule, count: box.columns - 2) + glyphs.corners[right]
            canvas.put(line, row: row, column: box.column, width: box.columns, style: look.theme.rule)
        }
        for row in (box.row + 1)..<(box.endRow - 1) {
            for column in [box.column, box.endColumn - 1] {
                canvas.put(glyphs.verticalRule, row: row, column: column, width: 1, style: look.theme.rule)
            }
        }
        let room = min(heading.width + 2, box.columns - 2)
        canvas.put(" " + heading, row: box.row, column: box.column + 1, width: room, style: look.theme.heading)
    }
}
