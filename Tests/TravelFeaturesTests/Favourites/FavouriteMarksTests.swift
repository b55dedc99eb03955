import Foundation
import TerminalText
import TestSupport
import Testing
import TravelFeatures
import TravelKit

@Suite("The marks of favourites", .timeLimit(.minutes(1)))
@MainActor
final class FavouriteMarksTests: FavouriteStage {
    @Test("What is kept is marked")
    func known() async {
        #expect(!marks.contains(.trip("t3")), "nothing is marked before it is known")
        await opened()
        #expect(marks.contains(.trip("t3")) && !marks.contains(.trip("t1")))
        #expect(trips.row(.toRiga).cells.first == "★")
        #expect(trips.row(.toMalaga).cells.first == "")
    }

    @Test("Who listens is told of changes, and is not held for it; what was to be done for who has gone is given up")
    func listeners() async {
        final class Listener { var count = 0 }
        weak var held: Listener?
        do {
            let needed = Listener()
            held = needed
            marks.whenChanged(for: Listener()) { _ in needed.count += 1 }
        }
        let listener = Listener()
        marks.whenChanged(for: listener) { $0.count += 1 }
        #expect(held == nil)
        await opened()
        #expect(listener.count == 1)
    }

    @Test("The mark appears when the repository says that the trip is safe, not before; then the favourites show it")
    func acknowledged() async {
        await opened()
        let gate = repository.holdWrites()
        trips.favouriteToggled(.toMalaga)
        await repository.writeRequested()
        #expect(!marks.contains(.trip("t1")))
        #expect(marks.notice == nil)
        gate.open()
        await trips.settled()
        #expect(marks.sign(.trip("t1")) == "★")
        #expect(marks.notice == Notice(.information, "Kept as a favourite."))
        #expect(listed == ["t1", "t3"])
    }

    @Test("Countries are kept too, and carry their mark in the list of countries")
    func countries() async throws {
        await opened()
        let country = try #require(Country.samples.first)
        let countries = CountriesModel(repository: FakeCountryRepository(), marks: marks, format: .sample)
        #expect(countries.row(country).cells[1] == SafeText(country.name))
        marks.toggleRequested(.country(country))
        await marks.settled()
        #expect(listed == [country.alpha3.text, "t3"])
        #expect(countries.row(country).cells[1] == SafeText(country.name) + " ★")
    }

    @Test("A second time takes the mark away")
    func removed() async {
        await opened()
        trips.favouriteToggled(.toRiga)
        await trips.settled()
        #expect(!marks.contains(.trip("t3")))
        #expect(repository.ids.isEmpty)
        #expect(marks.notice == Notice(.information, "Berlin → Riga is no longer a favourite."))
        #expect(favourites.list.total == 0)
    }

    @Test("How many were taken away is known for as long as that is said, and where they can come back")
    func removedCount() async {
        await opened()
        #expect(marks.removedCount == 0)
        marks.toggleRequested(.trip(.toMalaga))
        await marks.settled()
        #expect(marks.notice != nil && marks.removedCount == 0, "it says that one is kept")
        marks.toggleRequested([.trip(.toMalaga), .trip(.toRiga)])
        await marks.settled()
        #expect(marks.removedCount == 2)
        marks.noticeSeen()
        #expect(marks.removedCount == 0)
        marks.undoRequested()
        await marks.settled()
        #expect(listed.count == 2 && marks.removedCount == 0)
        repository.failWrites("disk full")
        marks.toggleRequested(.trip(.toRiga))
        await marks.settled()
        #expect(marks.notice?.kind == .problem && marks.removedCount == 0)
    }

    @Test("What u brings back is selected, of several the first, so that the next key means it")
    func undoSelects() async {
        await opened()
        for trip in [Trip.toMalaga, .toTokyo] { marks.toggleRequested(.trip(trip)) }
        await marks.settled()
        #expect(listed == ["t2", "t1", "t3"])
        favourites.list.moveCursor(to: 1)
        marks.toggleRequested(.trip(.toMalaga))
        await marks.settled()
        #expect(favourites.list.selected?.id == .trip("t3"))
        marks.undoRequested()
        await marks.settled()
        #expect(favourites.list.selected?.id == .trip("t1"))
        favourites.list.moveCursor(to: 0)
        marks.noteGiven("for June", to: .trip("t3"), named: "Riga")
        await marks.settled()
        #expect(favourites.list.selected?.id == .trip("t2"), "no other change moves the cursor")
        marks.toggleRequested([.trip(.toMalaga), .trip(.toRiga)])
        marks.undoRequested()
        await marks.settled()
        #expect(favourites.list.selected?.id == .trip("t1"))
    }

    @Test("A note in which there is nothing to see takes the note away")
    func blankNote() async {
        await opened()
        for note in ["for June", "  "] { marks.noteGiven(note, to: .trip("t3"), named: "Riga") }
        await marks.settled()
        #expect(marks.notice == Notice(.information, "The note for Riga is gone."))
        marks.noteGiven("", to: .trip("t3"), named: "Riga")
        await marks.settled()
        #expect(marks.notice == Notice(.information, "There was no note for Riga."))
    }

    @Test("A note to what another instance has taken away is not noted, which is said with its words")
    func noteInVain() async {
        await opened()
        repository.changeFromOutside { $0.favourites = [] }
        marks.noteGiven("for June", to: .trip("t3"), named: "Riga")
        await marks.settled()
        #expect(marks.notice == Notice(.problem, "Riga is no favourite any more; not noted: for June"))
        #expect(!marks.contains(.trip("t3")))
    }

    @Test("Several at once are kept, those that are favourites already left as they are; then none is, and u brings all of them back")
    func several() async {
        await opened()
        let items: [Favourite.Item] = [.trip(.toRiga), .trip(.toMalaga), .trip(.toTokyo)]
        marks.toggleRequested(items)
        await marks.settled()
        #expect(marks.notice == Notice(.information, "2 kept as favourites."))
        #expect(repository.writes == ["add t1 t2"])
        marks.toggleRequested(items)
        await marks.settled()
        #expect(marks.notice == Notice(.information, "3 are no longer favourites.") && listed == [])
        marks.undoRequested()
        await marks.settled()
        #expect(marks.notice == Notice(.information, "3 are favourites again.") && listed.sorted() == ["t1", "t2", "t3"])
    }

    @Test("Twice before the first is safe leaves things as they were")
    func twice() async {
        await opened()
        let gate = repository.holdWrites()
        trips.favouriteToggled(.toMalaga)
        trips.favouriteToggled(.toMalaga)
        gate.open()
        await trips.settled()
        #expect(repository.writes == ["add t1", "remove t1"])
        #expect(!marks.contains(.trip("t1")))
        #expect(marks.notice == Notice(.information, "Copenhagen → Málaga is no longer a favourite."))
    }

    @Test("What cannot be saved has another mark, is said, and is said for as long as it is so")
    func unsaved() async {
        await opened()
        repository.failWrites("disk full")
        trips.favouriteToggled(.toMalaga)
        await trips.settled()
        #expect(marks.sign(.trip("t1")) == "☆" && marks.sign(.trip("t3")) == "★")
        #expect(
            marks.notice == Notice(.problem, "Kept as a favourite. Only until Jaunt ends: disk full"))
        marks.noticeSeen()
        #expect(marks.remark == "favourites not saved" && marks.problem == "disk full")
        #expect(marks.problemText == "What you keep now lasts until Jaunt ends: disk full")
        #expect(marks.fault == ErrorLog.Problem("Favourites are not saved.", cause: "disk full"))

        repository.changeFromOutside { $0.isWhole = false }
        await until { marks.isCut }
        #expect(marks.problemText == "Favourites cannot all be read, and what you keep now lasts until Jaunt ends: disk full")
        #expect(marks.fault == ErrorLog.Problem("Favourites cannot all be read.", cause: "disk full"))
        repository.failWrites(nil)
        repository.changeFromOutside { $0.unsaved = [] }
        await until { marks.remark == nil }
        #expect(marks.sign(.trip("t1")) == "★")
    }

    @Test("That something could not be saved is not said any longer when it is")
    func savedLater() async {
        await opened()
        repository.failWrites("disk full")
        marks.toggleRequested(.trip(.toMalaga))
        await marks.settled()
        #expect(marks.notice?.kind == .problem)
        repository.failWrites(nil)
        repository.changeFromOutside { $0.unsaved = [] }
        await until { marks.remark == nil }
        #expect(marks.notice == nil)
    }

    @Test("What another instance of the program keeps is marked, and the favourites show it")
    func outside() async {
        await opened()
        repository.changeFromOutside { $0.favourites = [Favourite(.trip(.toTokyo), addedAt: .samplePresent, seenAt: .samplePresent)] }
        await until { marks.contains(.trip("t2")) }
        #expect(listed == ["t2"])
        #expect(!marks.contains(.trip("t3")))
    }

    @Test("What happened to the file is not said less loud than what was done in the same moment")
    func newsAndChange() async {
        await opened()
        repository.changeFromOutside { $0.news = ["The file was broken."] }
        marks.toggleRequested(.trip(.toMalaga))
        await marks.settled()
        #expect(marks.notice == Notice(.problem, "The file was broken."))
        #expect(marks.noticeBehind == Notice(.information, "Kept as a favourite."), "for who has room for both")
        #expect(marks.contains(.trip("t1")))
        marks.noticeSeen()
        #expect(marks.noticeBehind == nil)
        marks.toggleRequested(.trip(.toMalaga))
        await marks.settled()
        #expect(marks.notice == Notice(.information, "Copenhagen → Málaga is no longer a favourite."))
    }

    @Test("What stands behind what happened to the file goes when it is true no more, and says what was done last")
    func behind() async {
        await opened()
        repository.failWrites("the disk is full")
        repository.changeFromOutside { $0.news = ["The file was broken."] }
        marks.toggleRequested(.trip(.toMalaga))
        await marks.settled()
        #expect(marks.noticeBehind?.text.string == "Kept as a favourite. Only until Jaunt ends: the disk is full")
        repository.failWrites(nil)
        repository.changeFromOutside { $0.unsaved = [] }
        await until { marks.noticeBehind == nil }
        #expect(marks.notice == Notice(.problem, "The file was broken."))
        marks.undoRequested()
        await marks.settled()
        #expect(marks.notice == Notice(.problem, "The file was broken."))
        #expect(marks.noticeBehind == Notice(.information, "There is nothing to bring back."))
    }

    @Test("What happened to the file is said once")
    func news() async {
        await opened()
        repository.changeFromOutside { $0.news = ["The file was broken."] }
        await until { marks.notice != nil }
        #expect(marks.notice == Notice(.problem, "The file was broken."))
        marks.noticeSeen()
        repository.changeFromOutside { $0.favourites = [] }
        await until { !marks.contains(.trip("t3")) }
        #expect(marks.notice == nil)
    }

    @Test("What happened at once is told as a whole")
    func severalNews() async {
        await opened()
        repository.changeFromOutside { $0.news = ["It was replaced.", "It was broken."] }
        await until { marks.notice != nil }
        #expect(marks.notice == Notice(.problem, "It was replaced. It was broken."))
    }

    @Test("A favourite can be taken away before the marks are known")
    func early() async {
        marks.toggleRequested(.trip(.toRiga))
        await marks.settled()
        #expect(repository.writes == ["remove t3"])
        #expect(!marks.contains(.trip("t3")))
    }

    @Test("The list says what a favourite is, its note, and since when its source has been silent")
    func rows() {
        let text = FavouriteText(.sample)
        func favourite(_ item: Favourite.Item, _ days: Double, _ note: String? = nil) -> Favourite {
            Favourite(item, note: note, addedAt: .samplePresent, seenAt: .samplePresent - days * 86_400)
        }
        #expect(text.row(favourite(.trip(.toMalaga), 0.9)).cells[5] == "")
        #expect(text.row(favourite(.trip(.toMalaga), 3.5, "a \u{1B}[2J")).cells[5] == "seen 3 d ago")
        let state = FavouriteText.columns[5]
        for days in [3, 10, 300, 20_000, 1_000_000] {
            let seen = state.fitted(text.row(favourite(.trip(.toMalaga), Double(days))).cells[5], to: state.minimum)
            #expect(seen.string == "\(min(days, 99_999)) d" && seen.width <= state.minimum)
        }
        #expect(text.row(favourite(.trip(.toVilnius), 0.9)).cells[5] == "expired")
        #expect(text.row(favourite(.trip(.toVilnius), 3.5)).cells[5] == "expired, seen 3 d ago")
        #expect(text.row(favourite(.trip(.toMalaga), 3.5, "beach")).cells[6] == "beach")
        let facts = text.facts(favourite(.trip(.toMalaga), 3.5, "beach")).last?.facts
        #expect(facts?.dropFirst() == [Fact("Last seen", "3 days ago"), Fact("Note", "beach")])
        #expect(text.key(favourite(.trip(.toMalaga), 0, "beach")).matches("beach"))
    }

    @Test(
        "A favourite is found by whatever finds it in its own list", arguments: ["germany", "DEU", "276", "EUR", "Bundesrepublik"])
    @MainActor func found(word: String) {
        let germany = Country.germany
        #expect(CountryText(.sample).key(germany).matches(word))
        let favourite = Favourite(.country(germany), addedAt: .samplePresent, seenAt: .samplePresent)
        #expect(FavouriteText(.sample).key(favourite).matches(word))
    }
}
