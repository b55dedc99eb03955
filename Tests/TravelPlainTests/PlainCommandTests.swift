import TestSupport
import Testing
import TravelKit
import TravelPlain

@Suite("Commands without a screen", .timeLimit(.minutes(1)))
struct PlainCommandTests {
    @Test("does nothing that it is asked for in more words than it takes, and says so")
    func standingAlone() async {
        let stage = PlainStage()
        for word in ["quit", "back", "more", "countries", "undo", "redo", "reload", "show", "login"] {
            #expect(await stage.type("\(word) 3 \u{1B}") == "\(word) stands alone; '3 \u{FFFD}' is too much.")
        }
        #expect(stage.app.take("q now"))
    }

    @Test("explains one command")
    func helpOfOne() async {
        let stage = PlainStage()
        #expect(await stage.type("help Show") == "show: say the whole page again")
        #expect(await stage.type("? b") == "back or b: back to the page before")
        #expect(await stage.type("help me") == "'me' is no command; help lists them.")
    }

    @Test("opens the page of a country by its name, wherever one is")
    func countryByName() async {
        let stage = PlainStage()
        #expect(await stage.type("country").hasPrefix("That does nothing here (country: "))
        #expect(await stage.type("country iceland").hasPrefix("Iceland\n"))
        _ = await stage.type("back")
        _ = await stage.type("trips")
        _ = await stage.type("2")
        #expect(await stage.type("country AT").hasPrefix("Austria\n"))
        let back = await stage.type("back")
        #expect(back.hasPrefix("Berlin → Tokyo\n"), "\(back)")
        #expect(await stage.type("country nowhere").contains("No country is called 'nowhere'."))
    }

    @Test("leads from two countries beside each other over land from the one to the other")
    func wayBetweenTwo() async {
        let stage = PlainStage()
        for line in ["country germany", "compare slovenia"] { _ = await stage.type(line) }
        #expect(await stage.type("way").hasPrefix("Germany → Slovenia\n"))
        #expect(await stage.type("back").hasPrefix("Germany and Slovenia\n"))
        #expect(await stage.type("way austria").hasPrefix("That does nothing here (way: "))
    }

    @Test("leads over land through countries and around others, as the palette does, from a country, a trip, a way and anywhere else")
    func wayUnderConditions() async {
        let stage = PlainStage()
        _ = await stage.type("country austria")
        let way = await stage.type("way denmark via france avoid slovenia, Czechia")
        #expect(way.hasPrefix("Austria → Denmark via France without Slovenia, Czechia\nWay 1: "), "\(way)")
        #expect(await stage.type("way via poland").hasPrefix("Austria → Denmark via Poland\n"))
        #expect(
            await stage.type("way via poland avoid PL")
                == "Austria → Denmark via Poland without Poland\nThe way cannot lead through a country and avoid it.")
        #expect(await stage.type("way avoid nowhere").contains("\nNo country is called 'nowhere'."))
        #expect(await stage.type("way via").hasPrefix("Say which country: via or avoid"))
        _ = await stage.type("country austria")
        #expect(await stage.type("way denmark avoid poland,").hasPrefix("Say which country: via or avoid"))
        _ = await stage.type("countries")
        #expect(await stage.type("way slovenia -> germany via czechia").hasPrefix("Slovenia → Germany via Czechia\n"))
        #expect(await stage.type("way slovenia >") == "Say both countries, such as: way portugal > vietnam")
        for line in ["country germany", "compare slovenia"] { _ = await stage.type(line) }
        #expect(await stage.type("way avoid austria").contains("No land route without Austria: "))
    }

    @Test("says a long fact to its end")
    func longFact() async {
        var country = Country.iceland
        country.timeZones = (1...40).map { "Atlantic/Place\($0)" }
        let stage = PlainStage(countries: FakeCountryRepository([country]))
        let said = await stage.type("1")
        #expect(said.contains(", Atlantic/Place40\n"), "\(said)")
    }

    @Test("chooses the one region that a text finds, and says which; lists several, and what is merely like the text")
    func regionsByName() async {
        let stage = PlainStage()
        _ = await stage.type("trips")
        #expect(await stage.type("regions balt").hasPrefix("Chosen: The Baltics.\nTrips, The Baltics: 2 trips"))
        #expect(await stage.type("regions all").hasPrefix("Chosen: All regions.\nTrips: 4 trips"))
        #expect(await stage.type("regions p").hasPrefix("Choose a region: 2 of 4 choices with 'p'\n"))
        #expect(await stage.type("regions baltcs").hasPrefix("Choose a region: 1 of 4 choices"))
        #expect(await stage.type("/balt").hasPrefix("Choose a region: 1 of 4 choices with 'balt'\n1 The Baltics"), "that is a filter")
        #expect(await stage.type("regions iber").hasPrefix("Chosen: Iberia.\nTrips, Iberia: 1 trip"))
        #expect(await stage.type("regions").hasPrefix("Choose a region: 4 choices\n"))
    }

    @Test("chooses no region of those that could not be had, nor for who has gone on before they came")
    func regionsInVain() async {
        let regions = FakeRegionRepository(Region.samples)
        regions.all.next(Reading(failure: .unreachable(source: "api", cause: SampleFailure("refused"))))
        let stage = PlainStage(regions: regions)
        let said = await stage.type("regions all")
        #expect(said.hasPrefix("Choose a region: 1 ") && said.contains("api cannot be reached (refused)."), "\(said)")
        _ = await stage.type("back")
        let script = regions.all.nextScript()
        for line in ["regions baltics", "country japan"] { #expect(stage.app.take(line)) }
        script.finish(with: Region.samples)
        await stage.app.settled()
        #expect(await stage.type("show").hasPrefix("Japan\n"))
        #expect(await stage.type("back").hasPrefix("Choose a region: 1 of 4 choices with 'baltics'\n1 The Baltics"))
    }

    @Test("chooses a region of those that are at hand, be it that they could not be had anew")
    func regionsOfBefore() async {
        let regions = FakeRegionRepository(Region.samples)
        let stage = PlainStage(regions: regions)
        _ = await stage.type("regions")
        regions.all.next(Reading(failure: .unreachable(source: "api", cause: SampleFailure("refused"))))
        #expect(await stage.type("reload").contains("api cannot be reached"))
        #expect(await stage.type("regions baltics").hasPrefix("Chosen: The Baltics.\nTrips, The Baltics: 2 trips"))
    }

    @Test(
        "chooses a region from every page, which leads to its trips, whatever their list was filtered by when it was left",
        arguments: [
            ["countries"], ["countries", "1"], ["favourites"], ["map"], ["find riga"], ["trips", "1"], ["trips", "trips 1"],
            ["trips", "destinations"], ["countries", "regions"],
        ])
    func regionsFromElsewhere(_ lines: [String]) async throws {
        let session = FakeSessionRepository()
        let stage = PlainStage(session: session)
        for line in ["trips", "/tokyo"] + lines { _ = await stage.type(line) }
        let trips = await stage.type("regions baltics")
        #expect(trips.hasPrefix("Chosen: The Baltics.\nTrips, The Baltics: 2 trips, demo trips\n1 Berlin → Riga"), "\(trips)")
        #expect(try session.load().region == Region.baltics.id)
        #expect(await stage.type("regions").hasPrefix("Choose a region: 4 choices\n"))
        #expect(await stage.type("1").hasPrefix("Trips: 4 trips"))
        let back = await stage.type("back")
        #expect(!back.isEmpty && !back.hasPrefix("There is no page before") && !back.hasPrefix("Choose a region"), "\(back)")
    }

    @Test("leads back from a region to the trips that a page has asked for, and from there to a list of the region's")
    func regionInstead() async {
        let stage = PlainStage()
        for line in ["country japan", "trips", "regions"] { _ = await stage.type(line) }
        #expect(await stage.type("back").hasPrefix("Trips to Japan: 1 of 4 trips"))
        _ = await stage.type("regions iberia")
        #expect(await stage.type("regions baltics").hasPrefix("Chosen: The Baltics.\nTrips, The Baltics: 2 trips"))
        #expect(await stage.type("back").hasPrefix("Trips to Japan: 1 of 4 trips"))
        #expect(await stage.type("back").hasPrefix("Japan\n"))
        _ = await stage.type("countries")
        #expect(await stage.type("trips").hasPrefix("Trips, The Baltics: 2 trips"))
    }

    @Test("leads back through regions that were chosen on narrowed lists, which are as they were; the others have the last one")
    func nestedRegions() async {
        let stage = PlainStage()
        for line in ["trips", "/riga", "country japan", "trips"] { _ = await stage.type(line) }
        #expect(await stage.type("regions iberia").hasPrefix("Chosen: Iberia.\nTrips, Iberia: 1 trip"))
        #expect(await stage.type("trips 1").hasPrefix("Trips from Copenhagen (CPH) to Málaga (AGP): 1 of 4"))
        #expect(await stage.type("regions baltics").hasPrefix("Chosen: The Baltics.\nTrips, The Baltics: 2 trips"))
        #expect(await stage.type("back").hasPrefix("Trips from Copenhagen (CPH) to Málaga (AGP): 1 of 4"))
        #expect(await stage.type("back").hasPrefix("Trips, The Baltics: 2 trips"))
        #expect(await stage.type("back").hasPrefix("Trips to Japan: 1 of 4 trips"))
        #expect(await stage.type("back").hasPrefix("Japan\n"))
        #expect(await stage.type("back").hasPrefix("Trips, The Baltics: 1 of 2 trips with 'riga'"))
    }

    @Test("keeps the filter of the list where the region is chosen from there")
    func regionOfFilteredList() async {
        let stage = PlainStage()
        for line in ["trips", "/ riga", "regions"] { _ = await stage.type(line) }
        #expect(await stage.type("regions baltics").hasPrefix("Chosen: The Baltics.\nTrips, The Baltics: 1 of 2 trips with 'riga'"))
    }

    @Test("leads by trips from narrowed lists, and regions chosen there, to the list itself, and back, from where the way goes on")
    func ownListAndBack() async {
        let stage = PlainStage()
        for line in ["trips", "/riga", "country japan", "trips", "/tokyo", "regions baltics", "trips 1"] { _ = await stage.type(line) }
        let steps = [
            ("trips", "Trips, The Baltics: 1 of 2 trips with 'riga'"), ("/vilnius", "Trips, The Baltics: 1 of 2 trips with 'vilnius'"),
            ("trips", "Trips from Berlin (BER) to Riga (RIX): 1 of 4 trips"), ("back", "Trips, The Baltics: 2 trips"),
            ("trips", "Trips, The Baltics: 1 of 2 trips with 'vilnius'"), ("trips", "Trips, The Baltics: 2 trips"),
            ("back", "Trips to Japan: 1 of 4 trips with 'tokyo'"), ("back", "Japan\n"),
            ("back", "Trips, The Baltics: 1 of 2 trips with 'vilnius'"), ("back", "There is no page before"),
        ]
        for (line, words) in steps {
            let said = await stage.type(line)
            #expect(said.hasPrefix(words), "\(line): \(said)")
        }
    }

    @Test(
        "leads by trips back from the list itself after a question that was left, and after a region was chosen there",
        arguments: [["country kingston"], ["regions", "back"], ["regions baltics"], ["regions", "trips"]])
    func ownListAfterQuestion(_ lines: [String]) async {
        let others = [
            Country(alpha2: "JM", alpha3: "JAM", name: "Jamaica", capitals: ["Kingston"]),
            Country(alpha2: "NF", alpha3: "NFK", name: "Norfolk Island", capitals: ["Kingston"]),
        ]
        let stage = PlainStage(countries: FakeCountryRepository(Country.samples + others))
        for line in ["country japan", "regions iberia", "trips 1", "trips"] + lines { _ = await stage.type(line) }
        #expect(await stage.type("trips").hasPrefix("Trips from "))
        let region = lines == ["regions baltics"] ? "The Baltics" : "Iberia"
        #expect(await stage.type("back").hasPrefix("Trips, \(region): "))
        #expect(await stage.type("back").hasPrefix("Japan\n"))
    }

    @Test("leads by trips back into another view, and once the user has gone on nowhere", arguments: [[], ["1", "back"], ["favourites"]])
    func ownListOfAnotherView(_ lines: [String]) async {
        let stage = PlainStage()
        for line in ["trips", "/riga", "countries", "country japan", "trips"] { _ = await stage.type(line) }
        let own = "Trips: 1 of 4 trips with 'riga'"
        #expect(await stage.type("trips").hasPrefix(own))
        for line in lines { _ = await stage.type(line) }
        let hasGoneOn = !lines.isEmpty
        for (line, words) in [("trips", "Trips to Japan: 1 of 4 trips"), ("back", "Japan\n"), ("back", "Countries: 13 countries")] {
            let said = await stage.type(line)
            #expect(said.hasPrefix(hasGoneOn ? line == "back" ? "There is no page before" : own : words), "\(line): \(said)")
        }
    }

    @Test("stays by trips where the list itself shows just what the region's does, from which back leads to the page before")
    func ownListIsThere() async {
        let stage = PlainStage()
        for line in ["country japan", "regions baltics"] { _ = await stage.type(line) }
        #expect(await stage.type("trips").hasPrefix("Trips, The Baltics: 2 trips"))
        #expect(await stage.type("back").hasPrefix("Japan\n"))
    }

    @Test("leaves names in other letters out where ASCII alone is said, as the screen does, but not what a record is")
    func ascii() async {
        let countries = [
            Country(alpha2: "GR", alpha3: "GRC", name: "Greece", nativeNames: [.init(language: "el", name: "Ελλάδα")], region: "Europe"),
            Country(alpha2: "XX", alpha3: "XXX", name: "Ελλάδα"),
        ]
        let stage = PlainStage(countries: FakeCountryRepository(countries), isASCII: true)
        #expect(await stage.type("show").hasSuffix("\n1 Greece, GR, Europe\n2 Ελλάδα, XX"))
        let page = await stage.type("1")
        #expect(page.contains("\nRegion: Europe\n") && !page.contains("Native name"), "\(page)")
        #expect(await PlainStage(countries: FakeCountryRepository(countries)).type("1").contains("\nNative name: Ελλάδα\n"))
    }
}
