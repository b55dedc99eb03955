/// A body whose beginning is awaited before anybody is given of it.
actor HeldBody {
    private var rest: APIBody.Iterator
    private var held: [[UInt8]] = []
    private var hasEnded = false

    /// - Parameter body: a body that nobody else walks through.
    init(_ body: APIBody) {
        rest = body.makeAsyncIterator()
    }

    /// Awaits so many bytes, or the whole body where it has fewer.
    /// - Throws: what the body breaks off with.
    func hold(_ count: Int) async throws(APIError) {
        var missing = count
        while missing > 0, let piece = try await read() {
            held.append(piece)
            missing -= piece.count
        }
    }

    /// The whole body, what is held first; to be walked through once.
    nonisolated var pieces: Pieces { Pieces { { try await self.next() } } }

    private func next() async throws(APIError) -> [UInt8]? {
        held.isEmpty ? try await read() : held.removeFirst()
    }

    private func read() async throws(APIError) -> [UInt8]? {
        guard !hasEnded else { return nil }
        var rest = self.rest
        let piece = try await rest.next(isolation: self)
        self.rest = rest
        hasEnded = piece == nil
        return piece
    }
}
