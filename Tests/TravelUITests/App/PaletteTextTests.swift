import Terminal
import TerminalText
import TestSupport
import Testing
import TravelFeatures
import TravelKit

@testable import TravelUI

@Suite("What is typed into the palette", .timeLimit(.minutes(1)))
struct PaletteTextTests {
    private func stage() async -> Stage { await .withPalette() }

    /// The program with the palette open in which things are looked for, and every name there.
    private func search() async -> Stage {
        var airport = Airport.samples[2]
        airport.cityCode = "TYO"
        let stage = Stage(airports: FakeAirportRepository([airport] + Airport.samples.filter { $0.code != airport.code }))
        await stage.settled()
        stage.type("F")
        await stage.see("country DE")
        return stage
    }

    @Test(
        "What people call things is found as well: other spellings, airports' names, the codes of cities, mistyped names",
        arguments: [
            ("bundesrepublik", "country DE"), ("oesterreich", "country AT"), ("narita", "NRT Tokyo"), ("tyo", "NRT Tokyo"),
            ("brandenburg", "BER Berlin"), ("germnay", "like 'germnay': country DE"), ("copenhaegn", "CPH Copenhagen"),
        ])
    func found(_ text: String, _ line: String) async {
        let stage = await search()
        stage.type(text)
        #expect(stage.screen(100, 40).contains(line))
    }

    @Test(
        "A word that is one of a command's means that before a place whose name begins so, and so does the beginning of its word",
        arguments: [("mark", "toggle-mark"), ("border", "country "), ("borde", "country "), ("filt land", "filter land")])
    func commands(_ text: String, _ line: String) async throws {
        let bordeaux = Airport(
            code: "BOD", name: "Merignac", city: "Bordeaux", country: "FR", coordinate: Coordinate(latitude: 44.8, longitude: -0.7))
        let marks = Airport(
            code: "MMS", name: "Selfs", city: "Marks", country: "US", coordinate: Coordinate(latitude: 34.2, longitude: -90.3))
        let stage = Stage(airports: FakeAirportRepository(Airport.samples + [bordeaux, marks]))
        await stage.settled()
        stage.type(":airport ")
        await stage.see("airport MMS")
        stage.press(.control("u"))
        stage.type(text)
        let lines = (2..<38).map { stage.canvas(100, 40).line($0) }
        let place = try #require(lines.firstIndex { $0.hasPrefix(" " + line) }, "\(lines)")
        #expect(lines.firstIndex { $0.hasPrefix(" airport ") }.map { $0 > place } ?? true, "\(lines)")
    }

    @Test("Trips are not guessed by letters here and there")
    func noGuessedTrips() async {
        let stage = await search()
        stage.type("brlrg")
        #expect(!stage.screen(100, 40).contains("Berlin → Riga"))
    }

    @Test("^N and ^P are Down and Up: through the lines, and above the first one through what was done before")
    func upAndDown() async {
        let stage = await stage()
        stage.type("theme dark")
        stage.press(.enter)
        stage.type(":theme")
        func line() -> String { stage.canvas().line(23) }
        for (down, up) in [(Key.down, Key.up), (.control("n"), .control("p"))] {
            stage.press(down, down, up, up)
            #expect(line().hasPrefix(":theme "))
            #expect(!line().hasPrefix(":theme dark"), "the first line again")
            stage.press(up)
            #expect(line().hasPrefix(":theme dark"))
            stage.press(down)
            #expect(line().hasPrefix(":theme "))
            #expect(!line().hasPrefix(":theme dark"), "what was typed")
        }
    }

    @Test(
        "Tab leaves a blank behind a word that takes something",
        arguments: [("countr", "country g"), ("bord", "country g"), ("rout", "route g"), ("filt", "filter g"), ("quit", "quitg")])
    func tab(_ text: String, _ line: String) async {
        let stage = await stage()
        stage.type(text)
        stage.press(.tab)
        stage.type("g")
        #expect(stage.canvas().line(23).hasPrefix(":\(line) "))
    }

    @Test("It is said what each theme is like, and which one is on")
    func themes() async {
        let stage = await stage()
        stage.type("theme ")
        #expect(stage.screen(100, 40).contains("on now: dark or light"))
        #expect(stage.screen(100, 40).contains("colours that everybody can tell apart"))
        stage.type("light")
        stage.press(.enter)
        stage.type(":theme light")
        #expect(stage.screen(100, 40).contains("on now: for a light background"))
    }

    @Test(
        "That a theme is on without its colours is said, and why",
        arguments: [(true, "This terminal has no colours"), (false, "NO_COLOR is set")])
    func colourless(showsColors: Bool, why: String) async {
        let stage = Stage(preferences: Preferences(showsColors: showsColors))
        await stage.settled()
        func status(after theme: ThemeName) async -> String {
            _ = stage.canvas(color: false)
            stage.type(":theme \(theme.rawValue)")
            await stage.app.palette?.settled()
            stage.press(.enter)
            await until { stage.app.preferences.theme == theme }
            return stage.canvas(color: false).line(22)
        }
        let (light, monochrome) = (await status(after: .light), await status(after: .monochrome))
        #expect(light == " \(why): the theme is on without its colours.")
        #expect(monochrome == " 13 countries", "it has none")
    }

    @Test("The program is quit by what is typed elsewhere", arguments: ["q", "qu", "qui", "q!", "wq", "wq!", "quit", "exit", "EXIT"])
    func quit(_ text: String) async {
        let stage = await stage()
        stage.type(text)
        #expect(stage.press(.enter) == .quit(status: 0))
    }

    @Test(
        "Nobody quits by other letters, nor by a sign, be it before the names are there", arguments: ["e", "ex", "E", "w", "i", "g", "!"])
    func noQuit(_ text: String) async {
        let (ready, early) = (await stage(), Stage())
        early.type(":")
        for stage in [ready, early] {
            stage.type(text)
            #expect(stage.press(.enter) == nil)
        }
    }

    @Test("A command is given what it asks for: a filter, a search")
    func lists() async {
        let stage = await stage()
        stage.type("filter  germ")
        stage.press(.enter)
        await stage.see("1 of 13 countries with 'germ'")
        #expect(stage.way == "Countries" && !stage.app.view.screen.isTyping)
        stage.type(":filter land")
        stage.press(.enter)
        await stage.see("with 'land'")
        stage.press(.escape)
        stage.type(":search slov")
        stage.press(.enter)
        #expect(stage.selectedRow.contains("Slovenia") && !stage.app.view.screen.isTyping)
    }

    @Test("Where no list is shown nothing is to be searched or exported", arguments: ["export x.csv", "search slov"])
    func elsewhere(_ text: String) async {
        var session = Session()
        session.view = "map"
        let stage = Stage(
            session: FakeSessionRepository(session), outlines: FakeOutlineRepository(), preferences: Preferences(remembers: true))
        await stage.settled()
        stage.type(":" + text)
        await stage.see("Here '\(text.prefix(6))' takes no text.")
        #expect(!stage.screen().contains("go to the next row") && !stage.screen().contains("write marked rows"))
    }

    @Test("So it is with a file, and with a note")
    func fileAndNote() async {
        let stage = await stage()
        stage.type("export mine.csv")
        stage.press(.enter)
        await stage.see("13 countries exported to /here/mine.csv.")
        #expect(!stage.app.view.screen.isTyping)
        stage.type(":note Not yet")
        stage.press(.enter)
        #expect(stage.status.hasPrefix("Only a favourite has a note."))
        stage.type("f")
        await until { stage.app.places.marks.favourite(.country(Country.austria.id)) != nil }
        stage.type(":note Drink coffee")
        stage.press(.enter)
        await stage.see("Noted for Austria.")
        #expect(stage.way == "Countries")
    }

    @Test("Without a text the command asks for it, and where there is no list it says so")
    func asks() async {
        let stage = await stage()
        stage.type("filter ")
        stage.press(.enter)
        #expect(stage.canvas().line(23).hasPrefix("/"))
        stage.press(.escape)
        stage.type("?:note x")
        stage.press(.enter)
        #expect(stage.status.hasPrefix("That does nothing here"))
    }

    @Test(
        "Of two countries it is said which one nobody knows, and what else is wrong",
        arguments: [
            ("route germany xyz", "No country is called 'xyz'."), ("way xyz > germany", "No country is called 'xyz'."),
            ("compare germany with xyz", "No country is called 'xyz'."),
            ("route germany france via xyz", "No country is called 'xyz'."),
            ("route germany via france", "Two countries come first, then 'via' and 'avoid'."),
            ("route germany france via poland avoid germany", "The way cannot lead through a country and avoid it."),
        ])
    func unknown(_ text: String, _ words: String) async {
        let stage = await stage()
        stage.type(text)
        stage.press(.enter)
        #expect(stage.screen().contains(words))
    }

    @Test(
        "Who is called as it was typed is meant, and nobody whose name merely has these letters, be it a contradiction",
        arguments: [
            ("route niger > mali avoid mali", "The way cannot lead through a country and avoid it."),
            ("route ne > ml avoid ml", "The way cannot lead through a country and avoid it."),
            ("route niger > niger avoid niger", "The way cannot lead through a country and avoid it."),
            ("compare niger with niger", "Those are the same country."), ("compare mali with mali", "Those are the same country."),
            ("compare mali with ML", "Those are the same country."),
        ])
    func contradiction(_ text: String, _ words: String) async {
        let countries: [Country] = [
            .sample("ML", "MLI", "Mali"), .sample("NE", "NER", "Niger"), .sample("NG", "NGA", "Nigeria"), .sample("SO", "SOM", "Somalia"),
        ]
        let stage = Stage(countries: FakeCountryRepository(countries))
        await stage.settled()
        stage.type(":" + text)
        stage.press(.enter)
        await stage.see(words)
        #expect(stage.way == "Countries")
    }

    @Test(
        "A way over land is asked for without the word too, and with another one",
        arguments: [
            "germany → france", "germany > france", "way germany france", "route germany, france", "route germnay frnace",
            "route grmny france", "grmny > frnce",
        ])
    func ways(_ text: String) async {
        let stage = await stage()
        stage.type(text)
        #expect(stage.screen().contains("route Germany → France"))
        stage.press(.enter)
        await stage.settled()
        #expect(stage.way == "Countries › Germany → France")
    }

    @Test("A way over land leads through some countries and avoids others, which its page names")
    func conditions() async {
        let stage = await stage()
        stage.type("route slovenia → denmark via czechia avoid fra")
        #expect(stage.screen(100, 40).contains("route Slovenia → Denmark via Czechia avoid France"))
        stage.press(.enter)
        await stage.settled()
        #expect(stage.way == "Countries › Slovenia → Denmark via Czechia without France")
        #expect(stage.screen().contains("Czechia  "))
        stage.type(":")
        stage.press(.up)
        #expect(stage.canvas().line(23).hasPrefix(":route Slovenia → Denmark via Czechia avoid France"))
    }
}
