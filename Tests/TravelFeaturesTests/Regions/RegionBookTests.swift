import Synchronization
import Testing
import TravelKit

@testable import TravelFeatures

@MainActor @Suite("The regions that filters ask for", .timeLimit(.minutes(1)))
struct RegionBookTests {
    @Test("are those that were read after they were forgotten, whenever what was read before comes")
    func forgotten() async {
        let repository = Slow()
        let book = RegionBook(repository) { _ in }
        var questions = repository.questions.makeAsyncIterator()
        #expect(book.regions == nil)
        await questions.next()
        book.forget()
        #expect(book.regions == nil)
        await questions.next()
        repository.answer([Region(id: "new", name: "New", countryCodes: [])], to: 1)
        await book.settled()
        #expect(book.regions?.map(\.id) == ["new"])
        repository.answer([Region(id: "old", name: "Old", countryCodes: [])], to: 0)
        for _ in 0..<1000 { await Task.yield() }
        #expect(book.regions?.map(\.id) == ["new"])
    }

    /// Answers each question when it is told to.
    private final class Slow: RegionRepository {
        private let streams = Mutex<[AsyncStream<[Region]>.Continuation]>([])
        private let asked: AsyncStream<Void>.Continuation
        /// One after each question.
        let questions: AsyncStream<Void>

        init() { (questions, asked) = AsyncStream.makeStream(of: Void.self) }

        func answer(_ regions: [Region], to question: Int) { streams.withLock { _ = $0[question].yield(regions) } }

        func regions() -> Reading<Region> {
            Reading { [self] (yield: @escaping Reading<Region>.Yield) async throws(RepositoryError) in
                let (stream, continuation) = AsyncStream.makeStream(of: [Region].self)
                streams.withLock { $0.append(continuation) }
                asked.yield()
                for await regions in stream {
                    await yield(Part(regions))
                    return
                }
            }
        }
    }
}
