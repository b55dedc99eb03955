package import TravelKit

/// The head of an answer, with the body still on its way.
package struct APIResponse: Sendable {
    /// HTTP status; a file that is there answers 200.
    package var status: Int
    /// Header fields by their names in lower case; fields that came more than once are joined by ", ".
    package var headers: [String: String]
    /// The body, decompressed.
    package var body: APIBody
    /// How old the answer is.
    package var freshness: Freshness
    /// How long the server wants to be left alone, counted from when it answered; nil where it does not say.
    package var retryAfter: Duration?

    package init(
        status: Int, headers: [String: String] = [:], body: APIBody, freshness: Freshness = .live, retryAfter: Duration? = nil
    ) {
        self.status = status
        self.headers = headers
        self.body = body
        self.freshness = freshness
        self.retryAfter = retryAfter
    }
}

/// A body as it arrives: an asynchronous sequence of pieces, to be walked through once.
package struct APIBody: AsyncSequence, Sendable {
    package typealias Element = [UInt8]
    package typealias Failure = APIError

    private let pieces: any AsyncSequence<[UInt8], any Error> & Sendable
    private let explain: @Sendable (any Error) -> APIError

    /// A body that arrives in the pieces of `pieces`; `explain` names what went wrong when they fail.
    package init(_ pieces: any AsyncSequence<[UInt8], any Error> & Sendable, explain: @escaping @Sendable (any Error) -> APIError) {
        self.pieces = pieces
        self.explain = explain
    }

    /// A body that is at hand, in pieces (`PieceSize`).
    package init(_ bytes: [UInt8]) {
        self.init(count: bytes.count) { Array(bytes[$0]) }
    }

    /// A body of so many bytes that is at hand, in pieces (`PieceSize`), each of which `read` copies when it is wanted.
    init(count: Int, read: @escaping @Sendable (Range<Int>) -> [UInt8]) {
        // As with an answer of the network, what comes first is decoded before the rest is there.
        let pieces = Pieces {
            var (done, size) = (0, PieceSize())
            return {
                guard done < count else { return nil }
                let range = done..<Swift.min(done + size.take(), count)
                done = range.upperBound
                return read(range)
            }
        }
        self.init(pieces) { .unreachable(cause: $0) }
    }

    package func makeAsyncIterator() -> Iterator {
        Iterator(pieces: pieces.makeAsyncIterator(), explain: explain)
    }

    /// The first bytes of the body; what is beyond `limit` is left.
    package func prefix(_ limit: Int) async throws(APIError) -> [UInt8] {
        var bytes: [UInt8] = []
        for try await piece in self {
            bytes += piece.prefix(limit - bytes.count)
            if bytes.count >= limit { break }
        }
        return bytes
    }

    /// Walks through a body.
    package struct Iterator: AsyncIteratorProtocol {
        fileprivate var pieces: any AsyncIteratorProtocol<[UInt8], any Error>
        fileprivate let explain: @Sendable (any Error) -> APIError

        package mutating func next() async throws(APIError) -> [UInt8]? {
            try await next(isolation: #isolation)
        }

        package mutating func next(isolation actor: isolated (any Actor)?) async throws(APIError) -> [UInt8]? {
            do {
                try Task.checkCancellation()
                return try await pieces.next(isolation: actor)
            } catch is CancellationError {
                throw APIError.cancelled
            } catch {
                throw (error as? APIError) ?? explain(error)
            }
        }
    }
}

/// Into how much a body is cut, in bytes, that is there as a whole. The first piece fills a screen at once, and those after it leave the
/// processor to whoever draws that; the last are large enough to be worth decoding on every core.
struct PieceSize: Sendable {
    private(set) var bytes: Int

    /// - Parameter isOfTable: whether nobody waits for the first rows of the body, as with a table that is looked through.
    init(isOfTable: Bool = false) { bytes = isOfTable ? Self.largest : 16 * 1024 }

    private static var largest: Int { 512 * 1024 }

    /// How large a piece is; the next one is larger.
    mutating func take() -> Int {
        defer { bytes = min(2 * bytes, Self.largest) }
        return bytes
    }
}
