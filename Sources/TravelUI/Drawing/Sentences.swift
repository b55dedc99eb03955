import Terminal
import TerminalText

extension Look {
    /// Draws sentences one below the other, each on as many lines as it needs (three at most), as long as there is room for a whole one; of
    /// the first there is as much as fits.
    /// - Returns: how many rows were used.
    @discardableResult
    func draw(_ sentences: [SafeText], style: Style = .plain, on canvas: any Canvas, in rect: Rect) -> Int {
        guard !rect.isEmpty else { return 0 }
        let facts = FactList(theme: theme)
        var lines: [SafeText] = []
        for sentence in sentences {
            let next = facts.wrap(canvas.isASCII ? sentence.asciiOnly() : sentence, to: rect.columns)
            guard lines.isEmpty || lines.count + next.count <= rect.rows else { break }
            lines += next.prefix(rect.rows)
        }
        for (row, line) in lines.enumerated() {
            canvas.put(line, row: rect.row + row, column: rect.column, width: rect.columns, style: style)
        }
        return lines.count
    }
}
