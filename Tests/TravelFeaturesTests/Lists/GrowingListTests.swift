import TestSupport
import Testing
import TravelFeatures
import TravelKit

/// A list whose pieces are small beside what is there: less than a quarter of it.
@Suite("A long list that grows little by little", .timeLimit(.minutes(1)))
@MainActor
struct GrowingListTests {
    private let clock: HeldClock
    private let list: ListModel<Word>
    private let script = ReadingScript<Word>()

    init() {
        let clock = HeldClock()
        self.clock = clock
        list = ListModel<Word>(order: .kept, clock: clock)
    }

    private func send(_ range: Range<Int>, _ placement: PartPlacement = .appends) {
        script.send(Part(range.map { Word(id: "w\($0)") }, placement: placement, progress: .partial(done: range.upperBound, of: nil)))
    }

    @Test("is shown as far as it has come after a moment, be it that nothing follows, and nobody waits otherwise")
    func pause() async {
        var waits = clock.waits.makeAsyncIterator()
        list.load(script.reading)
        send(0..<2000, .replaces)
        await until { list.total == 2000 }
        for count in [2100, 2400] {
            #expect(clock.waitingCount == 0)
            send(list.total..<count)
            let wait = await waits.next()
            #expect(wait == .milliseconds(250))
            #expect(list.total < count)
            clock.ring()
            await until { list.total == count }
        }
        #expect(list.state.isLoading && !list.isWhole)
        send(2400..<2500)
        _ = await waits.next()
        script.finish()
        await list.settled()
        #expect(list.total == 2500 && list.isWhole)
        #expect(clock.waitingCount == 0)
    }

    @Test("is not shown anew for what was shown meanwhile, as it had grown by a quarter: what came since has a moment of its own")
    func quarter() async {
        var waits = clock.waits.makeAsyncIterator()
        list.load(script.reading)
        send(0..<2000, .replaces)
        send(2000..<2100)
        _ = await waits.next()
        send(2100..<3100)
        await until { list.total == 3100 }
        let shown = list.arrangementCount
        send(3100..<3200)
        clock.ring()
        _ = await waits.next()
        #expect(list.total == 3100 && list.arrangementCount == shown)
        clock.ring()
        await until { list.total == 3200 }
        #expect(list.arrangementCount == shown + 1)
        script.finish()
        await list.settled()
    }

    @Test("is shown with all that had come when it breaks off")
    func brokenOff() async {
        list.load(script.reading)
        send(0..<2000, .replaces)
        send(2000..<2100)
        send(2100..<2300)
        script.fail(.brokenOff(source: "api.example", cause: SampleFailure("cut")))
        await list.settled()
        #expect(list.total == 2300 && !list.isWhole && list.state.error != nil)
        #expect(clock.waitingCount == 0)
    }

    @Test("shows nothing more when its load is given up")
    func givenUp() async {
        var waits = clock.waits.makeAsyncIterator()
        list.load(script.reading)
        send(0..<2000, .replaces)
        send(2000..<2100)
        _ = await waits.next()
        list.load(Reading([Word]("a b")))
        clock.ring()
        await script.cancelled()
        await list.settled()
        #expect(list.words == "a b" && list.isWhole)
    }
}
