package import TerminalText
import TravelFeatures
import TravelKit

/// What the next line answers.
package enum PlainQuestion: Hashable {
    /// Nothing: it is a command.
    case command
    /// A question, the answer to which may be seen.
    case open(SafeText)
    /// A question, the answer to which nobody may see.
    case secret(SafeText)
}

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
