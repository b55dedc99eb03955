import Foundation
import TerminalText
import TestSupport
import Testing
import TravelFeatures
import TravelKit

@Suite("What was taken away from the favourites comes back", .timeLimit(.minutes(1)))
@MainActor
final class UndoneFavouritesTests: FavouriteStage {
    @Test("u brings back what was taken away, the last first, with its note; what was newly kept or noted stays")
    func undo() async {
        await opened()
        marks.noteGiven("for June", to: .trip("t3"), named: "Riga")
        trips.favouriteToggled(.toMalaga)
        trips.favouriteToggled(.toRiga)
        trips.favouriteToggled(.toMalaga)
        await marks.settled()
        #expect(listed == [])
        marks.undoRequested()
        await marks.settled()
        #expect(listed == ["t1"])
        #expect(marks.notice == Notice(.information, "Copenhagen → Málaga is a favourite again."))
        marks.undoRequested()
        await marks.settled()
        #expect(listed == ["t1", "t3"])
        #expect(marks.favourite(.trip("t3"))?.note == "for June")
        marks.undoRequested()
        await marks.settled()
        #expect(marks.notice == Notice(.information, "There is nothing to bring back."))
        #expect(marks.favourite(.trip("t3"))?.note == "for June" && listed == ["t1", "t3"])
    }

    @Test("What u has done is taken back step by step, what was taken away, too, until something else is")
    func redo() async {
        await opened()
        marks.redoRequested()
        await marks.settled()
        #expect(marks.notice == Notice(.information, "Nothing was brought back that could go again."))
        marks.noteGiven("for June", to: .trip("t3"), named: "Riga")
        trips.favouriteToggled(.toRiga)
        marks.undoRequested()
        marks.redoRequested()
        await marks.settled()
        #expect(listed == [] && marks.removedCount == 1)
        #expect(marks.notice == Notice(.information, "Berlin → Riga is no longer a favourite."))
        marks.undoRequested()
        await marks.settled()
        #expect(marks.favourite(.trip("t3"))?.note == "for June")
        repository.changeFromOutside { $0.favourites = [] }
        await until { !marks.contains(.trip("t3")) }
        marks.redoRequested()
        await marks.settled()
        #expect(marks.notice == Notice(.information, "Berlin → Riga was taken away elsewhere already."))
        for _ in 1...2 { trips.favouriteToggled(.toMalaga) }
        marks.undoRequested()
        for _ in 1...3 { trips.favouriteToggled(.toMalaga) }
        marks.redoRequested()
        await marks.settled()
        #expect(listed == [] && marks.notice == Notice(.information, "Nothing was brought back that could go again."))
    }

    /// Takes steps back (u) and forth (U): after each of them the note of the first favourite, and what is said.
    private func notes(after steps: String) async -> [String] {
        var seen: [String] = []
        for step in steps {
            if step == "u" { marks.undoRequested() } else { marks.redoRequested() }
            await marks.settled()
            seen.append("\(step) \(repository.favourites.first?.note ?? "-"): \(marks.notice?.text ?? "")")
        }
        return seen
    }

    @Test("Of what the user has kept again u brings the note back, which U takes away, and nobody else is said to have kept it")
    func keptAgain() async {
        await opened()
        marks.noteGiven("for June", to: .trip("t3"), named: "Riga")
        for _ in 1...2 { trips.favouriteToggled(.toRiga) }
        await marks.settled()
        let kept = repository.favourites
        #expect(kept.map(\.note) == [nil] && marks.canUndo)
        #expect(
            await notes(after: "uuUUu") == [
                "u for June: The note for Berlin → Riga is back.", "u for June: There is nothing to bring back.",
                "U -: The note for Berlin → Riga is gone.", "U -: Nothing was brought back that could go again.",
                "u for June: The note for Berlin → Riga is back.",
            ])
        #expect(repository.favourites.map(\.addedAt) == kept.map(\.addedAt), "it stays in its place")
    }

    @Test("What was taken away, kept again and taken away comes back as it was kept last, and once; then it can go again")
    func keptAgainWithoutNote() async {
        await opened()
        let first = repository.favourites
        for _ in 1...3 { trips.favouriteToggled(.toRiga) }
        marks.undoRequested()
        await marks.settled()
        let kept = repository.favourites
        #expect(kept.count == 1 && kept != first)
        marks.undoRequested()
        await marks.settled()
        #expect(marks.notice == Notice(.information, "There is nothing to bring back."))
        #expect(repository.favourites == kept)
        marks.redoRequested()
        await marks.settled()
        #expect(marks.notice == Notice(.information, "Berlin → Riga is no longer a favourite."))
        #expect(listed == [])
    }

    @Test("The note of what was kept again comes back over one that was newly written since, which can be had again")
    func keptAgainAndNoted() async {
        await opened()
        marks.noteGiven("for June", to: .trip("t3"), named: "Riga")
        for _ in 1...2 { trips.favouriteToggled(.toRiga) }
        marks.noteGiven("for July", to: .trip("t3"), named: "Riga")
        await marks.settled()
        #expect(
            await notes(after: "uU") == ["u for June: The note for Riga is back.", "U for July: The note for Riga is back."])
    }

    @Test("Of several, those come back first that were not kept again, then the notes of those that were")
    func someKeptAgain() async {
        await opened()
        marks.noteGiven("for June", to: .trip("t3"), named: "Riga")
        trips.favouriteToggled(.toMalaga)
        marks.toggleRequested([.trip(.toMalaga), .trip(.toRiga)])
        trips.favouriteToggled(.toRiga)
        await marks.settled()
        #expect(listed == ["t3"])
        marks.undoRequested()
        await marks.settled()
        #expect(marks.notice == Notice(.information, "Copenhagen → Málaga is a favourite again."))
        marks.undoRequested()
        await marks.settled()
        #expect(marks.notice == Notice(.information, "The note for Berlin → Riga is back."))
        #expect(marks.favourite(.trip("t3"))?.note == "for June")
        for _ in 1...2 { marks.redoRequested() }
        await marks.settled()
        #expect(repository.ids == ["t3"] && repository.favourites[0].note == nil)
    }

    @Test("Where another instance has kept it since without a note, the note comes back and goes again, and all else stays as it is there")
    func keptElsewhereWithoutNote() async {
        await opened()
        marks.noteGiven("for June", to: .trip("t3"), named: "Riga")
        trips.favouriteToggled(.toRiga)
        await marks.settled()
        let other = Favourite(.trip(.toRiga), addedAt: .samplePresent + 60, seenAt: .samplePresent)
        repository.changeFromOutside { $0.favourites = [other] }
        marks.undoRequested()
        await marks.settled()
        #expect(marks.notice == Notice(.information, "The note for Berlin → Riga is back."))
        #expect(repository.favourites == [Favourite(other.item, note: "for June", addedAt: other.addedAt, seenAt: other.seenAt)])
        marks.redoRequested()
        await marks.settled()
        #expect(marks.notice == Notice(.information, "The note for Berlin → Riga is gone."))
        #expect(repository.favourites == [other])
    }

    @Test("What another instance has kept since is not brought back, and not taken away by what would take that back")
    func keptElsewhere() async {
        await opened()
        trips.favouriteToggled(.toRiga)
        await marks.settled()
        repository.changeFromOutside {
            $0.favourites = [Favourite(.trip(.toRiga), note: "foreign", addedAt: .samplePresent + 60, seenAt: .samplePresent)]
        }
        marks.undoRequested()
        await marks.settled()
        #expect(marks.notice == Notice(.information, "Berlin → Riga was kept elsewhere since."))
        #expect(!marks.canUndo && !marks.canRedo)
        marks.redoRequested()
        await marks.settled()
        #expect(repository.favourites.map(\.note) == ["foreign"])
    }

    @Test("Where another instance has kept it since with another note, that stays, and the one that does not come back is said")
    func keptElsewhereWithAnotherNote() async {
        await opened()
        marks.noteGiven("for June", to: .trip("t3"), named: "Riga")
        trips.favouriteToggled(.toRiga)
        await marks.settled()
        repository.changeFromOutside {
            $0.favourites = [Favourite(.trip(.toRiga), note: "foreign", addedAt: .samplePresent + 60, seenAt: .samplePresent)]
        }
        marks.undoRequested()
        await marks.settled()
        #expect(marks.notice == Notice(.information, "Berlin → Riga was kept elsewhere since, with another note; yours was: for June"))
        #expect(repository.favourites.map(\.note) == ["foreign"] && !marks.canUndo)
    }

    @Test("Of several those come back, and go again, that nobody else has kept")
    func someKeptElsewhere() async {
        await opened()
        trips.favouriteToggled(.toMalaga)
        marks.toggleRequested([.trip(.toMalaga), .trip(.toRiga)])
        await marks.settled()
        #expect(listed == [])
        repository.changeFromOutside { $0.favourites = [Favourite(.trip(.toRiga), addedAt: .samplePresent, seenAt: .samplePresent)] }
        marks.undoRequested()
        await marks.settled()
        #expect(marks.notice == Notice(.information, "Copenhagen → Málaga is a favourite again."))
        marks.redoRequested()
        await marks.settled()
        #expect(repository.ids == ["t3"])
        #expect(marks.notice == Notice(.information, "Copenhagen → Málaga is no longer a favourite."))
    }

    @Test("What was noted or kept anew since it was brought back stays", arguments: [true, false])
    func changedSince(isNoted: Bool) async {
        await opened()
        trips.favouriteToggled(.toRiga)
        marks.undoRequested()
        await marks.settled()
        repository.changeFromOutside {
            if isNoted { $0.favourites[0].note = "foreign" } else { $0.favourites[0].addedAt += 60 }
        }
        marks.redoRequested()
        await marks.settled()
        #expect(repository.ids == ["t3"] && !marks.canRedo)
        #expect(marks.notice == Notice(.information, "Berlin → Riga was changed since, and stays."))
    }

    @Test("What stands there unreadable by now is not taken away once more: another version may read its note")
    func unreadableRedo() async {
        await opened()
        trips.favouriteToggled(.toRiga)
        marks.undoRequested()
        await marks.settled()
        // What cannot be read is none of the favourites.
        repository.changeFromOutside { $0.favourites = [] }
        marks.redoRequested()
        await marks.settled()
        #expect(repository.writes.count { $0.hasPrefix("remove") } == 1)
        #expect(marks.notice == Notice(.information, "Berlin → Riga was taken away elsewhere already."))
    }

    @Test("A note that cannot be brought back for the moment can be brought back later, and so can what was undone")
    func failedForNow() async {
        let repository = BusyRepository(FakeFavouriteRepository([.toRiga]))
        let marks = FavouriteMarks(repository: repository, format: .sample)
        for note in ["for May", "for June"] { marks.noteGiven(note, to: .trip("t3"), named: "Riga") }
        await marks.settled()
        let isBack: [(FavouriteMarks) -> Void] = [{ $0.undoRequested() }, { $0.redoRequested() }]
        for (ask, note) in zip(isBack, ["for May", "for June"]) {
            await repository.fail()
            ask(marks)
            await marks.settled()
            #expect(marks.notice == Notice(.problem, "Riga cannot be read: database is locked"))
            ask(marks)
            await marks.settled()
            #expect(marks.favourite(.trip("t3"))?.note == note)
        }
    }

    @Test("A hundred steps can be taken back, and no more")
    func undoLimit() async {
        await opened()
        for number in 1...106 { marks.noteGiven("\(number)", to: .trip("t3"), named: "Riga") }
        for _ in 1...100 { marks.undoRequested() }
        await marks.settled()
        #expect(repository.favourites[0].note == "6")
        marks.undoRequested()
        await marks.settled()
        #expect(repository.favourites[0].note == "6" && marks.notice == Notice(.information, "There is nothing to bring back."))
    }

    @Test("u brings back the note that was written over, or taken away, as far as the first one, and each of them can be had again")
    func undoneNotes() async {
        await opened()
        for note in ["for June", "for July", "for July", ""] { marks.noteGiven(note, to: .trip("t3"), named: "Riga") }
        await marks.settled()
        #expect(marks.notice == Notice(.information, "The note for Riga is gone.") && marks.canUndo)
        #expect(
            await notes(after: "uuuUUUu") == [
                "u for July: The note for Riga is back.", "u for June: The note for Riga is back.",
                "u for June: There is nothing to bring back.",
                "U for July: The note for Riga is back.", "U -: The note for Riga is gone.",
                "U -: Nothing was brought back that could go again.",
                "u for July: The note for Riga is back.",
            ])
        marks.noteGiven("for August", to: .trip("t3"), named: "Riga")
        marks.redoRequested()
        await marks.settled()
        #expect(repository.favourites[0].note == "for August", "what had been undone is forgotten")
        for _ in 1...2 { marks.undoRequested() }
        await marks.settled()
        #expect(repository.favourites[0].note == "for June")
    }

    @Test("A note that was taken away comes back over one that was newly written since, which can be had again")
    func rewrittenNote() async {
        await opened()
        for note in ["for June", "", "for July"] { marks.noteGiven(note, to: .trip("t3"), named: "Riga") }
        marks.undoRequested()
        await marks.settled()
        #expect(repository.favourites[0].note == "for June")
        marks.undoRequested()
        await marks.settled()
        #expect(marks.notice == Notice(.information, "There is nothing to bring back."))
        marks.redoRequested()
        await marks.settled()
        #expect(repository.favourites[0].note == "for July")
    }

    @Test("Where nothing was taken away or written over there is nothing to bring back")
    func nothingToUndo() async {
        await opened()
        marks.undoRequested()
        await marks.settled()
        #expect(marks.notice == Notice(.information, "There is nothing to bring back.") && !marks.canUndo)
    }

    @Test("A note of what is no favourite any more cannot come back, which is said")
    func lostNote() async {
        await opened()
        for note in ["for May", "for June"] { marks.noteGiven(note, to: .trip("t3"), named: "Riga") }
        await marks.settled()
        repository.changeFromOutside { $0.favourites = [] }
        marks.undoRequested()
        await marks.settled()
        #expect(marks.notice == Notice(.problem, "Riga is no favourite any more, and has no note."))
        #expect(repository.ids.isEmpty)
    }

    @Test("A note that another instance has written since stays, whatever is brought back")
    func otherNote() async {
        await opened()
        for note in ["for May", "for June"] { marks.noteGiven(note, to: .trip("t3"), named: "Riga") }
        await marks.settled()
        repository.changeFromOutside { $0.favourites[0].note = "PHONE of Jānis 123" }
        marks.undoRequested()
        await marks.settled()
        #expect(marks.notice == Notice(.problem, "The note for Riga was changed elsewhere since, and stays."))
        #expect(marks.favourite(.trip("t3"))?.note == "PHONE of Jānis 123")
        repository.changeFromOutside { _ in }
        await until { marks.version == repository.revision }
        #expect(marks.notice?.kind == .problem, "nothing has changed")
        repository.changeFromOutside { $0.favourites[0].note = "for June" }
        await until { marks.favourite(.trip("t3"))?.note == "for June" }
        #expect(marks.notice == nil, "it was true of the favourites as they were")
    }
}

/// Favourites of which one cannot be read when a test says so, once.
private actor BusyRepository: FavouriteRepository {
    private let source: FakeFavouriteRepository
    private var isBusy = false

    init(_ source: FakeFavouriteRepository) { self.source = source }

    func fail() { isBusy = true }

    func collection() async -> FavouriteCollection { await source.collection() }

    nonisolated func updates() -> AsyncStream<FavouriteCollection> { source.updates() }

    func add(_ items: [Favourite.Item]) async -> Saving { await source.add(items) }

    func remove(_ ids: [Favourite.ID]) async -> (removed: [Favourite], saving: Saving) { await source.remove(ids) }

    func setNote(_ note: String?, of id: Favourite.ID, over isExpected: @Sendable (String?) -> Bool) async -> NoteChange {
        defer { isBusy = false }
        return isBusy ? .failed(cause: "database is locked") : await source.setNote(note, of: id, over: isExpected)
    }

    func merge(_ favourites: [Favourite]) async -> FavouriteMerge { await source.merge(favourites) }

    func seen(_ items: [Favourite.Item]) async { await source.seen(items) }
}
