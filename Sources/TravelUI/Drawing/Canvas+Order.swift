import Terminal
import TerminalText

extension Canvas {
    /// Text as `put` shows it, with arrows and numbers where they belong behind names that are written from right to left. As
    /// `endRightToLeft`, it changes nothing where what that takes cannot be shown.
    func inOrder(_ text: SafeText) -> SafeText { hasBraille ? shown(text).inOrder : shown(text) }
}
