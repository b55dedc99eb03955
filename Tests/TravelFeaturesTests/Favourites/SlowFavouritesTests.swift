import TerminalText
import TestSupport
import Testing
import TravelFeatures
import TravelKit

@Suite("Favourites whose file another program holds", .timeLimit(.minutes(1)))
@MainActor
struct SlowFavouritesTests {
    private let repository = FakeFavouriteRepository()
    private let clock = HeldClock()
    private let marks: FavouriteMarks

    init() { marks = FavouriteMarks(repository: repository, format: .sample, clock: clock) }

    @Test("After a second one is told to wait, and to ask for the same again takes nothing back; something else is done in turn")
    func longWait() async {
        var waits = clock.waits.makeAsyncIterator()
        marks.follow()
        await until { marks.collection != nil }
        let gate = repository.holdWrites()
        marks.toggleRequested(.country(.austria))
        let patience = await waits.next()
        #expect(patience == .seconds(1))
        await repository.writeRequested()
        #expect(marks.isBusy && !marks.isWaitLong)
        clock.ring()
        await until { marks.isWaitLong }
        marks.toggleRequested(.country(.austria))
        #expect(marks.notice == Notice(.information, "Austria is still being saved."))
        marks.toggleRequested(.country(.germany))
        gate.open()
        await marks.settled()
        #expect(repository.ids.sorted() == ["AUT", "DEU"])
        #expect(!marks.isWaitLong && !marks.isBusy)
        marks.toggleRequested(.country(.austria))
        await marks.settled()
        #expect(repository.ids == ["DEU"])
    }

    @Test("Until something is saved it is known what is lost without it")
    func losses() async {
        marks.follow()
        await until { marks.collection != nil }
        let gate = repository.holdWrites()
        marks.toggleRequested(.country(.austria))
        marks.noteGiven("in spring", to: .country("DEU"), named: "Germany")
        #expect(marks.lossesNow == ["Not saved: Austria", "Not changed: the note on Germany: in spring"])
        gate.open()
        await marks.settled()
        #expect(marks.lossesNow.isEmpty)
        repository.failWrites("the disk is full")
        marks.toggleRequested(.country(.germany))
        await marks.settled()
        #expect(marks.lossesNow == ["Not saved: Germany"])
    }

    @Test("Before that the same key twice leaves things as they were, and nobody is told to wait afterwards")
    func shortWait() async {
        var waits = clock.waits.makeAsyncIterator()
        marks.follow()
        await until { marks.collection != nil }
        marks.toggleRequested(.country(.austria))
        marks.toggleRequested(.country(.austria))
        _ = await waits.next()
        await marks.settled()
        clock.ring()
        #expect(repository.ids.isEmpty && !marks.isWaitLong)
    }
}
