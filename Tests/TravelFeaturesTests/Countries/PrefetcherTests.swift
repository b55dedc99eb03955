import Synchronization
import TestSupport
import Testing
import TravelFeatures
import TravelKit

/// Countries that note whose borders were asked for.
private final class Noting: CountryRepository {
    private let noted = Mutex<[String]>([])

    var names: [String] { noted.withLock { $0 } }

    func countries() -> Reading<Country> { Reading([]) }

    func countries(named name: String) -> Reading<Country> {
        noted.withLock { $0.append(name) }
        return Reading([Country(alpha2: "XX", alpha3: "XXX", name: name)])
    }

    func countries(withCodes codes: [String]) -> Reading<Country> { Reading([]) }
}

/// Countries that nobody gets, and a count of those who wait for one.
private final class Holding: CountryRepository {
    private struct Counts {
        var begun = 0
        var names: Set<String> = []
        var ended = 0
        var most = 0
    }

    private let counts = Mutex(Counts())
    private let gate = Gate()
    /// An element for each one that begins, and for each that ends.
    let beginnings: AsyncStream<Void>
    let ends: AsyncStream<Void>
    private let began: AsyncStream<Void>.Continuation
    private let ended: AsyncStream<Void>.Continuation

    init() {
        (beginnings, began) = AsyncStream.makeStream()
        (ends, ended) = AsyncStream.makeStream()
    }

    var begun: Int { counts.withLock { $0.begun } }
    /// Whose borders were asked for.
    var names: Set<String> { counts.withLock { $0.names } }
    /// How many waited at the same time, at most.
    var most: Int { counts.withLock { $0.most } }

    func countries() -> Reading<Country> { Reading([]) }

    func countries(named name: String) -> Reading<Country> {
        Reading { [self] (wish: ReadWish, _: @escaping Reading<Country>.Yield) async throws(RepositoryError) in
            guard wish == .live else { throw .notStored }
            counts.withLock { counts in
                counts.begun += 1
                counts.names.insert(name)
                counts.most = max(counts.most, counts.begun - counts.ended)
            }
            began.yield()
            await gate.pass()
            counts.withLock { $0.ended += 1 }
            ended.yield()
            throw .cancelled
        }
    }

    func countries(withCodes codes: [String]) -> Reading<Country> { Reading([]) }
}

/// A clock on which everybody waits until they are cancelled.
private struct EndlessClock: Clock {
    typealias Instant = ContinuousClock.Instant

    var now: Instant { ContinuousClock.now }
    var minimumResolution: Duration { .nanoseconds(1) }

    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        let (stream, continuation) = AsyncStream<Void>.makeStream()
        await withTaskCancellationHandler {
            for await _ in stream {}
        } onCancel: {
            continuation.finish()
        }
        throw CancellationError()
    }
}

@MainActor
@Suite("Fetching what the cursor rests on")
struct PrefetcherTests {
    private let repository = Noting()

    private func country(_ name: String) -> Country { Country(alpha2: "XX", alpha3: "XXX", name: name) }

    @Test("begins after 150 ms of rest, once for each country")
    func rest() async {
        let clock = NoWaitClock()
        let prefetcher = Prefetcher(repository: repository, clock: clock)
        prefetcher.cursorMoved(to: country("A"))
        prefetcher.cursorMoved(to: country("A"))
        await prefetcher.settled()
        #expect(clock.waits == [.milliseconds(150)])
        #expect(repository.names == ["A"])
    }

    @Test("fetches what the page shows besides after the borders, and not for a country that the cursor has left", .timeLimit(.minutes(1)))
    func helps() async {
        let fetched = Mutex<[String]>([])
        let prefetcher = Prefetcher(repository: repository, clock: NoWaitClock()) { [repository] country in
            fetched.withLock { $0.append("\(country.name) after \(repository.names)") }
        }
        prefetcher.cursorMoved(to: country("A"))
        await prefetcher.settled()
        #expect(fetched.withLock { $0 } == ["A after [\"A\"]"])

        let holding = Holding()
        let other = Prefetcher(repository: holding, clock: NoWaitClock()) { country in fetched.withLock { $0.append(country.name) } }
        var (beginnings, ends) = (holding.beginnings.makeAsyncIterator(), holding.ends.makeAsyncIterator())
        other.cursorMoved(to: country("B"))
        await beginnings.next()
        other.cursorMoved(to: nil)
        await ends.next()
        await other.settled()
        #expect(fetched.withLock { $0.count } == 1)
    }

    @Test("is given up for a country that the cursor has left before that", .timeLimit(.minutes(1)))
    func moving() async {
        let prefetcher = Prefetcher(repository: repository, clock: EndlessClock())
        for name in ["A", "B", "C"] { prefetcher.cursorMoved(to: country(name)) }
        prefetcher.cursorMoved(to: nil)
        await prefetcher.settled()
        #expect(repository.names.isEmpty)
    }

    @Test("begins at once when the page is opened, and goes on when that is left, until the cursor moves on", .timeLimit(.minutes(1)))
    func opened() async {
        let repository = Holding()
        let prefetcher = Prefetcher(repository: repository, clock: EndlessClock())
        var (beginnings, ends) = (repository.beginnings.makeAsyncIterator(), repository.ends.makeAsyncIterator())
        prefetcher.cursorMoved(to: country("A"))
        for _ in 1...20 { prefetcher.pageOpened(of: country("A")) }
        await beginnings.next()
        prefetcher.cursorMoved(to: country("A"))
        prefetcher.pageOpened(of: country("A"))
        #expect(repository.begun == 1)
        prefetcher.cursorMoved(to: country("B"))
        await ends.next()
        #expect(repository.begun == 1)
    }

    @Test("is cancelled when the cursor moves on, so that never more than two are under way", .timeLimit(.minutes(1)))
    func movingOn() async {
        let repository = Holding()
        let prefetcher = Prefetcher(repository: repository, clock: NoWaitClock())
        var beginnings = repository.beginnings.makeAsyncIterator()
        var ends = repository.ends.makeAsyncIterator()
        for count in 1...20 {
            prefetcher.cursorMoved(to: country("\(count)"))
            await beginnings.next()
        }
        // Nobody opens the gate: those that end were cancelled.
        for _ in 1...19 { await ends.next() }
        #expect(repository.most <= Prefetcher.limit)
        prefetcher.cursorMoved(to: nil)
        await ends.next()
        #expect(repository.begun == 20)
    }

    @Test("begins when the page is opened again where others were still ending", .timeLimit(.minutes(1)))
    func stillEnding() async {
        let repository = Holding()
        let prefetcher = Prefetcher(repository: repository, clock: EndlessClock())
        var beginnings = repository.beginnings.makeAsyncIterator()
        prefetcher.pageOpened(of: country("A"))
        await beginnings.next()
        // In one turn: nobody who is cancelled has ended yet.
        for name in ["B", "C"] { prefetcher.pageOpened(of: country(name)) }
        for _ in 1...1000 where !repository.names.contains("C") {
            prefetcher.pageOpened(of: country("C"))
            await Task.yield()
        }
        #expect(repository.names.contains("C"))
    }
}
