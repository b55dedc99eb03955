import Terminal
import TerminalText
import TravelFeatures

extension Look {
    /// Draws groups of facts under their headings, from a line on.
    ///
    /// - Parameters:
    ///   - first: the line that is wanted at the top; the page is never scrolled further than its last line.
    ///   - isDetail: whether it is no page but the details of a list, which may stand in two columns.
    /// - Returns: the line that is at the top.
    @discardableResult
    func draw(
        _ groups: [FactGroup], title: SafeText, from first: Int = 0, isDetail: Bool = false, on canvas: any Canvas, in rect: Rect
    ) -> Int {
        guard !rect.isEmpty else { return 0 }
        if isDetail, let halves = halves(groups, title: title, on: canvas, in: rect) { return halves }
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

    /// Where the page is short and wide, draws the first two groups beside each other, and the others below them.
    private func halves(_ groups: [FactGroup], title: SafeText, on canvas: any Canvas, in rect: Rect) -> Int? {
        guard rect.columns >= Self.halvesFrom, groups.count > 1 else { return nil }
        let facts = FactList(theme: theme)
        canvas.put(title, row: rect.row, column: rect.column, width: rect.columns, style: theme.heading)
        func draw(_ group: FactGroup, from row: Int, in half: Rect) -> Int {
            // A heading alone says nothing.
            guard row + 1 < rect.endRow else { return rect.endRow }
            canvas.put(group.title, row: row, column: half.column, width: half.columns, style: theme.header)
            let room = Rect(row: row + 1, column: half.column, rows: rect.endRow - row - 1, columns: half.columns)
            return row + 1 + facts.draw(group.facts, on: canvas, in: room)
        }
        let left = draw(groups[0], from: rect.row + 1, in: rect.halves.left)
        let right = draw(groups[1], from: rect.row + 1, in: rect.halves.right)
        var row = max(left, right)
        for group in groups.dropFirst(2) { row = draw(group, from: row, in: rect) }
        return 0
    }
}
