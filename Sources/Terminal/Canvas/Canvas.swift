package import TerminalText

/// Something to draw a frame on: the screen, or a grid in memory for tests. Rows and columns count from 0 at the top left.
///
/// Only sanitised text can be drawn, and each piece at a place of its own (faults.md, "Text", 7). No number is wrong: what lies outside
/// is not drawn.
@MainActor
package protocol Canvas: AnyObject {
    /// How large it is now.
    var size: Size { get }

    /// Whether it shows ASCII only, because the locale is not UTF-8. Text is put into ASCII by `put`; draw lines and marks in ASCII.
    var isASCII: Bool { get }

    /// Whether it shows braille.
    var hasBraille: Bool { get }

    /// Whether it shows colours; else what differs by its colour alone looks alike.
    var hasColor: Bool { get }

    /// Draws a field of exactly `width` columns: the text, cut or filled up with blanks, all of it in that style.
    func put(_ text: SafeText, row: Int, column: Int, width: Int, style: Style)

    /// Draws these fields of a row, one after the other. To draw the array of the frame before again costs next to nothing.
    func put(_ fields: [Field], row: Int)

    /// Makes blanks of a rectangle, in that style.
    func fill(_ rect: Rect, style: Style)

    /// Makes plain blanks of everything. The cursor stays as it is.
    func clear()

    /// Shows the input cursor at a cell; outside of the canvas it is hidden.
    func placeCursor(row: Int, column: Int)

    /// Hides the input cursor.
    func hideCursor()
}

extension Canvas {
    package var hasBraille: Bool { !isASCII }

    package var hasColor: Bool { true }

    package func put(_ fields: [Field], row: Int) {
        for field in fields { put(field.text, row: row, column: field.column, width: field.width, style: field.style) }
    }

    /// Text as `put` shows it, for who has to measure it first.
    package func shown(_ text: SafeText) -> SafeText { isASCII ? text.asciiOnly() : text }

    /// All of it.
    package var bounds: Rect { Rect(size) }
}
