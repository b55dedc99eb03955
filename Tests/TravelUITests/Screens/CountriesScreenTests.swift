import Terminal
import TestSupport
import Testing
import TravelKit

@testable import TravelUI

@Suite("The list of countries on the screen", .timeLimit(.minutes(1)))
struct CountriesScreenTests {
    @Test("At 80×24")
    func normal() async {
        let stage = Stage()
        await stage.settled()
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






             13 countries
             Enter open  / filter  ? keys  q quit  s sort  e export  C columns  T trips
            """)
    }

    @Test("At 120×40 with the details of the selected country beside it")
    func wide() async {
        let stage = Stage()
        await stage.settled()
        stage.type(":6")
        stage.press(.enter)
        expectScreen(
            stage.screen(120, 40),
            """
             1 Countries   2 Trips   3 Favourites                                                                             jaunt
             Countries
            Code  Country             Capital       Region        Population  Native name  │ Germany
            AT    Austria             Vienna        Europe         9,197,213  Österreich   │ Official name Federal Republic of
            BE    Belgium             Brussels      Europe        11,876,844  België       │               Germany
            CZ    Czechia             Prague        Europe        10,905,028  Česko        │ Native name   Deutschland
            DK    Denmark             Copenhagen    Europe         5,976,992  Danmark      │
            FR    France              Paris         Europe        68,516,699  France       │ Capital       Berlin
            DE    Germany             Berlin        Europe        83,491,249  Deutschland  │ Region        Western Europe, Europe
            IS    Iceland             Reykjavík     Europe           391,810  Ísland       │
            JP    Japan               Tokyo         Asia         123,975,371  日本         │ Population    83,491,249
            LU    Luxembourg          Luxembourg    Europe           677,717  Lëtzebuerg   │ Area          357,022 km², 234 per km²
            NL    Netherlands         Amsterdam     Europe        17,993,485  Nederland    │
            PL    Poland              Warsaw        Europe        36,559,233  Polska       │ Languages     German
            SI    Slovenia            Ljubljana     Europe         2,130,638  Slovenija    │
            CH    Switzerland         Bern          Europe         9,005,582  Schweiz      │ Currencies    EUR Euro (€)
                                                                                           │
                                                                                           │ Calling code  +49
                                                                                           │ Drives on     right
                                                                                           │ Internet      .de
                                                                                           │ Time zones    Europe/Berlin, 1 more
                                                                                           │ Codes         DE, DEU, 276
                                                                                           │ Neighbours    Austria, Belgium,
                                                                                           │               Czechia, Denmark, France,
                                                                                           │               Luxembourg, Netherlands,
                                                                                           │               Poland, Switzerland
                                                                                           │
                                                                                           │
                                                                                           │
                                                                                           │
                                                                                           │
                                                                                           │
                                                                                           │
                                                                                           │
                                                                                           │
                                                                                           │
                                                                                           │
                                                                                           │
             13 countries
             Enter open  / filter  ? keys  q quit  s sort  e export  C columns  T trips  f favourite  m mark  : command  z details
            """)
    }

    @Test("At 40×10 only the columns that matter most are left")
    func small() async {
        let stage = Stage()
        await stage.settled()
        expectScreen(
            stage.screen(40, 10),
            """
             1 Countries   2 Trips   3 Favourites
             Countries
            Code  Country              Native name ›
            AT    Austria              Österreich
            BE    Belgium              België
            CZ    Czechia              Česko
            DK    Denmark              Danmark
            FR    France               France
             13 countries
             Enter open  / filter  ? keys  q quit
            """)
    }

    @Test("While a filter is typed the best matches come first, and the last row says what keys do")
    func filtered() async {
        let stage = Stage()
        await stage.settled()
        stage.type("/er")
        let canvas = stage.canvas(80, 24)
        expectScreen(
            canvas.text,
            """
             1 Countries   2 Trips   3 Favourites                                     jaunt
             Countries
            Code  Country              Capital        Region        Population  Native name
            DE    Germany              Berlin         Europe        83,491,249  Deutschland
            NL    Netherlands          Amsterdam      Europe        17,993,485  Nederland
            CH    Switzerland          Bern           Europe         9,005,582  Schweiz
            AT    Austria              Vienna         Europe         9,197,213  Österreich
            LU    Luxembourg           Luxembourg     Europe           677,717  Lëtzebuerg














             5 of 13 countries with 'er'
            /er                             Enter open  Tab keep  Esc clear  ^F everywhere
            """)
        #expect(canvas.cursor?.row == 23 && canvas.cursor?.column == 3)
        #expect(stage.selectedRow.contains("Germany"))
    }

    @Test("A filter that nothing matches says so, and how to get out of it")
    func nothing() async {
        let stage = Stage()
        await stage.settled()
        stage.type("/xyz")
        expectScreen(
            stage.screen(80, 10),
            """
             1 Countries   2 Trips   3 Favourites                                     jaunt
             Countries
            Code  Country              Capital        Region        Population  Native name

            Nothing here has 'xyz'. Esc clears the filter.
            Enter looks everywhere.


             0 of 13 countries with 'xyz'
            /xyz                                     Enter everywhere  Tab keep  Esc clear
            """)
    }

    @Test("What nothing is left of where only ASCII can be shown is left out")
    func inASCII() async {
        let stage = Stage()
        await stage.settled()
        stage.type("/japan")
        stage.press(.enter)
        await stage.settled()
        #expect(stage.screen(80, 24).contains("Native name   日本"))
        #expect(!stage.screen(80, 24, isASCII: true).contains("Native name"))
        #expect(stage.screen(80, 24, isASCII: true).contains("Population"))
    }

    @Test("Where only ASCII can be shown native names are the first column to go, and those of which nothing is left are dashes")
    func nativeNamesInASCII() async {
        let stage = Stage()
        await stage.settled()
        let narrow = stage.canvas(50, 20, isASCII: true).line(2)
        #expect(narrow.hasPrefix("Code  Country") && narrow.contains("Capital") && !narrow.contains("Native"), "\(narrow)")
        let canvas = stage.canvas(80, 24, isASCII: true)
        #expect(canvas.line(10).hasPrefix("JP    Japan") && canvas.line(10).hasSuffix("  -"), "\(canvas.line(10))")
        #expect(canvas.line(11).hasSuffix("Letzebuerg"))
    }

    @Test("The details can be hidden, and the list takes their room")
    func withoutDetails() async {
        let stage = Stage()
        await stage.settled()
        #expect(stage.screen(120, 10).contains("│"))
        stage.type("z")
        expectScreen(
            stage.screen(120, 6),
            """
             1 Countries   2 Trips   3 Favourites                                                                             jaunt
             Countries
            Code  Country                             Capital                 Region        Population  Native name
            AT    Austria                             Vienna                  Europe         9,197,213  Österreich
             13 countries
             Enter open  / filter  ? keys  q quit  s sort  e export  C columns  T trips  f favourite  m mark  : command  z details
            """)
    }
}
