import Terminal
import TestSupport
import Testing
import TravelFeatures
import TravelKit

@testable import TravelUI

@Suite("The page of keys on the screen", .timeLimit(.minutes(1)))
struct KeysScreenTests {
    @Test("Every key, made from the key map")
    func help() async {
        let stage = Stage()
        await stage.settled()
        stage.type("?")
        expectScreen(
            stage.screen(80, 88),
            """
             1 Countries   2 Trips   3 Favourites                                     jaunt
             Countries › Keys
            Key                       What it does
            j  Down                   down one row                                  Moving
            k  Up                     up one row                                    Moving
            PgDn  Space               down one page                                 Moving
            PgUp  ^B                  up one page                                   Moving
            ^D                        down half a page                              Moving
            ^U                        up half a page                                Moving
            g  Home                   to the first row                              Moving
            G  End                    to the last row                               Moving
            Enter  l  Right           open the selected row                         Lists
            Esc  Backspace  h  Left   back; clears a filter or a search first       Lists
            /                         filter as you type, and find elsewhere        Lists
            ^F                        search without filtering                      Lists
            n                         to the next match of the search               Lists
            N                         to the match before                           Lists
            s                         sort by a column; the same again reverses     Lists
            C                         show, hide and move columns                   Lists
            <  S-Left                 scroll the columns to the left                Lists
            >  S-Right                scroll the columns to the right               Lists
            m                         mark the row, or no longer, and go down       Lists
            M                         take every mark away                          Lists
            e                         export rows to a file; a trip for a calendar  Lists
            y                         copy the row, or the marked ones, as text     Lists
            Y                         copy the record, or the marked ones, as JSON  Lists
            ^E                        facts, or details, further down               Lists
            ^Y                        facts, or details, further up                 Lists
            J                         on a page: the next of the list, or next way  Lists
            K                         on a page: the one before, or the way before  Lists
            w                         the way over land to another country          Lists
            c                         two countries side by side                    Lists
            r                         load anew                                     Lists
            z                         show or hide details, a way's map, all facts  Lists
            R                         choose the region of the trips                Trips
            f                         make it a favourite, or no longer (★)         Trips
            u                         bring back a favourite, or the note before    Trips
            U                         take back what was brought back               Trips
            a                         write a note to a favourite (✎)               Trips
            o                         open the trip's booking page                  Trips
            p                         fares of this route                           Trips
            T                         trips of this route, or to this country       Trips
            d                         trips by destination, and prices by day       Trips
            S                         sign in at the server of the trips, or out    Trips
            h  Left                   on the map: further to the left               Map
            l  Right                  on the map: further to the right              Map
            k  Up                     on the map: further up                        Map
            j  Down                   on the map: further down                      Map
            Tab                       on the map: the next country to the right     Map
            S-Tab                     on the map: the country before                Map
            +  =                      on the map: closer                            Map
            -                         on the map: further away                      Map
            0                         on the map: the whole world, or back          Map
            t                         on the map: the trips of the feed             Map
            1                         view 1: countries; there, its list and back   Views
            2                         view 2: trips; there, its list and back       Views
            3                         view 3: favourites; there, its list and back  Views
            4                         view 4: the map; there, its pages and back    Views
            :                         do anything by its name; :17 goes to row 17   Program
            F                         find countries, capitals, airports, trips     Program
            E                         what went wrong lately                        Program
            ^L                        draw the screen anew                          Program
            ^Z                        back to the shell for a while (fg returns)    Program
            ?  F1                     all keys                                      Program
            q                         back; quit at the root                        Program
            Q                         quit                                          Program
            ^C                        quit with status 130                          Program
            'word                     a word only as it is typed                    Filter
            "two words"               words that stand together                     Filter
            !word                     what does not have the word                   Filter
            ^word                     a field that begins with the word             Filter
            word$                     a field that ends with the word               Filter
            from:                     trips from a place, or several: riga,de       Filter
            to:                       trips to a place, or several: riga,de         Filter
            at:                       trips from or to an airport: LHR, LON         Filter
            region:                   trips to a region: baltics                    Filter
            on:                       trips that depart then: 2026-12, 2026-12-24   Filter
            after:                    trips that depart then or later               Filter
            before:                   trips that depart then or earlier             Filter
            nights:                   trips of so many nights: 3, 3-7, 3-           Filter
            min:                      trips that cost so much or more: 20           Filter
            max:                      trips that cost so much or less: 150          Filter
            price:                    trips that cost between two amounts: 20-80    Filter
            direct:                   trips without a change of planes: yes, no     Filter
            expired                   trips that are over: × beside them, or words  Filter

             Enter does what the row says. Up, Down and Esc work while a filter is typed.
             Esc back  / filter  Q quit
            """)
    }

    @Test("From the map it begins with the map's keys, and says of each key what it does there; elsewhere it is as ever")
    func onMap() async {
        let stage = Stage(outlines: FakeOutlineRepository())
        await stage.settled()
        stage.type("4")
        await stage.settled()
        stage.type("?")
        let page = stage.canvas(80, 88)
        let rows = (3..<85).map { page.line($0) }
        #expect(rows[0].hasPrefix("h  Left  <  S-Left  ") && rows[0].contains("  further to the left  "))
        let first = rows.firstIndex { $0.contains("mark the row") }
        #expect(first.map { place in rows[place...].allSatisfy { !$0.hasPrefix("?  ") } } == true, "what does nothing there stands last")
        #expect(rows.contains { $0.hasPrefix("Tab  n  ") } && rows.contains { $0.hasPrefix("Enter   ") && $0.contains("country's page") })
        let keys = rows.filter { row in Command.Group.allCases.contains { row.hasSuffix("  " + $0.rawValue) } }
            .flatMap { $0.prefix(24).split(separator: " ") }
        #expect(keys.count > 60 && Set(keys).count == keys.count, "one key, one meaning")
        stage.type("?1")
        stage.type("?")
        #expect(stage.canvas(80, 24).line(3).hasPrefix("j  Down  "))
    }

    @Test("Where an explanation has no room the groups go, and that of the selected row is said below")
    func narrow() async {
        let stage = Stage()
        await stage.settled()
        stage.type("?/copy the record")
        stage.press(.tab)
        let wide = stage.canvas(80, 24).line(3)
        #expect(wide.contains("copy the record, or the marked ones, as JSON") && wide.hasSuffix("  Lists"))
        let narrow = stage.canvas(50, 24)
        #expect(!narrow.line(3).contains("Lists") && narrow.line(3).contains("copy the record, or the") && narrow.line(3).hasSuffix("…"))
        #expect(narrow.line(22) == " Y – copy the record, or the marked ones, as JSON")
        #expect(stage.canvas(56, 24).line(3).hasSuffix("as JSON"), "the keys leave it what they do not need")
    }

    @Test("At 40×10 it is said in as many rows as it needs, and the keys leave it the room that they do not need")
    func small() async {
        let stage = Stage()
        await stage.settled()
        stage.type("?/reverses")
        let typed = stage.canvas(40, 10)
        #expect(typed.line(3) == "s         sort by a column; the same ag…")
        #expect([typed.line(7), typed.line(8)] == [" s – sort by a column; the same again", " reverses"])
        #expect(typed.line(9).hasPrefix("/reverses"))
        stage.press(.tab)
        let kept = stage.canvas(40, 10)
        #expect([kept.line(8), kept.line(9)] == [" s – sort by a column; the same again", " reverses"])
    }

    @Test("It can be filtered, and ? or Esc leaves it")
    func filtered() async {
        let stage = Stage()
        await stage.settled()
        stage.type("?/region")
        #expect(stage.canvas(80, 24).line(3).hasPrefix("R "))
        #expect(stage.canvas(80, 24).line(4).hasPrefix("region:  "))
        #expect(stage.canvas(80, 24).line(5) == "")
        stage.press(.tab, .character("?"))
        #expect(stage.way == "Countries")
        stage.type("?")
        stage.press(.escape)
        #expect(stage.way == "Countries")
        stage.press(.function(1))
        #expect(stage.way == "Countries › Keys")
    }

    @Test("How much a filter finds is said, and what it is, while it is typed and when it is kept")
    func count() async {
        let stage = Stage()
        await stage.settled()
        stage.type("?")
        #expect(stage.status.hasPrefix("Enter does what the row says."))
        stage.type("/region")
        for key in [nil, Key.tab] {
            if let key { stage.press(key) }
            #expect(stage.status.hasPrefix("2 of ") && stage.status.hasSuffix(" rows with 'region'"), "\(stage.status)")
        }
        stage.press(.escape)
        #expect(stage.status.hasPrefix("Enter does what the row says."))
    }

    @Test("Order and columns stay when the page is opened again")
    func kept() async {
        let stage = Stage()
        await stage.settled()
        stage.type("?s2??")
        #expect(stage.canvas(80, 24).line(2).contains("What it does ▲"))
        stage.type("Cjj ")
        stage.press(.escape)
        stage.type("??")
        #expect(stage.canvas(80, 24).line(2).contains("What it does ▲") && !stage.screen(80, 24).contains("Lists"))
        #expect(stage.session.saved.last?.columns["keys"]?.contains("-group") == true)
        stage.type("s0??")
        #expect(!stage.canvas(80, 24).line(2).contains("▲"))
    }

    @Test("Enter does what the row says on the page below, while a filter is typed, too; what does nothing there says so")
    func run() async {
        let stage = Stage()
        await stage.settled()
        stage.type("?")
        stage.press(.enter)
        #expect(stage.way == "Countries" && stage.selectedRow.hasPrefix("BE"), "down one row")
        stage.type("?/filter as")
        stage.press(.enter)
        #expect(stage.canvas().line(23).hasPrefix("/"))
        stage.press(.escape)
        stage.type("?/the region")
        stage.press(.tab, .enter)
        #expect(stage.way == "Countries" && stage.status.hasPrefix("That does nothing here (choose the region of the trips)."))
        stage.type("2")
        await stage.settled()
        stage.type("?/the region")
        stage.press(.enter)
        #expect(stage.way == "Trips › Choose a region")
        stage.type("?/all keys")
        stage.press(.enter)
        #expect(stage.way == "Trips › Choose a region", "the page of keys is there already")
        stage.press(.escape)
        stage.type("?/undo")
        stage.press(.enter)
        await stage.see("There is nothing to bring back.")
        stage.type("?/130")
        #expect(stage.press(.enter) == .quit(status: 130))
    }

    @Test("What is only like what was typed is not done")
    func onlyLike() async {
        let stage = Stage()
        await stage.settled()
        stage.type("?/theme")
        #expect(stage.canvas(80, 24).line(3) != "")
        #expect(stage.press(.enter) == nil)
        #expect(stage.way == "Countries › Keys")
        #expect(stage.status == "Nothing here has 'theme': this is only like it.")
    }

    @Test("What a filter understands is found there, and Enter begins one")
    func filterWords() async {
        let stage = Stage()
        await stage.settled()
        stage.type("2")
        await stage.settled()
        stage.type("?/from:")
        #expect(stage.canvas(80, 24).line(3).hasPrefix("from: "))
        stage.press(.enter)
        #expect(stage.way == "Trips" && stage.canvas(80, 24).line(23).hasPrefix("/from: "))
        stage.type("x")
        stage.press(.tab)
        stage.type("?/to:")
        stage.press(.tab, .enter)
        #expect(stage.canvas(80, 24).line(23).hasPrefix("/to: "), "it takes the place of the filter before")
        stage.press(.escape)
        stage.type("?/^word")
        stage.press(.enter)
        #expect(stage.canvas(80, 24).line(23).hasPrefix("/ "), "an example is nothing to begin with")
    }

    @Test("What only trips can be asked for is looked for everywhere, where other things are listed", arguments: ["", "3", "4"])
    func filterWordsElsewhere(_ view: String) async {
        let stage = Stage(outlines: FakeOutlineRepository())
        await stage.settled()
        stage.type(view)
        await stage.settled()
        let way = stage.way
        stage.type("?/to:")
        stage.press(.tab, .enter)
        #expect(stage.way == way && stage.canvas(80, 24).line(23).hasPrefix("Find: to: "))
        stage.type("jp")
        await stage.see("to:jp")
        stage.press(.escape)
        stage.type("?/^word")
        stage.press(.enter)
        #expect(stage.app.palette == nil || view == "4", "an example is nothing to begin with")
    }

    @Test("Other keys give another page and other hints")
    func otherKeys() async {
        let keys = KeyMap([
            .init([.character("x")], .help), .init([.character("y")], .quit), .init([.character("y")], .open),
        ])
        let places = Places(
            countries: FakeCountryRepository(Country.samples), trips: FakeTripRepository(), regions: FakeRegionRepository(),
            favourites: FakeFavouriteRepository(), airports: FakeAirportRepository(), session: FakeSessionRepository(), format: .sample)
        let app = App(places, Preferences(keys: keys))
        #expect(app.press(.character("?")) == nil)
        #expect(app.press(.character("x")) == nil)
        let canvas = GridCanvas(size: Size(rows: 70, columns: 80))
        app.draw(on: canvas)
        #expect((0..<70).contains { canvas.line($0).hasPrefix("x  ") && canvas.line($0).contains("all keys") })
        #expect(app.press(.character("y")) == .quit(status: 0), "of two commands for one key the first counts")
    }
}
