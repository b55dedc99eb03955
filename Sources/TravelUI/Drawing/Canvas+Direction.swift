import Terminal
import TerminalText

extension Canvas {
    /// Ends a text that is written from right to left, so that a terminal that orders text by its direction leaves what stands behind it
    /// where it is: names of that kind that only blanks and digits part are one run to it, and change places (UAX 9). Draws nothing behind
    /// any other text.
    ///
    /// Of what is left to right nothing looks like a blank but the braille pattern without dots; marks of direction are no text to draw.
    /// - Parameter column: where nothing else is drawn, between the text and what stands behind it. Behind the canvas's edge nothing does.
    func endRightToLeft(_ text: SafeText, row: Int, column: Int, style: Style) {
        if hasBraille, column < size.columns, text.isRightToLeft { put("\u{2800}", row: row, column: column, width: 1, style: style) }
    }
}
