package import TerminalText

extension FailureMessage {
    /// The sentence, the cause and what to do about it in a shell, in one line.
    /// - Parameter signIn: how the server is told who asks, where it wants to know that; a sentence.
    package func shellLine(signIn: SafeText = "Give the server's token: jaunt --help says how.") -> SafeText {
        let advice: SafeText =
            switch remedy {
            case .retry: "Try again later."
            case .chooseRegion: "'jaunt regions' lists those that there are."
            case .signIn: signIn
            // The cause has said so.
            case .wait, .mend: .empty
            case .other(let text), .restart(let text): text
            }
        return advice.isEmpty ? line : line + " " + advice
    }
}
