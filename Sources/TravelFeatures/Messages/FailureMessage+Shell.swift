package import TerminalText

extension FailureMessage {
    /// How one signs in, as far as that is known without the settings.
    package static let signIn: SafeText = "Give the server's token: jaunt --help says how."

    /// The sentence, the cause and what to do about it in a shell, in one line.
    /// - Parameter signIn: how one signs in, where that is what helps; a sentence.
    package func shellLine(signIn: SafeText = Self.signIn) -> SafeText {
        let advice = shellRemedy(signIn: signIn)
        return advice.isEmpty ? line : line + " " + advice
    }

    /// What to do about it in a shell, in a sentence; empty where the cause has said so.
    /// - Parameter signIn: as in `shellLine`.
    package func shellRemedy(signIn: SafeText = Self.signIn) -> SafeText {
        switch remedy {
        case .retry: "Try again later."
        case .chooseRegion: "'jaunt regions' lists those that there are."
        case .signIn: signIn
        case .wait, .mend: .empty
        case .other(let text), .instead(let text): text
        }
    }
}
