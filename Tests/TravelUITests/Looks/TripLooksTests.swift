import Testing

@Suite("How trips look in the dark theme and without colours", .timeLimit(.minutes(1)))
struct TripLooksTests {
    @Test("The trips, an expired one among them") func trips() async {
        await Scene.trips.expect(
            """
             1 Countries   2 Trips   3 Favourites                     jaunt
             Trips
               Route                 Dates                    Price        ›
            ★  Copenhagen → Málaga   3 Dec – 10 Dec          €72.50
               Berlin → Tokyo        30 Oct 2027 – 1…     JP¥98,000
               Berlin → Riga         28 Nov, one way         €49.90
               Berlin → Vilnius      3 Dec – 10 Dec    CHF 1,234.00  expired

             4 trips, cheapest €49.90 to Riga of those in EUR    demo trips
             Enter open  / filter  R region  f favourite  p fares  ? keys
            """,
            dark: """
                ccccccccccccc TTTTTTTTT cccccccccccccc                    dddddd
                 bbbbb
                   hhhhhhhhhhhhhhhhhhhh  hhhhhhhhhhhhhhhh  hhhhhhhhhhhh        d

                rrrrrrrrrrrrrrrrrrrrrrr

                d  dddddddddddddddddddd  dddddddddddddddd  dddddddddddd  ddddddd

                                                                     cccccccccc
                 kkkkkddddd  kddddddd  kddddddd  kdddddddddd  kdddddd  kddddd
                """,
            monochrome: """
                              BBBBBBBBB                                   dddddd
                 bbbbb
                   uuuuuuuuuuuuuuuuuuuu  uuuuuuuuuuuuuuuu  uuuuuuuuuuuu        d

                rrrrrrrrrrrrrrrrrrrrrrr

                d  dddddddddddddddddddd  dddddddddddddddd  dddddddddddd  ddddddd


                 bbbbbddddd  bddddddd  bddddddd  bdddddddddd  bdddddd  bddddd
                """)
    }

    @Test("A trip") func trip() async {
        await Scene.trip.expect(
            """
             1 Countries   2 Trips   3 Favourites                     jaunt
             Trips › Copenhagen → Málaga
            Copenhagen → Málaga  €72.50
            Departure
            When          Thu 3 Dec 07:25 (Copenhagen time)
            From          Copenhagen Kastrup Airport (CPH), Denmark
            To            Málaga (AGP), Spain
            Return                                                         ↓
             ★ favourite                         demo trip · 15 lines below
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

    @Test("The favourites") func favourites() async {
        await Scene.favourites.expect(
            """
             1 Countries   2 Trips   3 Favourites                     jaunt
             Favourites
               Favourite              Dates, capital                  Price›
            ★  Copenhagen → Málaga    Thu 3 Dec – Thu 10 Dec          €72.50




             1 favourite                                          demo trip
             Enter open  / filter  f favourite  a note  ? keys  q quit
            """,
            dark: """
                ccccccccccccc ccccccccc TTTTTTTTTTTTTT                    dddddd
                 bbbbbbbbbb
                   hhhhhhhhhhhhhhhhhhhhh  hhhhhhhhhhhhhhhhhhhhhhhh  hhhhhhhhhhhd
                rrrrrrrrrrrrrrrrrrrrrrrr




                                                                      ccccccccc
                 kkkkkddddd  kddddddd  kdddddddddd  kddddd  kddddd  kddddd
                """,
            monochrome: """
                                        BBBBBBBBBBBBBB                    dddddd
                 bbbbbbbbbb
                   uuuuuuuuuuuuuuuuuuuuu  uuuuuuuuuuuuuuuuuuuuuuuu  uuuuuuuuuuud
                rrrrrrrrrrrrrrrrrrrrrrrr





                 bbbbbddddd  bddddddd  bdddddddddd  bddddd  bddddd  bddddd
                """)
    }

    @Test("The regions") func regions() async {
        await Scene.regions.expect(
            """
             1 Countries   2 Trips   3 Favourites                     jaunt
             Trips › Choose a region
            Region                                    Countries
            All regions
            The Baltics                               EE LT LV
            Iberia                                    ES PT
            Pacific islands                           FJ WS

             4 choices
             Enter choose  / filter  Esc back  ? keys
            """,
            dark: """
                ccccccccccccc TTTTTTTTT cccccccccccccc                    dddddd
                      dddbbbbbbbbbbbbbbb
                hhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhh  hhhhhhhhhhhhhhhhhhhhhh
                rrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrr





                 kkkkkddddddd  kddddddd  kkkddddd  kddddd
                """,
            monochrome: """
                              BBBBBBBBB                                   dddddd
                      dddbbbbbbbbbbbbbbb
                uuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuu  uuuuuuuuuuuuuuuuuuuuuu
                rrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrr





                 bbbbbddddddd  bddddddd  bbbddddd  bddddd
                """)
    }

    @Test("The routes to a country") func routes() async {
        await Scene.routes.expect(
            """
             1 Countries   2 Trips   3 Favourites                     jaunt
             Countries › Germany › Choose a route
            Route      City                 Airport
            VNO → FRA  Frankfurt            Frankfurt Airport
            VNO → MUC  Munich               Munich Airport
            VNO → BER  Berlin               Berlin Brandenburg Airport


             3 routes
             Enter open  / filter  Esc back  ? keys  Q quit
            """,
            dark: """
                TTTTTTTTTTTTT ccccccccc cccccccccccccc                    dddddd
                          ddd       dddbbbbbbbbbbbbbb
                hhhhhhhhh  hhhhhhhhhhhhhhhhhhh  hhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhh
                rrrrrrrrr





                 kkkkkddddd  kddddddd  kkkddddd  kddddd  kddddd
                """,
            monochrome: """
                BBBBBBBBBBBBB                                             dddddd
                          ddd       dddbbbbbbbbbbbbbb
                uuuuuuuuu  uuuuuuuuuuuuuuuuuuu  uuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuu
                rrrrrrrrr





                 bbbbbddddd  bddddddd  bbbddddd  bddddd  bddddd
                """)
    }

    @Test("The fares of a route") func fares() async {
        await Scene.fares.expect(
            """
             1 Countries   2 Trips   3 Favourites                     jaunt
             Countries › Germany › Choose a route › Fares VNO → FRA
               Dates                       Airline            Price        ›
               Thu 3 Dec – Thu 10 Dec      LH 885            €88.00
               Sat 9 Jan – Sat 16 Jan      LH 885           €121.00
               Sun 10 Jan – Sun 17 Jan     BT 245           €121.00
               Tue 1 Dec, one way          LH 885                 —
               Sat 28 Nov, one way         LH 885            €19.00  expired
             5 fares, cheapest €88.00 to Frankfurt
             Enter open  / filter  f favourite  o book  Esc back  ? keys
            """,
            dark: """
                TTTTTTTTTTTTT ccccccccc cccccccccccccc                    dddddd
                          ddd       ddd              dddbbbbbbbbbbbbbbb
                   hhhhhhhhhhhhhhhhhhhhhhhhhh  hhhhhhh  hhhhhhhhhhhhhhh        d
                rrrrrrrrrrrrrrrrrrrrrrrrrrrrr



                d  dddddddddddddddddddddddddd  ddddddd  ddddddddddddddd  ddddddd

                 kkkkkddddd  kddddddd  kdddddddddd  kddddd  kkkddddd  kddddd
                """,
            monochrome: """
                BBBBBBBBBBBBB                                             dddddd
                          ddd       ddd              dddbbbbbbbbbbbbbbb
                   uuuuuuuuuuuuuuuuuuuuuuuuuu  uuuuuuu  uuuuuuuuuuuuuuu        d
                rrrrrrrrrrrrrrrrrrrrrrrrrrrrr



                d  dddddddddddddddddddddddddd  ddddddd  ddddddddddddddd  ddddddd

                 bbbbbddddd  bddddddd  bdddddddddd  bddddd  bbbddddd  bddddd
                """)
    }
}
