import TerminalText
import TestSupport
import Testing
import TravelFeatures
import TravelKit

@Suite("The marks of favourites", .timeLimit(.minutes(1)))
@MainActor
struct FavouriteMarksTests {
    private let repository = FakeFavouriteRepository([.toRiga])
    private let marks: FavouriteMarks
    private let trips: TripsModel
    private let favourites: TripsModel

    init() {
        let marks = FavouriteMarks(repository: repository)
        let regions = FakeRegionRepository()
        self.marks = marks
        trips = TripsModel(repository: FakeTripRepository(Trip.samples), regions: regions, session: nil, marks: marks, format: .sample)
        favourites = TripsModel(repository: repository, regions: regions, session: nil, marks: marks, format: .sample)
        marks.whenChanged { [weak favourites] in favourites?.favouritesChanged() }
    }

    private func opened() async {
        trips.viewOpened()
        favourites.viewOpened()
        await trips.settled()
        await until { marks.ids != nil }
        await favourites.settled()
    }

    @Test("What is kept is marked")
    func known() async {
        #expect(!marks.contains("t3"), "nothing is marked before it is known")
        await opened()
        #expect(marks.contains("t3") && !marks.contains("t1"))
        #expect(trips.row(.toRiga).cells.first == "★")
        #expect(trips.row(.toMalaga).cells.first == "")
    }

    @Test("The mark appears when the repository says that the trip is safe, not before; then the favourites show it")
    func acknowledged() async {
        await opened()
        let gate = repository.holdWrites()
        trips.favouriteToggled(.toMalaga)
        await repository.writeRequested()
        #expect(!marks.contains("t1"))
        #expect(trips.notice == nil)
        gate.open()
        await trips.settled()
        #expect(marks.contains("t1"))
        #expect(trips.notice == Notice(.information, "Kept as a favourite."))
        await favourites.settled()
        #expect(favourites.list.items.map(\.id) == ["t1", "t3"])
    }

    @Test("A second time takes the mark away")
    func removed() async {
        await opened()
        favourites.favouriteToggled(.toRiga)
        await favourites.settled()
        #expect(!marks.contains("t3"))
        #expect(repository.ids.isEmpty)
        #expect(favourites.notice == Notice(.information, "No longer a favourite."))
        #expect(favourites.list.total == 0)
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
        // What is followed may still tell of the first write; the last word is that it is gone.
        await until { !marks.contains("t1") }
        #expect(trips.notice == Notice(.information, "No longer a favourite."))
    }

    @Test("A write that fails leaves the trip unmarked and says why")
    func failure() async {
        await opened()
        repository.failWrites(.storage(doing: "keep the trip", cause: SampleFailure("disk full")))
        trips.favouriteToggled(.toMalaga)
        await trips.settled()
        #expect(!marks.contains("t1"))
        #expect(trips.notice == Notice(.problem, "Jaunt could not keep the trip. (disk full)"))
        #expect(repository.ids == ["t3"])

        repository.failWrites(nil)
        trips.favouriteToggled(.toMalaga)
        await trips.settled()
        #expect(marks.contains("t1"))
    }

    @Test("A removal that fails leaves the mark")
    func failedRemoval() async {
        await opened()
        repository.failWrites(.storage(doing: "forget the trip", cause: SampleFailure("disk full")))
        trips.favouriteToggled(.toRiga)
        await trips.settled()
        #expect(marks.contains("t3"))
        #expect(trips.notice?.kind == .problem)
    }

    @Test("What another instance of the program keeps is marked, and the favourites show it")
    func outside() async {
        await opened()
        repository.changeFromOutside([.toTokyo])
        await until { marks.ids == ["t2"] }
        await favourites.settled()
        #expect(favourites.list.items.map(\.id) == ["t2"])
        #expect(!marks.contains("t3"))
    }

    @Test("Favourites that cannot be followed are said, and are followed again when the view is opened again")
    func unfollowed() async {
        repository.failWatches(.storage(doing: "read the favourites", cause: SampleFailure("it is locked")))
        trips.viewOpened()
        await until { marks.error != nil }
        #expect(marks.ids == nil)
        repository.failWatches(nil)
        trips.viewOpened()
        await until { marks.ids == ["t3"] }
        #expect(marks.error == nil)
    }

    @Test("A favourite can be taken away before the marks are known")
    func early() async throws {
        let isFavourite = try await marks.toggle(.toRiga)
        #expect(!isFavourite)
        #expect(repository.writes == ["remove t3"])
        #expect(marks.ids == [])
    }
}
