import Testing

@Suite("How further pages look in the dark theme and without colours", .timeLimit(.minutes(1)))
struct PageLooksTests {
    @Test("The way over land") func way() async {
        await Scene.way.expect(
            """
             1 Countries   2 Trips   3 Favourites                     jaunt
             Countries › Germany › Germany → Slovenia
                 Country               Capital          Distance      In all
              1  Germany               Berlin
              2  Austria               Vienna                  —           —
              3  Slovenia              Ljubljana               —           —


             route 1 of 4, 3 countries; fewest borders first
             Enter open  J next  K before  Esc back  / filter  ? keys
            """,
            dark: """
                TTTTTTTTTTTTT ccccccccc cccccccccccccc                    dddddd
                          ddd       dddbbbbbbbbbbbbbbbbbb
                     hhhhhhhhhhhhhhhhhhhh  hhhhhhhhhhhhh  hhhhhhhhhh  hhhhhhhhhh
                rrrrrrrrrrrrrrrrrrrrrrrrr





                 kkkkkddddd  kddddd  kddddddd  kkkddddd  kddddddd  kddddd
                """,
            monochrome: """
                BBBBBBBBBBBBB                                             dddddd
                          ddd       dddbbbbbbbbbbbbbbbbbb
                     uuuuuuuuuuuuuuuuuuuu  uuuuuuuuuuuuu  uuuuuuuuuu  uuuuuuuuuu
                rrrrrrrrrrrrrrrrrrrrrrrrr





                 bbbbbddddd  bddddd  bddddddd  bbbddddd  bddddddd  bddddd
                """)
    }

    @Test("Two countries side by side") func comparing() async {
        await Scene.comparing.expect(
            """
             1 Countries   2 Trips   3 Favourites                     jaunt
             Countries › Germany and Denmark
                          Germany                   Denmark
            Official name Federal Republic of       Denmark
                          Germany
            Native name   Deutschland               Danmark
            Capital       Berlin                    Copenhagen
            Local time    Sat 21 Nov 13:00, as      —                      ↓
                                                             20 lines below
             w way to  y copy  Esc back  ? keys  Q quit
            """,
            dark: """
                TTTTTTTTTTTTT ccccccccc cccccccccccccc                    dddddd
                          dddbbbbbbbbbbbbbbbbbbb
                              bbbbbbbbbbbbbbbbbbbbbbbb  bbbbbbbbbbbbbbbbbbbbbbbb
                ccccccccccccc
                ccccccccccccc
                ccccccccccccc
                ccccccccccccc
                ccccccccccccc                                                  d
                                                                 cccccccccccccc
                 kddddddd  kddddd  kkkddddd  kddddd  kddddd
                """,
            monochrome: """
                BBBBBBBBBBBBB                                             dddddd
                          dddbbbbbbbbbbbbbbbbbbb
                              bbbbbbbbbbbbbbbbbbbbbbbb  bbbbbbbbbbbbbbbbbbbbbbbb




                                                                               d

                 bddddddd  bddddd  bbbddddd  bddddd  bddddd
                """)
    }

    @Test("Trips by destination") func destinations() async {
        await Scene.destinations.expect(
            """
             1 Countries   2 Trips   3 Favourites                     jaunt
             Trips › Destinations
            Destination          Country      Code      Trips       Cheapest
            Riga                 Latvia       RIX           1         €49.90
            Málaga               Spain        AGP           1         €72.50
            Tokyo                Japan        NRT           1      JP¥98,000


             3 destinations                     currencies are not compared
             Enter open  / filter  Esc back  ? keys  Q quit  s sort
            """,
            dark: """
                ccccccccccccc TTTTTTTTT cccccccccccccc                    dddddd
                      dddbbbbbbbbbbbb
                hhhhhhhhhhhhhhhhhhh  hhhhhhhhhhh  hhhhhhh  hhhhhh  hhhhhhhhhhhhh
                rrrrrrrrrrrrrrrrrrr




                                                    ccccccccccccccccccccccccccc
                 kkkkkddddd  kddddddd  kkkddddd  kddddd  kddddd  kddddd
                """,
            monochrome: """
                              BBBBBBBBB                                   dddddd
                      dddbbbbbbbbbbbb
                uuuuuuuuuuuuuuuuuuu  uuuuuuuuuuu  uuuuuuu  uuuuuu  uuuuuuuuuuuuu
                rrrrrrrrrrrrrrrrrrr





                 bbbbbddddd  bddddddd  bbbddddd  bddddd  bddddd  bddddd
                """)
    }

    @Test("Marks under a filter") func marked() async {
        await Scene.marked.expect(
            """
             1 Countries   2 Trips   3 Favourites                     jaunt
             Countries
            Code  Country                 Capital           Native name    ›
            DE    Germany                 Berlin            Deutschland
            NL    Netherlands             Amsterdam         Nederland
            CH    Switzerland             Bern              Schweiz
            AT   ●Austria                 Vienna            Österreich
            LU    Luxembourg              Luxembourg        Lëtzebuerg
             5 of 13 countries with “'er”, 3 marked, 1 shown
             Enter open  Esc clear  / filter  ? keys  q quit  s sort
            """,
            dark: """
                TTTTTTTTTTTTT ccccccccc cccccccccccccc                    dddddd
                 bbbbbbbbb
                hhhh  hhhhhhhhhhhhhhhhhhhhhh  hhhhhhhhhhhhhhhh  hhhhhhhhhhhhhhhd
                rrrrrrrMMrrrrrrrrrrrrrrrrrrr   mm
                          mm                      mm               mm
                           mm                  mm
                                                                   mm
                                                                       mm

                 kkkkkddddd  kkkdddddd  kddddddd  kddddd  kddddd  kddddd
                """,
            monochrome: """
                BBBBBBBBBBBBB                                             dddddd
                 bbbbbbbbb
                uuuu  uuuuuuuuuuuuuuuuuuuuuu  uuuuuuuuuuuuuuuu  uuuuuuuuuuuuuuud
                rrrrrrrMMrrrrrrrrrrrrrrrrrrr   mm
                          mm                      mm               mm
                           mm                  mm
                                                                   mm
                                                                       mm

                 bbbbbddddd  bbbdddddd  bddddddd  bddddd  bddddd  bddddd
                """)
    }

    @Test("The map") func map() async {
        await Scene.map.expect(
            """
             1 Countries   2 Trips   3 Favourites   4 Map             jaunt
             Map: Germany
                                       ⢀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀
                                       ⢸Germany⣿⡇Poland ⢸
                                       ⢸⣿⣿⣿⣿⣿⣿• Berlin  ⢺
                               ⠁       ⢸⣿⣿⣿⣿⣿⣿⣿⣿⡇ ⠂   ⠂ ⢸
                                       ⢸⣿⣿⣿⣿⣿⣿⣿⣿⡇   ⠂   ⢺
                                       ⢸⠉⠉⠋⠉⠉⠉⠋⠉⡏⠉⠉⠉⠉⠉⠉⠉⠉
             Germany, 9 neighbours                       a column is 130 km
             Enter open  Tab country  + closer  - away  0 world  ? keys
            """,
            dark: """
                ccccccccccccc ccccccccc cccccccccccccc TTTTTTT            dddddd
                 bbbbbbbbbbbb
                                           cccccccccc
                                           c???????ccbbbbbb
                                           cccccccbbbbbbbb
                                   d       cccccccccc ddddd
                                           cccccccccc   d
                                           cccccccccc
                                                             cccccccccccccccccc
                 kkkkkddddd  kkkdddddddd  kddddddd  kddddd  kdddddd  kddddd
                """,
            monochrome: """
                                                       BBBBBBB            dddddd
                 bbbbbbbbbbbb

                                            rrrrrrr  bbbbbb
                                                  bbbbbbbb
                                   d                  ddddd
                                                        d


                 bbbbbddddd  bbbdddddddd  bddddddd  bddddd  bdddddd  bddddd
                """)
    }

    @Test("While a note is written") func noting() async {
        await Scene.noting.expect(
            """
             1 Countries   2 Trips   3 Favourites                     jaunt
             Favourites › Note
               Favourite              Dates, capital                  Price›
            ★  Copenhagen → Málaga    Thu 3 Dec – Thu 10 Dec          €72.50




             1 favourite                                          demo trip
            Note for Copenhagen → Málaga: sunny      Enter keep  Esc leave
            """,
            dark: """
                ccccccccccccc ccccccccc TTTTTTTTTTTTTT                    dddddd
                           dddbbbb
                   hhhhhhhhhhhhhhhhhhhhh  hhhhhhhhhhhhhhhhhhhhhhhh  hhhhhhhhhhhd
                rrrrrrrrrrrrrrrrrrrrrrrr




                                                                      ccccccccc
                kkkkkkkkkkkkkkkkkkkkkkkkkkkkkkbbbbbbbbbbbkkkkkdddddbbkkkddddddb
                """,
            monochrome: """
                                        BBBBBBBBBBBBBB                    dddddd
                           dddbbbb
                   uuuuuuuuuuuuuuuuuuuuu  uuuuuuuuuuuuuuuuuuuuuuuu  uuuuuuuuuuud
                rrrrrrrrrrrrrrrrrrrrrrrr





                bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbdddddbbbbbddddddb
                """)
    }

    @Test("While something is looked for everywhere") func finding() async {
        await Scene.finding.expect(
            """
             1 Countries   2 Trips   3 Favourites                     jaunt
             Countries
            Code  Country                 Capital           Native name    ›
            AT    Austria                 Vienna            Österreich
            BE    Belgium                 Brussels          België
            ────────────────────────────────────────────────────────────────
             Berlin → Riga  trip, Sat 28 Nov, one way, €49.90
             trips riga     trips of the feed that have it
             13 countries
            Find: riga                Enter do it  Tab complete  Esc leave
            """,
            dark: """
                TTTTTTTTTTTTT ccccccccc cccccccccccccc                    dddddd
                 bbbbbbbbb
                hhhh  hhhhhhhhhhhhhhhhhhhhhh  hhhhhhhhhhhhhhhh  hhhhhhhhhhhhhhhd


                dddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd
                rrrrrrrrrrrrrrrrddddddddddddddddddddddddddddddddddddddddddddddd
                                ddddddddddddddddddddddddddddddddddddddddddddddd

                kkkkkkbbbbbbbbbbbbbbbbbbbbkkkkkddddddbbkkkdddddddddbbkkkddddddb
                """,
            monochrome: """
                BBBBBBBBBBBBB                                             dddddd
                 bbbbbbbbb
                uuuu  uuuuuuuuuuuuuuuuuuuuuu  uuuuuuuuuuuuuuuu  uuuuuuuuuuuuuuud


                dddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd
                rrrrrrrrrrrrrrrrddddddddddddddddddddddddddddddddddddddddddddddd
                                ddddddddddddddddddddddddddddddddddddddddddddddd

                bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbddddddbbbbbdddddddddbbbbbddddddb
                """)
    }

    @Test("What a key finds nothing to do for") func saying() async {
        await Scene.saying.expect(
            """
             1 Countries   2 Trips   3 Favourites                     jaunt
             Trips › Copenhagen → Málaga
            Copenhagen → Málaga  €72.50
            Departure
            When          Thu 3 Dec 07:25 (Copenhagen time)
            From          Copenhagen Kastrup Airport (CPH), Denmark
            To            Málaga (AGP), Spain
            Return                                                         ↓
             This offer has no booking link.     demo trip · 15 lines below
             Enter country  f favourite  p fares  T trips  Esc back  ? keys
            """,
            dark: """
                ccccccccccccc TTTTTTTTT cccccccccccccc                    dddddd
                      dddbbbbbbbbbbbbbbbbbbb
                bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb
                hhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhh
                cccc
                cccc
                cc
                hhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhd
                                                     cccccccccccccccccccccccccc
                 kkkkkdddddddd  kdddddddddd  kdddddd  kdddddd  kkkddddd  kddddd
                """,
            monochrome: """
                              BBBBBBBBB                                   dddddd
                      dddbbbbbbbbbbbbbbbbbbb
                bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb
                uuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuu



                uuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuud

                 bbbbbdddddddd  bdddddddddd  bdddddd  bdddddd  bbbddddd  bddddd
                """)
    }
}
