import TravelKit

@testable import TravelData

/// An error in one line, so that a test can hold the whole of it against a literal.
func summary(_ error: any Error) -> String {
    switch error {
    case let error as APIError: summary(of: error)
    case let error as RepositoryError: summary(of: error)
    default: "another error: \(error)"
    }
}

/// The error that `work` ends with in one line, or what it gives when it ends without one.
func failure<Output>(of work: () async throws -> Output) async -> String {
    do {
        return "no error: \(try await work())"
    } catch {
        return summary(error)
    }
}

private func summary(of error: APIError) -> String {
    switch error {
    case .unreachable(let cause): "unreachable: \(cause)"
    case .brokenOff(let cause): "broken off: \(cause)"
    case .timedOut(let cause): "timed out: \(cause)"
    case .status(let status, let message, _): "status \(status): \(message ?? "-")"
    case .refused(let status, let message, let advice): "refused \(status): \(message ?? "-") \(advice)"
    case .malformed(let place, let cause): "malformed at \(place.isEmpty ? "-" : place): \(CodingPlace.reason(cause))"
    case .tooLarge(let limit, _): "too large: \(limit)"
    case .redirected(let target): "redirected: \(target)"
    case .untrusted(let reason): "untrusted: \(reason)"
    case .invalidRequest(let reason): "invalid request: \(reason)"
    case .file(let cause): "file: \(cause)"
    case .notStored: "not stored"
    case .offline: "offline"
    case .cancelled: "cancelled"
    }
}

private func summary(of error: RepositoryError) -> String {
    switch error {
    case .unreachable(let source, let cause): "unreachable \(source): \(cause)"
    case .brokenOff(let source, let cause): "broken off \(source): \(cause)"
    case .timedOut(let source, let cause): "timed out \(source): \(cause)"
    case .malformed(let source, let place, let cause): "malformed \(source) at \(place.isEmpty ? "-" : place): \(cause)"
    case .source(let source, let cause): "source \(source): \(cause)"
    case .rejected(let source, let message, let status, _): "rejected \(source) \(status): \(message)"
    case .signInRequired(let source, let message, let advice):
        "sign-in \(source): \(message ?? "-")" + (advice.map { " (\($0))" } ?? "")
    case .forbidden(let source, let message, let advice): "forbidden \(source): \(message ?? "-") (\(advice))"
    case .unavailable(let source, let status, _): "unavailable \(source) \(status)"
    case .notFound(let subject, let name): "not found \(subject): \(name)"
    case .storage(let doing, let cause, _): "storage \(doing): \(cause)"
    case .misnamed(let doing, let cause): "misnamed \(doing): \(cause)"
    case .notStored: "not stored"
    case .offline: "offline"
    case .cancelled: "cancelled"
    }
}
