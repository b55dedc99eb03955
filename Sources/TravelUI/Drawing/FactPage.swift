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
        // Where there is room, a blank line parts the groups.
        let gap = rect.rows >= 18 ? 1 : 0
        // Groups that the next record may have more in, or less, are as tall as each other.
        let tallest = groups.dropLast().map(\.facts.count).max() ?? 0
        let count = tallest * (groups.count - 1) + (groups.last?.facts.count ?? 0)
        let room = rect.rows - 1 - groups.count * (1 + gap)
        let isSteady = isDetail && count > 0 && room >= count
        for (index, group) in groups.enumerated() {
            lines += Array(repeating: FactList.Line(label: .empty, text: .empty, style: .plain), count: gap)
            lines.append(FactList.Line(label: .empty, text: group.title, style: theme.header))
            guard isSteady else {
                lines += facts.lines(group.facts, columns: rect.columns, ascii: canvas.isASCII)
                continue
            }
            let rows = min(2, room / count)
            lines += facts.steadyLines(group.facts, each: rows, columns: rect.columns, ascii: canvas.isASCII)
            let missing = index < groups.count - 1 ? (tallest - group.facts.count) * rows : 0
            lines += Array(repeating: FactList.Line(label: .empty, text: .empty, style: .plain), count: missing)
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
