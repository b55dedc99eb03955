import Foundation
import Terminal
import TerminalText
import TestSupport
import Testing
import TravelFeatures
import TravelKit

@testable import TravelUI

@Suite("The palette", .timeLimit(.minutes(1)))
struct PaletteTests {
    private func stage() async -> Stage { await .withPalette() }

    /// The matches that are seen, best first.
    private func matches(_ stage: Stage) -> [String] {
        let canvas = stage.canvas(100, 40)
        return (2..<38).map { canvas.line($0) }.filter { $0.contains("country ") || $0.contains("region ") || $0.contains("airport ") }
            .map { $0.split(separator: "  ").first.map(String.init) ?? "" }.map { String($0.drop { $0 == " " }) }
    }

    @Test(
        "A country is found by its name, its code, or letters of either, and opened",
        arguments: ["border germany", "germany", "gmany", "ger bord", "DEU", "deutschland"])
    func country(_ text: String) async {
        let stage = await stage()
        stage.type(text)
        #expect(matches(stage).first == "border Germany", "\(matches(stage))")
        stage.press(.enter)
        await stage.see("Countries › Germany")
        #expect(stage.way == "Countries › Germany")
    }

    @Test(
        "Countries are named in the user's language, and found by their English names as well",
        arguments: [
            ("border deutschl", "border Deutschland"), ("germany", "border Deutschland"), ("route deutschl", "route Deutschland →"),
        ])
    func language(_ text: String, _ line: String) async {
        var format = DisplayFormat.sample
        format.language = Locale(identifier: "de")
        let stage = Stage(format: format)
        await stage.settled()
        stage.type(":")
        stage.type(text)
        await stage.see(line)
        stage.press(.control("u"))
        stage.type("germany")
        stage.press(.enter)
        await stage.see("Countries › Deutschland")
    }

    @Test(
        "Who types fast gets what they typed: Enter waits for the names",
        arguments: [(":", "border germany"), (":", "germany"), ("F", "berlin"), ("F", "germany")])
    func early(_ key: String, _ text: String) async {
        let stage = Stage()
        await stage.settled()
        stage.type(key)
        stage.type(text)
        stage.press(.enter)
        await stage.see("Countries › Germany")
        #expect(stage.way == "Countries › Germany")
    }

    @Test("What is only like what was typed fast is shown first, and done by the next Enter", arguments: ["gmany", "deu"])
    func earlyAndAlike(_ text: String) async {
        let stage = Stage()
        await stage.settled()
        stage.type(":" + text)
        stage.press(.enter)
        await stage.see("border Germany")
        #expect(stage.way == "Countries")
        stage.press(.enter)
        await stage.see("Countries › Germany")
        #expect(stage.way == "Countries › Germany")
    }

    @Test("An airport is not found by letters here and there, and stands behind what is called as it was typed")
    func strict() async {
        let stage = await stage()
        stage.type("cpg")
        #expect(!stage.screen(100, 40).contains("airport CPH"))
        stage.press(.control("u"))
        stage.type("copenh")
        #expect(stage.screen(100, 40).contains("airport CPH"))
    }

    @Test(
        "The way over land is asked for with whatever sign is at hand",
        arguments: ["germany > france", "germany -> france", "germany to france"])
    func signs(_ text: String) async {
        let stage = await stage()
        stage.type("route " + text)
        stage.press(.enter)
        await stage.settled()
        #expect(stage.way == "Countries › Germany → France")
    }

    @Test("A number beyond the last row says how many there are", arguments: [("300", "13 rows: at the last."), ("13", "13 countries")])
    func rows(_ number: String, _ status: String) async {
        let stage = await stage()
        stage.type(number)
        stage.press(.enter)
        #expect(stage.status == status)
        #expect(stage.selectedRow.hasPrefix("CH"))
    }

    @Test("Who types on after Enter has not meant it")
    func changed() async {
        let stage = Stage()
        await stage.settled()
        stage.type(":")
        stage.type("border germany")
        stage.press(.enter)
        stage.press(.control("u"))
        stage.type("airport ")
        await stage.see("airport CPH")
        #expect(stage.way == "Countries")
    }

    @Test("F finds countries, also by their capitals, airports and trips in one list, and no commands")
    func find() async {
        let stage = Stage()
        await stage.settled()
        stage.type("F")
        await stage.see("country DE")
        stage.type("berlin")
        await stage.see("trip, Sat 28 Nov, one way, €49.90")
        let canvas = stage.canvas(100, 40)
        let rows = (32..<38).map { canvas.line($0).drop { $0 == " " } }.filter { !$0.isEmpty }
        let found = rows.compactMap { $0.split(separator: "  ").first.map(String.init) }
        #expect(found.first == "Berlin", "the capital of Germany")
        #expect(Set(found) == ["Berlin", "BER Berlin", "Berlin → Riga", "Berlin → Tokyo", "Berlin → Vilnius", "trips berlin"])
        #expect(found.last == "trips berlin")
        #expect(!stage.screen(100, 40).contains("sort"))
        for _ in found.dropFirst() { stage.press(.down) }
        stage.press(.enter)
        await stage.settled()
        #expect(stage.way == "Trips")
        #expect(stage.status.contains("with 'berlin'"))
    }

    @Test("F offers the trips that have what was typed where there are any, and no empty list")
    func noTrips() async {
        let stage = Stage()
        await stage.settled()
        stage.type("F")
        await stage.settled()
        stage.type("zzzqx")
        await stage.see("Nothing is called that.")
        #expect(!stage.screen().contains("trips zzzqx"))
        stage.press(.control("u"))
        stage.type("lh716")
        await stage.see("trips lh716")
    }

    @Test("Neither what a filter of the trips has not found nor 'trips' leads to an empty list of them, or to the one that is shown")
    func noEmptyTrips() async {
        let stage = Stage()
        await stage.settled()
        stage.type("2")
        await stage.settled()
        stage.type("/to:ES max:50")
        stage.press(.control("f"))
        await stage.see("Nothing is called that.")
        #expect(!stage.screen().contains("trips to:ES"))
        stage.press(.backspace, .backspace)
        stage.type("80")
        #expect(stage.screen().contains("trips to:ES max:80"), "what is asked for by name is found")
        stage.press(.escape)
        stage.type(":trips zzzqx")
        #expect(stage.screen().contains("No trip of the feed has 'zzzqx'."))
        stage.press(.enter, .escape, .escape)
        #expect(stage.status.hasPrefix("4 trips"))
        for status in ["1 of 4 trips with 'riga'", "These are the trips that were asked for."] {
            stage.type(":trips riga")
            stage.press(.enter)
            #expect(stage.status.hasPrefix(status))
        }
        stage.press(.escape)
        #expect(stage.status.hasPrefix("4 trips"), "one page has not become two")
    }

    @Test("F shows the dates of trips as they are at the airports, as lists and pages do")
    func findDates() async {
        let trip = Trip.sample("late", from: .tokyo, to: .berlin, departs: "2026-12-24T17:00:00Z", returns: nil)
        let stage = Stage(trips: FakeTripRepository([trip], regions: Region.samples))
        await stage.settled()
        stage.type("F")
        await stage.see("country DE")
        stage.type("tokyo")
        await stage.see("trip, Fri 25 Dec, one way, €49.90")
    }

    @Test("What a filter of a view does not find is found everywhere by Enter, and opened")
    func findElsewhere() async {
        let stage = Stage()
        await stage.settled()
        stage.type("/malaga")
        #expect(stage.screen().contains("Enter looks everywhere."))
        stage.press(.enter)
        await stage.see("Copenhagen → Málaga")
        stage.press(.enter)
        await stage.settled()
        #expect(stage.way == "Countries › Copenhagen → Málaga")
        stage.press(.escape)
        #expect(stage.way == "Countries" && stage.status.contains("with 'malaga'"), "Esc leads back to the list that one came from")
    }

    @Test("^F takes everywhere what was typed into a filter, whatever the list has of it")
    func typedElsewhere() async {
        let stage = Stage()
        await stage.settled()
        stage.type("/land")
        #expect(stage.canvas(80, 24).line(23).hasSuffix("^F everywhere"))
        #expect(stage.canvas(40, 24).line(23).hasSuffix("Esc clear"), "as many hints as there is room for")
        stage.press(.control("u"))
        stage.type("malaga")
        #expect(stage.canvas(80, 24).line(23).hasSuffix("Enter everywhere  Tab keep  Esc clear"), "^F would be the same as Enter")
        stage.press(.control("f"))
        #expect(stage.canvas(80, 24).line(23).hasPrefix("Find: malaga"))
        await stage.see("Copenhagen → Málaga")
    }

    @Test("A second / in a view, or one on the map, looks everywhere", arguments: ["1//", "2//", "3//", "4/", "1/a\t//"])
    func findFromTheRoot(_ keys: String) async {
        let stage = Stage(favourites: FakeFavouriteRepository(Trip.samples), outlines: FakeOutlineRepository())
        await stage.settled()
        for key in keys { if key == "\t" { stage.press(.tab) } else { stage.type(String(key)) } }
        #expect(stage.screen().contains("Find: "))
        stage.type("germ")
        await stage.see("country DE")
        stage.press(.escape)
        #expect(!stage.screen().contains("Find:") && !stage.screen().contains("Nothing here has"))
    }

    @Test("A / in the middle of a filter is a letter, and on a page within a view a filter begins as it likes")
    func slash() async {
        let stage = await stage()
        stage.press(.escape)
        stage.type("/a/")
        #expect(stage.screen().contains("Nothing here has 'a/'."))
        stage.press(.escape)
        stage.type("2")
        await stage.settled()
        stage.type("d//")
        #expect(stage.screen().contains("Nothing here has '/'."))
    }

    @Test("A region narrows the trips, and an airport filters them")
    func regionAndAirport() async {
        let stage = await stage()
        stage.type("region baltics")
        stage.press(.enter)
        #expect(stage.way == "Trips: The Baltics")
        stage.type(":airport cph")
        await stage.see("airport CPH")
        stage.press(.enter)
        await stage.see("with 'CPH'")
    }

    @Test("A command is done by its name, and a theme is shown")
    func commandAndTheme() async {
        let stage = await stage()
        #expect(stage.type("quit") == nil)
        #expect(stage.press(.enter) == .quit(status: 0))
        stage.type(":theme mono")
        stage.press(.enter)
        #expect(stage.canvas().style(row: 0, column: 1).foreground == .standard)
        stage.type(":theme light")
        stage.press(.enter)
        #expect(stage.canvas().style(row: 0, column: 1).foreground == .blue)
    }

    @Test("The list is sorted by a column's name or a part of it, and the other way round when that is said again")
    func sort() async {
        let stage = await stage()
        stage.type("sort popu")
        stage.press(.enter)
        #expect(stage.canvas().line(2).contains("Population ▲"))
        stage.type(":")
        stage.press(.up, .enter)
        #expect(stage.canvas().line(2).contains("Population ▼"))
        stage.type("2:srt prc")
        stage.press(.enter)
        // What is like a command may be more like a name: those are waited for.
        await stage.see("Price ▲")
        stage.type(":sort")
        stage.press(.enter)
        #expect(stage.way == "Trips › Sort by", "the command itself")
    }

    @Test("Tab completes, Up and Down choose, and what was chosen is found again by Up")
    func completion() async {
        let stage = await stage()
        stage.type("border d")
        stage.press(.tab)
        let first = stage.canvas().line(23)
        #expect(first.hasPrefix(":border D"))
        stage.press(.control("u"))
        stage.type("theme")
        stage.press(.down, .down, .down, .enter)
        #expect(stage.canvas().style(row: 0, column: 1).foreground == .blue, "the third theme, behind the word itself, is the light one")
        stage.type(":")
        stage.press(.up)
        #expect(stage.canvas().line(23).hasPrefix(":theme light"))
        stage.press(.enter)
        stage.type(":")
        stage.press(.up, .up)
        #expect(stage.canvas().line(23).hasPrefix(":theme light"), "it is remembered once")
    }

    @Test("Down goes back what Up went in the history, to what was typed before")
    func historyDown() async {
        let stage = await stage()
        for (place, theme) in ["light", "dark", "monochrome"].enumerated() {
            stage.type((place == 0 ? "" : ":") + "theme " + theme)
            stage.press(.enter)
        }
        func line() -> String { stage.canvas().line(23) }
        stage.type(":")
        stage.press(.up, .up, .up)
        #expect(line().hasPrefix(":theme light "))
        stage.press(.down)
        #expect(line().hasPrefix(":theme dark "))
        stage.press(.up, .up, .down, .down)
        #expect(line().hasPrefix(":theme monochrome "))
        stage.press(.down)
        #expect(line().hasPrefix(": "), "nothing was typed")
        stage.type("so")
        stage.press(.control("p"), .control("p"))
        #expect(line().hasPrefix(":theme dark "))
        stage.press(.control("n"), .control("n"))
        #expect(line().hasPrefix(":so "))
        stage.press(.down)
        #expect(line().hasPrefix(":so "), "Down chooses again")
    }

    @Test("What nothing is called like is said, and does nothing", arguments: ["0", "-3", "99999999999999999999", "qqqqqq"])
    func nothing(_ text: String) async {
        let stage = await stage()
        stage.type(text)
        stage.press(.enter)
        #expect(stage.screen().contains("Nothing is called that."))
        stage.press(.escape)
        #expect(stage.way == "Countries" && stage.status == "13 countries")
    }

    @Test("It draws at every size", arguments: [(20, 5), (40, 10), (80, 24), (200, 60)])
    func sizes(_ columns: Int, _ rows: Int) async {
        let stage = await stage()
        stage.type("a")
        let canvas = stage.canvas(columns, rows)
        #expect(canvas.line(rows - 1).hasPrefix(":a"))
    }

    @Test("It is seen so")
    func look() async {
        let stage = await stage()
        stage.type("ger")
        expectScreen(
            stage.screen(80, 24),
            """
             1 Countries   2 Trips   3 Favourites                                     jaunt
             Countries
            Code  Country                Capital      Region        Population  Native name
            AT    Austria                Vienna       Europe         9,197,213  Österreich
            BE    Belgium                Brussels     Europe        11,876,844  België
            CZ    Czechia                Prague       Europe        10,905,028  Česko
            DK    Denmark                Copenhagen   Europe         5,976,992  Danmark
            FR    France                 Paris        Europe        68,516,699  France
            DE    Germany                Berlin       Europe        83,491,249  Deutschland
            IS    Iceland                Reykjavík    Europe           391,810  Ísland
            JP    Japan                  Tokyo        Asia         123,975,371  日本
            LU    Luxembourg             Luxembourg   Europe           677,717  Lëtzebuerg
            NL    Netherlands            Amsterdam    Europe        17,993,485  Nederland
            PL    Poland                 Warsaw       Europe        36,559,233  Polska
            SI    Slovenia               Ljubljana    Europe         2,130,638  Slovenija
            CH    Switzerland            Bern         Europe         9,005,582  Schweiz





             border Germany                    country DE
             13 countries
            :ger                                      Enter do it  Tab complete  Esc leave
            """)
    }

    @Test("Of lines that match alike the shorter comes first, whatever else it is found by") func shorter() {
        let model = PaletteModel([
            PaletteLine("airport GET Geraldton", "Geraldton Airport", action: "GET"),
            PaletteLine("border Germany", "country DE", also: ["Germany", "DE", "DEU", "Bundesrepublik Deutschland"], action: "DE"),
        ])
        model.typed("ger")
        #expect(model.matches.map(\.action) == ["DE", "GET"])
    }
}
