import TerminalText
import TravelFeatures
import TravelKit

/// Signing in: an email, then a password. An empty line leaves it.
struct SignInDialogue {
    private var email: String?

    var question: PlainQuestion { email == nil ? .open("Email: ") : .secret("Password: ") }

    /// Takes an answer.
    /// - Returns: whether the dialogue is over.
    mutating func take(_ line: String, _ account: AccountModel) -> Bool {
        guard !line.trimmed.isEmpty else { return true }
        guard let email else {
            email = line.trimmed
            return false
        }
        account.signInRequested(email: email, password: Secret(line))
        return true
    }
}
