package import TravelKit

/// A read whose parts a test releases one by one. It can be read once.
package final class ReadingScript<Value: Sendable>: Sendable {
    private let results: AsyncStream<Result<Part<Value>, RepositoryError>>
    private let continuation: AsyncStream<Result<Part<Value>, RepositoryError>>.Continuation
    private let cancellation = Gate()

    /// A script of which nothing has been released yet.
    package init() {
        (results, continuation) = AsyncStream.makeStream()
        continuation.onTermination = { [cancellation] termination in
            if case .cancelled = termination { cancellation.open() }
        }
    }

    /// The read, for a stub.
    package var reading: Reading<Value> {
        let results = self.results
        return Reading { (yield: @escaping Reading<Value>.Yield) async throws(RepositoryError) in
            for await result in results { await yield(try result.get()) }
            if Task.isCancelled { throw RepositoryError.cancelled }
        }
    }

    /// Releases a part.
    package func send(_ part: Part<Value>) { continuation.yield(.success(part)) }

    /// Releases a whole, live answer and ends the read.
    package func finish(with values: [Value]) {
        send(Part(values))
        finish()
    }

    /// Ends the read.
    package func finish() { continuation.finish() }

    /// Ends the read with an error.
    package func fail(_ error: RepositoryError) {
        continuation.yield(.failure(error))
        continuation.finish()
    }

    /// Returns once the reader has given up, because its task was cancelled.
    package func cancelled() async { await cancellation.pass() }
}
