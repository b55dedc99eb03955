import Terminal
import TerminalText
import TestSupport
import Testing
import TravelFeatures
import TravelKit

@testable import TravelUI

/// View 4: what can be done with the country that is selected, and the way back to its pages.
@Suite("Keys on the map", .timeLimit(.minutes(1)))
struct MapKeyTests {
    /// The map, with this country selected where one is typed.
    private func stage(_ country: String = "germany") async -> Stage {
        let stage = Stage(outlines: FakeOutlineRepository())
        await stage.settled()
        if !country.isEmpty {
            stage.type("/" + country)
            stage.press(.tab)
        }
        stage.type("4")
        await stage.settled()
        _ = stage.screen()
        return stage
    }

    @Test("A country is made a favourite, noted, and copied as its facts or its record")
    func country() async {
        let stage = await stage()
        stage.type("a")
        #expect(stage.status.hasPrefix("Only a favourite has a note."))
        stage.type("f")
        await stage.see("Kept as a favourite.")
        #expect(stage.app.places.marks.collection?.favourites.map(\.id) == [.country("DEU")])
        guard case .copy(let text)? = stage.type("y"), case .copy(let record)? = stage.type("Y") else {
            Issue.record("nothing was copied")
            return
        }
        #expect(text.text.hasPrefix("Germany\nOfficial name\t") && text.text.contains("\nCapital\tBerlin\n"), "\(text.text)")
        #expect(record.text.contains("\"alpha3\":\"DEU\""), "\(record.text)")
        #expect(stage.status.hasPrefix("Copied 1 country as JSON."))
        stage.type("a")
        #expect(stage.way.hasPrefix("Map › "))
    }

    @Test(
        "The palette shows a country on the map by its name, its capital, a code or a beginning",
        arguments: ["map poland", "maps poland", "map pol", "map warsaw", "map PL", "map polnad"])
    func named(_ text: String) async {
        let stage = await stage("")
        stage.type("1:" + text)
        await stage.see("map Poland  a country on the map")
        stage.press(.enter)
        await stage.settled()
        #expect(stage.way == "Map: Poland")
        stage.type(":map germany")
        await stage.see("map Germany  ")
        stage.press(.enter)
        await stage.settled()
        #expect(stage.way == "Map: Germany")
        #expect(stage.type("q") == .quit(status: 0))
    }

    @Test("Esc leads back from there to the page on which it was typed, be that the map's or another view's", arguments: ["4", "1"])
    func namedOnPage(_ view: String) async {
        let stage = await stage()
        stage.type(view)
        stage.press(.enter)
        await stage.settled()
        let page = stage.way
        #expect(page == (view == "4" ? "Map › Germany" : "Countries › Germany"))
        stage.type(":map austria")
        await stage.see("map Austria  ")
        stage.press(.enter)
        await stage.settled()
        #expect(stage.way == "Map: Austria")
        stage.press(.escape)
        #expect(stage.way == page)
    }

    @Test("The word alone opens the map, Tab goes on behind it, and what was done is found again")
    func word() async {
        let stage = await stage()
        stage.type("1:map")
        stage.press(.tab)
        #expect(stage.canvas(80, 24).line(23).hasPrefix(":map "))
        stage.type("aus")
        await stage.see("map Austria  ")
        stage.press(.enter)
        await stage.settled()
        stage.type("1:map")
        stage.press(.enter)
        #expect(stage.way == "Map: Germany")
        stage.type(":")
        await stage.see("map Austria  ")
    }

    @Test("Without a country it is said how one is selected", arguments: ["f", "a", "y", "Y"])
    func nothing(_ key: String) async {
        var session = Session()
        session.view = "map"
        let stage = Stage(
            session: FakeSessionRepository(session), outlines: FakeOutlineRepository(), preferences: Preferences(remembers: true))
        await stage.settled()
        _ = stage.screen()
        #expect(stage.way == "Map")
        stage.type(key)
        #expect(stage.status.hasPrefix("No country is selected: Tab selects one."))
    }

    @Test("That the map was loaded anew is said when it was, and until the next key")
    func reload() async {
        let stage = await stage()
        stage.type("r")
        #expect(!stage.status.contains("loaded anew"))
        await stage.settled()
        #expect(stage.status.hasPrefix("The map was loaded anew."))
        stage.type("x")
        #expect(stage.status.hasPrefix("x is no command"))
        stage.press(.character(":"), .escape)
        #expect(stage.status.hasPrefix("Germany, "), "\(stage.status)")
        stage.type("tr")
        await stage.settled()
        #expect(stage.status.hasPrefix("The map and its trips were loaded anew."))
        stage.countries.all.next(Reading(failure: .unavailable(source: "https://api.example", status: 503)))
        stage.type("r")
        await stage.settled()
        #expect(!stage.status.contains("loaded anew") && stage.status.contains("https://api.example failed"), "\(stage.status)")
    }

    @Test("J and K lead from a country's page to those of the countries that Tab and S-Tab select, and the map goes along")
    func steps() async {
        let map = await self.stage()
        map.press(.tab)
        let next = map.way.dropFirst("Map: ".count)
        #expect(map.way.hasPrefix("Map: ") && next != "Germany")
        let pages = await self.stage()
        pages.press(.enter)
        await pages.settled()
        pages.type("J")
        await pages.settled()
        #expect(pages.way == "Map › \(next)")
        pages.type("K")
        await pages.settled()
        #expect(pages.way == "Map › Germany")
        pages.type("J")
        await pages.settled()
        pages.press(.escape)
        #expect(pages.way == "Map: \(next)")
    }

    @Test("They begin at the country of the page, whichever was selected on the map since")
    func stepsFromPage() async {
        let stage = await stage()
        stage.press(.enter)
        await stage.settled()
        stage.press(.character("4"), .tab, .character("4"))
        #expect(stage.app.view.screen.title == "Germany")
        stage.type("J")
        await stage.settled()
        let next = stage.app.view.screen.title
        stage.type("K")
        await stage.settled()
        #expect(next != "Germany" && stage.app.view.screen.title == "Germany")
    }

    @Test("Keys, errors and a note lead back to the map as it was: with the pages that Esc leads to", arguments: ["?", "E", "fa"])
    func lookedAt(_ keys: String) async {
        let stage = await stage()
        stage.press(.enter)
        await stage.settled()
        stage.type("4")
        for key in keys {
            stage.press(.character(key))
            await stage.app.places.marks.settled()
        }
        #expect(stage.way.hasPrefix("Map › "))
        stage.press(.escape)
        #expect(stage.canvas(80, 24).line(23).contains("Esc back"))
        #expect(stage.type("q") == nil)
        #expect(stage.way == "Map › Germany")
    }

    @Test("The view's key leads from the page of keys to the map, and from there to its pages, not to the keys")
    func keysAside() async {
        let stage = await stage()
        stage.press(.enter)
        await stage.settled()
        stage.type("4?4")
        #expect(stage.way == "Map: Germany")
        stage.type("4")
        #expect(stage.way == "Map › Germany")
    }

    @Test("From a map that was opened from another view's page, Esc leads there, and not to the map's pages of before")
    func elsewhere() async {
        let stage = await stage()
        stage.press(.enter)
        await stage.settled()
        stage.type("41")
        stage.press(.escape)
        stage.type("/poland")
        stage.press(.enter)
        await stage.settled()
        #expect(stage.way == "Countries › Poland")
        stage.type("4")
        await stage.settled()
        stage.press(.escape)
        #expect(stage.way == "Countries › Poland")
    }

    @Test(
        "The map's key shows what a page is about that was opened from the map; Esc and the key itself lead back",
        arguments: [Key.escape, .character("4")])
    func pageOnMap(_ key: Key) async {
        let stage = await stage()
        stage.press(.enter)
        await stage.settled()
        stage.press(.enter)
        await stage.settled()
        let way = stage.way
        #expect(way.hasPrefix("Map › Germany › "))
        stage.type("4")
        #expect(stage.way == "Map: \(way.split(separator: " ").last ?? "")")
        #expect(stage.canvas(80, 24).line(23).contains("Esc back"))
        stage.press(key)
        #expect(stage.way == way)
        stage.press(.escape, .escape)
        #expect(stage.way.hasPrefix("Map: "))
        #expect(stage.type("q") == .quit(status: 0))
    }
}
