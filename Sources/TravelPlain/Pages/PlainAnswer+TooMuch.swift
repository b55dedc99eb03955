import TerminalText

extension PlainAnswer {
    /// That nothing can stand after a word on this page: what has a number elsewhere has none here.
    static func tooMuch(_ rest: String, after word: CommandWord) -> PlainAnswer {
        .refuse(SafeText("\(word.rawValue) stands alone here; '") + SafeText(rest).cut(to: 40) + "' is too much.")
    }
}
