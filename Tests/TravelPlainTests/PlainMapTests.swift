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
            Around it: 4 countries
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
        #expect(await stage.type("map") == "Say of which country: map and its name. A picture is printed by jaunt map, in a shell.")
        #expect(await stage.type("map 9") == "There is no 9: choose from 1 to 5.")
        #expect(await stage.type("map 3").hasPrefix("Map: Northland\n"))
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
        #expect(await stage.type("map nowhere") == "Map: nowhere\nNo country is called 'nowhere'. Check the spelling. reload tries again.")
        let repository = FakeCountryRepository(Self.countries)
        let other = PlainStage(countries: repository)
        await other.app.settled()
        repository.all.next(Reading(failure: .unreachable(source: "api", cause: SampleFailure("refused"))))
        #expect(await other.type("map middleland").contains("api cannot be reached (refused)."))
        #expect(await other.type("reload").contains("Around it: 4 countries\n"))
    }

    @Test("without any place says what is known")
    func placeless() async {
        let stage = PlainStage()
        let said = await stage.type("map austria")
        let beginning = "Map: Austria\nLies in: Europe\nIts capital: Vienna\nAround it: 4 countries\n1 Switzerland, land border\n"
        #expect(said.hasPrefix(beginning), "\(said)")
    }
}
