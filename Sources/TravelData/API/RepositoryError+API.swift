package import TravelKit

extension RepositoryError {
    /// What a client's failure means to whoever reads a repository.
    /// - Parameter source: what answers, in words. It is asked for where somebody is told: a folder may have to be looked at for it.
    package init(_ error: APIError, source makeSource: @autoclosure () -> String) {
        if case .cancelled = error {
            self = .cancelled
            return
        }
        let source = makeSource()
        self =
            switch error {
            case .unreachable(let cause): .unreachable(source: source, cause: cause)
            case .brokenOff(let cause): .brokenOff(source: source, cause: cause)
            case .timedOut(let cause): .timedOut(source: source, cause: cause)
            case .status(401, let message, _): .signInRequired(source: source, message: message)
            case .refused(401, let message, let advice): .signInRequired(source: source, message: message, advice: advice)
            case .refused(_, let message, let advice): .forbidden(source: source, message: message, advice: advice)
            case .status(let status, let message?, let wait):
                .rejected(source: source, message: message, status: status, retryAfter: wait)
            case .status(let status, nil, let wait): .unavailable(source: source, status: status, retryAfter: wait)
            case .malformed(let place, let cause):
                .malformed(source: source, place: place, cause: Reason(CodingPlace.reason(cause)))
            case .tooLarge(let limit, let isSetting):
                .source(
                    source: source,
                    cause: Reason("the answer is larger than \(Self.size(limit))" + (isSetting ? ", see network.maximum_body" : "")))
            case .redirected(let target):
                .source(source: source, cause: Reason("it sends us to \(target), where Jaunt does not go by itself"))
            case .untrusted(let reason), .invalidRequest(let reason): .source(source: source, cause: Reason(reason))
            case .file(let cause): .source(source: source, cause: cause)
            case .notStored: .notStored
            case .offline: .offline(source: source)
            case .cancelled: .cancelled
            }
    }

    /// Such as "32 MiB".
    private static func size(_ bytes: Int) -> String {
        bytes.isMultiple(of: 1_048_576) ? "\(bytes / 1_048_576) MiB" : "\(bytes) bytes"
    }

    /// Whether the server answered that there is no such thing (404), with words of its own or without.
    var isNotFoundAnswer: Bool {
        switch self {
        case .rejected(_, _, 404, _), .unavailable(_, 404, _): true
        default: false
        }
    }
}
