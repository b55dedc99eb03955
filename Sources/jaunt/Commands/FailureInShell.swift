import TerminalText
import TravelData
import TravelFeatures
import TravelKit

extension Composition {
    /// What went wrong, why, and what to do about it in a shell, in one line.
    func words(_ error: RepositoryError) -> String { FailureMessage(error).shellLine(signIn: signIn).string }

    /// What to do about it in a shell, in a sentence; empty where the words say so.
    func remedy(_ error: RepositoryError) -> String { FailureMessage(error).shellRemedy(signIn: signIn).string }

    /// How one signs in, where that is what helps: it does at the server of the trips alone.
    private var signIn: SafeText {
        settings.trips.map { SafeText("To sign in: jaunt login --trips-url \($0.url.description.asShellWord)") } ?? FailureMessage.signIn
    }
}

nonisolated extension String {
    /// The same as a word of a shell's line: in quotation marks where a shell would not take it as it is.
    var asShellWord: String {
        let isPlain = !isEmpty && allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) || ":/._~%-".contains($0) }
        return isPlain ? self : "'" + replacing("'", with: #"'\''"#) + "'"
    }
}
