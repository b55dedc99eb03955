import Foundation
import Terminal
import TestSupport
import Testing
import TravelFeatures
import TravelKit

@testable import TravelUI

@Suite("The page of a country on the screen", .timeLimit(.minutes(1)))
struct BordersScreenTests {
    @Test("Germany at 80×24: all nine neighbours, and as many facts as there is room for")
    func normal() async {
        expectScreen(
            await Stage.onPage(of: "germany").screen(80, 24),
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
            Neighbour                     Borders     Population  Native name
            Austria                             4      9,197,213  Österreich
            Belgium                             4     11,876,844  België
            Czechia                             3     10,905,028  Česko
            Denmark                             1      5,976,992  Danmark
            France                              4     68,516,699  France
            Luxembourg                          3        677,717  Lëtzebuerg
            Netherlands                         2     17,993,485  Nederland
            Poland                              2     36,559,233  Polska
            Switzerland                         3      9,005,582  Schweiz
             9 neighbours
             Enter open  Esc back  / filter  f favourite  T trips  w way to  ? keys
            """)
    }

    @Test("Germany at 120×40: every fact, the neighbours, and the selected neighbour beside them")
    func wide() async {
        let stage = await Stage.onPage(of: "germany")
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
            Languages     German                                                           │
            Currencies    EUR Euro (€)                                                     │ Population    11,876,844
            Calling code  +49                                                              │ Area          —
            Drives on     right                                                            │
            Internet      .de                                                              │ Languages     —
            Time zones    Europe/Berlin, Europe/Busingen                                   │
            Codes         DE, DEU, 276                                                     │ Currencies    —
            Neighbours    Austria, Belgium, Czechia, Denmark, France, Luxembourg,          │
                          Netherlands, Poland, Switzerland                                 │ Calling code  —
            Airports      Frankfurt (FRA), Munich (MUC), Berlin (BER)                      │ Drives on     —
                                                                                           │ Internet      —
            Neighbour                    Borders     Population  Native name               │ Time zones    —
            Austria                            4      9,197,213  Österreich                │ Codes         BE, BEL
            Belgium                            4     11,876,844  België                    │ Neighbours    France, Germany,
            Czechia                            3     10,905,028  Česko                     │               Luxembourg, Netherlands
            Denmark                            1      5,976,992  Danmark                   │
            France                             4     68,516,699  France                    │
            Luxembourg                         3        677,717  Lëtzebuerg                │
            Netherlands                        2     17,993,485  Nederland                 │
            Poland                             2     36,559,233  Polska                    │
            Switzerland                        3      9,005,582  Schweiz                   │
                                                                                           │
                                                                                           │
                                                                                           │
                                                                                           │
                                                                                           │
                                                                                           │
                                                                                           │
                                                                                           │
             9 neighbours
             Enter open  Esc back  / filter  f favourite  T trips  w way to  c compare  ? keys  Q quit  s sort  e export  C columns
            """)
    }

    @Test("Germany at 40×10")
    func small() async {
        expectScreen(
            await Stage.onPage(of: "germany").screen(40, 10),
            """
             1 Countries   2 Trips   3 Favourites
             Countries › Germany
            Official name Federal Republic of Germa…
            ^E 19 lines below  z more facts
            Neighbour        Borders  Native name  ›
            Austria                4  Österreich
            Belgium                4  België
            Czechia                3  Česko
             9 neighbours
             Enter open  Esc back  / filter  ? keys
            """)
    }

    @Test("Germany on five rows still has the selected neighbour")
    func tiny() async {
        expectScreen(
            await Stage.onPage(of: "germany").screen(40, 5),
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
            await Stage.onPage(of: "iceland").screen(80, 24),
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
             f favourite  T trips  c compare  Esc back  ? keys  Q quit  e export
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
            Neighbour                     Borders     Population  Native name









             ⠋ loading Germany
             Enter open  Esc back  / filter  f favourite  T trips  w way to  ? keys
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






             r reload  E errors  Esc back  f favourite  T trips  w way to  ? keys
            """)
        stage.type("E")
        #expect(stage.screen().contains("https://api.example did not answer in time."))
        stage.type("Er")
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

              Check the spelling.

              Did you mean: Germany?














             E errors  Esc back  ? keys  Q quit
            """)
    }

    @Test("c compares the neighbours that are marked, two of them or one with this country")
    func marked() async {
        let stage = await Stage.onPage(of: "germany")
        stage.type("mc")
        await stage.see("Austria and Germany")
        stage.press(.escape)
        stage.type("mc")
        await stage.see("Austria and Belgium")
        stage.press(.escape)
        stage.type("mc")
        #expect(stage.status.hasPrefix("Two can be compared"))
    }

    @Test("f means the country of the page, as other keys do, whatever is marked to be compared")
    func marksKept() async {
        let stage = await Stage.onPage(of: "germany")
        stage.type("mmf")
        await stage.see("Kept as a favourite.")
        #expect(stage.favourites.ids == ["DEU"])
    }

    @Test("However little room there is, the hints say the ways back and to all keys")
    func hints() async {
        let stage = await Stage.onPage(of: "germany")
        #expect(stage.canvas(20, 6).line(5) == " Esc back  ? keys")
        #expect(stage.canvas(40, 10).line(9) == " Enter open  Esc back  / filter  ? keys")
    }

    @Test(
        "What was typed before it was known that there are no neighbours is shown, and taken away by Esc",
        arguments: [(Key.character("/"), "no land borders, filtered by 'aus'"), (.control("f"), "no land borders, searched for 'aus'")])
    func islandFilter(_ key: Key, _ words: String) async {
        let stage = Stage()
        await stage.settled()
        stage.type("/iceland")
        stage.press(.enter, key)
        stage.type("aus")
        stage.press(.tab)
        await stage.see(words)
        await stage.settled()
        #expect(stage.way == "Countries › Iceland" && stage.canvas(80, 24).line(23).contains("Esc clear"))
        stage.press(.escape)
        #expect(stage.way == "Countries › Iceland" && stage.status.hasPrefix("no land borders"), "\(stage.screen())")
        #expect(!stage.status.contains("aus") && stage.canvas(80, 24).line(23).contains("Esc back"))
    }

    @Test("What moves in a list scrolls the facts of a country without neighbours; z does nothing there, and says so")
    func islandFacts() async {
        let stage = await Stage.onPage(of: "iceland")
        func sees(_ label: String) -> Bool { stage.screen(60, 12).contains("\n" + label) }
        #expect(sees("Official name") && !sees("Codes"))
        stage.type("G")
        #expect(!sees("Official name") && sees("Codes"))
        stage.press(.up)
        #expect(!sees("Codes"))
        stage.type("g")
        #expect(sees("Official name"))
        stage.type("z")
        #expect(stage.canvas(60, 12).line(10).hasPrefix(" That does nothing here"))
    }

    @Test(
        "A country without neighbours has no list to search, to sort or to arrange",
        arguments: [Key.control("f"), .character("n"), .character("N"), .character("s"), .character("C"), .character(">")])
    func islandList(_ key: Key) async {
        let stage = await Stage.onPage(of: "iceland")
        stage.press(key)
        #expect(stage.way == "Countries › Iceland" && stage.status.hasPrefix("That does nothing here"))
        #expect(!stage.app.view.screen.isTyping && stage.app.view.screen.list == nil)
    }
}
