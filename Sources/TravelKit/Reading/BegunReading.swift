/// A read that has begun (`Reading.begun`), for one reader. It is cancelled when nobody has it any more.
package struct BegunReading<Value: Sendable>: AsyncSequence, Sendable {
    package typealias Element = Part<Value>
    package typealias Failure = RepositoryError

    private let results: AsyncStream<Result<Part<Value>, RepositoryError>>
    private let pace: ReadingPace

    /// - Parameters:
    ///   - results: the parts, and last the error that ended the read.
    ///   - pace: is told of the parts that are taken.
    init(results: AsyncStream<Result<Part<Value>, RepositoryError>>, pace: ReadingPace) { (self.results, self.pace) = (results, pace) }

    package func makeAsyncIterator() -> Reading<Value>.Iterator {
        Reading<Value>.Iterator(results: results.makeAsyncIterator(), pace: pace)
    }
}
