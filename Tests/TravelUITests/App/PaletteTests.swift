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
        arguments: [
            "country germany", "border germany", "borders germany", "germany", "gmany", "ger coun", "DEU", "deutschland",
            "bord ger", "coun germany",
        ])
    func country(_ text: String) async {
        let stage = await stage()
        stage.type(text)
        #expect(matches(stage).first == "country Germany", "\(matches(stage))")
        stage.press(.enter)
        await stage.see("Countries › Germany")
        #expect(stage.way == "Countries › Germany")
    }

    @Test(
        "Countries are named in the user's language, and found by their English names as well",
        arguments: [
            ("country deutschl", "country Deutschland"), ("germany", "country Deutschland"), ("route deutschl", "route Deutschland →"),
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
        arguments: [
            (":", "country germany"), (":", "border germany"), (":", "germany"), (":", "country berlin"), ("F", "berlin"), ("F", "germany"),
        ])
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
        await stage.see("country Germany")
        #expect(stage.way == "Countries")
        stage.press(.enter)
        await stage.see("Countries › Germany")
        #expect(stage.way == "Countries › Germany")
    }

    @Test(
        "What is mistyped in one burst with Enter is shown first, be it a verb or a name, whether all names are there or not",
        arguments: [
            ("exprot x.csv", "export x.csv"), ("fliter land", "filter land"), ("tirps riga", "trips riga"), ("thmee light", "theme light"),
            ("ntoe hello", "note hello"), ("bordr germany", "country Germany"), ("germna", "country Germany"),
            ("route grmany,france", "route Germany → France"), ("grmany > france", "route Germany → France"),
            ("route germany > france via denmrak", "route Germany → France via Denmark"),
            ("compare germany & polnad", "compare Germany with Poland"), ("map frnace", "map France"),
            ("veiw trips", "view trips"), ("randenbur", "airport BER"),
        ],
        [false, true])
    func mistypedInOneBurst(_ typed: (String, String), hasNames: Bool) async {
        let (text, line) = typed
        let stage = await hasNames ? self.stage() : Stage()
        if !hasNames {
            await stage.settled()
            stage.type(":")
        }
        stage.type(text)
        stage.press(.enter, .enter)
        await stage.app.palette?.settled()
        #expect(stage.app.palette != nil && stage.way == "Countries")
        await stage.see(line)
        stage.press(.enter)
        #expect(stage.app.palette == nil)
    }

    @Test("What was shown of a beginning is not what is meant by the rest, typed in one burst with Enter")
    func mistypedRest() async {
        let stage = await stage()
        stage.type("germ")
        #expect(stage.screen().contains("country Germany"))
        stage.type("na")
        stage.press(.enter)
        #expect(stage.way == "Countries" && stage.screen().contains("country Germany"))
        stage.press(.enter)
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

    @Test("A region narrows the trips, and an airport filters them")
    func regionAndAirport() async {
        let stage = await stage()
        stage.type("region baltics")
        stage.press(.enter)
        #expect(stage.way == "Trips: The Baltics")
        stage.type(":airport cph")
        await stage.see("airport CPH")
        stage.press(.enter)
        await stage.see("Trips from or to CPH")
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

    @Test(
        "A view is shown by the word of the flag and its name, the beginning of that, or its number",
        arguments: [
            ("view countries", "Countries"), ("view trips", "Trips"), ("view fav", "Favourites"),
            ("views tr", "Trips"), ("view 3", "Favourites"), ("views 2", "Trips"),
        ])
    func views(_ text: String, _ way: String) async {
        let stage = await stage()
        stage.type(text)
        stage.press(.enter)
        #expect(stage.way == way)
    }

    @Test("The word alone offers the views, and asks which one is meant; what is none is said")
    func viewAlone() async {
        let stage = await stage()
        stage.type("view")
        for name in ["countries", "trips", "favourites", "map"] { #expect(stage.screen().contains("view " + name)) }
        stage.press(.enter)
        #expect(stage.canvas().line(23).hasPrefix(":view "))
        stage.press(.enter)
        #expect(stage.screen().contains("Which view? Down chooses one."))
        stage.press(.down, .down, .enter)
        #expect(stage.way == "Trips")
        stage.type(":view nosuch")
        for words in ["No view is called 'nosuch'.", "There are: countries, trips, favourites, map."] {
            #expect(stage.screen().contains(words))
        }
        stage.press(.escape)
        for number in ["0", "5"] {
            stage.type(":view \(number)")
            #expect(stage.screen().contains("No view is called '\(number)'."))
            stage.press(.escape)
        }
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
        // What is like a command may be more like a name: those are waited for, and it is shown first.
        await stage.app.palette?.settled()
        await stage.see("sort price")
        #expect(!stage.screen().contains("Price ▲"))
        stage.press(.enter)
        #expect(stage.screen().contains("Price ▲"))
        stage.type(":sort")
        stage.press(.enter)
        #expect(stage.way == "Trips › Sort by", "the command itself")
    }

    @Test("Tab completes, Up and Down choose, and what was chosen is found again by Up")
    func completion() async {
        let stage = await stage()
        stage.type("country d")
        stage.press(.tab)
        let first = stage.canvas().line(23)
        #expect(first.hasPrefix(":country D"))
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

    @Test("What was typed and left by Esc is found by Up, but for a letter or two, and what nobody typed")
    func leftLine() async {
        let stage = await stage()
        stage.type("compare germany")
        stage.press(.escape)
        stage.type(":so")
        stage.press(.escape)
        stage.type("w")
        #expect(stage.canvas().line(23).hasPrefix(":route Austria → "))
        stage.press(.escape)
        stage.type(":")
        stage.press(.up)
        #expect(stage.canvas().line(23).hasPrefix(":compare germany "))
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
            Code  Country              Capital        Region        Population  Native name
            AT    Austria              Vienna         Europe         9,197,213  Österreich
            BE    Belgium              Brussels       Europe        11,876,844  België
            CZ    Czechia              Prague         Europe        10,905,028  Česko
            DK    Denmark              Copenhagen     Europe         5,976,992  Danmark
            FR    France               Paris          Europe        68,516,699  France
            DE    Germany              Berlin         Europe        83,491,249  Deutschland
            IS    Iceland              Reykjavík      Europe           391,810  Ísland
            JP    Japan                Tokyo          Asia         123,975,371  日本
            LU    Luxembourg           Luxembourg     Europe           677,717  Lëtzebuerg
            NL    Netherlands          Amsterdam      Europe        17,993,485  Nederland
            PL    Poland               Warsaw         Europe        36,559,233  Polska
            SI    Slovenia             Ljubljana      Europe         2,130,638  Slovenija
            CH    Switzerland          Bern           Europe         9,005,582  Schweiz




            ────────────────────────────────────────────────────────────────────────────────
             country Germany  DE
             13 countries
            :ger                                      Enter do it  Tab complete  Esc leave
            """)
    }

    @Test("While it is open no row of the list is marked, and a rule parts its lines from the list, but for the smallest screen")
    func parted() async {
        let stage = await stage()
        stage.type("ger")
        let canvas = stage.canvas(80, 24)
        #expect(canvas.line(20) == String(repeating: "─", count: 80))
        let marked = (2..<22).filter { canvas.style(row: $0, column: 0) == Theme.standard.selected }
        #expect(marked == [21])
        let meant = (3..<20).filter { canvas.style(row: $0, column: 6).attributes.contains(.bold) }
        #expect(meant == [3], "the list's own row is told by its weight")
        #expect(stage.canvas(40, 6).line(2) == String(repeating: "─", count: 40))
        #expect(stage.canvas(40, 5).line(2).hasPrefix(" country Germany"))
        stage.press(.escape)
        #expect(stage.selectedRow.hasPrefix("AT"))
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
