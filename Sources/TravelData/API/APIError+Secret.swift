import TravelKit

extension APIError {
    /// The same without a secret: a server may send back what it was given, in its message or where its answer cannot be read.
    func hiding(_ secret: Secret) -> APIError {
        guard !secret.isEmpty else { return self }
        func hidden(_ text: String) -> String { text.replacing(secret.revealed(), with: "\(secret)") }
        return switch self {
        case .status(let status, let message, let wait): .status(status, message: message.map(hidden), retryAfter: wait)
        case .refused(let status, let message, let advice): .refused(status: status, message: message.map(hidden), advice: advice)
        case .malformed(let place, let cause as Reason): .malformed(place: hidden(place), cause: Reason(hidden("\(cause)")))
        case .redirected(let address): .redirected(to: hidden(address))
        default: self
        }
    }
}
