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
