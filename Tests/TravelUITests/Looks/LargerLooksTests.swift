import Testing

@Suite("How larger screens look in the dark theme and without colours", .timeLimit(.minutes(1)))
struct LargerLooksTests {
    @Test("Details beside a list") func detailsBeside() async {
        await Scene.detailsBeside.expect(
            """
             1 Countries   2 Trips   3 Favourites                                                                             jaunt
             Countries
            Code  Country             Capital       Region        Population  Native name  │ Belgium
            AT    Austria             Vienna        Europe         9,197,213  Österreich   │ Official name Belgium
            BE    Belgium             Brussels      Europe        11,876,844  België       │
            CZ    Czechia             Prague        Europe        10,905,028  Česko        │ Native name   België
            DK    Denmark             Copenhagen    Europe         5,976,992  Danmark      │
            FR    France              Paris         Europe        68,516,699  France       │ Capital       Brussels
            DE    Germany             Berlin        Europe        83,491,249  Deutschland  │ Region        Europe
            IS    Iceland             Reykjavík     Europe           391,810  Ísland       │
            JP    Japan               Tokyo         Asia         123,975,371  日本         │ Population    11,876,844
            LU    Luxembourg          Luxembourg    Europe           677,717  Lëtzebuerg   │ Area          —
            NL    Netherlands         Amsterdam     Europe        17,993,485  Nederland    │
            PL    Poland              Warsaw        Europe        36,559,233  Polska       │ Languages     —
            SI    Slovenia            Ljubljana     Europe         2,130,638  Slovenija    │
            CH    Switzerland         Bern          Europe         9,005,582  Schweiz      │ Currencies    —
                                                                                           │
                                                                                           │ Calling code  —
                                                                                           │ Drives on     —
                                                                                           │ Internet      —
                                                                                           │ Time zones    —
                                                                                           │ Codes         BE, BEL
                                                                                           │ Neighbours    France, Germany,
                                                                                           │               Luxembourg, Netherlands
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
                                                                                           │
                                                                                           │
             13 countries
             Enter open  / filter  ? keys  q quit  s sort  e export  C columns  T trips  f favourite  m mark  : command  z details
            """,
            dark: """
                TTTTTTTTTTTTT ccccccccc cccccccccccccc                                                                            dddddd
                 bbbbbbbbb
                hhhh  hhhhhhhhhhhhhhhhhh  hhhhhhhhhhhh  hhhhhhhhh  hhhhhhhhhhhhh  hhhhhhhhhhhh d bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb
                                                                                               d ccccccccccccc
                rrrrrrrrrrrrrrrrrrrrrrrr                                                       d
                                                                                               d ccccccccccc
                                                                                               d
                                                                                               d ccccccc
                                                                                               d cccccc
                                                                                               d
                                                                                               d cccccccccc
                                                                                               d cccc
                                                                                               d
                                                                                               d ccccccccc
                                                                                               d
                                                                                               d cccccccccc
                                                                                               d
                                                                                               d cccccccccccc
                                                                                               d ccccccccc
                                                                                               d cccccccc
                                                                                               d cccccccccc
                                                                                               d ccccc
                                                                                               d cccccccccc
                                                                                               d
                                                                                               d
                                                                                               d
                                                                                               d
                                                                                               d
                                                                                               d
                                                                                               d
                                                                                               d
                                                                                               d
                                                                                               d
                                                                                               d
                                                                                               d
                                                                                               d
                                                                                               d
                                                                                               d

                 kkkkkddddd  kddddddd  kddddd  kddddd  kddddd  kddddddd  kdddddddd  kdddddd  kdddddddddd  kddddd  kdddddddd  kdddddddd
                """,
            monochrome: """
                BBBBBBBBBBBBB                                                                                                     dddddd
                 bbbbbbbbb
                uuuu  uuuuuuuuuuuuuuuuuu  uuuuuuuuuuuu  uuuuuuuuu  uuuuuuuuuuuuu  uuuuuuuuuuuu d bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb
                                                                                               d
                rrrrrrrrrrrrrrrrrrrrrrrr                                                       d
                                                                                               d
                                                                                               d
                                                                                               d
                                                                                               d
                                                                                               d
                                                                                               d
                                                                                               d
                                                                                               d
                                                                                               d
                                                                                               d
                                                                                               d
                                                                                               d
                                                                                               d
                                                                                               d
                                                                                               d
                                                                                               d
                                                                                               d
                                                                                               d
                                                                                               d
                                                                                               d
                                                                                               d
                                                                                               d
                                                                                               d
                                                                                               d
                                                                                               d
                                                                                               d
                                                                                               d
                                                                                               d
                                                                                               d
                                                                                               d
                                                                                               d
                                                                                               d
                                                                                               d

                 bbbbbddddd  bddddddd  bddddd  bddddd  bddddd  bddddddd  bdddddddd  bdddddd  bdddddddddd  bddddd  bdddddddd  bdddddddd
                """)
    }

    @Test("Details below a list") func detailsBelow() async {
        await Scene.detailsBelow.expect(
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
            Belgium
            Official name Belgium                    Currencies    —
            Native name   België                     Calling code  —
            Capital       Brussels                   Drives on     —
            Region        Europe                     Internet      —
            Population    11,876,844                 Time zones    —
            Area          —                          Codes         BE, BEL
            Languages     —                          Neighbours    DEU, FRA, LUX, NLD
             13 countries
             Enter open  / filter  ? keys  q quit  s sort  e export  C columns  T trips
            """,
            dark: """
                TTTTTTTTTTTTT ccccccccc cccccccccccccc                                    dddddd
                 bbbbbbbbb
                hhhh  hhhhhhhhhhhhhhhhhhh  hhhhhhhhhhhhh  hhhhhhhhh  hhhhhhhhhhhhh  hhhhhhhhhhhh

                rrrrrrrrrrrrrrrrrrrrrrrrr














                dddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd
                bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb
                ccccccccccccc                            cccccccccc
                ccccccccccc                              cccccccccccc
                ccccccc                                  ccccccccc
                cccccc                                   cccccccc
                cccccccccc                               cccccccccc
                cccc                                     ccccc
                ccccccccc                                cccccccccc

                 kkkkkddddd  kddddddd  kddddd  kddddd  kddddd  kddddddd  kdddddddd  kdddddd
                """,
            monochrome: """
                BBBBBBBBBBBBB                                                             dddddd
                 bbbbbbbbb
                uuuu  uuuuuuuuuuuuuuuuuuu  uuuuuuuuuuuuu  uuuuuuuuu  uuuuuuuuuuuuu  uuuuuuuuuuuu

                rrrrrrrrrrrrrrrrrrrrrrrrr














                dddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd
                bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb








                 bbbbbddddd  bddddddd  bddddd  bddddd  bddddd  bddddddd  bdddddddd  bdddddd
                """)
    }

    @Test("What the rest of the program has of a filter, below its list") func elsewhere() async {
        await Scene.elsewhere.expect(
            """
             1 Countries   2 Trips   3 Favourites                                                                             jaunt
             Countries
            Code  Country             Capital       Region        Population  Native name  │ Germany
            DE    Germany             Berlin        Europe        83,491,249  Deutschland  │ Official name Federal Republic of
                                                                                           │               Germany
                                                                                           │ Native name   Deutschland
                                                                                           │
                                                                                           │ Capital       Berlin
                                                                                           │ Region        Western Europe, Europe
                                                                                           │
                                                                                           │ Population    83,491,249
                                                                                           │ Area          357,022 km², 234 per km²
                                                                                           │
                                                                                           │ Languages     German
                                                                                           │
                                                                                           │ Currencies    EUR Euro (€)
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
            ─ Elsewhere ────────────────────────────────────────────────────────────────────────────────────────────────────────────
             BER Berlin      Berlin Brandenburg Airport, Germany
             Berlin → Riga   trip, Sat 28 Nov, one way, €49.90
             Berlin → Tokyo  trip, Sat 30 Oct 2027 – Sun 14 Nov 2027, JP¥98,000
             trips berlin    trips of the feed that have it
             1 of 13 countries with 'berlin'
            /berlin                                                                 Enter open  Tab keep  Esc clear  ^F everywhere
            """,
            dark: """
                TTTTTTTTTTTTT ccccccccc cccccccccccccc                                                                            dddddd
                 bbbbbbbbb
                hhhh  hhhhhhhhhhhhhhhhhh  hhhhhhhhhhhh  hhhhhhhhh  hhhhhhhhhhhhh  hhhhhhhhhhhh d bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb
                rrrrrrrrrrrrrrrrrrrrrrrr  mmmmmm                                               d ccccccccccccc
                                                                                               d
                                                                                               d ccccccccccc
                                                                                               d
                                                                                               d ccccccc
                                                                                               d cccccc
                                                                                               d
                                                                                               d cccccccccc
                                                                                               d cccc
                                                                                               d
                                                                                               d ccccccccc
                                                                                               d
                                                                                               d cccccccccc
                                                                                               d
                                                                                               d cccccccccccc
                                                                                               d ccccccccc
                                                                                               d cccccccc
                                                                                               d cccccccccc
                                                                                               d ccccc
                                                                                               d cccccccccc
                                                                                               d
                                                                                               d
                                                                                               d
                                                                                               d
                                                                                               d
                                                                                               d
                                                                                               d
                                                                                               d
                                                                                               d
                                                                                               d
                dbbbbbbbbbbbdddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd
                                 dddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd
                                 dddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd
                                 dddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd
                                 dddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd

                kbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbkkkkkdddddbbkkkdddddbbkkkddddddbbkkdddddddddddb
                """,
            monochrome: """
                BBBBBBBBBBBBB                                                                                                     dddddd
                 bbbbbbbbb
                uuuu  uuuuuuuuuuuuuuuuuu  uuuuuuuuuuuu  uuuuuuuuu  uuuuuuuuuuuuu  uuuuuuuuuuuu d bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb
                rrrrrrrrrrrrrrrrrrrrrrrr  mmmmmm                                               d
                                                                                               d
                                                                                               d
                                                                                               d
                                                                                               d
                                                                                               d
                                                                                               d
                                                                                               d
                                                                                               d
                                                                                               d
                                                                                               d
                                                                                               d
                                                                                               d
                                                                                               d
                                                                                               d
                                                                                               d
                                                                                               d
                                                                                               d
                                                                                               d
                                                                                               d
                                                                                               d
                                                                                               d
                                                                                               d
                                                                                               d
                                                                                               d
                                                                                               d
                                                                                               d
                                                                                               d
                                                                                               d
                                                                                               d
                dbbbbbbbbbbbdddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd
                                 dddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd
                                 dddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd
                                 dddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd
                                 dddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd

                bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbdddddbbbbbdddddbbbbbddddddbbbbdddddddddddb
                """)
    }

    @Test("The question for the end of a way, while it is typed") func askingWay() async {
        await Scene.askingWay.expect(
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
            Calling code  +49
            Drives on     right
            Internet      .de
            Time zones    Europe/Berlin, Europe/Busingen
            Codes         DE, DEU, 276
            Neighbours    AUT, BEL, CZE, DNK, FRA, LUX, NLD, POL, CHE
            ^E 1 line below
            Neighbour                     Borders     Population  Native name
            Austria                             4      9,197,213  Österreich
            Belgium                             4     11,876,844  België
            Czechia                             3     10,905,028  Česko
            Denmark                             1      5,976,992  Danmark
            France                              4     68,516,699  France
            Luxembourg                          3        677,717  Lëtzebuerg
            Netherlands                         2     17,993,485  Nederland
            ────────────────────────────────────────────────────────────────────────────────
             route Germany → Slovenia  the way over land
             9 neighbours
            :route Germany → sl                       Enter do it  Tab complete  Esc leave
            """,
            dark: """
                TTTTTTTTTTTTT ccccccccc cccccccccccccc                                    dddddd
                          dddbbbbbbb
                ccccccccccccc
                ccccccccccc
                ccccccc
                cccccccccc
                cccccc
                cccccccccc
                cccc
                ccccccccc
                cccccccccc
                cccccccccccc
                ccccccccc
                cccccccc
                cccccccccc
                ccccc
                cccccccccc
                kkddddddddddddd
                hhhhhhhhhhhhhhhhhhhhhhhhhhhh  hhhhhhh  hhhhhhhhhhhhh  hhhhhhhhhhhhhhhhhhhhhhhhhh







                dddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd
                rrrrrrrrrrrrrrrrrrrrrrrrrrrdddddddddddddddddddddddddddddddddddddddddddddddddddd

                kbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbkkkkkddddddbbkkkdddddddddbbkkkddddddb
                """,
            monochrome: """
                BBBBBBBBBBBBB                                                             dddddd
                          dddbbbbbbb















                bbddddddddddddd
                uuuuuuuuuuuuuuuuuuuuuuuuuuuu  uuuuuuu  uuuuuuuuuuuuu  uuuuuuuuuuuuuuuuuuuuuuuuuu







                dddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd
                rrrrrrrrrrrrrrrrrrrrrrrrrrrdddddddddddddddddddddddddddddddddddddddddddddddddddd

                bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbddddddbbbbbdddddddddbbbbbddddddb
                """)
    }

    @Test("The question for a country to compare with, while it is typed") func askingComparison() async {
        await Scene.askingComparison.expect(
            """
             1 Countries   2 Trips   3 Favourites                                     jaunt
             Countries
            Code  Country              Capital        Region        Population  Native name
            DE    Germany              Berlin         Europe        83,491,249  Deutschland















            ────────────────────────────────────────────────────────────────────────────────
            Germany
            ────────────────────────────────────────────────────────────────────────────────
             compare Germany with Denmark
             compare Germany with Iceland
             compare Germany with Netherlands
             compare Germany with Poland
             compare Germany with Switzerland
             compare Germany with Germany
             1 of 13 countries with 'germany'
            :compare Germany with d                   Enter do it  Tab complete  Esc leave
            """,
            dark: """
                TTTTTTTTTTTTT ccccccccc cccccccccccccc                                    dddddd
                 bbbbbbbbb
                hhhh  hhhhhhhhhhhhhhhhhhh  hhhhhhhhhhhhh  hhhhhhhhh  hhhhhhhhhhhhh  hhhhhhhhhhhh
                bbbbbbmmmmmmmbbbbbbbbbbbb















                dddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd
                bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb
                dddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd
                rrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrr






                kbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbkkkkkddddddbbkkkdddddddddbbkkkddddddb
                """,
            monochrome: """
                BBBBBBBBBBBBB                                                             dddddd
                 bbbbbbbbb
                uuuu  uuuuuuuuuuuuuuuuuuu  uuuuuuuuuuuuu  uuuuuuuuu  uuuuuuuuuuuuu  uuuuuuuuuuuu
                bbbbbbmmmmmmmbbbbbbbbbbbb















                dddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd
                bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb
                dddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd
                rrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrr






                bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbddddddbbbbbdddddddddbbbbbddddddb
                """)
    }
}
