import Synchronization
import TestSupport
import Testing
import TravelKit

@Suite("A read in parts", .timeLimit(.minutes(1)))
struct ReadingTests {
    private typealias Numbers = Reading<Int>

    @Test("collects the values of its last generation and adds up what was skipped")
    func collect() async throws {
        let reading = Numbers { (yield: @escaping Numbers.Yield) async throws(RepositoryError) in
            await yield(Part([1], skipped: 4))
            await yield(Part([2, 3], skipped: 1))
            await yield(Part([4], placement: .appends, skipped: 2))
        }
        #expect(try await reading.collect() == [2, 3, 4])
        #expect(try await reading.collectWithNotes().skipped == 3)
    }

    @Test("asks anew each time that somebody walks through it, and not before")
    func cold() async throws {
        let asked = Mutex(0)
        let reading = Numbers { (yield: @escaping Numbers.Yield) async throws(RepositoryError) in
            await yield(
                Part([
                    asked.withLock {
                        $0 += 1; return $0
                    }
                ]))
        }
        #expect(asked.withLock { $0 } == 0)
        #expect(try await reading.collect() == [1])
        #expect(try await reading.collect() == [2])
    }

    @Test("gives the parts that came before an error, then the error, then nothing")
    func errorAfterParts() async throws {
        let reading = Numbers { (yield: @escaping Numbers.Yield) async throws(RepositoryError) in
            await yield(Part([1]))
            await yield(Part([2]))
            throw .unavailable(source: "test", status: 503)
        }
        var parts = reading.makeAsyncIterator()
        #expect(try await parts.next()?.values == [1])
        #expect(try await parts.next()?.values == [2])
        let error = await #expect(throws: RepositoryError.self) { try await parts.next() }
        guard case .unavailable("test", 503, _) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(try await parts.next() == nil)
        await #expect(throws: RepositoryError.self) { try await reading.collect() }
    }

    @Test("that is a failure from the start fails, and one of values gives them whole and live")
    func constants() async throws {
        await #expect(throws: RepositoryError.self) { try await Numbers(failure: .notFound(.trip, "x")).collect() }
        let part = try await Numbers([1, 2]).collectWithNotes()
        #expect(part.values == [1, 2] && part.progress == .complete && part.freshness == .live)
    }

    @Test("stops asking when its reader is cancelled, and tells the reader so")
    func cancelledReader() async throws {
        let (began, hasBegun) = AsyncStream.makeStream(of: Void.self)
        let (ended, hasEnded) = AsyncStream.makeStream(of: Bool.self)
        let reading = Numbers { (yield: @escaping Numbers.Yield) async throws(RepositoryError) in
            await yield(Part([1]))
            hasBegun.yield()
            await untilCancelled()
            hasEnded.yield(Task.isCancelled)
        }
        let reader = Task { try await reading.collect() }
        await began.first()
        reader.cancel()
        #expect(await ended.first() == true)
        let result = await reader.result
        #expect(throws: RepositoryError.self) { try result.get() }
        if case .failure(let error as RepositoryError) = result { #expect(error.isCancellation) }
    }

    @Test("stops asking when its reader has seen enough")
    func leftLoop() async throws {
        let (ended, hasEnded) = AsyncStream.makeStream(of: Bool.self)
        let reading = Numbers { (yield: @escaping Numbers.Yield) async throws(RepositoryError) in
            await yield(Part([1]))
            await untilCancelled()
            hasEnded.yield(Task.isCancelled)
        }
        for try await part in reading {
            #expect(part.values == [1])
            break
        }
        #expect(await ended.first() == true)
    }

    @Test("makes nothing more before its reader is done with the first part, and some ahead of it from then on")
    func pace() async throws {
        let made = Mutex(0)
        let reading = Numbers { (yield: @escaping Numbers.Yield) async throws(RepositoryError) in
            for number in 1...20 {
                made.withLock { $0 = number }
                await yield(Part([number]))
            }
        }
        func settled() async -> Int {
            for _ in 1...100 { await Task.yield() }
            return made.withLock { $0 }
        }
        var parts = reading.makeAsyncIterator()
        #expect(try await parts.next()?.values == [1])
        #expect(await settled() == 1)
        #expect(try await parts.next()?.values == [2])
        while made.withLock({ $0 }) < 6 { await Task.yield() }
        #expect(await settled() <= 7)
    }

    @Test("gives its first values, as many as are asked for or all, and says which", arguments: [1, 2, 3, 9])
    func beginning(count: Int) async throws {
        let reading = Numbers { (yield: @escaping Numbers.Yield) async throws(RepositoryError) in
            await yield(Part([1, 2], progress: .partial(done: 1, of: nil)))
            await yield(Part([3], placement: .appends))
            await yield(Part([4], placement: .replaces))
        }
        let first = try await reading.beginning(count)
        #expect(first.values == (count <= 2 ? [1, 2] : [1, 2, 3]))
        #expect((first.progress == .complete) == (count > 2))
    }

    @Test("gives the values that came before an error as its first, which are not all then; without any, the error")
    func beginningBeforeAnError() async throws {
        let reading = Numbers { (yield: @escaping Numbers.Yield) async throws(RepositoryError) in
            await yield(Part([1], progress: .partial(done: 1, of: nil)))
            throw .unavailable(source: "test", status: 503)
        }
        let first = try await reading.beginning(5)
        #expect(first.values == [1] && first.progress != .complete)
        let none = Numbers(failure: .unavailable(source: "test", status: 503))
        await #expect(throws: RepositoryError.self) { try await none.beginning(5) }
    }

    @Test("can be changed part by part")
    func mapParts() async throws {
        let reading = Numbers { (yield: @escaping Numbers.Yield) async throws(RepositoryError) in
            await yield(Part([1], progress: .partial(done: 1, of: 2), skipped: 1))
            await yield(Part([2], placement: .appends))
        }
        let texts = reading.mapParts { (part: Part<Int>) async throws(RepositoryError) in part.map { "<\($0)>" } }
        let all = try await texts.collectWithNotes()
        #expect(all.values == ["<1>", "<2>"] && all.skipped == 1)
        let failing = reading.mapParts { (_: Part<Int>) async throws(RepositoryError) -> Part<Int> in throw .notFound(.trip, "x") }
        await #expect(throws: RepositoryError.self) { try await failing.collect() }
    }
}

/// Waits until the task is cancelled, without a clock.
private func untilCancelled() async {
    let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
    await withTaskCancellationHandler {
        for await _ in stream {}
    } onCancel: {
        continuation.finish()
    }
}

extension AsyncStream where Element: Sendable {
    /// The next element of a stream that one reader watches.
    @discardableResult
    fileprivate func first() async -> Element? {
        for await element in self { return element }
        return nil
    }
}
