package import Terminal
package import TerminalText

/// Draws pieces of text one after another in a row, as far as there is room.
package struct Pen {
    private let canvas: any Canvas
    private let row: Int
    private let end: Int
    /// Where the next piece begins.
    package private(set) var column: Int
    /// Whether the last piece has a name from right to left, to which what follows would belong.
    private var isBehindName = false

    /// A pen at the beginning of a row of a rectangle.
    package init(_ canvas: any Canvas, row: Int, in rect: Rect) {
        self.canvas = canvas
        self.row = row
        column = rect.column
        end = rect.endColumn
    }

    /// How many columns are left.
    package var room: Int { max(0, end - column) }

    /// Draws a piece; what is too long is cut.
    package mutating func write(_ text: SafeText, _ style: Style = .plain) {
        var text = canvas.inOrder(text)
        if isBehindName, canvas.hasBraille, text.string.hasPrefix(" ") {
            text = SafeText.leftToRightBlank + text.slice(from: 1, columns: text.width)
        }
        let width = min(text.width, room)
        guard width > 0 else { return }
        isBehindName = text.isRightToLeft
        canvas.put(text, row: row, column: column, width: width, style: style)
        column += width
    }

    /// Leaves so many columns blank.
    package mutating func skip(_ columns: Int) { column = min(end, column + columns) }
}
