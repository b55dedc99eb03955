/// A rectangle of cells, counted from the top left corner of a canvas. It may lie outside of one.
package struct Rect: Hashable, Sendable {
    /// The first row.
    package var row: Int
    /// The first column.
    package var column: Int
    /// How many rows; none when it is 0 or below.
    package var rows: Int
    /// How many columns; none when it is 0 or below.
    package var columns: Int

    /// A rectangle of any numbers.
    package init(row: Int, column: Int, rows: Int, columns: Int) {
        self.row = row
        self.column = column
        self.rows = rows
        self.columns = columns
    }

    /// All of a canvas.
    package init(_ size: Size) {
        self.init(row: 0, column: 0, rows: size.rows, columns: size.columns)
    }

    /// Whether there is no cell in it.
    package var isEmpty: Bool { rows <= 0 || columns <= 0 }

    /// The row after the last one, or the last `Int` where there is none.
    package var endRow: Int { Rect.end(row, rows) }

    /// The column after the last one, or the last `Int` where there is none.
    package var endColumn: Int { Rect.end(column, columns) }

    /// Whether a cell lies in it.
    package func contains(row: Int, column: Int) -> Bool {
        row >= self.row && row < endRow && column >= self.column && column < endColumn
    }

    /// The rectangle with `rows` fewer at the top and at the bottom, and `columns` fewer at either side; empty when nothing is left.
    package func inset(rows: Int = 0, columns: Int = 0) -> Rect {
        let (row, height) = Rect.inset(row, self.rows, by: rows)
        let (column, width) = Rect.inset(column, self.columns, by: columns)
        return Rect(row: row, column: column, rows: height, columns: width)
    }

    /// What is below the first `count` rows; empty when there are no more. For a rectangle near a canvas: a sum that overflows traps.
    package func droppingTop(_ count: Int) -> Rect {
        Rect(row: row + count, column: column, rows: rows - count, columns: columns)
    }

    /// The same with `count` rows, from the first one on.
    package func top(_ count: Int) -> Rect {
        Rect(row: row, column: column, rows: count, columns: columns)
    }

    /// What both have in common; empty when nothing is.
    package func intersection(_ other: Rect) -> Rect {
        let row = max(row, other.row)
        let column = max(column, other.column)
        let endRow = min(endRow, other.endRow)
        let endColumn = min(endColumn, other.endColumn)
        guard row < endRow, column < endColumn else { return Rect(row: row, column: column, rows: 0, columns: 0) }
        return Rect(row: row, column: column, rows: Rect.length(row, endRow), columns: Rect.length(column, endColumn))
    }

    private static func end(_ start: Int, _ length: Int) -> Int {
        let (end, overflow) = start.addingReportingOverflow(max(length, 0))
        return overflow ? .max : end
    }

    private static func length(_ start: Int, _ end: Int) -> Int {
        let (length, overflow) = end.subtractingReportingOverflow(start)
        return overflow ? .max : length
    }

    private static func inset(_ start: Int, _ length: Int, by amount: Int) -> (start: Int, length: Int) {
        let (first, overflow) = start.addingReportingOverflow(amount)
        let (both, tooMuch) = amount.multipliedReportingOverflow(by: 2)
        let (left, impossible) = length.subtractingReportingOverflow(both)
        if overflow || tooMuch || impossible { return (start, 0) }
        return (first, max(left, 0))
    }
}
