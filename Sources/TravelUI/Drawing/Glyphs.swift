package import TerminalText

/// Marks that are drawn, in Unicode or in ASCII.
package struct Glyphs: Sendable {
    /// The line between panes.
    package let verticalRule: SafeText
    /// What parts the steps of the way.
    package let crumbSeparator: SafeText
    /// The pictures of something that goes on.
    package let spinner: [SafeText]

    /// The marks for a canvas that shows ASCII only, or for one that shows everything.
    package init(isASCII: Bool) {
        verticalRule = isASCII ? "|" : "│"
        crumbSeparator = isASCII ? " > " : " › "
        spinner = isASCII ? ["|", "/", "-", "\\"] : ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"]
    }
}
