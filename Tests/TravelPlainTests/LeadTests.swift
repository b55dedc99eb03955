import TestSupport
import Testing
import TravelKit
import TravelPlain

@Suite("What lines and pages lead to without a screen", .timeLimit(.minutes(1)))
struct LeadTests {
    @Test(
        "two countries that are named stand beside each other, and the way leads from one to the other, wherever one is",
        arguments: ["countries", "trips", "favourites", "country japan", "map japan", "find berlin", "way austria > germany"])
    func named(_ page: String) async {
        let stage = PlainStage()
        _ = await stage.type(page)
        #expect(await stage.type("compare vienna with slovenia").hasPrefix("Austria and Slovenia\nOfficial name: "))
        _ = await stage.type("back")
        #expect(await stage.type("compare AT > nowhere").contains("No country is called 'nowhere'."))
        _ = await stage.type("back")
        #expect(await stage.type("compare austria with") == "Say both countries, such as: compare portugal with vietnam")
        #expect(await stage.type("way From vienna TO Denmark").hasPrefix("Austria → Denmark\nWay 1: "))
    }

    @Test(
        "two names that stand side by side are two countries, wherever one is",
        arguments: [
            ["countries"], ["trips"], ["trips", "1"], ["trips", "regions"], ["country japan"], ["map japan"], ["way austria > iceland"],
        ])
    func sideBySide(_ lines: [String]) async {
        let stage = PlainStage()
        for line in lines { _ = await stage.type(line) }
        #expect(await stage.type("compare vienna slovenia").hasPrefix("Austria and Slovenia\nOfficial name: "))
        // From here on beside two others.
        #expect(await stage.type("compare austria & denmark").hasPrefix("Austria and Denmark\nOfficial name: "))
        #expect(await stage.type("compare slovenia nowhere") == "Say two names, such as: compare portugal with vietnam")
    }

    @Test(
        "the way leads from one of two names that stand side by side to the other, wherever one is",
        arguments: [
            ["countries"], ["trips"], ["trips", "1"], ["trips", "regions"], ["country japan"], ["map japan"], ["find berlin"],
            ["compare japan iceland"], ["way austria > iceland"], ["way austria > germany"],
        ])
    func waySideBySide(_ lines: [String]) async {
        let stage = PlainStage()
        for line in lines { _ = await stage.type(line) }
        #expect(await stage.type("way vienna denmark").hasPrefix("Austria → Denmark\nWay 1: "))
        _ = await stage.type("back")
        #expect(await stage.type("way austria denmark through germany").hasPrefix("Austria → Denmark via Germany\nWay 1: "))
        _ = await stage.type("back")
        #expect(await stage.type("way austria denmark via").hasPrefix("Say which country: via or avoid"))
    }

    @Test("two names of a way that can be parted otherwise are asked back, and beside a country that is known one name is another")
    func partedWay() async {
        let names: [(String, Alpha3Code, String)] = [
            ("JP", "JPN", "Japan"), ("KR", "KOR", "South Korea"), ("XA", "XAA", "Alpha"), ("XB", "XBB", "Alpha Beta"),
            ("XC", "XCC", "Beta Gamma"), ("XD", "XDD", "Gamma"),
        ]
        let stage = PlainStage(countries: FakeCountryRepository(names.map { .sample($0.0, $0.1, $0.2) }))
        #expect(await stage.type("way alpha beta gamma") == "Say which two: way alpha > beta gamma, or way alpha beta > gamma.")
        #expect(await stage.type("way south korea").hasPrefix("That does nothing here (way: "))
        _ = await stage.type("country japan")
        #expect(await stage.type("way south korea").hasPrefix("Japan → South Korea"))
    }

    @Test("names of several words are parted where somebody is called so on both sides, and what may be meant is asked back")
    func parted() async {
        let names: [(String, Alpha3Code, String)] = [
            ("JP", "JPN", "Japan"), ("KP", "PRK", "North Korea"), ("KR", "KOR", "South Korea"), ("US", "USA", "United States"),
            ("TT", "TTO", "Trinidad and Tobago"), ("XA", "XAA", "Alpha"), ("XB", "XBB", "Alpha Beta"), ("XC", "XCC", "Beta Gamma"),
            ("XD", "XDD", "Gamma"),
        ]
        let stage = PlainStage(countries: FakeCountryRepository(names.map { .sample($0.0, $0.1, $0.2) }))
        let hint = "Say which two: compare 1 3, compare marked, or two names, such as: compare portugal with vietnam"
        for (words, said) in [
            ("south korea", hint), ("japan nowhere", hint), ("japan and", hint),
            ("korea japan", "'korea' may be North Korea (PRK) or South Korea (KOR); use the code."),
            ("alpha beta gamma", "Say which two: compare alpha with beta gamma, or compare alpha beta with gamma."),
        ] {
            #expect(await stage.type("compare " + words) == said)
        }
        for (words, title) in [
            ("south korea united states", "South Korea and United States\n"), ("USA japan", "United States and Japan\n"),
            ("trinidad and tobago and japan", "Trinidad and Tobago and Japan\n"), ("japan, south korea", "Japan and South Korea\n"),
        ] {
            let page = await stage.type("compare " + words)
            #expect(page.hasPrefix(title), "\(page)")
            _ = await stage.type("back")
        }
        _ = await stage.type("country japan")
        #expect(await stage.type("compare south korea").hasPrefix("Japan and South Korea\n"))
        _ = await stage.type("back")
        #expect(await stage.type("compare north korea south korea").hasPrefix("North Korea and South Korea\n"))
    }

    @Test("two lines stand beside each other, by numbers or marked, wherever lines lead to countries")
    func lines() async {
        let stage = PlainStage(favourites: FakeFavouriteRepository([.toTokyo], countries: [.austria, .slovenia]))
        let hint = "Say which two: compare 1 3, compare marked, or two names, such as: compare portugal with vietnam"
        for line in ["compare", "compare austria", "compare 1", "compare 1-3"] { #expect(await stage.type(line) == hint) }
        #expect(await stage.type("compare 1 2").hasPrefix("Austria and "))
        _ = await stage.type("back")
        #expect(await stage.type("compare marked") == "Nothing is marked; mark and a number marks a line.")
        for line in ["mark 1", "/japan", "mark 1", "/"] { _ = await stage.type(line) }
        #expect(await stage.type("compare marked").hasPrefix("Austria and Japan\n"))
        _ = await stage.type("favourites")
        #expect(await stage.type("compare 1-2") == "That is for countries.")
        _ = await stage.type("trips")
        #expect(await stage.type("compare 1-2") == "That is for countries.")
    }

    @Test("on the page of a country a marked line stands beside it, and two of them beside each other, as on the screen")
    func marked() async {
        let stage = PlainStage()
        for line in ["country austria", "mark 3"] { _ = await stage.type(line) }
        #expect(await stage.type("compare marked").hasPrefix("Austria and Slovenia\n"))
        for line in ["back", "mark 2"] { _ = await stage.type(line) }
        #expect(await stage.type("compare marked").hasPrefix("Germany and Slovenia\n"))
    }

    @Test("numbers and marks between two words, or after map, are those of lines, and three digits a code")
    func numbers() async {
        let stage = PlainStage()
        let hint = "Say which two: compare 1 3, compare marked, or two names, such as: compare portugal with vietnam"
        #expect(await stage.type("compare 1 with 3") == hint)
        #expect(await stage.type("way 1 to 3") == "Say which one by its number, such as: way 1")
        #expect(await stage.type("compare austria with 276").hasPrefix("Austria and Germany\n"))
        for line in ["countries", "mark 1"] { _ = await stage.type(line) }
        #expect(await stage.type("map marked").hasPrefix("Map: Austria"))
        _ = await stage.type("back")
        #expect(await stage.type("map 1-2") == "Say which one by its number, such as: map 1")
    }

    @Test("beside another, a country that nobody is has a page that says who may be meant, and comparing takes two names")
    func besideNobody() async {
        let stage = PlainStage()
        for line in ["country austria", "compare germny"] { _ = await stage.type(line) }
        for line in ["compare 1 2", "compare slovenia", "compare"] {
            #expect(await stage.type(line) == "Say two names, such as: compare portugal with vietnam")
        }
        #expect(await stage.type("2").contains("Did you mean: Germany?"))
        _ = await stage.type("back")
        #expect(await stage.type("map 1").hasPrefix("Map: Austria"))
    }

    @Test("where there is no way over land, 1 and 2 are the countries on both sides of the water")
    func gap() async {
        let stage = PlainStage()
        let gap = await stage.type("way austria > iceland")
        #expect(gap.contains("\nNo land route: the nearest pair of countries, one on each side, is "), "\(gap)")
        #expect(gap.hasSuffix("\n2 Iceland"), "\(gap)")
        let answers = [
            ("2", "Iceland\nOfficial name: "), ("map 2", "Map: Iceland\n"), ("trips 2", "Trips to Iceland: "),
            ("compare 1 2", gap.split(separator: "\n").dropLast().last.map { $0.dropFirst(2) + " and Iceland\n" } ?? ""),
        ]
        for (line, page) in answers {
            let said = await stage.type(line)
            #expect(said.hasPrefix(page), "\(said)")
            #expect(await stage.type("back") == gap)
        }
        #expect(await stage.type("keep 2") == "Kept as a favourite.")
        #expect(await stage.type("note 2 geysers") == "Noted for Iceland.")
        #expect(await stage.type("3") == "Say which of the two: 1 or 2.")
        #expect(await stage.type("map 3") == "Say which of the two: map 1 or map 2.")
        #expect(await stage.type("keep 1-3") == "Say which of the two: keep 1 or keep 2.")
        #expect(await stage.type("compare austria") == "Say two names, such as: compare portugal with vietnam")
        for line in ["way 1", "way austria", "way atlantis", "way"] {
            #expect(await stage.type(line) == "There is no way to choose from; say both countries, such as: way portugal > vietnam")
        }
    }

    @Test("the conditions of a way know capitals, and say whom a name may mean")
    func conditions() async {
        let stage = PlainStage()
        let way = await stage.type("way austria > denmark via berlin avoid ljubljana")
        #expect(way.hasPrefix("Austria → Denmark via Germany without Slovenia\nWay 1: "), "\(way)")
        let countries = [
            Country(alpha2: "JM", alpha3: "JAM", name: "Jamaica", capitals: ["Kingston"]),
            Country(alpha2: "NF", alpha3: "NFK", name: "Norfolk Island", capitals: ["Kingston"]),
        ]
        let other = PlainStage(countries: FakeCountryRepository(countries))
        let doubt = "'kingston' may be Jamaica (JAM) or Norfolk Island (NFK); use the code."
        #expect(await other.type("way JM > NF avoid kingston") == "Jamaica → Norfolk Island\n" + doubt)
    }

    @Test("the fares and the booking link of a trip that was found are there by its number")
    func found() async {
        let stage = PlainStage()
        _ = await stage.type("find berlin")
        #expect(await stage.type("fares 3") == "Fares need Travelpayouts as the source of trips; jaunt --help says how.")
        #expect(await stage.type("link 3") == "This offer has no booking link.")
        #expect(await stage.type("link 1") == "That is for trips.")
    }
}
