package import TerminalText

/// Something for the clipboard.
package struct Clip: Hashable, Sendable {
    /// What is to be in it; fit to be printed on a terminal, without a line's end at its end.
    package var text: String
    /// What that is, for the user: "3 marked countries".
    package var what: SafeText

    package init(_ text: String, _ what: SafeText) {
        self.text = text
        self.what = what
    }
}
