package import TerminalText

/// A record as a list shows it: one text a column.
package struct Row: Hashable, Sendable {
    /// The texts, in the order of the list's columns.
    package var cells: [SafeText]
    /// Whether the record is past: drawn fainter, and said in words in a cell as well, or by a sign where that is not shown.
    package var isPast: Bool

    package init(_ cells: [SafeText], isPast: Bool = false) {
        self.cells = cells
        self.isPast = isPast
    }

    /// The text of a column, by its case in the `Cell` of whoever made the row.
    package subscript<Cell: RawRepresentable>(cell: Cell) -> SafeText where Cell.RawValue == Int {
        get { cells[cell.rawValue] }
        set { cells[cell.rawValue] = newValue }
    }
}
