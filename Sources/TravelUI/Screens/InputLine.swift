import TerminalText

/// A line that is being typed at the bottom of the screen.
struct InputLine {
    /// What stands before it.
    var sign: SafeText
    /// The same where there is little room; nil for the same.
    var shortSign: SafeText?
    var line: LineEditor
    /// What some keys do meanwhile.
    var keys: [(key: SafeText, hint: SafeText)]

    /// What stands before it in so many columns.
    func sign(in columns: Int) -> SafeText {
        sign.width + line.safe.width + 2 <= columns ? sign : shortSign ?? sign
    }
}
