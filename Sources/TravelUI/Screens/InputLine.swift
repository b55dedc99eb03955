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

    /// What stands before it in so many columns: the first of the keys is worth more than the longer one.
    func sign(in columns: Int) -> SafeText {
        let key = keys.first.map { $0.key.width + $0.hint.width + 3 } ?? 1
        return sign.width + line.safe.width + 1 + key <= columns ? sign : shortSign ?? sign
    }
}
