package import TerminalText

/// A canvas in memory, to compare whole screens with text in tests.
package final class GridCanvas: Canvas {
    private struct Cell {
        var text = " "
        var style = Style.plain
        /// Columns that the character takes; 0 for the right half of a wide one.
        var width = 1
    }

    /// Its size, for good.
    package let size: Size
    /// Whether it turns text into ASCII.
    package let isASCII: Bool
    /// Whether it shows braille.
    package let hasBraille: Bool
    /// Whether it keeps colours; without, it keeps of a style what a terminal without colours shows.
    package let hasColor: Bool
    /// Where the input cursor is, nil when it is hidden.
    package private(set) var cursor: (row: Int, column: Int)?

    private var cells: [Cell]

    /// An empty canvas.
    package init(size: Size, isASCII: Bool = false, hasBraille: Bool = true, color: Bool = true) {
        self.size = size
        self.isASCII = isASCII
        self.hasBraille = hasBraille && !isASCII
        hasColor = color
        cells = Array(repeating: Cell(), count: size.rows * size.columns)
    }

    package func put(_ text: SafeText, row: Int, column: Int, width: Int, style: Style) {
        guard let placement = Placement(text, row: row, column: column, width: width, size: size, ascii: isASCII) else { return }
        let style = hasColor ? style : Style(attributes: ColorDepth.none.resolve(style).attributes)
        var column = placement.column
        let end = column + placement.columns
        for cell in placement.text.cells {
            set(row, column, Cell(text: cell.text, style: style, width: cell.width))
            column += cell.width
        }
        while column < end {
            set(row, column, Cell(style: style))
            column += 1
        }
    }

    package func fill(_ rect: Rect, style: Style) {
        let rect = rect.intersection(bounds)
        for row in 0..<max(rect.rows, 0) {
            put(.empty, row: rect.row + row, column: rect.column, width: rect.columns, style: style)
        }
    }

    package func clear() {
        cells = Array(repeating: Cell(), count: cells.count)
    }

    package func placeCursor(row: Int, column: Int) {
        cursor = bounds.contains(row: row, column: column) ? (row, column) : nil
    }

    package func hideCursor() {
        cursor = nil
    }

    /// The rows, one a line, without the blanks at their ends.
    package var text: String {
        (0..<size.rows).map(line).joined(separator: "\n")
    }

    /// One row without the blanks at its end; "" outside of the canvas.
    package func line(_ row: Int) -> String {
        guard row >= 0, row < size.rows else { return "" }
        let row = cells[(row * size.columns)..<((row + 1) * size.columns)]
        let end = row.lastIndex { $0.text != " " }.map { $0 + 1 } ?? row.startIndex
        return row[..<end].lazy.filter { $0.width > 0 }.map(\.text).joined()
    }

    /// The style of a cell; plain outside of the canvas.
    package func style(row: Int, column: Int) -> Style {
        bounds.contains(row: row, column: column) ? cells[row * size.columns + column].style : .plain
    }

    /// Puts a character into one cell or two; what is left of a wide one that loses a half becomes a blank.
    private func set(_ row: Int, _ column: Int, _ cell: Cell) {
        let first = row * size.columns + column
        let last = first + cell.width - 1
        if cells[first].width == 0 { blank(first - 1) }
        if cells[last].width == 2 { blank(last + 1) }
        cells[first] = cell
        if cell.width == 2 { cells[last] = Cell(text: "", style: cell.style, width: 0) }
    }

    private func blank(_ index: Int) {
        cells[index].text = " "
        cells[index].width = 1
    }
}
