import Terminal
import TerminalText

extension Canvas {
    /// Text as it is shown, in so many columns: what is too long loses its beginning.
    func ending(of text: SafeText, in columns: Int) -> SafeText {
        let (text, mark) = (inOrder(text), shown("…"))
        guard text.width > columns, columns > mark.width else { return text }
        return mark + text.slice(from: text.width - columns + mark.width, columns: columns - mark.width)
    }
}
