import Terminal
import TestSupport
import Testing
import TravelFeatures
import TravelKit

@testable import TravelUI

@Suite("The way over land on the screen", .timeLimit(.minutes(1)))
struct RouteScreenTests {
    /// The page of the way from the country that is typed to the other one.
    private func page(_ country: String, _ destination: String) async -> Stage {
        let stage = Stage()
        await stage.settled()
        stage.type("/" + country)
        stage.press(.enter)
        await stage.settled()
        stage.type("w")
        #expect(stage.screen().contains(":route \(stage.way.split(separator: " › ").last ?? "") → "))
        await stage.see("\n route ")
        stage.type(destination)
        stage.press(.enter)
        await stage.settled()
        return stage
    }

    @Test("From Slovenia to Denmark at 80×24; J shows the next best way, and a country on it is opened")
    func way() async {
        let stage = await page("sloven", "denm")
        expectScreen(
            stage.screen(80, 24),
            """
             1 Countries   2 Trips   3 Favourites                                     jaunt
             Countries › Slovenia › Slovenia → Denmark
            ● Route 1     3 borders
              Route 2     4 borders, by Switzerland
              Route 3     4 borders, by Czechia
              Route 4     5 borders, by Switzerland, France

                 Country                       Capital                  Distance      In all
              1  Slovenia                      Ljubljana
              2  Austria                       Vienna                          —           —
              3  Germany                       Berlin                          —           —
              4  Denmark                       Copenhagen                      —           —










             route 1 of 4, 4 countries; fewest borders first
             Enter open  J next  K before  Esc back  / filter  ? keys  Q quit  s sort
            """)
        stage.type("J")
        #expect(stage.canvas().line(3).hasPrefix("● Route 2"))
        #expect(stage.canvas().line(10).contains("3  Switzerland"))
        // Where there is room for neither the ways nor a map, it is still said which way is seen.
        #expect(stage.canvas(40, 10).line(8).hasPrefix(" route 2 of 4, 5 countries"))
        stage.type("K")
        stage.type("K")
        #expect(stage.status.hasPrefix("This is the first way: none has fewer borders."))
        stage.type("jj")
        stage.press(.enter)
        await stage.settled()
        #expect(stage.way == "Countries › Slovenia › Slovenia → Denmark › Germany")
    }

    /// The page of the way from Slovenia to Denmark, for which the countries are on their way.
    private func lookingForWay() async -> (stage: Stage, countries: ReadingScript<Country>) {
        let stage = await Stage.onPage(of: "sloven")
        stage.type("wdenm")
        await stage.see("\n route ")
        await stage.app.palette?.settled()
        let script = stage.countries.all.nextScript()
        stage.press(.enter)
        return (stage, script)
    }

    @Test("While a way is looked for, keys that move wait for it, and those that need a row wait, or say that there was none yet")
    func early() async {
        let (stage, script) = await lookingForWay()
        for (key, words) in [
            ("e", "That is done when the whole list is there."), ("y", "That is done when the row is there."),
            ("Y", "That is done when the row is there."),
        ] {
            stage.type(key)
            #expect(stage.status.contains(words), "\(key)")
        }
        stage.type("KJJKj")
        #expect(stage.status.contains("looking for the way"))
        script.finish(with: Country.samples)
        await stage.settled()
        #expect(stage.status.hasPrefix("route 2 of 4, 5 countries"))
        #expect(stage.selectedRow.contains("Austria"))
    }

    @Test("Keys that wait for a way mean nothing where none can be had")
    func failure() async {
        let (stage, script) = await lookingForWay()
        stage.type("Jj")
        script.fail(.unavailable(source: "https://api.example", status: 503))
        await stage.settled()
        stage.type("r")
        await stage.settled()
        #expect(stage.status.hasPrefix("route 1 of 4") && stage.selectedRow.contains("Slovenia"))
    }

    @Test("Where there is no way it is said where the land ends")
    func none() async {
        let stage = await page("germany", "japan")
        #expect(stage.status.hasPrefix("no land route"))
        let words = stage.screen().split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(words.contains("No land route: the nearest pair of countries, one on each side, is Germany and Japan."))
    }

    @Test("Where there is no way, the nearest pair is listed, each can be opened, and the map shows both")
    func nearestPair() async {
        let stage = Stage(outlines: FakeOutlineRepository())
        await stage.settled()
        stage.type(":route germany iceland")
        await stage.see("\n route ")
        stage.press(.enter)
        await stage.settled()
        #expect(stage.selectedRow.contains("Germany"))
        stage.type("4")
        await stage.settled()
        #expect(stage.way.contains("Germany") && stage.way.contains("Iceland"))
        stage.press(.escape)
        stage.type("j")
        stage.press(.enter)
        await stage.settled()
        #expect(stage.way == "Countries › Germany → Iceland › Iceland")
    }

    @Test("Where there is no way the sentence is whole, or short where the list of the nearest countries has no room below it")
    func noneOnNarrowPage() async {
        let stage = Stage(outlines: FakeOutlineRepository())
        await stage.settled()
        stage.type(":route germany iceland")
        await stage.see("\n route ")
        stage.press(.enter)
        await stage.settled()
        let words = stage.screen(32, 16).split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(words.contains("is Germany and Iceland, about 17,661 km from coast to coast."), "\(words)")
        for (columns, rows) in [(32, 12), (40, 10)] {
            let canvas = stage.canvas(columns, rows)
            let lines = (2..<rows - 2).map(canvas.line)
            let text = lines.joined(separator: " ").split(separator: " ").joined(separator: " ")
            #expect(text.contains("Germany–Iceland: about 17,661 km Country"), "\(canvas.text)")
            for name in ["Country", "Germany", "Iceland"] { #expect(lines.contains { $0.contains(name) }, "\(canvas.text)") }
        }
    }

    @Test("Where outlines are known it is said how far it is from coast to coast, unless they cannot be read")
    func coasts() async {
        for isBroken in [false, true] {
            let outlines =
                isBroken ? FakeOutlineRepository(failure: .source(source: "outlines.bin", cause: OutlineError.unreadable(0))) : .init()
            let stage = Stage(outlines: outlines)
            await stage.settled()
            stage.type(":route germany iceland")
            await stage.see("\n route ")
            stage.press(.enter)
            await stage.settled()
            let words = stage.screen().split(whereSeparator: \.isWhitespace).joined(separator: " ")
            #expect(words.contains("is Germany and Iceland, about 17,661 km from coast to coast.") == !isBroken, "\(words)")
            #expect(words.contains("is Germany and Iceland.") == isBroken, "\(words)")
        }
    }

    @Test("z hides the map beside the ways and shows it again, where it has room")
    func smallMap() async {
        let stage = Stage(outlines: FakeOutlineRepository())
        await stage.settled()
        stage.type(":route slovenia → denmark")
        await stage.see("\n route ")
        stage.press(.enter)
        await stage.settled()
        func hasMap() -> Bool {
            let canvas = stage.canvas(120, 24)
            return (2..<22).contains { canvas.line($0).unicodeScalars.contains { (0x2801...0x28FF).contains($0.value) } }
        }
        await until { hasMap() }
        #expect(stage.canvas(200, 24).line(23).contains("z small map"))
        #expect(hasMap())
        stage.type("z")
        #expect(!hasMap())
        stage.type("z")
        #expect(hasMap())
        _ = stage.canvas(80, 24)
        stage.type("z")
        #expect(stage.status.hasPrefix("The map takes 12 rows and 90 columns.") && hasMap())
    }

    @Test("From a trip's page the way leads home")
    func home() async {
        let stage = Stage()
        stage.type("2")
        await stage.settled()
        stage.type("/tokyo")
        stage.press(.enter)
        stage.type("w")
        #expect(stage.way.hasSuffix("› Japan → Germany"), "by names, though the feed has codes alone")
        await stage.settled()
        #expect(stage.way.hasSuffix("› Japan → Germany"))
        #expect(stage.screen().contains("No land route"))
    }

    @Test("What can be done with a country of a list can be done with one of the way")
    func keys() async {
        let stage = await page("sloven", "denm")
        stage.type("jf")
        await stage.see("Kept as a favourite.")
        #expect(stage.app.places.marks.collection?.favourites.map(\.id) == [.country("AUT")])
        stage.type("c")
        #expect(stage.canvas().line(23).hasPrefix(":compare Austria with "))
        stage.press(.escape)
        stage.type("mmc")
        #expect(stage.way.hasSuffix("› Austria and Germany"))
        stage.press(.escape)
        stage.type("T")
        await stage.settled()
        #expect(stage.way == "Trips to Denmark" && stage.status.hasPrefix("0 of 4 trips"))
        stage.press(.escape)
        #expect(stage.way.hasSuffix("› Slovenia → Denmark"))
        stage.type("a")
        #expect(stage.status.hasPrefix("Only a favourite has a note."))
    }

    @Test("The palette asks for one end after the other, and finds both in one line")
    func palette() async {
        let stage = Stage()
        await stage.settled()
        stage.type(":route ")
        await stage.see("\n route ")
        stage.type("slo")
        stage.press(.enter)
        #expect(stage.screen().contains(":route Slovenia → "))
        stage.type("den")
        stage.press(.enter)
        await stage.settled()
        #expect(stage.way == "Countries › Slovenia → Denmark")
        stage.type(":route france poland")
        await stage.see("the way over land")
        stage.press(.enter)
        await stage.settled()
        #expect(stage.way == "Countries › Slovenia → Denmark › France → Poland")
    }

    @Test("What is wrong when the countries are read anew stands below the way that is there")
    func failingReload() async {
        let stage = await page("sloven", "denm")
        #expect(!stage.status.contains("it is gone"))
        stage.countries.all.always { _ in Reading(failure: .source(source: "countries.example", cause: SampleFailure("it is gone"))) }
        stage.type("r")
        await until { stage.status.contains("countries.example") }
        #expect(stage.screen().contains("● Route 1") && stage.screen().contains("Ljubljana"))
    }
}
