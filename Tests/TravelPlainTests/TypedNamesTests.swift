import TestSupport
import Testing
import TravelKit
import TravelPlain

@Suite("Names of countries without a screen", .timeLimit(.minutes(1)))
struct TypedNamesTests {
    @Test("knows a country by its capital, wherever one may be named, as the screen and the command line do")
    func capitals() async {
        let stage = PlainStage()
        #expect(await stage.type("country vienna").hasPrefix("Austria\n"))
        #expect(await stage.type("compare ljubljana").hasPrefix("Austria and Slovenia\n"))
        _ = await stage.type("back")
        #expect(await stage.type("way copenhagen").hasPrefix("Austria → Denmark\nWay 1: "))
        #expect(await stage.type("map berlin").hasPrefix("Map: Germany\n"))
        _ = await stage.type("countries")
        #expect(await stage.type("map berlin").hasPrefix("Map: Germany\n"))
        #expect(await stage.type("way vienna > copenhagen").hasPrefix("Austria → Denmark\nWay 1: "))
        for line in ["trips", "2"] { _ = await stage.type(line) }
        #expect(await stage.type("way berlin").hasPrefix("Japan → Germany\n"))
    }

    @Test("says whom a name may mean, and stays where it was")
    func doubt() async {
        let countries = [
            Country(alpha2: "JM", alpha3: "JAM", name: "Jamaica", capitals: ["Kingston"]),
            Country(alpha2: "NF", alpha3: "NFK", name: "Norfolk Island", capitals: ["Kingston"]),
        ]
        let stage = PlainStage(countries: FakeCountryRepository(countries))
        let doubt = "'kingston' may be Jamaica (JAM) or Norfolk Island (NFK); use the code."
        #expect(await stage.type("country kingston") == doubt)
        #expect(await stage.type("map kingston") == doubt)
        #expect(await stage.type("back") == "There is no page before; quit leaves.")
        #expect(await stage.type("country JAM").hasPrefix("Jamaica\n"))
        #expect(await stage.type("compare kingston") == doubt)
        #expect(await stage.type("compare NFK").hasPrefix("Jamaica and Norfolk Island\n"))
    }

    @Test("says that nobody is called so, rather than that the country is not known yet")
    func nobody() async {
        let stage = PlainStage()
        for page in ["country nowhere", "map nowhere"] {
            _ = await stage.type(page)
            for word in ["keep", "note wine"] { #expect(await stage.type(word) == "No country is called 'nowhere'.") }
        }
    }

    @Test("looks a name up again when it is asked to, where nobody could be asked before")
    func again() async {
        let countries = FakeCountryRepository(Country.samples)
        let stage = PlainStage(countries: countries)
        await stage.app.settled()
        countries.all.next(Reading(failure: .unreachable(source: "api", cause: SampleFailure("refused"))))
        #expect(await stage.type("map vienna").contains("api cannot be reached"))
        #expect(await stage.type("reload").hasPrefix("Map: Austria\n"))
    }

    @Test(
        "says what failed where the countries cannot be had, and not that nobody is called so, or what is to be typed",
        arguments: [
            ("compare austria slovenia", "austria slovenia", "Austria and Slovenia\n"),
            ("compare vienna with ljubljana", "vienna and ljubljana", "Austria and Slovenia\n"),
            ("way austria slovenia", "austria slovenia", "Austria → Slovenia\n"),
            ("way vienna > ljubljana", "vienna and ljubljana", "Austria → Slovenia\n"),
        ])
    func failure(line: String, title: String, page: String) async {
        let countries = FakeCountryRepository(Country.samples)
        let stage = PlainStage(countries: countries)
        await stage.app.settled()
        let failing = Reading<Country>(failure: .rejected(source: "api", message: "Closed on Sundays.", status: 503))
        countries.all.next(failing)
        let words = "api says: Closed on Sundays. (status 503)"
        #expect(await stage.type(line) == "\(title)\n\(words) reload tries again.")
        #expect(stage.app.hasFailed)
        #expect(await stage.type("keep 1") == "api says: Closed on Sundays.")
        _ = await stage.type("errors")
        #expect(await stage.type("1") == "just now, \(title): \(words)")
        _ = await stage.type("back")
        #expect(await stage.type("reload").hasPrefix(page))
    }

    @Test("says so on a country's page, too, of another country and of two")
    func failureOnPage() async {
        let countries = FakeCountryRepository(Country.samples)
        let stage = PlainStage(countries: countries)
        _ = await stage.type("country germany")
        for (line, title) in [("compare vienna", "Germany and vienna"), ("way austria slovenia", "Germany and austria slovenia")] {
            countries.all.next(Reading(failure: .unavailable(source: "api", status: 500)))
            #expect(await stage.type(line) == "\(title)\napi failed (status 500, no explanation). reload tries again.")
            #expect(await stage.type("back").hasPrefix("Germany\n"))
        }
    }

    @Test("has a country whose page can be had although the list of all cannot")
    func pageWithoutList() async {
        let countries = FakeCountryRepository(Country.samples)
        let stage = PlainStage(countries: countries)
        await stage.app.settled()
        countries.all.always { _ in Reading(failure: .offline(source: "api")) }
        for name in ["austria", "AUT"] { #expect(await stage.type("country \(name)").hasPrefix("Austria\n")) }
        #expect(await stage.type("compare slovenia").hasPrefix("Austria and Slovenia\n"))
        #expect(await stage.type("country atlantis").hasPrefix("atlantis\nJaunt works offline. To ask api, start it without"))
    }

    @Test("1 and 2 are the countries that are beside each other")
    func two() async {
        let stage = PlainStage()
        for line in ["country germany", "compare slovenia"] { _ = await stage.type(line) }
        for word in ["keep", "note", "trips", "trips 3", "note wine"] {
            let name = word.prefix { $0 != " " }
            #expect(await stage.type(word) == "Say which of the two: \(name) 1 or \(name) 2.")
        }
        #expect(await stage.type("3") == "Say which of the two: 1 or 2.")
        #expect(await stage.type("keep 2") == "Favourite: no; yes\nKept as a favourite.")
        #expect(await stage.type("note 2 lakes") == "Your note: —; lakes\nNoted for Slovenia.")
        #expect(await stage.type("trips 1").hasPrefix("Trips to Germany: "))
        _ = await stage.type("back")
        #expect(await stage.type("2").hasPrefix("Slovenia\n"))
    }

    @Test("on a trip's page 1 is where it goes, on a map, too")
    func mapOfATrip() async {
        let stage = PlainStage()
        for line in ["trips", "2"] { _ = await stage.type(line) }
        #expect(await stage.type("map 1").hasPrefix("Map: Japan\n"))
    }
}
