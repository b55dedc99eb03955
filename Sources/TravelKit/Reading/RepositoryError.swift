/// Why a repository could not do what it was asked. Each case keeps what a sentence for the user needs, and its cause.
///
/// Three kinds of failure are told apart: the client's own (`unreachable`, `brokenOff`, `timedOut`, `malformed`, `source`), the server's
/// expected ones with its own message (`rejected`, `signInRequired`, `forbidden`), and the server's unexpected ones (`unavailable`).
package enum RepositoryError: Error, Sendable {
    /// No connection to the source could be made or kept.
    case unreachable(source: String, cause: any Error)
    /// The source began to answer, and did not come to an end.
    case brokenOff(source: String, cause: any Error)
    /// The source did not answer in time.
    case timedOut(source: String, cause: any Error)
    /// The answer is not what the source is known to give. `place` says where: a line, a coding path.
    case malformed(source: String, place: String, cause: any Error)
    /// The source cannot be used as it is set: a missing file, a redirect elsewhere, an answer that is too large.
    case source(source: String, cause: any Error)
    /// The server said no, in its own words; where it says so, it wants to be left alone for so long.
    case rejected(source: String, message: String, status: Int, retryAfter: Duration? = nil)
    /// The server wants to know who asks; its own words where it gave any. `advice` says in a sentence how it is told that; nil where
    /// signing in at the server of the trips does it.
    case signInRequired(source: String, message: String?, advice: String? = nil)
    /// The server refuses this to whoever asks (403); its own words where it gave any. `advice` says in a sentence what helps.
    case forbidden(source: String, message: String?, advice: String)
    /// The server failed in a way that it does not explain; where it says so, it wants to be left alone for so long.
    case unavailable(source: String, status: Int, retryAfter: Duration? = nil)
    /// Nothing is called that.
    case notFound(Subject, String)
    /// The user's own data could not be read or written. `mayPass` says whether to wait helps; if not, what the cause says has to be
    /// mended.
    case storage(doing: String, cause: any Error, mayPass: Bool = false)
    /// The user has named a file that there cannot be, such as a folder, or one in a folder that is not there.
    case misnamed(doing: String, cause: any Error)
    /// Nothing is stored, and nothing else was wanted. Never shown.
    case notStored
    /// The source is not asked, because the user wants it so.
    case offline(source: String)
    /// Nobody waits for the answer any more. Never shown.
    case cancelled

    /// What was looked for.
    package enum Subject: String, Hashable, Sendable {
        case country, region, trip
    }

    /// Whether the source could not be asked at all, so that what is stored is all there is.
    package var isOutOfReach: Bool {
        switch self {
        case .unreachable, .brokenOff, .timedOut, .offline: true
        default: false
        }
    }

    /// Whether what is stored is of no use: nothing is, or it cannot be read any more. Then the source has to be asked.
    package var isNothingStored: Bool {
        switch self {
        case .notStored, .malformed: true
        default: false
        }
    }

    /// Whether the server wants to know first who asks: what was stored for somebody is not given instead.
    package var isRefusal: Bool {
        if case .signInRequired = self { true } else { false }
    }

    /// Whether this is a cancellation, which is never shown.
    package var isCancellation: Bool {
        if case .cancelled = self { true } else { false }
    }
}
