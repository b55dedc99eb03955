package import TerminalText

/// Marks that are drawn, in Unicode or in ASCII.
package struct Glyphs: Sendable {
    /// Whether they are ASCII.
    package let isASCII: Bool
    /// The line between panes beside each other.
    package let verticalRule: SafeText
    /// The line between panes below each other.
    package let horizontalRule: SafeText
    /// What parts the steps of the way.
    package let crumbSeparator: SafeText
    /// What stands before a row that is marked.
    package let mark: SafeText
    /// What stands before a row that is past, where no column says so.
    package let past: SafeText
    /// What stands behind a column by which a list is sorted.
    package let ascending: SafeText
    package let descending: SafeText
    /// That there are columns to scroll to.
    package let moreLeft: SafeText
    package let moreRight: SafeText
    /// The corners of a box: above left and right, below left and right.
    package let corners: [SafeText]
    /// The pictures of something that goes on.
    package let spinner: [SafeText]

    private static let ascii = Glyphs(isASCII: true, hasBraille: false)
    private static let withoutBraille = Glyphs(isASCII: false, hasBraille: false)
    private static let all = Glyphs(isASCII: false, hasBraille: true)

    /// The marks for a canvas that shows ASCII only, or for one that shows everything.
    /// - Parameter hasBraille: whether braille can be shown.
    package static func marks(isASCII: Bool, hasBraille: Bool) -> Glyphs { isASCII ? ascii : hasBraille ? all : withoutBraille }

    private init(isASCII: Bool, hasBraille: Bool) {
        self.isASCII = isASCII
        verticalRule = isASCII ? "|" : "│"
        horizontalRule = isASCII ? "-" : "─"
        crumbSeparator = isASCII ? " / " : " › "
        mark = isASCII ? "+" : "●"
        past = isASCII ? "x" : "×"
        ascending = isASCII ? "^" : "▲"
        descending = isASCII ? "v" : "▼"
        moreLeft = isASCII ? "<" : "‹"
        moreRight = isASCII ? ">" : "›"
        corners = isASCII ? ["+", "+", "+", "+"] : ["┌", "┐", "└", "┘"]
        spinner = hasBraille ? ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"] : ["|", "/", "-", "\\"]
    }
}
