/// A read of a repository: an asynchronous sequence of parts.
///
/// It is cold: each iteration asks the source anew, in a task of its own that is cancelled when the iteration ends or its owner is
/// cancelled. It fails with a `RepositoryError` and nothing else.
package struct Reading<Value: Sendable>: AsyncSequence, Sendable {
    package typealias Element = Part<Value>
    package typealias Failure = RepositoryError

    /// Hands a part to the reader; waits where the reader is far behind, so that no part is made much earlier than it is wanted.
    package typealias Yield = @Sendable (Part<Value>) async -> Void

    private let wish: ReadWish
    private let produce: @Sendable (ReadWish, @escaping Yield) async throws(RepositoryError) -> Void

    /// A read that calls `produce` for each iteration, with how the values are wanted; the read ends when `produce` returns or throws.
    package init(
        wishing wish: ReadWish = .storedFirst,
        _ produce: @escaping @Sendable (ReadWish, @escaping Yield) async throws(RepositoryError) -> Void
    ) {
        self.wish = wish
        self.produce = produce
    }

    /// A read to which it is all the same how the values are wanted.
    package init(_ produce: @escaping @Sendable (@escaping Yield) async throws(RepositoryError) -> Void) {
        self.init { (_: ReadWish, yield: @escaping Yield) async throws(RepositoryError) in try await produce(yield) }
    }

    /// The same read, its values wanted so.
    package func wishing(_ wish: ReadWish) -> Reading { Reading(wishing: wish, produce) }

    /// The same read from the source itself, whatever is stored or has just been answered.
    package var reloaded: Reading { wishing(.anew) }

    /// Whether it is such a read.
    package var isReload: Bool { wish == .anew }

    /// A read that gives these values at once.
    package init(_ values: [Value]) {
        self.init { (yield: @escaping Yield) async throws(RepositoryError) in await yield(Part(values)) }
    }

    package func makeAsyncIterator() -> Iterator { begun().makeAsyncIterator() }

    /// The read, begun before somebody wants it: its first part is made, and no second one before that is taken.
    package func begun() -> BegunReading<Value> {
        let (wish, produce) = (self.wish, self.produce)
        let pace = ReadingPace()
        let results = AsyncStream<Result<Part<Value>, RepositoryError>> { continuation in
            let task = Task {
                do throws(RepositoryError) {
                    try await produce(wish) { part in
                        continuation.yield(.success(part))
                        await pace.sent()
                    }
                } catch {
                    continuation.yield(.failure(error))
                }
                continuation.finish()
            }
            continuation.onTermination = { _ in task.cancel() }
        }
        return BegunReading(results: results, pace: pace)
    }

    /// Walks through the parts of one read.
    package struct Iterator: AsyncIteratorProtocol {
        private var results: AsyncStream<Result<Part<Value>, RepositoryError>>.Iterator
        private let pace: ReadingPace
        /// Whether the reader works on a part.
        private var hasPart = false

        init(results: AsyncStream<Result<Part<Value>, RepositoryError>>.Iterator, pace: ReadingPace) {
            self.results = results
            self.pace = pace
        }

        package mutating func next() async throws(RepositoryError) -> Part<Value>? {
            try await next(isolation: #isolation)
        }

        package mutating func next(isolation actor: isolated (any Actor)?) async throws(RepositoryError) -> Part<Value>? {
            // A part is taken when the reader is done with it.
            if hasPart { pace.taken() }
            hasPart = false
            guard let result = await results.next(isolation: actor) else {
                if Task.isCancelled { throw RepositoryError.cancelled }
                return nil
            }
            hasPart = true
            return try result.get()
        }
    }
}

extension Reading {
    /// A read that hands on each part of this one, changed by `transform`.
    package func mapParts<Other: Sendable>(
        _ transform: @escaping @Sendable (Part<Value>) async throws(RepositoryError) -> Part<Other>
    ) -> Reading<Other> {
        Reading<Other>(wishing: wish) { (wish: ReadWish, yield: @escaping Reading<Other>.Yield) async throws(RepositoryError) in
            for try await part in self.wishing(wish) { await yield(try await transform(part)) }
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

extension Reading {
    /// The first values of a read: it goes on until there are so many, or until all are there.
    /// - Returns: the values, which may be a few more; its progress says whether they are all. Where the rest could not be had, they are not.
    /// - Throws: the error that ended the read, when no value came before it.
    package func beginning(_ count: Int) async throws(RepositoryError) -> Part<Value> {
        var all = Part<Value>([], progress: .partial(done: 0, of: nil))
        do throws(RepositoryError) {
            for try await part in self {
                all.take(part)
                if all.progress == .complete || all.values.count >= count { break }
            }
        } catch {
            if all.values.isEmpty { throw error }
        }
        return all
    }
}

extension Reading {
    /// The newest whole generation of values. Where the source could not be asked but something is stored, that, and why it is no more.
    /// - Parameter whenRead: is told after each part how many values there are.
    /// - Throws: the error that ended the read, when nothing whole came before it.
    package func newest(whenRead: (Int) -> Void = { _ in }) async throws(RepositoryError) -> (part: Part<Value>, failure: RepositoryError?)
    {
        var whole: Part<Value>?
        var coming = Part<Value>([])
        do throws(RepositoryError) {
            for try await part in self {
                coming.take(part)
                whenRead(coming.values.count)
                if coming.progress == .complete { whole = coming }
            }
        } catch {
            guard let whole, !error.isCancellation, !error.isRefusal else { throw error }
            return (whole, error)
        }
        return (whole ?? coming, nil)
    }
}
