import Terminal
import TerminalText

extension Look {
    /// Draws what can be chosen, line by line: what it is called, and what it does or is.
    /// - Parameters:
    ///   - marked: the line that Enter means; nil for none.
    ///   - top: the row of the first one.
    func draw(_ lines: [(text: SafeText, does: SafeText?)], marked: Int?, from top: Int, on canvas: any Canvas) {
        let columns = canvas.size.columns
        let end = min(lines.map { $0.text.width }.max() ?? 0, columns - 2)
        for (place, line) in lines.enumerated() {
            let (row, isMarked) = (top + place, place == marked)
            let style = isMarked ? theme.selected : theme.row
            // What it does stays as it is: a step of the cursor is to cost no more than in a list.
            if isMarked { canvas.fill(Rect(row: row, column: 0, rows: 1, columns: min(columns, end + 2)), style: style) }
            canvas.put(line.text, row: row, column: 1, width: columns - 2, style: style)
            guard let does = line.does else { continue }
            canvas.put(does, row: row, column: end + 3, width: max(0, columns - end - 4), style: theme.hint)
        }
    }
}
