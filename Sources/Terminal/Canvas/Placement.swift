import TerminalText

/// The visible part of a field: what a `Canvas` has to draw once the text was cut and clipped.
struct Placement: Hashable {
    /// A row of the canvas.
    let row: Int
    /// A column of the canvas.
    let column: Int
    /// Columns of the field that are on the canvas; blanks where the text is shorter.
    let columns: Int
    /// Text of at most that many columns.
    let text: SafeText

    /// Nil when no part of the field is on the canvas. Any number will do.
    init?(_ text: SafeText, row: Int, column: Int, width: Int, size: Size, ascii: Bool) {
        guard row >= 0, row < size.rows else { return nil }
        let field = Rect(row: row, column: column, rows: 1, columns: width)
        let visible = field.intersection(Rect(size))
        guard !visible.isEmpty else { return nil }
        self.row = row
        self.column = visible.column
        self.columns = visible.columns
        let fitted = (ascii ? text.asciiOnly() : text.withoutZeroWidthJoiners).cut(to: width, ascii: ascii)
        self.text = fitted.slice(from: visible.column - column, columns: visible.columns)
    }
}
