import TerminalText
import TestSupport
import Testing
import TravelFeatures
import TravelKit

@Suite("Marked trips, and the regions that are chosen", .timeLimit(.minutes(1)))
@MainActor
struct RegionMarksTests {
    private let trips = FakeTripRepository(Trip.samples, regions: Region.samples)
    private let model: TripsModel

    init() {
        model = TripsModel(
            repository: trips, regions: FakeRegionRepository(Region.samples), session: nil,
            marks: FavouriteMarks(repository: FakeFavouriteRepository(), format: .sample), format: .sample)
    }

    private var marked: Set<String> { Set(model.list.marks.map(\.text)) }

    /// What is said of marks that have gone.
    private var gone: SafeText? { ListSummary(model.list, of: "trip", "trips", format: .sample).goneMarks }

    /// Shows all trips, and marks one that leads to Spain and one to Latvia.
    private func mark() async {
        model.viewOpened()
        await model.settled()
        for place in [0, 2] {
            model.list.moveCursor(to: place)
            model.list.toggleMark()
        }
        #expect(marked == ["t1", "t3"])
    }

    private func choose(_ region: Region?) async {
        model.regionChosen(region)
        await model.settled()
    }

    @Test("A region leaves the marks to the trips of others, whatever is read anew of it; those that it has are meant")
    func kept() async {
        await mark()
        await choose(.baltics)
        model.reloadRequested()
        await model.settled()
        #expect(marked == ["t1", "t3"] && model.list.shownMarkCount == 1)
        #expect(model.list.meantItems.map(\.id.text) == ["t3"] && model.list.markedItems.map(\.id.text) == ["t3"])
        await choose(nil)
        #expect(model.list.shownMarkCount == 2 && gone == nil)
    }

    @Test("Marks that a choice of all regions finds no trips for any more go, and that is said until somebody goes on")
    func goneMeanwhile() async {
        await mark()
        await choose(.baltics)
        trips.trips.next(Reading([.toTokyo]))
        await choose(nil)
        #expect(marked.isEmpty && gone == "2 marks have gone with their trips.")
        model.list.goneMarksSeen()
        #expect(gone == nil)
    }

    @Test(
        "Marks that wait for their trips are lost where others are asked for before these come, and that is said", arguments: [false, true])
    func askedTooEarly(isChosen: Bool) async {
        _ = trips.trips.nextScript()
        model.viewOpened()
        model.list.toggleMark()
        model.list.toggleMark()
        if isChosen { model.regionChosen(.baltics) } else { model.regionWanted(.baltics) }
        #expect(gone == "2 marks are lost, as other trips were asked for.")
        await model.settled()
        #expect(marked.isEmpty && gone != nil)
        model.list.goneMarksSeen()
        #expect(gone == nil)
    }

    @Test("Marks that wait while somebody signs in or out are lost for another reason")
    func accountChangedTooEarly() async {
        _ = trips.trips.nextScript()
        model.viewOpened()
        model.list.toggleMark()
        model.accountChanged()
        #expect(gone == "1 mark is lost, as the account has changed.")
        await model.settled()
    }

    @Test("A trip that is not among all of them any more has no mark")
    func gone() async {
        await mark()
        trips.trips.next(Reading([.toMalaga]))
        model.reloadRequested()
        await model.settled()
        #expect(marked == ["t1"] && gone == "1 mark has gone with its trip.")
    }

    @Test("Another account finds no mark but of what it is shown, be it the trips of a region")
    func otherAccount() async {
        await mark()
        await choose(.baltics)
        model.accountChanged()
        await model.settled()
        #expect(marked == ["t3"] && gone == nil)
    }
}
