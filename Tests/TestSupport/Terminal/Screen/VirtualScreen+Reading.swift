extension VirtualScreen {
    /// What is on the screen: the lines joined by newlines, without blanks at their ends and without empty lines at the bottom.
    package var text: String {
        var lines = lines
        while let last = lines.last, last.isEmpty {
            lines.removeLast()
        }
        return lines.joined(separator: "\n")
    }

    /// All ``rows`` lines, without blanks at their ends.
    package var lines: [String] {
        (0..<rows).map { line($0) }
    }

    /// Line `row` without the blanks at its end; empty when there is no such row.
    package func line(_ row: Int) -> String {
        guard grid.rows.indices.contains(row) else {
            return ""
        }
        var text = ""
        var blanks = 0
        for cell in grid.rows[row] {
            if cell.text == " " {
                blanks += 1
            } else {
                text += String(repeating: " ", count: blanks) + cell.text
                blanks = 0
            }
        }
        return text
    }

    /// False after `CSI ? 25 l`.
    package var isCursorVisible: Bool {
        modes.contains(25)
    }

    /// The cell at a place; nil outside the screen.
    package func cell(_ row: Int, _ column: Int) -> ScreenCell? {
        guard grid.rows.indices.contains(row), (0..<columns).contains(column) else {
            return nil
        }
        return grid.rows[row][column]
    }

    /// How the cell at a place is drawn; plain outside the screen.
    package func style(_ row: Int, _ column: Int) -> ScreenStyle {
        cell(row, column)?.style ?? .plain
    }

    /// Where `text` first stands within a line, counted in cells; nil when it is not on the screen.
    package func find(_ text: String) -> ScreenPosition? {
        let wanted = Array(text.unicodeScalars)
        guard !wanted.isEmpty else {
            return nil
        }
        for row in grid.rows.indices {
            var scalars: [Unicode.Scalar] = []
            var columns: [Int] = []
            for (column, cell) in grid.rows[row].enumerated() {
                scalars += cell.text.unicodeScalars
                columns += repeatElement(column, count: cell.text.unicodeScalars.count)
            }
            for start in scalars.indices where scalars[start...].starts(with: wanted) {
                return ScreenPosition(row: row, column: columns[start])
            }
        }
        return nil
    }

    /// How the first cell of `text` is drawn; nil when the text is not on the screen.
    package func style(of text: String) -> ScreenStyle? {
        find(text).map { style($0.row, $0.column) }
    }
}
