package import TerminalText

/// Records that could not be read and were left out, in words.
package enum SkippedText {
    /// Such as "3 of 250 records could not be read and were skipped (the first: line 12, price: it is not a number)."
    /// - Parameters:
    ///   - count: how many they were, 1 at least.
    ///   - all: how many records there were, those among them; nil where nobody knows.
    ///   - why: where and why the first of them could not be read; nil where nobody knows.
    package static func sentence(_ count: Int, of all: Int? = nil, why: String?) -> SafeText {
        let records = all.map { "\(count) of \($0) records" } ?? (count == 1 ? "1 record" : "\(count) records")
        let sentence = SafeText("\(records) could not be read and \(count == 1 ? "was" : "were") skipped.")
        let cause = why.map { SafeText(count == 1 ? $0 : "the first: " + $0).cut(to: 100) }
        return FailureMessage.line(sentence, cause)
    }
}
