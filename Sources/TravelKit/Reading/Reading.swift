/// A read of a repository: an asynchronous sequence of parts.
///
/// It is cold: each iteration asks the source anew, in a task of its own that is cancelled when the iteration ends or its owner is
/// cancelled. It fails with a `RepositoryError` and nothing else.
package struct Reading<Value: Sendable>: AsyncSequence, Sendable {
    package typealias Element = Part<Value>
    package typealias Failure = RepositoryError

    /// Hands a part to the reader.
    package typealias Yield = @Sendable (Part<Value>) -> Void

    private let produce: @Sendable (@escaping Yield) async throws(RepositoryError) -> Void

    /// A read that calls `produce` for each iteration; the read ends when `produce` returns or throws.
    package init(_ produce: @escaping @Sendable (@escaping Yield) async throws(RepositoryError) -> Void) {
        self.produce = produce
    }

    /// A read that gives these values at once.
    package init(_ values: [Value]) {
        self.init { (yield: @escaping Yield) async throws(RepositoryError) in yield(Part(values)) }
    }

    /// A read that fails at once.
    package init(failure: RepositoryError) {
        self.init { (_: @escaping Yield) async throws(RepositoryError) in throw failure }
    }

    package func makeAsyncIterator() -> Iterator {
        let produce = self.produce
        let stream = AsyncStream<Result<Part<Value>, RepositoryError>> { continuation in
            let task = Task {
                do throws(RepositoryError) {
                    try await produce { continuation.yield(.success($0)) }
                } catch {
                    continuation.yield(.failure(error))
                }
                continuation.finish()
            }
            continuation.onTermination = { _ in task.cancel() }
        }
        return Iterator(results: stream.makeAsyncIterator())
    }

    /// Walks through the parts of one read.
    package struct Iterator: AsyncIteratorProtocol {
        fileprivate var results: AsyncStream<Result<Part<Value>, RepositoryError>>.Iterator

        package mutating func next() async throws(RepositoryError) -> Part<Value>? {
            try await next(isolation: #isolation)
        }

        package mutating func next(isolation actor: isolated (any Actor)?) async throws(RepositoryError) -> Part<Value>? {
            guard let result = await results.next(isolation: actor) else {
                if Task.isCancelled { throw RepositoryError.cancelled }
                return nil
            }
            return try result.get()
        }
    }
}

extension Reading {
    /// A read that hands on each part of this one, changed by `transform`.
    package func mapParts<Other: Sendable>(
        _ transform: @escaping @Sendable (Part<Value>) async throws(RepositoryError) -> Part<Other>
    ) -> Reading<Other> {
        Reading<Other> { (yield: @escaping Reading<Other>.Yield) async throws(RepositoryError) in
            for try await part in self { yield(try await transform(part)) }
        }
    }

    /// All values of the last generation, when the read has ended.
    /// - Throws: the error that ended the read, although values came before it.
    package func collect() async throws(RepositoryError) -> [Value] {
        try await collectWithNotes().values
    }

    /// As `collect`, as one part that adds up what was skipped.
    package func collectWithNotes() async throws(RepositoryError) -> Part<Value> {
        var all = Part<Value>([])
        for try await part in self { all.take(part) }
        return all
    }
}

extension Part {
    /// Goes on with `next`: begins anew with it or takes its values in at the end.
    package mutating func take(_ next: Part) {
        switch next.placement {
        case .replaces:
            self = next
        case .appends:
            values.append(contentsOf: next.values)
            skipped += next.skipped
            freshness = next.freshness
            progress = next.progress
        }
    }
}
