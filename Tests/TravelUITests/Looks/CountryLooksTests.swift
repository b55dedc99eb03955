import Testing

@Suite("How countries, keys and errors look in the dark theme and without colours", .timeLimit(.minutes(1)))
struct CountryLooksTests {
    @Test("The list of countries, a row marked") func countries() async {
        await Scene.countries.expect(
            """
             1 Countries   2 Trips   3 Favourites                     jaunt
             Countries
            Code  Country                 Capital           Native name    ›
            AT    Austria                 Vienna            Österreich
            BE   ●Belgium                 Brussels          België
            CZ    Czechia                 Prague            Česko
            DK    Denmark                 Copenhagen        Danmark
            FR    France                  Paris             France
             13 countries, 1 marked
             Enter open  / filter  ? keys  q quit  s sort  e export
            """,
            dark: """
                TTTTTTTTTTTTT ccccccccc cccccccccccccc                    dddddd
                 bbbbbbbbb
                hhhh  hhhhhhhhhhhhhhhhhhhhhh  hhhhhhhhhhhhhhhh  hhhhhhhhhhhhhhhd


                rrrrrrrrrrrrrrrrrrrrrrrrrrrr



                 kkkkkddddd  kddddddd  kddddd  kddddd  kddddd  kddddddd
                """,
            monochrome: """
                BBBBBBBBBBBBB                                             dddddd
                 bbbbbbbbb
                uuuu  uuuuuuuuuuuuuuuuuuuuuu  uuuuuuuuuuuuuuuu  uuuuuuuuuuuuuuud


                rrrrrrrrrrrrrrrrrrrrrrrrrrrr



                 bbbbbddddd  bddddddd  bddddd  bddddd  bddddd  bddddddd
                """)
    }

    @Test("A filter that nothing matches") func noMatch() async {
        await Scene.noMatch.expect(
            """
             1 Countries   2 Trips   3 Favourites                     jaunt
             Countries
            Code  Country                 Capital           Native name    ›

            Nothing here has 'zzz'. Esc clears the filter.
            Enter looks everywhere.


             0 of 13 countries with 'zzz'
             Enter everywhere  Esc clear  / filter  ? keys  q quit
            """,
            dark: """
                TTTTTTTTTTTTT ccccccccc cccccccccccccc                    dddddd
                 bbbbbbbbb
                hhhh  hhhhhhhhhhhhhhhhhhhhhh  hhhhhhhhhhhhhhhh  hhhhhhhhhhhhhhhd






                 kkkkkddddddddddd  kkkdddddd  kddddddd  kddddd  kddddd
                """,
            monochrome: """
                BBBBBBBBBBBBB                                             dddddd
                 bbbbbbbbb
                uuuu  uuuuuuuuuuuuuuuuuuuuuu  uuuuuuuuuuuuuuuu  uuuuuuuuuuuuuuud






                 bbbbbddddddddddd  bbbdddddd  bddddddd  bddddd  bddddd
                """)
    }

    @Test("A country") func country() async {
        await Scene.country.expect(
            """
             1 Countries   2 Trips   3 Favourites                     jaunt
             Countries › Germany
            Official name Federal Republic of Germany
            ^E 15 lines below  z more facts
            Neighbour             Borders     Population  Native name
            Austria                     4      9,197,213  Österreich
            Belgium                     4     11,876,844  België
            Czechia                     3     10,905,028  Česko
             9 neighbours
             Enter open  Esc back  / filter  f favourite  p fares  ? keys
            """,
            dark: """
                TTTTTTTTTTTTT ccccccccc cccccccccccccc                    dddddd
                          dddbbbbbbb
                ccccccccccccc
                kkddddddddddddddd  kddddddddddd
                hhhhhhhhhhhhhhhhhhhh  hhhhhhh  hhhhhhhhhhhhh  hhhhhhhhhhhhhhhhhh
                rrrrrrrrrrrrrrrrrrrr



                 kkkkkddddd  kkkddddd  kddddddd  kdddddddddd  kdddddd  kddddd
                """,
            monochrome: """
                BBBBBBBBBBBBB                                             dddddd
                          dddbbbbbbb

                bbddddddddddddddd  bddddddddddd
                uuuuuuuuuuuuuuuuuuuu  uuuuuuu  uuuuuuuuuuuuu  uuuuuuuuuuuuuuuuuu
                rrrrrrrrrrrrrrrrrrrr



                 bbbbbddddd  bbbddddd  bddddddd  bdddddddddd  bdddddd  bddddd
                """)
    }

    @Test("The keys") func keys() async {
        await Scene.keys.expect(
            """
             1 Countries   2 Trips   3 Favourites                     jaunt
             Countries › Keys
            Key                       What it does                         ›
            j  Down                   down one row
            k  Up                     up one row
            PgDn  Space               down one page
            PgUp  ^B                  up one page
            ^D                        down half a page
             Enter does what the row says.
             Esc back  / filter  Q quit
            """,
            dark: """
                TTTTTTTTTTTTT ccccccccc cccccccccccccc                    dddddd
                          dddbbbb
                hhhhhhhhhhhhhhhhhhhhhhhh  hhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhd
                rrrrrrrrrrrrrrrrrrrrrrrr





                 kkkddddd  kddddddd  kddddd
                """,
            monochrome: """
                BBBBBBBBBBBBB                                             dddddd
                          dddbbbb
                uuuuuuuuuuuuuuuuuuuuuuuu  uuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuud
                rrrrrrrrrrrrrrrrrrrrrrrr





                 bbbddddd  bddddddd  bddddd
                """)
    }

    @Test("The errors") func errors() async {
        await Scene.errors.expect(
            """
             1 Countries   2 Trips   3 Favourites                     jaunt
             Countries › Errors
            When      Where      What                                    Why
            just now  Countries  The clipboard's program could not be …  —



            The clipboard's program could not be started: Permission denied
             1 error, the newest first
             Esc back  / filter  ? keys  Q quit  e export  Y copy JSON
            """,
            dark: """
                TTTTTTTTTTTTT ccccccccc cccccccccccccc                    dddddd
                          dddbbbbbb
                hhhhhhhh  hhhhhhhhh  hhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhh  hhh
                rrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrr





                 kkkddddd  kddddddd  kddddd  kddddd  kddddddd  kdddddddddd
                """,
            monochrome: """
                BBBBBBBBBBBBB                                             dddddd
                          dddbbbbbb
                uuuuuuuu  uuuuuuuuu  uuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuu  uuu
                rrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrrr





                 bbbddddd  bddddddd  bddddd  bddddd  bddddddd  bdddddddddd
                """)
    }
}
