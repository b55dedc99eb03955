extension SafeText {
    /// What stands in one cell of the terminal, or in two beside each other.
    package struct Cell: Hashable, Sendable {
        /// A base scalar with the marks that belong to it.
        package let text: String
        /// Columns: 1 or 2.
        package let width: Int
    }

    /// The text cell by cell, in reading order; their widths add up to `width`.
    package var cells: [Cell] {
        var cells: [Cell] = []
        cells.reserveCapacity(width)
        if isASCII {
            for scalar in string.unicodeScalars {
                cells.append(Cell(text: String(scalar), width: 1))
            }
            return cells
        }
        var text = ""
        var columns = 0
        for scalar in string.unicodeScalars {
            let own = ScalarWidth.columns(of: scalar)
            if own > 0 {
                if columns > 0 { cells.append(Cell(text: text, width: columns)) }
                text = ""
                columns = own
            }
            text.unicodeScalars.append(scalar)
        }
        if columns > 0 { cells.append(Cell(text: text, width: columns)) }
        return cells
    }
}
