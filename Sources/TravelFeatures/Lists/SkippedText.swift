package import TerminalText

/// Records that could not be read and were left out, in words.
package struct SkippedText: Hashable, Sendable {
    /// How many they are, such as "3 of 250 records could not be read and were skipped."
    package let sentence: SafeText
    /// Where and why the first of them could not be read, such as "the first: line 12, price: it is not a number"; empty where nobody knows.
    package let cause: SafeText

    /// Both in one line.
    package var line: SafeText { FailureMessage.line(sentence, cause.isEmpty ? nil : cause) }

    /// - Parameters:
    ///   - count: how many they were, 1 at least.
    ///   - all: how many records there were, those among them; nil where nobody knows.
    ///   - why: where and why the first of them could not be read; nil where nobody knows.
    package init(_ count: Int, of all: Int? = nil, why: String?) {
        let records = all.map { "\(count) of \($0) records" } ?? (count == 1 ? "1 record" : "\(count) records")
        sentence = SafeText("\(records) could not be read and \(count == 1 ? "was" : "were") skipped.")
        cause = why.map { SafeText(count == 1 ? $0 : "the first: " + $0).cut(to: 100) } ?? .empty
    }
}
