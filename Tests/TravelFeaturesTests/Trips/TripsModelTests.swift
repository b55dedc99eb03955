import TerminalText
import TestSupport
import Testing
import TravelFeatures
import TravelKit

@Suite("A list of trips", .timeLimit(.minutes(1)))
@MainActor
struct TripsModelTests {
    private let trips = FakeTripRepository(Trip.samples, regions: Region.samples)
    private let marks = FavouriteMarks(repository: FakeFavouriteRepository(), format: .sample)

    private func model(
        _ session: FakeSessionRepository? = FakeSessionRepository(), regions: FakeRegionRepository = FakeRegionRepository(Region.samples)
    ) -> TripsModel {
        TripsModel(repository: trips, regions: regions, session: session, marks: marks, format: .sample)
    }

    private func ids(_ model: TripsModel) -> [String] { model.list.items.map(\.id.text) }

    @Test("Live trips come before expired ones, each the newest first")
    func order() async {
        let model = model()
        model.viewOpened()
        await model.settled()
        #expect(ids(model) == ["t1", "t2", "t3", "t4"])
        #expect(trips.trips.calls == [nil])
    }

    @Test("The region that was chosen is asked for, saved, and asked for again in the next run")
    func region() async {
        let session = FakeSessionRepository()
        let first = model(session)
        first.viewOpened()
        first.regionChosen(.baltics)
        await first.settled()
        #expect(ids(first) == ["t3", "t4"])
        #expect(session.saved == [Session(region: "blc")])

        let next = model(session)
        next.viewOpened()
        #expect(next.region?.id == "blc" && next.regionName == nil, "nobody is shown the identity while the name is on its way")
        await next.settled()
        #expect(next.region == .baltics && next.regionName == "The Baltics")
        #expect(ids(next) == ["t3", "t4"])
        #expect(trips.trips.calls == [nil, "blc", "blc"])
    }

    @Test(
        "Who chooses a region wants no more what a page has asked for, but what they have filtered by themselves since",
        arguments: [("to:=AL", ""), ("riga", "riga")])
    func chosenAfterRequest(_ filter: String, _ kept: String) async {
        let model = model()
        model.request = TripRequest("to:=AL", in: .baltics)
        model.regionWanted(.baltics)
        model.list.filter(by: filter)
        #expect(model.showsRequest == kept.isEmpty)
        model.regionChosen(.baltics)
        #expect(model.request == nil && model.list.query == kept)
        await model.settled()
    }

    @Test("So it is with what a page has asked for by name, be it narrowed since")
    func chosenAfterNarrowing() async {
        let model = model()
        let request = TripRequest("to:=LV", called: "to Latvia")
        model.request = request
        model.list.filter(by: "riga", in: request.base)
        #expect(model.showsRequest && model.requestedName == "to Latvia")
        model.regionChosen(.baltics)
        #expect(model.request == nil && model.list.query == "riga" && model.list.base.isEmpty, "what the user has typed stays")
        await model.settled()
    }

    @Test("The cursor stays on its trip where the region that is chosen has it, and is on the first one where it has not")
    func regionKeepsPlace() async {
        let model = model()
        model.viewOpened()
        await model.settled()
        model.list.moveCursor(to: 3)
        for (region, place, id) in [(Region.baltics, 1, "t4"), (.iberia, 0, "t1"), (nil, 3, "t4")] as [(Region?, Int, String)] {
            model.regionChosen(region)
            await model.settled()
            #expect(model.list.cursor == place && model.list.selected?.id.text == id)
        }
        model.list.moveCursor(to: 0)
        model.regionChosen(.baltics)
        await model.settled()
        #expect(model.list.selected?.id.text == "t3")
    }

    @Test("All regions is a choice that is remembered too")
    func allRegions() async {
        let session = FakeSessionRepository(Session(region: "ibe"))
        let model = model(session)
        model.viewOpened()
        model.regionChosen(nil)
        await model.settled()
        #expect(session.saved == [Session(region: nil)])
        #expect(model.region == nil)
        #expect(ids(model).count == 4)
    }

    @Test("A reload joins the one that is under way: a key that is held asks once")
    func heldReload() async {
        let model = model()
        model.viewOpened()
        await model.settled()
        let script = trips.trips.nextScript()
        for _ in 0..<20 { model.reloadRequested() }
        script.finish(with: [.toMalaga])
        await model.settled()
        #expect(ids(model) == ["t1"], "who asks once more gets all four")
    }

    @Test("What a filter asks for besides is read anew with a reload, and not with a key that is held")
    func heldReloadOfRegions() async {
        let regions = FakeRegionRepository(Region.samples)
        let model = model(nil, regions: regions)
        model.viewOpened()
        model.list.filter(by: "region:blc")
        await model.settled()
        #expect(regions.all.calls.count == 1)
        let script = trips.trips.nextScript()
        for region in ["ibe", "blc", "ibe"] {
            model.reloadRequested()
            model.list.filter(by: "region:\(region)")
            _ = model.list.count
        }
        script.finish(with: Trip.samples)
        await model.settled()
        #expect(regions.all.calls.count == 2 && model.list.shownItems.map(\.id.text) == ["t1"])
    }

    @Test("Regions that cannot be had are said to who searches for one, too")
    func failingRegionsOfSearch() async {
        for (text, isSaid) in [("riga", false), ("region:baltics", true)] {
            let regions = FakeRegionRepository()
            regions.all.always { _ in Reading(failure: .source(source: "regions", cause: SampleFailure("it is gone"))) }
            let model = model(nil, regions: regions)
            model.viewOpened()
            await model.settled()
            model.list.search(for: text, from: 0)
            await model.settled()
            #expect((ListSummary(model.list, of: "trip", "trips", format: .sample).failure != nil) == isSaid, "\(text)")
        }
    }

    @Test("What a filter finds is not known while regions that it asks for are on their way, nor when they could not be had")
    func lackingRegions() async {
        let regions = FakeRegionRepository(Region.samples)
        let script = regions.all.nextScript()
        let model = model(nil, regions: regions)
        func summary() -> ListSummary { ListSummary(model.list, of: "trip", "trips", format: .sample) }
        model.viewOpened()
        await model.settled()
        model.list.filter(by: "region:blc")
        #expect(summary().count.isEmpty && summary().loading == "loading regions")
        script.fail(.unavailable(source: "api", status: 500))
        await model.settled()
        model.noticeSeen()
        #expect(summary().count.isEmpty && summary().loading == nil)
        #expect(summary().failure?.line == "api failed (status 500, no explanation).")
        model.list.filter(by: "")
        #expect(summary().failure == nil && !summary().count.isEmpty, "who asks for no region lacks none")
        model.list.filter(by: "region:blc")
        #expect(summary().failure != nil)
        await model.settled()
        #expect(summary().failure == nil && !summary().count.isEmpty && model.list.count == 2)
        model.reloadRequested()
        #expect(summary().count.isEmpty && model.list.count == 2, "they are asked for anew, and what is there stays")
        await model.settled()
        #expect(!summary().count.isEmpty && model.list.count == 2)
    }

    @Test(
        "A value between quotes may stand behind a blank, too; where the value is there already they hold a word",
        arguments: [
            ("to: \"spain\"", "t1"), ("to: ‘spain’", "t1"), ("to:spain, “latvia”", "t1 t3"), ("!to: \"spain\"", "t2 t3 t4"),
            ("max: \"100 EUR\"", "t1 t3"), ("price:20- \"60 EUR\"", "t3"), ("to:latvia \"riga\"", "t3"), ("to:latvia \"latvia\"", "t3"),
            ("to:latvia \"spain\"", ""),
        ])
    func quotedValues(query: String, ids: String) async {
        let model = model()
        model.viewOpened()
        await model.settled()
        model.list.filter(by: query)
        #expect(model.list.shownItems.map(\.id.text).sorted().joined(separator: " ") == ids)
    }

    @Test("Of two reloads for different accounts the later one counts, though the earlier one's answer is awaited still (H-37)")
    func reloadOfAnotherAccount() async {
        let model = model()
        model.viewOpened()
        await model.settled()
        let script = trips.trips.nextScript()
        model.reloadRequested()
        trips.trips.next(Reading([.toMalaga]))
        model.accountChanged()
        await model.settled()
        script.finish(with: Trip.samples)
        await model.settled()
        #expect(ids(model) == ["t1"])
    }

    @Test("Signing in or out shows nothing of the other account, and finds cursor and marks again where their trips come again")
    func accountKeepsPlace() async {
        let model = model()
        model.viewOpened()
        await model.settled()
        model.list.moveCursor(to: 1)
        model.list.toggleMark()
        #expect(model.list.selected?.id.text == "t3")
        let script = trips.trips.nextScript()
        model.accountChanged()
        #expect(model.list.total == 0)
        script.finish(with: Trip.samples.filter { $0.id.text != "t1" })
        await model.settled()
        #expect(ids(model) == ["t2", "t3", "t4"])
        #expect(model.list.selected?.id.text == "t3")
        #expect(model.list.marks.map(\.text) == ["t2"])
    }

    @Test("What the other account alone could see loses its mark")
    func accountLosesMark() async {
        let model = model()
        model.viewOpened()
        await model.settled()
        model.list.toggleMark()
        trips.trips.next(Reading([.toRiga]))
        model.accountChanged()
        await model.settled()
        #expect(model.list.marks.isEmpty && model.list.cursor == 0)
    }

    @Test("Where no trips can be had for another account, no marks stay, be it that the trips come later; a reload that fails keeps them")
    func accountFails() async {
        let model = model()
        model.viewOpened()
        await model.settled()
        model.list.toggleMark()
        let failure = RepositoryError.unavailable(source: "api", status: 500)
        trips.trips.next(Reading(failure: failure))
        model.reloadRequested()
        await model.settled()
        #expect(model.list.marks.count == 1)
        let script = trips.trips.nextScript()
        model.accountChanged()
        let summary = ListSummary(model.list, of: "trip", "trips", format: .sample)
        #expect(summary.count.isEmpty, "what is not known has no marks")
        script.fail(failure)
        await model.settled()
        #expect(model.list.marks.isEmpty)
        model.reloadRequested()
        await model.settled()
        #expect(model.list.total == 4 && model.list.marks.isEmpty)
    }

    @Test("The region's late name does not come back after another was chosen")
    func lateName() async {
        let regions = FakeRegionRepository()
        let script = regions.all.nextScript()
        let model = model(FakeSessionRepository(Session(region: "ibe")), regions: regions)
        model.viewOpened()
        model.regionChosen(.baltics)
        #expect(model.regionName == "The Baltics", "the name of this one is known")
        script.finish(with: Region.samples)
        await model.settled()
        #expect(model.region == .baltics && model.regionName == "The Baltics")
    }

    @Test("Where the region's name cannot be had, its identity stands for it")
    func namelessRegion() async {
        let regions = FakeRegionRepository()
        regions.all.next(Reading(failure: .notStored))
        let model = model(FakeSessionRepository(Session(region: "blc")), regions: regions)
        model.viewOpened()
        #expect(model.regionName == nil)
        await model.settled()
        #expect(model.regionName == "blc" && ids(model) == ["t3", "t4"])
        regions.all.next(Reading(Region.samples))
        model.reloadRequested()
        await model.settled()
        #expect(model.regionName == "The Baltics" && ids(model) == ["t3", "t4"])
    }

    @Test("The region's name is known once a filter has had the regions read")
    func nameByFilter() async {
        let regions = FakeRegionRepository()
        regions.all.next(Reading(failure: .notStored))
        let model = model(FakeSessionRepository(Session(region: "blc")), regions: regions)
        model.viewOpened()
        await model.settled()
        regions.all.next(Reading(Region.samples))
        model.list.filter(by: "region:ibe")
        await model.settled()
        #expect(model.regionName == "The Baltics")
    }

    @Test("A session that cannot be read is said, and the trips are shown all the same")
    func unreadableSession() async {
        let model = model(FakeSessionRepository(loadFailure: .storage(doing: "read the session", cause: SampleFailure("it is broken"))))
        model.viewOpened()
        await model.settled()
        #expect(model.notice?.text == "Jaunt could not read the session (it is broken)." && model.notice?.subject == "Session")
        #expect(model.list.total == 4)
        model.noticeSeen()
        #expect(model.notice == nil)
    }

    @Test("A session that cannot be saved is said, and the region is shown all the same")
    func unwritableSession() async {
        let model = model(FakeSessionRepository(saveFailure: .storage(doing: "save the session", cause: SampleFailure("disk full"))))
        model.viewOpened()
        model.regionChosen(.iberia)
        await model.settled()
        #expect(model.notice?.text == "Jaunt could not save the session (disk full)." && model.notice?.subject == "Session")
        #expect(ids(model) == ["t1"])
    }

    @Test("Without a session the choice is forgotten, and nothing is wrong")
    func noSession() async {
        let model = model(nil)
        model.viewOpened()
        model.regionChosen(.iberia)
        await model.settled()
        #expect(model.notice == nil)
        #expect(ids(model) == ["t1"])
    }

    @Test("The trips of the region chosen last are shown, whichever answer comes last")
    func lateRegion() async {
        let model = model()
        let (slow, fast) = (trips.trips.nextScript(), trips.trips.nextScript())
        model.viewOpened()
        model.regionChosen(.iberia)
        fast.finish(with: [.toMalaga])
        await slow.cancelled()
        slow.finish(with: Trip.samples)
        await model.settled()
        #expect(ids(model) == ["t1"])
    }

    @Test("What comes again in a later part takes the place of the one before where it was found later, in its order")
    func again() async {
        let model = model()
        let script = trips.trips.nextScript()
        model.viewOpened()
        script.send(Part([.toRiga, .toMalaga], progress: .partial(done: 1, of: 2)))
        var (newer, older) = (Trip.toRiga, Trip.toMalaga)
        (newer.createdAt, newer.price) = (.samplePresent, Money(minorUnits: 100, currency: "EUR"))
        (older.createdAt, older.price) = (Trip.toTokyo.createdAt, nil)
        var rest = Part([Trip.toTokyo], placement: .appends)
        rest.again = [older, newer]
        script.send(rest)
        script.finish()
        await model.settled()
        #expect(Array(model.list.items) == [newer, .toMalaga, .toTokyo])
    }

    @Test("Demonstration trips are known as such, also when the filter hides them all")
    func demonstration() async {
        let model = model()
        #expect(!model.showsDemonstration)
        model.viewOpened()
        await model.settled()
        #expect(model.showsDemonstration)
        model.list.filter(by: "nothing has this")
        #expect(model.showsDemonstration)
    }

    @Test(
        "The filter looks through every field that is shown, and the codes",
        arguments: [("malaga", "t1"), ("cph", "t1"), ("jp", "t2"), ("lh 716", "t2"), ("one way", "t3"), ("expired", "t4"), ("1,234", "t4")])
    func filter(_ query: String, _ id: String) async {
        let model = model()
        model.viewOpened()
        await model.settled()
        model.list.filter(by: query)
        #expect((0..<model.list.count).map { model.list.item(at: $0)?.id.text } == [id])
    }
}
