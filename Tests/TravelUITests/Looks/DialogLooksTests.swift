import Testing

@Suite("How dialogs and problems look in the dark theme and without colours", .timeLimit(.minutes(1)))
struct DialogLooksTests {
    @Test("While a filter is typed") func filtering() async {
        await Scene.filtering.expect(
            """
             1 Countries   2 Trips   3 Favourites                     jaunt
             Countries
            Code  Country                 Capital           Native name    ›
            FR    France                  Paris             France
            DE    Germany                 Berlin            Deutschland
            IS    Iceland                 Reykjavík         Ísland
            JP    Japan                   Tokyo             日本
            NL    Netherlands             Amsterdam         Nederland
             9 of 13 countries with 'an'
            /an             Enter open  Tab keep  Esc clear  ^F everywhere
            """,
            dark: """
                TTTTTTTTTTTTT ccccccccc cccccccccccccc                    dddddd
                 bbbbbbbbb
                hhhh  hhhhhhhhhhhhhhhhhhhhhh  hhhhhhhhhhhhhhhh  hhhhhhhhhhhhhhhd
                rrrrrrrrMMrrrrrrrrrrrrrrrrrr                      mm
                          mm                                            mm
                          mm                                       mm
                         mm
                             mm                                       mm

                kbbbbbbbbbbbbbbbkkkkkdddddbbkkkdddddbbkkkddddddbbkkdddddddddddb
                """,
            monochrome: """
                BBBBBBBBBBBBB                                             dddddd
                 bbbbbbbbb
                uuuu  uuuuuuuuuuuuuuuuuuuuuu  uuuuuuuuuuuuuuuu  uuuuuuuuuuuuuuud
                rrrrrrrrMMrrrrrrrrrrrrrrrrrr                      mm
                          mm                                            mm
                          mm                                       mm
                         mm
                             mm                                       mm

                bbbbbbbbbbbbbbbbbbbbbdddddbbbbbdddddbbbbbddddddbbbbdddddddddddb
                """)
    }

    @Test("While a search is typed") func searching() async {
        await Scene.searching.expect(
            """
             1 Countries   2 Trips   3 Favourites                     jaunt
             Countries
            Code  Country                 Capital           Native name    ›
            BE    Belgium                 Brussels          België
            CZ    Czechia                 Prague            Česko
            DK    Denmark                 Copenhagen        Danmark
            FR    France                  Paris             France
            DE    Germany                 Berlin            Deutschland
             13 countries, 1 of 5 matches of 'land'                   row 6
            Search: land                             Enter keep  Esc leave
            """,
            dark: """
                TTTTTTTTTTTTT ccccccccc cccccccccccccc                    dddddd
                 bbbbbbbbb
                hhhh  hhhhhhhhhhhhhhhhhhhhhh  hhhhhhhhhhhhhhhh  hhhhhhhhhhhhhhhd




                rrrrrrrrrrrrrrrrrrrrrrrrrrrr                           mmmm
                                                                          ccccc
                kkkkkkkkbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbkkkkkdddddbbkkkddddddb
                """,
            monochrome: """
                BBBBBBBBBBBBB                                             dddddd
                 bbbbbbbbb
                uuuu  uuuuuuuuuuuuuuuuuuuuuu  uuuuuuuuuuuuuuuu  uuuuuuuuuuuuuuud




                rrrrrrrrrrrrrrrrrrrrrrrrrrrr                           mmmm

                bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbdddddbbbbbddddddb
                """)
    }

    @Test("While the name of an export is typed") func exporting() async {
        await Scene.exporting.expect(
            """
             1 Countries   2 Trips   3 Favourites                     jaunt
             Countries
            Code  Country                 Capital           Native name    ›
            AT   ●Austria                 Vienna            Österreich
            BE   ●Belgium                 Brussels          België
            CZ    Czechia                 Prague            Česko
            DK    Denmark                 Copenhagen        Danmark
            FR    France                  Paris             France
             13 countries, 2 marked
            Export 2 marked countries to: countries.json       Tab columns
            """,
            dark: """
                TTTTTTTTTTTTT ccccccccc cccccccccccccc                    dddddd
                 bbbbbbbbb
                hhhh  hhhhhhhhhhhhhhhhhhhhhh  hhhhhhhhhhhhhhhh  hhhhhhhhhhhhhhhd


                rrrrrrrrrrrrrrrrrrrrrrrrrrrr



                kkkkkkkkkkkkkkkkkkkkkkkkkkkkkkbbbbbbbbbbbbbbbbbbbbbkkkddddddddb
                """,
            monochrome: """
                BBBBBBBBBBBBB                                             dddddd
                 bbbbbbbbb
                uuuu  uuuuuuuuuuuuuuuuuuuuuu  uuuuuuuuuuuuuuuu  uuuuuuuuuuuuuuud


                rrrrrrrrrrrrrrrrrrrrrrrrrrrr



                bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbddddddddb
                """)
    }

    @Test("The panel to sort by") func sorting() async {
        await Scene.sorting.expect(
            """
             1 Countries   2 Trips   3 Favourites                     jaunt
             Countries › Sort by
            Code  Country                    Popul┌ Sort by ───────────────┐
            LU    Luxembourg                      │ 2 Country              ↑
            SI    Slovenia                      2,│ 3 Capital              │
            DK    Denmark                       5,│ 4 Region               │
            CH    Switzerland                   9,│ 5 Population ▲         ↓
            AT    Austria                       9,└────────────────────────┘
             The same column again reverses. A number chooses, too.
             Enter choose  Esc back  ? keys
            """,
            dark: """
                TTTTTTTTTTTTT ccccccccc cccccccccccccc                    dddddd
                          dddbbbbbbb
                hhhh  hhhhhhhhhhhhhhhhhhhhhhhh  hhhhhhdbbbbbbbbbdddddddddddddddd
                                                      d                        d
                                                      d                        d
                                                      d                        d
                                                      drrrrrrrrrrrrrrrrrrrrrrrrd
                                                      dddddddddddddddddddddddddd

                 kkkkkddddddd  kkkddddd  kddddd
                """,
            monochrome: """
                BBBBBBBBBBBBB                                             dddddd
                          dddbbbbbbb
                uuuu  uuuuuuuuuuuuuuuuuuuuuuuu  uuuuuudbbbbbbbbbdddddddddddddddd
                                                      d                        d
                                                      d                        d
                                                      d                        d
                                                      drrrrrrrrrrrrrrrrrrrrrrrrd
                                                      dddddddddddddddddddddddddd

                 bbbbbddddddd  bbbddddd  bddddd
                """)
    }

    @Test("The panel of columns") func arranging() async {
        await Scene.arranging.expect(
            """
             1 Countries   2 Trips   3 Favourites                     jaunt
             Countries › Columns
            Country              Capital           Popula┌ Columns ────────┐
            Austria              Vienna             9,197│ [ ] Code        │
            Belgium              Brussels          11,876│ [x] Country     │
            Czechia              Prague            10,905│ [x] Capital     │
            Denmark              Copenhagen         5,976│ [x] Region      ↓
            France               Paris             68,516└─────────────────┘
             Space shows or hides.
             J moves it down  K up  Esc back  ? keys
            """,
            dark: """
                TTTTTTTTTTTTT ccccccccc cccccccccccccc                    dddddd
                          dddbbbbbbb
                hhhhhhhhhhhhhhhhhhh  hhhhhhhhhhhhh  hhhhhhhhhdbbbbbbbbbddddddddd
                                                             d                 d
                                                             drrrrrrrrrrrrrrrrrd
                                                             d                 d
                                                             d                 d
                                                             ddddddddddddddddddd

                 kdddddddddddddd  kddd  kkkddddd  kddddd
                """,
            monochrome: """
                BBBBBBBBBBBBB                                             dddddd
                          dddbbbbbbb
                uuuuuuuuuuuuuuuuuuu  uuuuuuuuuuuuu  uuuuuuuuudbbbbbbbbbddddddddd
                                                             d                 d
                                                             drrrrrrrrrrrrrrrrrd
                                                             d                 d
                                                             d                 d
                                                             ddddddddddddddddddd

                 bdddddddddddddd  bddd  bbbddddd  bddddd
                """)
    }

    @Test("The palette") func palette() async {
        await Scene.palette.expect(
            """
             1 Countries   2 Trips   3 Favourites                     jaunt
             Countries
            Code  Country                 Capital           Native name    ›
            AT    Austria                 Vienna            Österreich
            BE    Belgium                 Brussels          België
            CZ    Czechia                 Prague            Česko
            ────────────────────────────────────────────────────────────────
             country Germany  DE
             13 countries
            :ger                      Enter do it  Tab complete  Esc leave
            """,
            dark: """
                TTTTTTTTTTTTT ccccccccc cccccccccccccc                    dddddd
                 bbbbbbbbb
                hhhh  hhhhhhhhhhhhhhhhhhhhhh  hhhhhhhhhhhhhhhh  hhhhhhhhhhhhhhhd
                bbbbbbbbbbbbbbbbbbbbbbbbbbbb


                dddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd
                rrrrrrrrrrrrrrrrrrddddddddddddddddddddddddddddddddddddddddddddd

                kbbbbbbbbbbbbbbbbbbbbbbbbbkkkkkddddddbbkkkdddddddddbbkkkddddddb
                """,
            monochrome: """
                BBBBBBBBBBBBB                                             dddddd
                 bbbbbbbbb
                uuuu  uuuuuuuuuuuuuuuuuuuuuu  uuuuuuuuuuuuuuuu  uuuuuuuuuuuuuuud
                bbbbbbbbbbbbbbbbbbbbbbbbbbbb


                dddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd
                rrrrrrrrrrrrrrrrrrddddddddddddddddddddddddddddddddddddddddddddd

                bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbddddddbbbbbdddddddddbbbbbddddddb
                """)
    }

    @Test("Signing in, refused") func signIn() async {
        await Scene.signIn.expect(
            """
             1 Countries   2 Trips   3 Favourites                     jaunt
             Countries › Sign in
              Email     me@example.org
              Password

              api says: Wrong password.
              status 401


             Enter sign in  Esc back
            """,
            dark: """
                TTTTTTTTTTTTT ccccccccc cccccccccccccc                    dddddd
                          dddbbbbbbb
                  ccccccccccbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb
                  bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb

                  !!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!



                 kkkkkdddddddd  kkkddddd
                """,
            monochrome: """
                BBBBBBBBBBBBB                                             dddddd
                          dddbbbbbbb
                            bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb
                  bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb

                  BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB



                 bbbbbdddddddd  bbbddddd
                """)
    }

    @Test("What cannot be had") func failure() async {
        await Scene.failure.expect(
            """
             1 Countries   2 Trips   3 Favourites                     jaunt
             Countries
              https://api.example failed.
              status 503, no explanation
              Press r to try again.




             r reload  E errors  ? keys  q quit
            """,
            dark: """
                TTTTTTTTTTTTT ccccccccc cccccccccccccc                    dddddd
                 bbbbbbbbb
                  !!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!

                  cccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc




                 kddddddd  kddddddd  kddddd  kddddd
                """,
            monochrome: """
                BBBBBBBBBBBBB                                             dddddd
                 bbbbbbbbb
                  BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB






                 bddddddd  bddddddd  bddddd  bddddd
                """)
    }

    @Test("A screen that is too small") func tooSmall() async {
        await Scene.tooSmall.expect(
            """
            too small (19x4),
            needs 20x5


            """,
            dark: """




                """,
            monochrome: """




                """)
    }
}
