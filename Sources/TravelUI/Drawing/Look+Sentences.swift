import Terminal
import TerminalText

extension Look {
    /// Draws sentences one below the other: of the first there is as much as fits, of the others, each on three lines at most, as many as
    /// have room as a whole.
    /// - Returns: how many rows were used.
    @discardableResult
    func draw(_ sentences: [SafeText], style: Style = .plain, on canvas: any Canvas, in rect: Rect) -> Int {
        guard !rect.isEmpty else { return 0 }
        var lines: [SafeText] = []
        for sentence in sentences {
            let next = canvas.shown(sentence).wrapped(to: rect.columns, most: lines.isEmpty ? rect.rows : min(3, rect.rows))
            guard lines.count + next.count <= rect.rows else { break }
            lines += next.map { $0.cut(to: rect.columns, ascii: canvas.isASCII) }
        }
        for (row, line) in lines.enumerated() {
            canvas.put(line, row: rect.row + row, column: rect.column, width: rect.columns, style: style)
        }
        return lines.count
    }
}
