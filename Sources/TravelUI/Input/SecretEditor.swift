import Terminal
import TravelKit

/// A password that is being typed. Nothing of it is shown, so it grows and shrinks at its end alone; and it is taken as it comes, for another
/// character would be another password.
struct SecretEditor {
    private var text = ""

    /// Whether nothing was typed yet.
    var isEmpty: Bool { text.isEmpty }

    /// Takes a key.
    /// - Returns: whether the key belongs to the password.
    mutating func type(_ key: Key) -> Bool {
        switch key {
        case .character(let character): text.append(String(character))
        // Who copies a line copies its end, too.
        case .paste(let pasted): text += pasted.prefix { !$0.isNewline }
        case .backspace: _ = text.popLast()
        case .control("u"), .control("w"), .alt("\u{7F}"): text = ""
        default: return false
        }
        return true
    }

    /// What was typed, which does not stay here.
    mutating func take() -> Secret {
        defer { text = "" }
        return Secret(text)
    }
}
