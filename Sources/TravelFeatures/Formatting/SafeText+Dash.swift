package import TerminalText

extension SafeText {
    /// The text, or a dash where there is none.
    package var orDash: SafeText { isEmpty ? "—" : self }
}
