import TerminalText
import TestSupport
import Testing
import TravelKit

@testable import TravelFeatures

@Suite("Favourites that are followed while they are changed", .timeLimit(.minutes(1)))
@MainActor
struct FollowedFavouritesTests {
    private let repository = FakeFavouriteRepository([.toRiga, .toMalaga, .toTokyo])
    private let marks: FavouriteMarks
    private let favourites: FavouritesModel

    init() {
        marks = FavouriteMarks(repository: repository, format: .sample)
        favourites = FavouritesModel(marks, format: .sample)
    }

    private func opened() async {
        favourites.viewOpened()
        await until { marks.collection != nil }
    }

    @Test("What comes back is selected, too, where it is seen to be back before that is done")
    func restored() async {
        await opened()
        let removed = repository.favourites[1]
        marks.toggleRequested(removed.item)
        await marks.settled()
        favourites.list.moveCursor(to: 0)
        let gate = repository.holdWrites()
        marks.undoRequested()
        while repository.writes.last != "merge \(removed.id.text)", !Task.isCancelled { await Task.yield() }
        repository.changeFromOutside { $0.favourites.insert(removed, at: 1) }
        await until { favourites.list.count == 3 }
        #expect(favourites.list.selected?.id == removed.id)
        gate.open()
        await marks.settled()
        #expect(favourites.list.selected?.id == removed.id && marks.restored == nil)
    }

    @Test("A key means what the mark says, whatever is kept by then; pressed twice at once, it means one after the other")
    func shown() async {
        await opened()
        let riga = repository.favourites[0]
        repository.changeFromOutside { $0.favourites.removeFirst() }
        marks.toggleRequested(riga.item)
        await marks.settled()
        #expect(repository.writes.isEmpty && !marks.contains(riga.id))
        #expect(marks.notice == Notice(.information, "Berlin → Riga was taken away elsewhere already."))
        repository.changeFromOutside { $0.favourites.insert(riga, at: 0) }
        marks.toggleRequested(riga.item)
        await marks.settled()
        #expect(repository.writes.last == "add \(riga.id.text)" && marks.contains(riga.id))
        repository.changeFromOutside { $0.favourites.removeFirst() }
        for _ in 1...2 { marks.toggleRequested(riga.item) }
        await marks.settled()
        #expect(repository.writes.count == 2 && repository.writes.last == "add \(riga.id.text)" && marks.contains(riga.id))
    }

    @Test("Of several that are marked, it is said where all were taken away elsewhere, and the others are taken away where some were")
    func goneElsewhere() async {
        await opened()
        let items = repository.favourites.map(\.item)
        repository.changeFromOutside { $0.favourites.removeFirst() }
        marks.toggleRequested(items)
        await marks.settled()
        #expect(marks.notice == Notice(.information, "3 are no longer favourites.") && repository.ids.isEmpty)
        marks.undoRequested()
        await marks.settled()
        let rest = repository.favourites.map(\.item)
        repository.changeFromOutside { $0.favourites = [] }
        marks.toggleRequested(rest)
        await marks.settled()
        #expect(rest.count == 2 && marks.notice == Notice(.information, "2 were taken away elsewhere already."))
    }

    @Test("That something could not be saved is said until it is, whatever else is kept since")
    func unsaved() async {
        await opened()
        repository.failWrites("disk full")
        marks.toggleRequested(.country(.germany))
        await marks.settled()
        let said = marks.notice
        #expect(said?.kind == .problem)
        repository.changeFromOutside { $0.favourites.removeLast() }
        await until { marks.collection?.favourites.count == 3 }
        #expect(marks.notice == said)
        repository.failWrites(nil)
        repository.changeFromOutside { _ in }
        await until { marks.version == repository.revision }
        #expect(marks.notice == nil)
    }
}
