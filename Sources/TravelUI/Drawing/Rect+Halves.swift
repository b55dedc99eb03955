import Terminal

extension Look {
    /// From how many columns on facts stand in two columns; the details beside a list have fewer.
    static let halvesFrom = 70
}

extension Rect {
    /// The left half and the right half, with blanks between them.
    var halves: (left: Rect, right: Rect) {
        let width = (columns - 2) / 2
        return (
            Rect(row: row, column: column, rows: rows, columns: width),
            Rect(row: row, column: column + width + 2, rows: rows, columns: columns - width - 2)
        )
    }
}
