package import TerminalText

/// A piece of a row: text in so many columns, in one style.
package struct Field: Equatable, Sendable {
    /// What is cut, or filled up with blanks.
    package let text: SafeText
    /// Where it begins.
    package let column: Int
    /// How many columns it has.
    package let width: Int
    /// How all of it looks.
    package var style: Style

    package init(_ text: SafeText, column: Int, width: Int, style: Style) {
        (self.text, self.column, self.width, self.style) = (text, column, width, style)
    }
}
