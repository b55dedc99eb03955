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

    /// Follows the favourites, and has Austria among them.
    private func keepAustria() async {
        marks.follow()
        await until { marks.collection != nil }
        marks.toggleRequested(.country(.austria))
        await marks.settled()
    }

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

    @Test("So it is of what is to go, and of what is to come back or to go again")
    func lossesOfSteps() async {
        marks.follow()
        await until { marks.collection != nil }
        for _ in 1...2 { marks.toggleRequested(.country(.austria)) }
        await marks.settled()
        var gate = repository.holdWrites()
        marks.undoRequested()
        #expect(marks.lossesNow == ["Not brought back: what went last"])
        await until { marks.lossesNow == ["Not saved: Austria"] }
        marks.redoRequested()
        #expect(marks.lossesNow.isEmpty, "it is as it would be then")
        gate.open()
        gate = repository.holdWrites()
        await until { marks.lossesNow == ["Still kept: Austria"] }
        gate.open()
        await marks.settled()
        #expect(marks.lossesNow.isEmpty)
        let germany = Favourite(.country(.germany), addedAt: .samplePresent, seenAt: .samplePresent)
        repository.changeFromOutside { $0.unremoved = [germany] }
        await until { !marks.lossesNow.isEmpty }
        #expect(marks.lossesNow == ["Still kept: Germany"])
    }

    @Test("Nothing is lost of what is taken back by what was asked for later")
    func nothingLost() async {
        await keepAustria()
        let gate = repository.holdWrites()
        marks.toggleRequested(.country(.austria))
        #expect(marks.lossesNow == ["Still kept: Austria"])
        marks.toggleRequested(.country(.austria))
        #expect(marks.lossesNow.isEmpty)
        marks.undoRequested()
        #expect(marks.lossesNow == ["Not brought back: what went last"])
        marks.redoRequested()
        #expect(marks.lossesNow.isEmpty)
        gate.open()
        await marks.settled()
        #expect(repository.ids == ["AUT"])
    }

    @Test("An undo takes back the removal before it, whatever was kept since, and a redo does it again")
    func removalTakenBack() async {
        await keepAustria()
        let gate = repository.holdWrites()
        marks.toggleRequested(.country(.austria))
        marks.toggleRequested(.country(.germany))
        #expect(marks.lossesNow == ["Still kept: Austria", "Not saved: Germany"])
        marks.undoRequested()
        #expect(marks.lossesNow == ["Not saved: Germany"])
        marks.undoRequested()
        #expect(marks.lossesNow == ["Not saved: Germany", "Not brought back: what went last"])
        marks.redoRequested()
        #expect(marks.lossesNow == ["Not saved: Germany"])
        marks.redoRequested()
        #expect(marks.lossesNow == ["Not saved: Germany", "Still kept: Austria"])
        gate.open()
        await marks.settled()
    }

    @Test("Of several, those that are as they are wanted lose nothing")
    func severalLost() async {
        await keepAustria()
        let gate = repository.holdWrites()
        let both: [Favourite.Item] = [.country(.austria), .country(.germany)]
        marks.toggleRequested(both)
        #expect(marks.lossesNow == ["Not saved: Germany"])
        marks.toggleRequested(both)
        #expect(marks.lossesNow == ["Still kept: Austria"])
        gate.open()
        await marks.settled()
        #expect(repository.ids.isEmpty)
    }

    @Test("What could not be saved at first is not said to be unsaved where it is by now")
    func savedMeanwhile() async {
        let marks = FavouriteMarks(repository: LateRepository(), format: .sample, clock: clock)
        marks.toggleRequested(.country(.austria))
        await marks.settled()
        #expect(marks.notice == Notice(.information, "Kept as a favourite."))
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

/// Favourites that are saved a moment after it was said that they could not be.
private actor LateRepository: FavouriteRepository {
    private var kept: [Favourite] = []
    private var revision = 0

    func collection() -> FavouriteCollection {
        revision += 1
        return FavouriteCollection(kept, revision: revision)
    }

    nonisolated func updates() -> AsyncStream<FavouriteCollection> { AsyncStream { $0.finish() } }

    func add(_ items: [Favourite.Item]) -> Saving {
        kept += items.map { Favourite($0, addedAt: .samplePresent, seenAt: .samplePresent) }
        return .unsaved(cause: "its log was taken away")
    }

    func remove(_ ids: [Favourite.ID]) -> (removed: [Favourite], saving: Saving) { ([], .saved) }

    func setNote(_ note: String?, of id: Favourite.ID, over isExpected: @Sendable (String?) -> Bool) -> NoteChange { .notKept }

    func merge(_ favourites: [Favourite]) -> FavouriteMerge { FavouriteMerge() }

    func seen(_ items: [Favourite.Item]) {}
}
