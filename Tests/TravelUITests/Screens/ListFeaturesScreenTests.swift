import Terminal
import TestSupport
import Testing
import TravelKit

@testable import TravelUI

@Suite("What lists can do, on the screen", .timeLimit(.minutes(1)))
struct ListFeaturesScreenTests {
    private func stage(_ keys: String = "") async -> Stage {
        let stage = Stage()
        await stage.settled()
        for key in keys {
            stage.press(key == "\r" ? .enter : .character(key))
            await stage.settled()
        }
        return stage
    }

    @Test("What a list is sorted by is said below it where its column has no room")
    func hiddenOrder() async {
        let stage = await stage("gs5")
        #expect(stage.canvas(38, 10).line(8).hasSuffix("  Population ▲ · row 6"))
        #expect(!stage.canvas(80, 24).line(22).contains("Population"))
        #expect(stage.canvas(30, 10).line(8).contains("  Population ▲"), "\(stage.canvas(30, 10).line(8))")
        stage.type("s5")
        #expect(stage.canvas(30, 10).line(8).contains("  Population ▼"), "\(stage.canvas(30, 10).line(8))")
        #expect(stage.canvas(30, 10, isASCII: true).line(8).contains("  Population v"))
    }

    @Test("It goes before columns that matter less, as long as what stays has room beside it", arguments: [40, 64, 80])
    func shownOrder(columns: Int) async {
        let stage = await stage("gs5")
        let canvas = stage.canvas(columns, 10)
        #expect(canvas.line(2).hasPrefix("Code  Country ") && canvas.line(2).contains("Population ▲"), "\(canvas.line(2))")
        #expect(!canvas.line(8).contains("Population"))
        stage.type("s0")
        #expect(stage.canvas(40, 10).line(2).contains("Native"), "\(stage.canvas(40, 10).line(2))")
    }

    @Test("An order by a column without a title is said below it, and above it by as much of the column's name as has room")
    func untitledOrder() async {
        let stage = await stage("2")
        stage.type(":sort end of")
        stage.press(.enter)
        let header = stage.canvas(140, 24).line(2)
        #expect(header.contains("Price  End") && header.contains(" ▲"), "\(header)")
        #expect(stage.canvas(140, 24).line(22).contains(" · End of the offer, change of price ▲"))
        #expect(stage.canvas(70, 24).line(22).hasSuffix(" demo trips"), "what has no room takes nothing else with it")
        stage.type(":sort price")
        stage.press(.enter)
        #expect(stage.canvas(120, 24).line(2).contains("Price ▲") && !stage.canvas(120, 24).line(2).contains("End"))
        #expect(!stage.canvas(140, 24).line(22).contains("Price"))
    }

    @Test("Where the first rows are out of sight it is said at which row the cursor is, if there is room")
    func place() async {
        let stage = await stage("jjjj")
        #expect(stage.canvas(40, 10).line(8) == " 13 countries")
        stage.type("jj")
        #expect(stage.canvas(40, 10).line(8) == " 13 countries" + String(repeating: " ", count: 21) + "row 7")
        #expect(stage.canvas(20, 10).line(8) == " 13 countries")
        stage.type("G")
        #expect(stage.canvas(40, 10).line(8).hasSuffix(" row 13"))
        #expect(stage.canvas(40, 40).line(38) == " 13 countries")
    }

    @Test("What was typed is cut to what the row leaves, and goes before what is said of it does")
    func fittedCount() async {
        let stage = await stage()
        stage.type("/europe 'germ ^germ !^po")
        #expect(stage.canvas(80, 24).line(22) == " 1 of 13 countries with 'europe 'germ ^germ !^po'")
        #expect(stage.canvas(40, 24).line(22) == " 1 of 13 countries with 'europe 'germ…'")
        stage.press(.tab, .control("f"))
        stage.type("bundes")
        #expect(stage.canvas(80, 24).line(22) == " 1 of 13 countries, 1 of 1 match, in a field that is not shown")
    }

    @Test("Columns stay where they are while one scrolls, and are as wide as what is found")
    func steadyColumns() async {
        let short = (0..<20).map { Country(alpha2: "A\($0)", alpha3: Alpha3Code("A\($0)"), name: "Aland \($0)", capitals: ["Mariehamn"]) }
        let long = Country(alpha2: "ZZ", alpha3: "ZZZ", name: "Zembla of the Norths", capitals: ["Onhava"])
        let stage = Stage(countries: FakeCountryRepository(short + [long]))
        await stage.settled()
        let header = stage.canvas(80, 12).line(2)
        stage.type("G")
        #expect(stage.canvas(80, 12).line(2) == header)
        stage.type("/zem")
        #expect(stage.canvas(80, 12).line(3).contains("Zembla of the Norths"))
    }

    @Test("Details below the list at 80×24, when z asks for them")
    func detailsBelow() async {
        let stage = await stage("jjjj")
        _ = stage.screen(80, 24)
        stage.type("z")
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
            ────────────────────────────────────────────────────────────────────────────────
            France
            Official name France                     Languages     —
            Native name   France                     Currencies    —
            Capital       Paris                      Calling code  —
            Region        Europe                     Drives on     —
            Population    68,516,699                 Internet      —
            Area          —                          Time zones    —                       ↓
             13 countries
             Enter open  / filter  ? keys  q quit  s sort  e export  C columns  T trips
            """)
    }

    @Test("From thirty rows on they are there by themselves")
    func tall() async {
        expectScreen(
            await stage(":6\r").screen(80, 30),
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
            Germany
            Official name Federal Republic of        Languages     German
                          Germany                    Currencies    EUR Euro (€)
            Native name   Deutschland                Calling code  +49
            Capital       Berlin                     Drives on     right
            Region        Western Europe, Europe     Internet      .de
            Population    83,491,249                 Time zones    Europe/Berlin,
            Area          357,022 km², 234 per km²                 Europe/Busingen         ↓
             13 countries
             Enter open  / filter  ? keys  q quit  s sort  e export  C columns  T trips
            """)
    }

    @Test("A trip's details below its list")
    func tripBelow() async {
        expectScreen(
            await stage("2").screen(80, 30),
            """
             1 Countries   2 Trips   3 Favourites                                     jaunt
             Trips
               Route                 Dates                    Airline         Price        ›
               Copenhagen → Málaga   Thu 3 Dec – Thu 10 Dec   FR 4048        €72.50
               Berlin → Tokyo        30 Oct 2027 – 14 Nov 2…  LH 716      JP¥98,000
               Berlin → Riga         Sat 28 Nov, one way      BT 212         €49.90
               Berlin → Vilnius      Thu 3 Dec – Thu 10 Dec   —        CHF 1,234.00  expired












            ────────────────────────────────────────────────────────────────────────────────
            Copenhagen → Málaga
            Departure                                Return
            When          Thu 3 Dec 07:25            When          Thu 10 Dec 19:05 (your
                          (Copenhagen time)                        time)
            From          Copenhagen Kastrup
                          Airport (CPH), Denmark
            To            Málaga (AGP), Spain

             4 trips, cheapest €49.90 to Riga of those in EUR                    demo trips
             Enter open  / filter  R region  f favourite  ? keys  q quit  s sort  e export
            """)
    }

    @Test("The column that a list is sorted by is chosen in a panel, of which the list stays visible")
    func sortPanel() async {
        expectScreen(
            await stage("s5s").screen(80, 14),
            """
             1 Countries   2 Trips   3 Favourites                                     jaunt
             Countries › Sort by
            Code  Country              Capital        Region      ┌ Sort by ───────────────┐
            IS    Iceland              Reykjavík      Europe      │ 1 Code                 │
            LU    Luxembourg           Luxembourg     Europe      │ 2 Country              │
            SI    Slovenia             Ljubljana      Europe      │ 3 Capital              │
            DK    Denmark              Copenhagen     Europe      │ 4 Region               │
            CH    Switzerland          Bern           Europe      │ 5 Population ▲         │
            AT    Austria              Vienna         Europe      │ 6 Native name          │
            CZ    Czechia              Prague         Europe      │ 0 The list's own order │
            BE    Belgium              Brussels       Europe      └────────────────────────┘
            NL    Netherlands          Amsterdam      Europe        17,993,485  Nederland
             The same column again reverses. A number chooses, too.
             Enter choose  Esc back  ? keys
            """)
    }

    @Test("The panel at 40×10 shows as many columns as it can")
    func smallPanel() async {
        let stage = await stage("s")
        expectScreen(
            stage.screen(40, 10),
            """
             1 Countries   2 Trips   3 Favourites
             Countries › Sort by
            Code  Country ┌ Sort by ───────────────┐
            AT    Austria │ 1 Code                 │
            BE    Belgium │ 2 Country              │
            CZ    Czechia │ 3 Capital              │
            DK    Denmark │ 4 Region               ↓
            FR    France  └────────────────────────┘
             The same column again reverses.
             Enter choose  Esc back  ? keys
            """)
        stage.type("G")
        #expect(stage.canvas(40, 10).line(6).contains("0 The list's own order"))
        #expect(stage.canvas(40, 5).line(2).contains("0 The list's own order"), "where there is one row alone it is the one of the cursor")
    }

    @Test("Columns are chosen and moved, where only ASCII can be shown too")
    func columnsPanel() async {
        let stage = await stage("Cjj ")
        expectScreen(
            stage.screen(80, 14, isASCII: true),
            """
             1 Countries   2 Trips   3 Favourites                                     jaunt
             Countries / Columns
            Code  Country                     Region        Population  N+ Columns --------+
            AT    Austria                     Europe         9,197,213  O| [x] Code        |
            BE    Belgium                     Europe        11,876,844  B| [x] Country     |
            CZ    Czechia                     Europe        10,905,028  C| [ ] Capital     |
            DK    Denmark                     Europe         5,976,992  D| [x] Region      |
            FR    France                      Europe        68,516,699  F| [x] Population  |
            DE    Germany                     Europe        83,491,249  D| [x] Native name |
            IS    Iceland                     Europe           391,810  I+-----------------+
            JP    Japan                       Asia         123,975,371  -
            LU    Luxembourg                  Europe           677,717  Letzebuerg
             Space shows or hides.
             J moves it down  K up  Esc back  ? keys
            """)
    }

    @Test("The keys that move a column are said as they are")
    func columnKeys() async {
        let keys = KeyMap.standard.rebound([.nextItem: [[.character("x")], [.character("J")]], .previousItem: []])
        let stage = Stage(preferences: Preferences(keys: keys))
        await stage.settled()
        stage.type("C")
        #expect(stage.canvas(80, 14).line(13) == " x moves it down  Esc back  ? keys")
    }

    @Test("Marks, a search, and what is exported, at 120×40")
    func export() async {
        let stage = await stage("mmjm")
        stage.press(.control("f"))
        stage.type("er")
        stage.press(.enter)
        stage.type("e")
        expectScreen(
            stage.screen(120, 40),
            """
             1 Countries   2 Trips   3 Favourites                                                                             jaunt
             Countries
            Code  Country             Capital       Region        Population  Native name  │ Germany
            AT   ●Austria             Vienna        Europe         9,197,213  Österreich   │ Official name Federal Republic of
            BE   ●Belgium             Brussels      Europe        11,876,844  België       │               Germany
            CZ    Czechia             Prague        Europe        10,905,028  Česko        │ Native name   Deutschland
            DK   ●Denmark             Copenhagen    Europe         5,976,992  Danmark      │
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
             13 countries, 2 of 5 matches of 'er', 3 marked
            Export 3 marked countries to: countries.json                                       Tab columns  Enter write  Esc leave
            """)
    }

    @Test("Marks and the export at 40×10: what is typed stays visible")
    func smallExport() async {
        expectScreen(
            await stage("mme").screen(40, 10),
            """
             1 Countries   2 Trips   3 Favourites
             Countries
            Code  Country              Native name ›
            AT   ●Austria              Österreich
            BE   ●Belgium              België
            CZ    Czechia              Česko
            DK    Denmark              Danmark
            FR    France               France
             13 countries, 2 marked
            Export to: countries.json  Tab columns
            """)
    }

    @Test("Columns that have been scrolled to at 40×10")
    func scrolled() async {
        expectScreen(
            await stage("2>>").screen(40, 10),
            """
             1 Countries   2 Trips   3 Favourites
             Trips
            Route          ‹ Dates                 ›
            Copenhagen → M…  Thu 3 Dec – Thu 10 Dec
            Berlin → Tokyo   30 Oct 2027 – 14 Nov 2…
            Berlin → Riga    Sat 28 Nov, one way
            Berlin → Vilni…× Thu 3 Dec – Thu 10 Dec

             4 trips                     demo trips
             Enter open  / filter  R region  ? keys
            """)
    }

    @Test("Scrolling ends with the last column in which something is said", arguments: [[Trip.toMalaga], Trip.samples])
    func scrolledToTheEnd(_ feed: [Trip]) async {
        let stage = Stage(trips: FakeTripRepository(feed))
        await stage.settled()
        stage.type("2")
        await stage.settled()
        for _ in 0..<9 {
            stage.type(">")
            _ = stage.canvas(40, 10)
        }
        let canvas = stage.canvas(40, 10)
        #expect(!canvas.line(2).contains("›"), "\(canvas.line(2))")
        // Of the last one something is said behind its price.
        let isSaid = feed.count == 1 ? canvas.line(2).contains("Price") : canvas.line(6).contains("expired")
        #expect(isSaid, "\(canvas.text)")
    }

    @Test("What was not found as it was typed is like it")
    func fuzzy() async {
        expectScreen(
            await stage("/lxmbrg").screen(80, 10),
            """
             1 Countries   2 Trips   3 Favourites                                     jaunt
             Countries
            Code  Country              Capital        Region        Population  Native name
            LU    Luxembourg           Luxembourg     Europe           677,717  Lëtzebuerg




             1 of 13 countries like 'lxmbrg'
            /lxmbrg                         Enter open  Tab keep  Esc clear  ^F everywhere
            """)
    }
}
