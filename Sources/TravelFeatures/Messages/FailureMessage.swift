package import TerminalText
package import TravelKit

/// A failure in words: what happened, why, and what can be done.
package struct FailureMessage: Hashable, Sendable {
    /// What the user can do about it.
    package enum Remedy: Hashable, Sendable {
        /// Try again.
        case retry
        /// Mend what the cause says, then try again: to wait does not help.
        case mend
        /// Choose another region.
        case chooseRegion
        /// Sign in at the server of the trips.
        case signIn
        /// Wait for so long, then try again.
        case wait(Duration)
        /// Something outside the program: these words say what; then try again.
        case other(SafeText)
        /// Something else than to try again, which changes nothing: these words say what, such as how to start the program.
        case instead(SafeText)

        /// The words of its own that say what to do; nil where it is a key alone.
        package var advice: SafeText? {
            switch self {
            case .other(let text), .instead(let text): text
            case .retry, .mend, .chooseRegion, .signIn, .wait: nil
            }
        }
    }

    /// What happened, as a sentence.
    package var sentence: SafeText
    /// Why, in the words of whoever knows; nil when the sentence says it all.
    package var cause: SafeText?
    /// What to do.
    package var remedy: Remedy

    /// The words for an error.
    package init(_ error: RepositoryError) {
        switch error {
        case .unreachable(let source, let cause):
            self.init("\(source) cannot be reached.", cause: "\(cause)", .other("Check the network and the address."))
        case .brokenOff(let source, let cause):
            self.init("\(source)'s answer broke off.", cause: "\(cause)", .retry)
        case .timedOut(let source, let cause):
            self.init("\(source) did not answer in time.", cause: "\(cause)", .other("The server or the network is slow."))
        case .malformed(let source, let place, let cause):
            let reason = place.isEmpty ? "\(cause)" : "\(place): \(cause)"
            self.init("What \(source) gives cannot be read.", cause: reason, .other("Check the address and the dialect, or the file."))
        case .source(let source, let cause):
            self.init("\(source) cannot be used.", cause: "\(cause)", .other("Check the settings of the data source."))
        case .rejected(let source, let message, let status, let wait):
            self.init("\(source) says: \(message)", cause: "status \(status)" + Self.words(wait), Self.remedy(of: status, wait))
        case .signInRequired(let source, let message, let advice):
            self.init(
                message.map { "\(source) says: \($0)" } ?? "\(source) wants somebody to be signed in.", cause: "status 401",
                advice.map { Remedy.instead(SafeText($0)) } ?? .signIn)
        case .forbidden(let source, let message, let advice):
            self.init(
                message.map { "\(source) says: \($0)" } ?? "\(source) refuses this.",
                cause: message == nil ? "status 403, no explanation" : "status 403", .instead(SafeText(advice)))
        case .unavailable(let source, 429, let wait):
            self.init("\(source) wants fewer requests.", cause: "status 429" + Self.words(wait), Self.remedy(of: 429, wait))
        case .unavailable(let source, let status, let wait):
            self.init(
                (400..<500).contains(status) ? "\(source) refuses this." : "\(source) failed.",
                cause: "status \(status), no explanation" + Self.words(wait), Self.remedy(of: status, wait))
        case .notFound(.region, let name):
            self.init("The feed has no region '\(name)'.", cause: nil, .chooseRegion)
        case .notFound(let subject, let name):
            self.init("No \(subject.rawValue) is called '\(name)'.", cause: nil, .instead("Check the spelling."))
        case .storage(let doing, let cause, let mayPass):
            self.init("Jaunt could not \(doing).", cause: "\(cause)", mayPass ? .retry : .mend)
        case .misnamed(let doing, let cause):
            self.init("Jaunt could not \(doing).", cause: "\(cause)", .mend)
        case .notStored:
            self.init("Nothing of this is stored.", cause: nil, .retry)
        case .offline(let source):
            let remedy = "To ask " + SafeText(source).cut(to: 60) + ", start it without --offline and without the setting of that name."
            self.init("Jaunt works offline.", cause: nil, .instead(remedy))
        case .cancelled:
            self.init("It was cancelled.", cause: nil, .retry)
        }
    }

    /// The source no longer has a country that it once gave, and that is shown still.
    package static func gone(country name: String) -> FailureMessage {
        FailureMessage("The source no longer has '\(name)'.", cause: nil, .other("What is shown is from before."))
    }

    /// Another program, which was asked for something, has failed.
    /// - Parameter words: why, as far as anybody has said that.
    static func failed(_ program: String, _ how: ProgramFailure, saying words: String?) -> FailureMessage {
        let sentence: String =
            switch how {
            case .missing: "There is no \(program) here"
            case .notStarted: "\(program) could not be started"
            case .status(let status): "\(program) ended with status \(status)"
            case .signal(let signal): "\(program) was ended by signal \(signal)"
            case .late(let limit): "\(program) took longer than \(limit.inWords)"
            }
        return FailureMessage(sentence, cause: words, .mend)
    }

    /// The sentence where another one comes behind it: what a server says may have no end.
    package var endedSentence: SafeText { Self.isEnded(sentence) ? sentence : sentence + "." }

    private static func isEnded(_ sentence: SafeText) -> Bool { sentence.string.last.map { ".!?".contains($0) } ?? false }

    /// The sentence and the cause in one line of at most 200 columns.
    package var line: SafeText { Self.line(sentence, cause).cut(to: 200) }

    /// A sentence and a cause in one line, however long: "The server cannot be reached (connection refused)."
    static func line(_ sentence: SafeText, _ cause: SafeText?) -> SafeText {
        guard let cause else { return sentence }
        let isEnded = Self.isEnded(sentence)
        // What a server says stays as it is.
        let isMovable = isEnded && sentence.string.hasSuffix(".") && !sentence.string.contains(" says: ")
        let words = isMovable ? sentence.slice(from: 0, columns: sentence.width - 1) : sentence
        return words + " (" + cause + (isEnded && !isMovable ? ")" : ").")
    }

    /// What to do where a server does not do what it was asked: that is wrong, and will be wrong again, unless it may be asked later (408,
    /// 429, 5xx but for those that say that it never does this, or that something stands between).
    private static func remedy(of status: Int, _ wait: Duration?) -> Remedy {
        if let wait { return .wait(wait) }
        return switch status {
        case 300..<400, 404, 410, 501, 505: .other("Check the address and the dialect.")
        // Of a sign-in alone: elsewhere that is another error.
        case 401: .other("Check the email and the password.")
        // Of a server at which one signs in: elsewhere that is another error.
        case 403: .other("Another token or account may be allowed to.")
        case 511: .other("Sign in to the network first, in a browser.")
        case 408, 429, 500...: .retry
        default: .other("Check what was asked, and the settings of the source.")
        }
    }

    /// Such as ", try again in 2 min".
    private static func words(_ wait: Duration?) -> String { wait.map { ", try again in \($0.inWords)" } ?? "" }

    private init(_ sentence: String, cause: String?, _ remedy: Remedy) {
        self.sentence = SafeText(sentence).cut(to: 200)
        self.cause = cause.map { SafeText($0).cut(to: 200) }.flatMap { $0.isEmpty ? nil : $0 }
        self.remedy = remedy
    }
}
