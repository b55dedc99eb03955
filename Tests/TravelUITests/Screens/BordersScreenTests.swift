import Foundation
import Synchronization
import Terminal
import TestSupport
import Testing
import TravelFeatures
import TravelKit

@testable import TravelUI

@Suite("The page of a country on the screen", .timeLimit(.minutes(1)))
struct BordersScreenTests {
    private func page(_ name: String) async -> Stage {
        let stage = Stage()
        await stage.settled()
        stage.type("/\(name)")
        stage.press(.enter)
        await stage.settled()
        return stage
    }

    /// A time that goes on when a test says so.
    nonisolated private final class Watch: Sendable {
        let time = Mutex(Date.samplePresent)
    }

    @Test("The local time goes on with the clock, and the page says that it shows one for as long as it is seen")
    func clock() async {
        let watch = Watch()
        var format = DisplayFormat.sample
        format.now = { watch.time.withLock { $0 } }
        let stage = Stage(format: format)
        await stage.settled()
        _ = stage.screen(140, 40)
        #expect(!stage.app.showsClock, "neither the list of countries nor the details beside it do")
        stage.type("/germany")
        stage.press(.enter)
        await stage.settled()
        #expect(stage.screen().contains("Local time    Sat 21 Nov 13:00"))
        #expect(stage.app.showsClock)
        watch.time.withLock { $0 += 3600 }
        #expect(stage.screen().contains("Local time    Sat 21 Nov 14:00"))
        stage.type("?")
        _ = stage.screen()
        #expect(!stage.app.showsClock)
        stage.press(.escape, .escape)
        stage.type("/denmark")
        stage.press(.enter)
        await stage.settled()
        #expect(!stage.screen().contains("Local time"))
        #expect(!stage.app.showsClock)
    }

    @Test("Germany at 80×24: all nine neighbours, and as many facts as there is room for")
    func normal() async {
        expectScreen(
            await page("germany").screen(80, 24),
            """
             1 Countries   2 Trips   3 Favourites                                     jaunt
             Countries › Germany
            Official name Federal Republic of Germany
            Native name   Deutschland
            Capital       Berlin
            Local time    Sat 21 Nov 13:00, as yours
            Region        Western Europe, Europe
            Population    83,491,249
            Area          357,022 km², 234 per km²
            Languages     German
            Currencies    EUR Euro (€)
            ^E 7 lines below
            Neighbour                            Borders  Native name
            Austria                                    4  Österreich
            Belgium                                    4  België
            Czechia                                    3  Česko
            Denmark                                    1  Danmark
            France                                     4  France
            Luxembourg                                 3  Lëtzebuerg
            Netherlands                                2  Nederland
            Poland                                     2  Polska
            Switzerland                                3  Schweiz
             9 neighbours
             Enter open  Esc back  / filter  ? keys  Q quit  s sort  e export  C columns
            """)
    }

    @Test("Germany at 120×40: every fact, the neighbours, and the selected neighbour beside them")
    func wide() async {
        let stage = await page("germany")
        stage.type("j")
        expectScreen(
            stage.screen(120, 40),
            """
             1 Countries   2 Trips   3 Favourites                                                                             jaunt
             Countries › Germany
            Official name Federal Republic of Germany                                      │ Belgium
            Native name   Deutschland                                                      │ Official name Belgium
            Capital       Berlin                                                           │
            Local time    Sat 21 Nov 13:00, as yours                                       │ Native name   België
            Region        Western Europe, Europe                                           │
            Population    83,491,249                                                       │ Capital       Brussels
            Area          357,022 km², 234 per km²                                         │ Region        Europe
            Languages     German                                                           │ Population    11,876,844
            Currencies    EUR Euro (€)                                                     │ Area          —
            Calling code  +49                                                              │ Languages     —
            Drives on     right                                                            │
            Internet      .de                                                              │ Currencies    —
            Time zones    Europe/Berlin, Europe/Busingen                                   │
            Codes         DE, DEU, 276                                                     │ Calling code  —
            Neighbours    AUT, BEL, CZE, DNK, FRA, LUX, NLD, POL, CHE                      │ Drives on     —
            Airports      Frankfurt (FRA), Munich (MUC), Berlin (BER)                      │ Internet      —
                                                                                           │ Time zones    —
            Neighbour                           Borders  Native name                       │ Codes         BE, BEL
            Austria                                   4  Österreich                        │ Neighbours    DEU, FRA, LUX, NLD
            Belgium                                   4  België                            │
            Czechia                                   3  Česko                             │
            Denmark                                   1  Danmark                           │
            France                                    4  France                            │
            Luxembourg                                3  Lëtzebuerg                        │
            Netherlands                               2  Nederland                         │
            Poland                                    2  Polska                            │
            Switzerland                               3  Schweiz                           │
                                                                                           │
                                                                                           │
                                                                                           │
                                                                                           │
                                                                                           │
                                                                                           │
                                                                                           │
                                                                                           │
                                                                                           │
             9 neighbours
             Enter open  Esc back  / filter  ? keys  Q quit  s sort  e export  C columns
            """)
    }

    @Test("As many airports are named as there is room for, four where there is none")
    func airports() async {
        let airports = (10..<90).map { (number: Int) in
            Airport(code: AirportCode("A\(number)"), name: "", city: "City", country: "IS", rank: number)
        }
        let stage = Stage(airports: FakeAirportRepository(airports))
        await stage.settled()
        stage.type("/iceland")
        stage.press(.enter)
        await stage.see("(A10)")
        func named(_ columns: Int, _ rows: Int) -> Int { stage.screen(columns, rows).ranges(of: "(A").count }
        #expect(named(80, 20) == 4 && stage.screen(80, 20).contains("76 more"))
        #expect((20..<40).contains(named(80, 24)))
        #expect(named(200, 60) == 80 && !stage.screen(200, 60).contains("more"))
    }

    @Test("Germany at 40×10")
    func small() async {
        expectScreen(
            await page("germany").screen(40, 10),
            """
             1 Countries   2 Trips   3 Favourites
             Countries › Germany
            Official name Federal Republic of Germa…
            ^E 19 lines below
            Neighbour        Borders  Native name
            Austria                4  Österreich
            Belgium                4  België
            Czechia                3  Česko
             9 neighbours
             Enter open  Esc back  / filter  ? keys
            """)
    }

    @Test(
        "However short the page, facts can be read: a few above the neighbours, or in their place", arguments: [(80, 9), (80, 8), (120, 9)])
    func short(_ columns: Int, _ rows: Int) async {
        let stage = await page("germany")
        if !stage.screen(columns, rows).contains("Official name") {
            stage.type("z")
            #expect(stage.screen(columns, rows).contains("Official name"), "\(stage.screen(columns, rows))")
        }
        stage.press(.control("e"))
        #expect(!stage.screen(columns, rows).contains("All of it is shown."))
    }

    @Test("On six rows a key shows facts in place of the neighbours")
    func tinyFacts() async {
        let stage = await page("germany")
        #expect(!stage.screen(40, 6).contains("Official name"))
        stage.type("z")
        #expect(stage.screen(40, 6).contains("Official name"), "\(stage.screen(40, 6))")
    }

    @Test("Germany on five rows still has the selected neighbour")
    func tiny() async {
        expectScreen(
            await page("germany").screen(40, 5),
            """
             1 Countries   2 Trips   3 Favourites
             Countries › Germany
            Austria                4  Österreich
             9 neighbours
             Enter open  Esc back  / filter  ? keys
            """)
    }

    @Test("A country without land borders says so")
    func island() async {
        expectScreen(
            await page("iceland").screen(80, 24),
            """
             1 Countries   2 Trips   3 Favourites                                     jaunt
             Countries › Iceland
            Official name Iceland
            Native name   Ísland
            Capital       Reykjavík
            Region        Europe
            Population    391,810
            Area          —
            Languages     —
            Currencies    —
            Calling code  —
            Drives on     —
            Internet      —
            Time zones    —
            Codes         IS, ISL







             no land borders
             Esc back  ? keys  Q quit
            """)
    }

    @Test("While the neighbours are on their way the facts are there, where they will stay")
    func loading() async {
        let stage = Stage()
        await stage.settled()
        let script = stage.countries.coded.nextScript()
        stage.type("/germany")
        stage.press(.enter)
        await stage.see("Deutschland")
        expectScreen(
            stage.screen(80, 24),
            """
             1 Countries   2 Trips   3 Favourites                                     jaunt
             Countries › Germany
            Official name Federal Republic of Germany
            Native name   Deutschland
            Capital       Berlin
            Local time    Sat 21 Nov 13:00, as yours
            Region        Western Europe, Europe
            Population    83,491,249
            Area          357,022 km², 234 per km²
            Languages     German
            Currencies    EUR Euro (€)
            ^E 6 lines below
            Neighbour                            Borders  Native name









             ⠋ loading Germany
             Enter open  Esc back  / filter  ? keys  Q quit
            """)
        script.finish(with: [.austria])
        await stage.settled()
        #expect(stage.screen(80, 24).contains("Österreich"))
    }

    @Test("Neighbours that cannot be had: the facts stay, the reason stands where the neighbours would be")
    func failed() async {
        let stage = Stage()
        await stage.settled()
        stage.countries.all.next(Reading(failure: .notStored))
        stage.countries.coded.next(Reading(failure: .timedOut(source: "https://api.example", cause: SampleFailure("no answer in 30 s"))))
        stage.type("/germany")
        stage.press(.enter)
        await stage.settled()
        expectScreen(
            stage.screen(80, 24),
            """
             1 Countries   2 Trips   3 Favourites                                     jaunt
             Countries › Germany
            Official name Federal Republic of Germany
            Native name   Deutschland
            Capital       Berlin
            Local time    Sat 21 Nov 13:00, as yours
            Region        Western Europe, Europe
            Population    83,491,249
            Area          357,022 km², 234 per km²
            Languages     German
            Currencies    EUR Euro (€)
            ^E 7 lines below


              https://api.example did not answer in time.
              no answer in 30 s
              The server or the network is slow. Press r to try again.






             Esc back  ? keys  Q quit
            """)
        stage.type("r")
        await stage.settled()
        #expect(stage.screen(80, 24).contains("9 neighbours"))
    }

    @Test("A country that the source does not know: the nearest names are offered")
    func notFound() async {
        let stage = Stage()
        await stage.settled()
        stage.countries.named.next(Reading(failure: .notFound(.country, "Germany")))
        stage.type("/germany")
        stage.press(.enter)
        await stage.see("Did you mean")
        expectScreen(
            stage.screen(80, 24),
            """
             1 Countries   2 Trips   3 Favourites                                     jaunt
             Countries › Germany


              No country is called 'Germany'.

              Check the spelling. Press r to try again.

              Did you mean: Germany?














             Esc back  ? keys  Q quit
            """)
    }

    @Test("Facts that have no room are scrolled to with ^E and ^Y, and every one of them can be read", arguments: [(40, 10), (80, 24)])
    func scrolled(_ columns: Int, _ rows: Int) async {
        let stage = await page("germany")
        await stage.see("Berlin (BER)")
        func facts() -> Set<String> { Set((2..<(rows - 2)).map { stage.canvas(columns, rows).line($0) }) }
        var seen = facts()
        for _ in 0..<30 {
            stage.press(.control("e"))
            seen.formUnion(facts())
        }
        #expect(seen.contains { $0.hasPrefix("Official name") } && seen.contains { $0.contains("Berlin (BER)") })
        #expect(seen.contains { $0.contains("DE, DEU, 276") })
        #expect(facts().contains { $0.hasPrefix("^Y ") && $0.hasSuffix(" above") })
        stage.press(.control("y"))
        #expect(facts().contains { $0.hasPrefix("^Y ") && $0.contains(" above  ^E ") && $0.hasSuffix("1 line below") })
        for _ in 0..<30 { stage.press(.control("y")) }
        #expect(facts().contains { $0.hasPrefix("^E ") && $0.hasSuffix(" below") })
        #expect(stage.canvas(columns, rows).line(2).hasPrefix("Official name Federal Republic of"))
    }

    @Test("c compares the neighbours that are marked, two of them or one with this country")
    func marked() async {
        let stage = await page("germany")
        stage.type("mc")
        await stage.see("Austria and Germany")
        stage.press(.escape)
        stage.type("mc")
        await stage.see("Austria and Belgium")
        stage.press(.escape)
        stage.type("mc")
        #expect(stage.status.hasPrefix("Two can be compared"))
    }

    @Test("However little room there is, the hints say the ways back and to all keys")
    func hints() async {
        let stage = await page("germany")
        #expect(stage.canvas(20, 6).line(5) == " Esc back  ? keys")
        #expect(stage.canvas(40, 10).line(9) == " Enter open  Esc back  / filter  ? keys")
    }
}
