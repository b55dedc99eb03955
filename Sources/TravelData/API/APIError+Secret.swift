import TravelKit

extension APIError {
    /// Whether it may hold what a server said.
    var isOfServer: Bool {
        switch self {
        case .status, .refused, .malformed, .redirected: true
        default: false
        }
    }

    /// The same without a secret: a server may send back what it was given, in its message or where its answer cannot be read.
    func hiding(_ secret: Secret) -> APIError {
        guard !secret.isEmpty else { return self }
        // In a text with a short one in other words, what is hidden would show what it is.
        let isShort = secret.revealed().count < 8
        func hidden(_ text: String) -> String { text.replacing(secret.revealed(), with: "\(secret)") }
        func hiddenMessage(_ text: String) -> String? { isShort && text.contains(secret.revealed()) ? nil : hidden(text) }
        switch self {
        case .status(let status, let message, let wait):
            return .status(status, message: message.flatMap(hiddenMessage), retryAfter: wait)
        case .refused(let status, let message, let advice):
            return .refused(status: status, message: message.flatMap(hiddenMessage), advice: advice)
        case .malformed(let place, let cause):
            let words = "\(cause)"
            return .malformed(place: hidden(place), cause: words.contains(secret.revealed()) ? Reason(hidden(words)) : cause)
        case .redirected(let address): return .redirected(to: hidden(address))
        default: return self
        }
    }
}
