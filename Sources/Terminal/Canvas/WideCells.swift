import TerminalText

/// Where characters of two columns stand in a row that is drawn piece by piece. Of one that loses a half to a later piece curses keeps the
/// other half, and moves all that stands behind it.
struct WideCells {
    /// The style of each, by its first column.
    private var styles: [Int: Style] = [:]

    /// A piece is about to be drawn over these columns.
    /// - Returns: the characters that lose one half alone, which are to be blanks first: their first columns and their styles.
    mutating func cover(_ columns: Range<Int>) -> [(column: Int, style: Style)] {
        if styles.isEmpty { return [] }
        let halved = [columns.lowerBound - 1, columns.upperBound - 1].compactMap { column in
            let isWhole = columns.contains(column) && columns.contains(column + 1)
            return isWhole ? nil : styles[column].map { (column: column, style: $0) }
        }
        for column in (columns.lowerBound - 1)..<columns.upperBound { styles[column] = nil }
        return halved
    }

    /// A field was drawn.
    mutating func note(_ placement: Placement, style: Style) {
        if placement.text.isASCII { return }
        var column = placement.column
        // Scalar by scalar: cells would be a text each.
        for scalar in placement.text.string.unicodeScalars {
            let columns = max(0, ScalarWidth.columns(of: scalar))
            if columns == 2 { styles[column] = style }
            column += columns
        }
    }
}
