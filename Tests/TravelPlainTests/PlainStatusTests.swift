import TestSupport
import Testing
import TravelFeatures
import TravelKit
import TravelPlain

@Suite("What goes wrong without a screen", .timeLimit(.minutes(1)))
struct PlainStatusTests {
    /// Whether something has gone wrong after these lines.
    private func hasFailed(_ lines: [String], _ stage: PlainStage = PlainStage()) async -> Bool {
        for line in lines { _ = await stage.type(line) }
        return stage.app.hasFailed
    }

    @Test(
        "is not what was done, or was so already",
        arguments: [
            [], ["countries", "1", "back", "back"], ["/aus", "/nowhere", "/"], ["more", "more", "sort", "columns", "mark none"],
            ["help", "help sort", "errors", "undo", "logout"], ["keep 1", "note 1 for June", "favourites", "keep 1"],
            ["export a.csv", "trips", "export a.json"], ["export a.csv", "export a.csv", "export a.csv"],
            ["export a.csv columns", "export a.csv columns", "export a.csv columns"],
        ])
    func nothing(lines: [String]) async {
        #expect(await !hasFailed(lines))
    }

    @Test(
        "is what was not understood, or cannot be done, whatever is done then",
        arguments: [
            "contries", "quit now", "help me", "999", "keep 999", "keep 1-999", "country nowhere", "way austria", "sort size",
            "columns size",
            "export", "export a.txt", "note 1 for June", "map 999", "find", "login",
        ])
    func refused(line: String) async {
        let stage = PlainStage()
        #expect(await hasFailed([line], stage))
        #expect(await hasFailed(["countries", "1"], stage))
    }

    @Test("is a list that could not be loaded, although it can be later")
    func notLoaded() async {
        let trips = FakeTripRepository(Trip.samples, regions: Region.samples)
        let stage = PlainStage(trips: trips)
        #expect(await !hasFailed(["trips"], stage))
        trips.trips.next(Reading(failure: .unreachable(source: "api", cause: SampleFailure("refused"))))
        #expect(await hasFailed(["reload"], stage))
        #expect(await hasFailed(["reload"], stage))
    }

    @Test("is a list of which one source could not be asked, and stands among the errors with the list's name")
    func notWhole() async {
        let trips = FakeTripRepository()
        let failure = SourceFailure(name: "RIX", error: .unavailable(source: "api", status: 500))
        trips.trips.always { _ in
            Reading { (yield: @escaping Reading<Trip>.Yield) async throws(RepositoryError) in
                await yield(Part(Trip.samples, failures: [failure]))
            }
        }
        let stage = PlainStage(trips: trips)
        #expect(await stage.type("trips").contains("\nRIX: api failed (status 500, no explanation). reload tries again."))
        #expect(stage.app.hasFailed)
        for line in ["show", "help", "show"] { _ = await stage.type(line) }
        let line = "1 RIX: api failed, just now, Trips, status 500, no explanation"
        #expect(await stage.type("errors") == "Errors: 1 error, the newest first\n\(line)")
        let words = "just now, Trips: RIX: api failed (status 500, no explanation)."
        for line in ["1", "errors 1"] { #expect(await stage.type(line) == words) }
        _ = await stage.type("back")
        #expect(await stage.type("errors 1") == words)
        #expect(await stage.type("errors 2") == "There is no 2: choose from 1 to 1.")
        #expect(await stage.type("errors x") == "errors takes the number of one, or nothing.")
        #expect(await stage.type("show").hasPrefix("Trips: "))
    }

    @Test(
        "is said with the page on which it happened, whatever is known there",
        arguments: [("countries", "Countries"), ("trips", "Trips"), ("regions", "Choose a region"), ("country x", "x")])
    func place(word: String, place: String) async {
        let failure = RepositoryError.unavailable(source: "api", status: 500)
        let (countries, trips, regions) = (FakeCountryRepository(), FakeTripRepository(), FakeRegionRepository())
        countries.all.always { _ in Reading(failure: failure) }
        countries.named.always { _ in Reading(failure: failure) }
        if word != "regions" { trips.trips.always { _ in Reading(failure: failure) } } else { trips.trips.always { _ in Reading([]) } }
        regions.all.always { _ in Reading(failure: failure) }
        let stage = PlainStage(countries: countries, trips: trips, regions: regions, start: word == "countries" ? nil : .view(.trips))
        await stage.app.settled()
        _ = await stage.type(word)
        #expect(await stage.type("errors").contains("api failed, just now, \(place), status 500, no explanation"))
    }

    @Test("is a file that is there already, until the same again replaces it")
    func notReplaced() async {
        let stage = PlainStage()
        #expect(await !hasFailed(["export a.csv"], stage))
        #expect(await hasFailed(["export a.csv"], stage))
        #expect(await !hasFailed(["export a.csv"], stage))
        #expect(await hasFailed(["export a.csv", "trips"], stage))
    }

    @Test("is a file that cannot be written")
    func notWritten() async {
        let stage = PlainStage()
        stage.exporter.fail(.storage(doing: "write a.csv", cause: SampleFailure("the disk is full")))
        #expect(await hasFailed(["export a.csv"], stage))
    }

    @Test("is a filter that asks for something in vain")
    func filteredInVain() async {
        #expect(await hasFailed(["trips", "/max:cheap"]))
        #expect(await !hasFailed(["trips", "/to:riga max:100"]))
    }
}
