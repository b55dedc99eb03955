import TestSupport
import Testing
import TravelFeatures
import TravelKit
import TravelPlain

@Suite("A map without a screen", .timeLimit(.minutes(1)))
struct PlainMapTests {
    /// A country with its middle, and its capital a degree east of it.
    private static func country(
        _ alpha2: String, _ alpha3: Alpha3Code, _ name: String, _ latitude: Double, _ longitude: Double, borders: [Alpha3Code] = []
    ) -> Country {
        var country = Country.sample(alpha2, alpha3, name, capital: name + " City", borders: borders)
        country.coordinate = Coordinate(latitude: latitude, longitude: longitude)
        country.capitalCoordinate = Coordinate(latitude: latitude, longitude: longitude + 1)
        return country
    }

    private static let countries = [
        country("AA", "AAA", "Middleland", 0.5, -10, borders: ["BBB", "CCC"]), country("BB", "BBB", "Southland", -9, -10, borders: ["AAA"]),
        country("CC", "CCC", "Northland", 10, -10, borders: ["AAA"]), country("DD", "DDD", "Eastland", 0.5, 20),
        country("EE", "EEE", "Westland", 0.5, -20),
    ]

    private func stage() -> PlainStage { PlainStage(countries: FakeCountryRepository(Self.countries)) }

    @Test("is said in words: where a country lies, its capital, and in which direction what lies around it")
    func words() async {
        let stage = stage()
        let said = """
            Map: Middleland
            Lies in: Europe
            Its middle: 0 degrees 30 minutes north, 10 degrees west
            Its capital: Middleland City, 0 degrees 30 minutes north, 9 degrees west, 111 km east of the middle
            Around it: 4 countries, distances from middle to middle
            1 Northland, north, land border, 1,051 km
            2 Southland, south, land border, 1,051 km
            3 Westland, west, no land border, 1,113 km
            4 Eastland, east, no land border, 3,339 km
            """
        #expect(await stage.type("map middleland") == said)
        #expect(await stage.type("1").hasPrefix("Map: Northland\n"))
        #expect(await stage.type("back") == said)
        #expect(await stage.type("country").hasPrefix("Middleland\nOfficial name: "))
        #expect(await stage.type("map") == said)
        _ = await stage.type("back")
        #expect(await stage.type("map 1").hasPrefix("Map: Northland\n"))
        _ = await stage.type("countries")
        #expect(await stage.type("map").hasPrefix("Map: World\n"))
        #expect(await stage.type("back").hasPrefix("Countries: 5 countries\n"))
        #expect(await stage.type("map 9") == "There is no 9: choose from 1 to 5.")
        #expect(await stage.type("map 3").hasPrefix("Map: Northland\n"))
    }

    @Test("is that of the world where no country is meant: what is in each region, and where each country lies")
    func world() async {
        let said = """
            Map: World
            Countries by region: Europe 5
            On it: 5 countries
            1 Eastland, Europe, 0 degrees 30 minutes north, 20 degrees east
            2 Middleland, Europe, 0 degrees 30 minutes north, 10 degrees west
            3 Northland, Europe, 10 degrees north, 10 degrees west
            4 Southland, Europe, 9 degrees south, 10 degrees west
            5 Westland, Europe, 0 degrees 30 minutes north, 20 degrees west
            """
        let stage = stage()
        #expect(await stage.type("map") == said)
        #expect(await stage.type("sort middle").hasPrefix("On it: 5 countries, sorted by middle\n1 Northland, "), "from north to south")
        #expect(await stage.type("/west").hasPrefix("On it: 1 of 5 countries with 'west'"))
        #expect(await stage.type("1").hasPrefix("Map: Westland\n"), "from map to map")
        #expect(await stage.type("map").hasPrefix("Map: World\nCountries by region: Europe 5\nOn it: 5 countries\n"))
        #expect(await stage.type("keep 2") == "Kept as a favourite.")
        #expect(await stage.type("trips 2").hasPrefix("Trips to Middleland: 0 of 4 trips"))
        let other = PlainStage(countries: FakeCountryRepository(Self.countries), start: .view(.map))
        await other.app.settled()
        #expect(other.said.hasSuffix(said))
        let failing = FakeCountryRepository()
        failing.all.always { _ in Reading(failure: .unavailable(source: "api", status: 500)) }
        let none = PlainStage(countries: failing)
        #expect(await none.type("map") == "Map: World\napi failed (status 500, no explanation). reload tries again.")
    }

    @Test("does for its country what the page of that does, and for the country of a line what comes with its number")
    func ownCountry() async {
        let stage = stage()
        let said = await stage.type("map middleland")
        #expect(await stage.type("keep") == "It is a favourite.\nKept as a favourite.")
        #expect(await stage.type("note wine") == "Note: wine\nNoted for Middleland.")
        #expect(await stage.type("keep 2") == "Kept as a favourite.")
        for (line, page) in [
            ("way southland", "Middleland → Southland\n"), ("way 1", "Middleland → Northland\n"),
            ("compare northland", "Middleland and Northland\n"), ("compare 3", "Middleland and Westland\n"),
            ("trips", "Trips to Middleland: 0 of 4 trips"), ("trips 2", "Trips to Southland: 0 of 4 trips"),
        ] {
            let there = await stage.type(line)
            #expect(there.hasPrefix(page), "\(there)")
            #expect(await stage.type("back") == said + "\nIt is a favourite.\nNote: wine")
        }
        #expect(await stage.type("map 9") == "There is no 9: choose from 1 to 4.")
    }

    @Test("says how near a country across the water is, where outlines are known, and how distances are measured, where any is said")
    func nearest() async {
        let countries = [Self.country("PL", "POL", "Poland", 5, 5), Self.country("IS", "ISL", "Iceland", 0, 179)]
        let repository = FakeCountryRepository(countries)
        let stage = PlainStage(countries: repository, outlines: FakeOutlineRepository())
        let said = await stage.type("map poland")
        let beginning = "Around it: 1 country, distances from middle to middle\n1 Iceland, northeast, no land border, 19,"
        #expect(said.contains(beginning) && said.hasSuffix(" km at the nearest"), "\(said)")
        #expect(await stage.type("columns name, nearest").hasPrefix("Around it: 1 country\n1 Iceland, about 17,"))
        let failure = RepositoryError.malformed(source: "outlines.bin", place: "", cause: SampleFailure("cut"))
        let other = PlainStage(countries: repository, outlines: FakeOutlineRepository(failure: failure))
        #expect(await other.type("map poland").contains(beginning))
    }

    @Test("asks who was meant by a mistyped name, as the page of a country does")
    func mistyped() async {
        let said = await stage().type("map midleland")
        #expect(
            said == "Map: midleland\nDid you mean: Middleland?\nNo country is called 'midleland'. Check the spelling.")
    }

    @Test(
        "is that of a line by its number, wherever lines have a country or lead to one",
        arguments: [
            (["favourites"], "map 1", "Map: Japan\n"), (["favourites"], "map 2", "Map: Austria\n"),
            (["find berlin"], "map 1", "Map: Germany\n"), (["find berlin"], "map 2", "Map: Germany\n"),
            (["find tokyo", "/trip"], "map 1", "Map: Japan\n"), (["trips"], "map 2", "Map: Japan\n"),
            (["trips", "destinations", "/tokyo"], "map 1", "Map: Japan\n"),
            (["country germany", "compare slovenia"], "map 1", "Map: Germany\n"),
            (["country germany", "compare slovenia"], "map 2", "Map: Slovenia\n"),
            (["country germany", "compare slovenia"], "map austria", "Map: Austria\n"),
        ])
    func byNumber(_ lines: [String], _ map: String, _ page: String) async {
        let stage = PlainStage(favourites: FakeFavouriteRepository([.toTokyo], countries: [.austria]))
        for line in lines { _ = await stage.type(line) }
        let said = await stage.type(map)
        #expect(said.hasPrefix(page), "\(said)")
    }

    @Test(
        "by a number says why there is none, and takes that for no name",
        arguments: [
            (["favourites"], "map 276", "There is no 276: choose from 1 to 2."),
            (["trips", "regions"], "map 276", "map takes no number here, but the name of a country."),
            (["trips", "2"], "map 2", "map takes no number here, but the name of a country."),
            (["find berlin"], "map 6", "That is for countries, airports and trips."),
            (["country germany", "compare slovenia"], "map 3", "Say which of the two: map 1 or map 2."),
        ])
    func noMap(_ lines: [String], _ map: String, _ why: String) async {
        let stage = PlainStage(favourites: FakeFavouriteRepository([.toTokyo], countries: [.austria]))
        for line in lines { _ = await stage.type(line) }
        #expect(await stage.type(map) == why)
    }

    @Test("is none of a country that the feed names by a code which none has", arguments: [["trips"], ["trips", "destinations"]])
    func unknownCode(_ lines: [String]) async {
        let trip = Trip.sample("x", to: TripLocation(city: "Nowhere", countryCode: "ZZ", airport: "QQQ"))
        let stage = PlainStage(trips: FakeTripRepository([trip]))
        for line in lines { _ = await stage.type(line) }
        #expect(await stage.type("map 1") == "No country has the code 'ZZ', which the feed gives.")
    }

    @Test("is where the program begins that was told so")
    func start() async {
        let stage = PlainStage(countries: FakeCountryRepository(Self.countries), start: .map(Self.countries[0]))
        await stage.app.settled()
        #expect(stage.said.contains("\nMap: Middleland\n"))
    }

    @Test("says so where nobody is called that, and where the countries cannot be had")
    func failures() async {
        let stage = stage()
        #expect(await stage.type("map nowhere") == "Map: nowhere\nNo country is called 'nowhere'. Check the spelling.")
        let repository = FakeCountryRepository(Self.countries)
        let other = PlainStage(countries: repository)
        await other.app.settled()
        // Both who is meant and the map are asked for.
        for _ in 0..<2 { repository.all.next(Reading(failure: .unreachable(source: "api", cause: SampleFailure("refused")))) }
        #expect(await other.type("map middleland").contains("api cannot be reached (refused)."))
        #expect(await other.type("reload").contains("Around it: 4 countries, distances from middle to middle\n"))
    }

    @Test("without any place says what is known")
    func placeless() async {
        let stage = PlainStage()
        let said = await stage.type("map austria")
        let beginning = "Map: Austria\nLies in: Europe\nIts capital: Vienna\nAround it: 4 countries\n1 Switzerland, land border\n"
        #expect(said.hasPrefix(beginning), "\(said)")
    }
}
