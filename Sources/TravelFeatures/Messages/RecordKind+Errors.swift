import TerminalText

extension RecordKind where Item == ErrorLog.Entry {
    /// What went wrong lately.
    package static let errors = RecordKind(
        "error", "Something that went wrong.", table: ["time", "where", "what", "cause"],
        [
            RecordField("time", "when it happened last, UTC", \.date),
            RecordField("where", "the page on which it did, or what it concerns", \.place.string),
            RecordField("what", "what happened, as a sentence", \.sentence.string),
            RecordField("cause", "why, where that is known") { $0.cause.nonempty },
            RecordField("remedy", "what helps, where that is more than a key") { $0.advice.nonempty },
            RecordField("times", "how often it has happened", \.times),
        ])
}

extension SafeText {
    /// The text; nil where there is none.
    fileprivate var nonempty: String? { isEmpty ? nil : string }
}
