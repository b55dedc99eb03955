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
        if let end = endOfRightToLeft(text, column: column, style: style) { put([end], row: row) }
    }

    /// What that is: nothing behind any other text, nor where nothing stands behind it.
    func endOfRightToLeft(_ text: SafeText, column: Int, style: Style) -> Field? {
        guard hasBraille, column < size.columns, text.isRightToLeft else { return nil }
        return Field("\u{2800}", column: column, width: 1, style: style)
    }
}
