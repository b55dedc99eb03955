/// Why a client could not give an endpoint's answer. Inside this target only; repositories turn it into a `RepositoryError` once.
package enum APIError: Error, Sendable {
    /// No connection, or it broke before there was an answer.
    case unreachable(cause: any Error)
    /// The answer began, and broke off.
    case brokenOff(cause: any Error)
    /// No answer in time.
    case timedOut(cause: any Error)
    /// The server answered that it did not do it; with its own message where it gave one.
    case status(Int, message: String?, retryAfter: Duration? = nil)
    /// The server wants to know who asks (401), or refuses who does (403), and something else than signing in helps: a sentence says what. With
    /// its own message where it gave one.
    case refused(status: Int, message: String?, advice: String)
    /// The answer cannot be read. `place` names the line, the coding path or both; it may be empty.
    case malformed(place: String, cause: any Error)
    /// The answer is larger than the limit, in bytes, which may be one that the user sets.
    case tooLarge(limit: Int, isSetting: Bool = false)
    /// The server sent us elsewhere, where we do not go by ourselves.
    case redirected(to: String)
    /// The server does not prove who it is, or not as it should; for this reason.
    case untrusted(reason: String)
    /// The request cannot be made, for a reason that is ours.
    case invalidRequest(reason: String)
    /// A file is missing or cannot be read.
    case file(cause: any Error)
    /// Nothing is stored, and nothing else was wanted.
    case notStored
    /// No server is asked, because the user wants it so.
    case offline
    /// Nobody waits any more.
    case cancelled
}
