/// Bytes as pieces, each of which is made when it is wanted.
///
/// `AsyncThrowingStream(unfolding:)` would be as short; but to whoever is cancelled it says that nothing more comes, and a body that was
/// cut short would be taken for a whole one.
struct Pieces: AsyncSequence, Sendable {
    typealias Element = [UInt8]
    typealias Failure = any Error
    /// Gives the next piece; nil after the last.
    typealias Next = () async throws -> [UInt8]?

    private let begin: @Sendable () -> Next

    /// - Parameter begin: begins a walk through the pieces; what that has to know it holds itself.
    init(_ begin: @escaping @Sendable () -> Next) { self.begin = begin }

    struct Iterator: AsyncIteratorProtocol {
        fileprivate let advance: Next

        mutating func next() async throws -> [UInt8]? { try await advance() }
    }

    func makeAsyncIterator() -> Iterator { Iterator(advance: begin()) }
}
