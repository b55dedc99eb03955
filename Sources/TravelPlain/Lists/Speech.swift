import TerminalText
import TravelFeatures
import TravelKit

/// How things are said to whoever listens.
struct Speech {
    /// Whether one can sign in at the server of the trips.
    var canSignIn: Bool
    /// Whether ASCII alone is said.
    var isASCII: Bool

    /// Whether something of the text is left when it is said: a name in other letters is a row of question marks in ASCII.
    func says(_ text: SafeText) -> Bool { !isASCII || Fact(.empty, text).isReadableInASCII }

    /// A failure in one line: what happened, why, and which command helps.
    func line(_ failure: FailureMessage) -> SafeText { failure.line + " " + remedy(failure.remedy) }

    private func remedy(_ remedy: FailureMessage.Remedy) -> SafeText {
        switch remedy {
        case .retry, .mend: "reload tries again."
        case .chooseRegion: "regions chooses another region."
        case .signIn where canSignIn: "login signs in."
        case .signIn: "Give the server's token: jaunt --help says how. reload tries again."
        case .wait(let duration): SafeText("Wait \(duration.inWords); reload tries again.")
        case .other(let text): text + " reload tries again."
        case .instead(let text): text
        }
    }
}
