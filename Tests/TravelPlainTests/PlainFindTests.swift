import TestSupport
import Testing
import TravelKit
import TravelPlain

@Suite("Looking everywhere without a screen", .timeLimit(.minutes(1)))
struct PlainFindTests {
    @Test("finds countries, airports and trips in one list, and opens them by number")
    func everything() async {
        let stage = PlainStage()
        let found = await stage.type("find berlin")
        #expect(
            found.hasPrefix(
                """
                Found for 'berlin': 6 matches
                1 Berlin, capital of Germany
                2 BER Berlin, Berlin Brandenburg Airport, Germany
                3 Berlin → Vilnius, trip,
                """), "\(found)")
        #expect(found.hasSuffix("\n6 trips berlin, trips of the feed that have it"), "\(found)")
        let pages = [
            ("1", "Germany\n"), ("2", "Trips from or to BER: 3 of 4 trips"), ("3", "Berlin → Vilnius\n"),
            ("6", "Trips: 3 of 4 trips with 'berlin'"),
        ]
        for (number, page) in pages {
            let said = await stage.type(number)
            #expect(said.hasPrefix(page), "\(said)")
            #expect(await stage.type("back") == found)
        }
        #expect(await stage.type("/capital") == "Found for 'berlin': 1 of 6 matches with 'capital'\n1 Berlin, capital of Germany")
        #expect(await stage.type("back").hasPrefix("Countries: 13 countries\n"))
        #expect(await stage.type("trips").hasPrefix("Trips: 4 trips, demo trips\n"))
    }

    @Test("shows the trips of what was found by its number: to a country, at an airport, of a trip's route, and of the feed")
    func trips() async {
        let stage = PlainStage()
        let found = await stage.type("find berlin")
        let lists = [
            ("1", "Trips to Germany: 0 of 4 trips"), ("2", "Trips from or to BER: 3 of 4 trips"),
            ("3", "Trips from Berlin (BER) to Vilnius (VNO): 1 of 4 trips"), ("6", "Trips: 3 of 4 trips with 'berlin'"),
        ]
        for (number, list) in lists {
            let said = await stage.type("trips " + number)
            #expect(said.hasPrefix(list), "\(said)")
            #expect(await stage.type("back") == found)
        }
        #expect(await stage.type("trips 9") == "There is no 9: choose from 1 to 6.")
    }

    @Test("finds a trip by its route as records have it, and lists the trips of that", arguments: ["BER-VNO", "ber→vno", "BER → VNO"])
    func route(text: String) async {
        let stage = PlainStage()
        let found = await stage.type("find " + text)
        #expect(found.hasPrefix("Found for '\(text)': 2 matches\n1 Berlin → Vilnius, trip, "), "\(found)")
        let said = await stage.type("2")
        #expect(said.hasPrefix("Trips: 1 of 4 trips with '\(text)'"), "\(said)")
    }

    @Test("keeps what was found, and notes something to it, where it is a country or a trip")
    func favourites() async {
        let stage = PlainStage()
        _ = await stage.type("find berlin")
        #expect(await stage.type("keep 1 3") == "2 kept as favourites.")
        #expect(await stage.type("note 1 beer") == "Noted for Germany.")
        for line in ["keep 2", "keep 1-2", "note 2 far", "keep 6"] {
            #expect(await stage.type(line) == "That is for countries and trips.")
        }
        #expect(await stage.type("favourites").hasPrefix("Favourites: 2 favourites\n"))
    }

    @Test("shows the trips to a region that was found, and leaves the user's own")
    func region() async throws {
        let session = FakeSessionRepository()
        let stage = PlainStage(session: session)
        for line in ["trips", "regions", "3", "find baltics"] { _ = await stage.type(line) }
        let said = await stage.type("1")
        #expect(said.hasPrefix("Trips, The Baltics: 2 trips, demo trips\n"), "\(said)")
        #expect(await stage.type("trips").hasPrefix("Trips, Iberia: 1 trip, demo trips\n"))
        #expect(try session.load().region == Region.iberia.id)
    }

    @Test("says what is only like the text, that there is nothing, and that a text is wanted")
    func nothing() async {
        let stage = PlainStage()
        #expect(await stage.type("find viena").contains("\n1 Vienna, like 'viena': capital of Austria"))
        #expect(await stage.type("find zzzz") == "Found for 'zzzz': 0 matches\nNothing is called that.")
        #expect(
            await stage.type("find price:abc") == "Found for 'price:abc': 0 matches\nNothing is called that.\n"
                + "The field price: takes an amount or two, such as 20-80.")
        #expect(await stage.type("find") == "Say what to look for: find and a name, or a part of one.")
    }

    @Test("says what countries and airports are called so while a server does not answer, and then the rest")
    func silentServer() async {
        let (regions, gate) = (FakeRegionRepository(Region.samples), Gate())
        let stage = PlainStage(regions: regions, clock: NoWaitClock())
        await stage.app.settled()
        regions.all.always { _ in
            Reading { (wish: ReadWish, yield: @escaping Reading<Region>.Yield) async throws(RepositoryError) in
                if wish == .stored { throw .notStored }
                await gate.pass()
                await yield(Part(Region.samples))
            }
        }
        _ = stage.app.take("find germany")
        var said = stage.said
        while !said.contains("1 Germany, country DE") {
            await Task.yield()
            said += stage.said
        }
        #expect(stage.app.isBusy)
        gate.open()
        await stage.app.settled()
        #expect(!stage.app.isBusy)
    }

    @Test("says which names could not be had, and has them when they are loaded anew")
    func failure() async {
        let countries = FakeCountryRepository(Country.samples)
        let stage = PlainStage(countries: countries)
        await stage.app.settled()
        countries.all.next(Reading(failure: .unreachable(source: "api", cause: SampleFailure("refused"))))
        let said = await stage.type("find vienna")
        #expect(said.hasPrefix("Found for 'vienna': 1 match, countries failed\n1 VIE Vienna, Vienna International Airport\n"), "\(said)")
        #expect(said.contains("\ncountries: api cannot be reached (refused)."), "\(said)")
        #expect(await stage.type("reload").hasPrefix("Found for 'vienna': 2 matches\n1 Vienna, capital of Austria\n"))
    }

    @Test("says that trips and regions could not be had, has that among the errors, and tells it by the status")
    func failureOfTrips() async {
        let (trips, regions) = (FakeTripRepository(), FakeRegionRepository())
        trips.trips.always { _ in Reading(failure: .unreachable(source: "api", cause: SampleFailure("refused"))) }
        regions.all.always { _ in Reading(failure: .unavailable(source: "api", status: 500)) }
        let stage = PlainStage(trips: trips, regions: regions)
        await stage.app.settled()
        #expect(!stage.app.hasFailed)
        let said = await stage.type("find austria")
        #expect(said.contains(", regions failed, trips failed\n1 Austria, country AT\n"), "\(said)")
        #expect(said.contains("\nregions: api failed (status 500, no explanation). reload tries again."), "\(said)")
        let words = "trips: api cannot be reached (refused). Check the network and the address."
        #expect(said.contains("\n\(words) reload tries again."), "\(said)")
        #expect(stage.app.hasFailed)
        let errors = await stage.type("errors")
        let place = "just now, Found for 'austria'"
        #expect(errors.contains(" trips: api cannot be reached, \(place), refused"), "\(errors)")
        #expect(errors.contains(" regions: api failed, \(place), status 500, no explanation"), "\(errors)")
    }
}
