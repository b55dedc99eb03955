import Terminal
import TerminalText
import TravelFeatures

extension Look {
    /// Draws groups of facts under their headings, from a line on.
    ///
    /// - Parameter first: the line that is wanted at the top; the page is never scrolled further than its last line.
    /// - Returns: the line that is at the top.
    @discardableResult
    func draw(_ groups: [FactGroup], title: SafeText, from first: Int = 0, on canvas: any Canvas, in rect: Rect) -> Int {
        guard !rect.isEmpty else { return 0 }
        let facts = FactList(theme: theme)
        var lines = [FactList.Line(label: .empty, text: title, style: theme.heading)]
        for group in groups {
            // Where there is room, a blank line parts the groups.
            if rect.rows >= 18 { lines.append(FactList.Line(label: .empty, text: .empty, style: .plain)) }
            lines.append(FactList.Line(label: .empty, text: group.title, style: theme.header))
            lines += facts.lines(group.facts, columns: rect.columns, ascii: canvas.isASCII)
        }
        let top = max(0, min(first, lines.count - rect.rows))
        let shown = lines[top...].prefix(rect.rows)
        for (row, line) in shown.enumerated() {
            facts.draw(line, row: rect.row + row, on: canvas, in: rect)
        }
        if top + shown.count < lines.count {
            canvas.put("↓", row: rect.endRow - 1, column: rect.endColumn - 1, width: 1, style: theme.rule)
        }
        return top
    }
}
