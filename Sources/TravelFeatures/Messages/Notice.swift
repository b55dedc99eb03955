package import TerminalText

/// A word to the user about what just happened, for the status line.
package struct Notice: Hashable, Sendable {
    /// How it is meant.
    package enum Kind: Hashable, Sendable {
        case information
        /// What the user has typed cannot be done: they mend it where they typed it, and nothing went wrong.
        case refusal
        case problem
    }

    package var kind: Kind
    package var text: SafeText
    /// What went wrong, of which the text is a line; nil where that is all there is to say.
    package private(set) var failure: FailureMessage?
    /// What it concerns, for the page of errors; nil where that is the page on which it is told.
    package private(set) var subject: SafeText?
    /// Whether what was wanted has not come about.
    package var isInVain: Bool { kind != .information }

    /// What went wrong, for the page of errors; nil where nothing did.
    package var problem: ErrorLog.Problem? {
        guard kind == .problem else { return nil }
        return failure.map { ErrorLog.Problem($0) } ?? ErrorLog.Problem(text)
    }

    package init(_ kind: Kind, _ text: SafeText) {
        self.kind = kind
        self.text = text
    }

    /// That something went wrong.
    package init(_ failure: FailureMessage) {
        self.init(.problem, failure.line)
        self.failure = failure
    }

    /// The same, as one that concerns something else than the page on which it is told.
    package func concerning(_ subject: SafeText) -> Notice {
        var notice = self
        notice.subject = subject
        return notice
    }

    /// That another program, which was asked for something, has failed. Its own words stand behind how.
    /// - Parameters:
    ///   - how: how it has failed.
    ///   - words: why, as far as anybody has said that.
    ///   - consequence: what is so now, as the end of a sentence.
    ///   - whole: the same uncut, for the errors; nil where nothing of it is cut.
    package init(
        failed program: String, _ how: ProgramFailure, saying words: String?, so consequence: SafeText, inFull whole: SafeText? = nil
    ) {
        var failure = FailureMessage.failed(program, how, saying: words)
        let why: SafeText = failure.cause.map { " (" + $0 + ")" } ?? .empty
        let end: SafeText = "; "
        (kind, text) = (.problem, failure.sentence + why + end + consequence)
        failure.sentence += end + (whole ?? consequence)
        self.failure = failure
    }
}
