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

    @Test("is given up for a country that the cursor has left before that", .timeLimit(.minutes(1)))
    func moving() async {
        let prefetcher = Prefetcher(repository: repository, clock: EndlessClock())
        for name in ["A", "B", "C"] { prefetcher.cursorMoved(to: country(name)) }
        prefetcher.cursorMoved(to: nil)
        await prefetcher.settled()
        #expect(repository.names.isEmpty)
    }
}
