import Testing

@Suite("How maps look on larger screens, in the dark theme and without colours", .timeLimit(.minutes(1)))
struct LargerMapLooksTests {
    @Test("A small map beside the facts of a country") func smallMap() async {
        await Scene.smallMap.expect(
            """
             1 Countries   2 Trips   3 Favourites   4 Map                                                                     jaunt
             Countries › Germany
            Official name Federal Republic of Germany
            Native name   Deutschland
            Capital       Berlin
            Local time    Sat 21 Nov 13:00, as yours
            Region        Western Europe, Europe
            Population    83,491,249
            Area          357,022 km², 234 per km²                            ⢀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀
            Languages     German                                              ⢸⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⡇⠂   ⠂
            Currencies    EUR Euro (€)                                        ⢸⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⡇  ⠂   ⠂
            Calling code  +49                                                 ⢸⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⡇⠂   ⠂
            Drives on     right                                               ⢸⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⡇  ⠂   ⠂
            Internet      .de                                                 ⢸⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⡇⠂   ⠂
            Time zones    Europe/Berlin, Europe/Busingen                      ⢸⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⡇  ⠂   ⠂
            Codes         DE, DEU, 276                                        ⢸⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿• Berlin⣿⡇⠂   ⠂
            Neighbours    Austria, Belgium, Czechia, Denmark,                 ⢸⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⡇  ⠂   ⠂
                          France, Luxembourg, Netherlands, Poland,            ⢸⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⡇⠂   ⠂
                          Switzerland                                         ⢸⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⡇  ⠂   ⠂
            Airports      Frankfurt (FRA), Munich (MUC), Berlin               ⢸⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿Germany⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⡇⠂   ⠂
                          (BER)                                               ⢸⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⡇  ⠂   ⠂
                                                                              ⢸⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⡇⠂   ⠂
            Neighbour         Borders     Population  Native name             ⢸⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⡇  ⠂   ⠂
            Austria                 4      9,197,213  Österreich              ⢸⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⡇⠂   ⠂
            Belgium                 4     11,876,844  België                  ⢸⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⡇  ⠂   ⠂
            Czechia                 3     10,905,028  Česko                   ⢸⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⡇⠂   ⠂
            Denmark                 1      5,976,992  Danmark                 ⢸⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⡇  ⠂   ⠂
            France                  4     68,516,699  France                  ⢸⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⡇⠂   ⠂
            Luxembourg              3        677,717  Lëtzebuerg              ⢸⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⡇  ⠂   ⠂
            Netherlands             2     17,993,485  Nederland               ⢸⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⡇⠂   ⠂
            Poland                  2     36,559,233  Polska                  ⢸⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⡇  ⠂   ⠂
            Switzerland             3      9,005,582  Schweiz                 ⢸⠉⠋⠉⠉⠉⠋⠉⠉⠉⠋⠉⠉⠉⠋⠉⠉⠉⠋⠉⠉⠉⠋⠉⠉⠉⠋⠉⠉⠉⠋⠉⠉⠉⠋⠉⠉⠉⠋⠉⠉⠉⠋⠉⠉⡏⠉⠉⠉⠉⠉⠉⠉⠉
                                                                              ⢸   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂⡇
                                                                              ⢸ ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂  ⡇
                                                                              ⢸   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂⡇
                                                                              ⢸ ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂  ⡇
                                                                              ⢸   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂⡇
                                                                              ⢸ ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂  ⡇
             9 neighbours
             Enter open  Esc back  / filter  f favourite  p fares  T trips  w way to  c compare  ? keys  Q quit  s sort  e export
            """,
            dark: """
                TTTTTTTTTTTTT ccccccccc cccccccccccccc ccccccc                                                                    dddddd
                          dddbbbbbbb
                ccccccccccccc
                ccccccccccc
                ccccccc
                cccccccccc
                cccccc
                cccccccccc
                cccc                                                              cccccccccccccccccccccccccccccccccccccccccccccc
                ccccccccc                                                         ccccccccccccccccccccccccccccccccccccccccccccccddddd
                cccccccccc                                                        cccccccccccccccccccccccccccccccccccccccccccccc  ddddd
                cccccccccccc                                                      ccccccccccccccccccccccccccccccccccccccccccccccddddd
                ccccccccc                                                         cccccccccccccccccccccccccccccccccccccccccccccc  ddddd
                cccccccc                                                          ccccccccccccccccccccccccccccccccccccccccccccccddddd
                cccccccccc                                                        cccccccccccccccccccccccccccccccccccccccccccccc  ddddd
                ccccc                                                             ccccccccccccccccccccccccccccccccccccbbbbbbbbccddddd
                cccccccccc                                                        cccccccccccccccccccccccccccccccccccccccccccccc  ddddd
                                                                                  ccccccccccccccccccccccccccccccccccccccccccccccddddd
                                                                                  cccccccccccccccccccccccccccccccccccccccccccccc  ddddd
                cccccccc                                                          ccccccccccccccccccc???????ccccccccccccccccccccddddd
                                                                                  cccccccccccccccccccccccccccccccccccccccccccccc  ddddd
                                                                                  ccccccccccccccccccccccccccccccccccccccccccccccddddd
                hhhhhhhhhhhhhhhh  hhhhhhh  hhhhhhhhhhhhh  hhhhhhhhhhhhhh          cccccccccccccccccccccccccccccccccccccccccccccc  ddddd
                rrrrrrrrrrrrrrrr                                                  ccccccccccccccccccccccccccccccccccccccccccccccddddd
                                                                                  cccccccccccccccccccccccccccccccccccccccccccccc  ddddd
                                                                                  ccccccccccccccccccccccccccccccccccccccccccccccddddd
                                                                                  cccccccccccccccccccccccccccccccccccccccccccccc  ddddd
                                                                                  ccccccccccccccccccccccccccccccccccccccccccccccddddd
                                                                                  cccccccccccccccccccccccccccccccccccccccccccccc  ddddd
                                                                                  ccccccccccccccccccccccccccccccccccccccccccccccddddd
                                                                                  cccccccccccccccccccccccccccccccccccccccccccccc  ddddd
                                                                                  cccccccccccccccccccccccccccccccccccccccccccccc
                                                                                  d   dddddddddddddddddddddddddddddddddddddddddd
                                                                                  d ddddddddddddddddddddddddddddddddddddddddd  d
                                                                                  d   dddddddddddddddddddddddddddddddddddddddddd
                                                                                  d ddddddddddddddddddddddddddddddddddddddddd  d
                                                                                  d   dddddddddddddddddddddddddddddddddddddddddd
                                                                                  d ddddddddddddddddddddddddddddddddddddddddd  d

                 kkkkkddddd  kkkddddd  kddddddd  kdddddddddd  kdddddd  kdddddd  kddddddd  kdddddddd  kddddd  kddddd  kddddd  kddddddd
                """,
            monochrome: """
                BBBBBBBBBBBBB                                                                                                     dddddd
                          dddbbbbbbb







                                                                                                                                ddddd
                                                                                                                                  ddddd
                                                                                                                                ddddd
                                                                                                                                  ddddd
                                                                                                                                ddddd
                                                                                                                                  ddddd
                                                                                                                      bbbbbbbb  ddddd
                                                                                                                                  ddddd
                                                                                                                                ddddd
                                                                                                                                  ddddd
                                                                                                     rrrrrrr                    ddddd
                                                                                                                                  ddddd
                                                                                                                                ddddd
                uuuuuuuuuuuuuuuu  uuuuuuu  uuuuuuuuuuuuu  uuuuuuuuuuuuuu                                                          ddddd
                rrrrrrrrrrrrrrrr                                                                                                ddddd
                                                                                                                                  ddddd
                                                                                                                                ddddd
                                                                                                                                  ddddd
                                                                                                                                ddddd
                                                                                                                                  ddddd
                                                                                                                                ddddd
                                                                                                                                  ddddd

                                                                                  d   dddddddddddddddddddddddddddddddddddddddddd
                                                                                  d ddddddddddddddddddddddddddddddddddddddddd  d
                                                                                  d   dddddddddddddddddddddddddddddddddddddddddd
                                                                                  d ddddddddddddddddddddddddddddddddddddddddd  d
                                                                                  d   dddddddddddddddddddddddddddddddddddddddddd
                                                                                  d ddddddddddddddddddddddddddddddddddddddddd  d

                 bbbbbddddd  bbbddddd  bddddddd  bdddddddddd  bdddddd  bdddddd  bddddddd  bdddddddd  bddddd  bddddd  bddddd  bddddddd
                """)
    }

    @Test("The map of a way over land") func mapOfWay() async {
        await Scene.mapOfWay.expect(
            """
             1 Countries   2 Trips   3 Favourites   4 Map                                                                     jaunt
             Map: Germany → Slovenia





                                              ⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⠋⠉⠉⠉⠋⠉⠉⠉⠋⠉⠉⠉⠋⠉⠉⠉⠋⠉⠉⠉⠋⠉⠉⠉⠋⠉⠉⠉⠋⠉⠉⠉⠋⠉
                                              ⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿  ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂
                                              ⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂
                                              ⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿  ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂
                                              ⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂
                                              ⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿  ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂
                                              ⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂
                                              ⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿• Berlin⣿⣿⣿  ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂
                                              ⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂
                                              ⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿  ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂
                                              ⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂
                                              ⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿  ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂
                                              ⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿Germany⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⠂   ⠂   ⠂   ⠂ Poland⠂   ⠂   ⠂   ⠂
                                              ⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿  ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂
                                              ⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂
                                              ⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿  ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂
                                              ⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂
                                              ⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿  ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂
                                              ⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂
                                              ⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿  ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂
                                              ⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂
                                              ⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿  ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂
                                              ⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂
                                              ⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿  ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂
                                              ⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂
                                              ⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣀⣀⣂⣀⣀⣀⣂⣀⣀⣀⣂⣀⣀⣀⣂⣀⣀⣀⣂⣀⣀⣀⣂⣀⣀⣀⣂⣀⣀⣀⣂⣀⣀⣀
                                              ⡇   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂  ⢸
                                              ⡇ ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂⢸
                                              ⡇   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂  ⢸
                                              ⡇ ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂⢸
                                              ⡇   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂  ⢸
             Germany, 9 neighbours                                                      route 1 of 4, 2 borders · a column is 22 km
             Enter open  Tab country  J next way  + closer  - away  0 world  t trips  ? keys  Esc back  h left  j down  k up
            """,
            dark: """
                ccccccccccccc ccccccccc cccccccccccccc TTTTTTT                                                                    dddddd
                 bbbbbbbbbbbbbbbbbbbbbbb





                                                  ccccccccccccccccccccccccccccccccccccccccccccccccccccdddddddddddddddddddddddddddddddddd
                                                  cccccccccccccccccccccccccccccccccccccccccccccccccccc  ddddddddddddddddddddddddddddd
                                                  ccccccccccccccccccccccccccccccccccccccccccccccccccccddddddddddddddddddddddddddddddddd
                                                  cccccccccccccccccccccccccccccccccccccccccccccccccccc  ddddddddddddddddddddddddddddd
                                                  ccccccccccccccccccccccccccccccccccccccccccccccccccccddddddddddddddddddddddddddddddddd
                                                  cccccccccccccccccccccccccccccccccccccccccccccccccccc  ddddddddddddddddddddddddddddd
                                                  ccccccccccccccccccccccccccccccccccccccccccccccccccccddddddddddddddddddddddddddddddddd
                                                  cccccccccccccccccccccccccccccccccccccccccbbbbbbbbccc  ddddddddddddddddddddddddddddd
                                                  ccccccccccccccccccccccccccccccccccccccccccccccccccccddddddddddddddddddddddddddddddddd
                                                  cccccccccccccccccccccccccccccccccccccccccccccccccccc  ddddddddddddddddddddddddddddd
                                                  ccccccccccccccccccccccccccccccccccccccccccccccccccccddddddddddddddddddddddddddddddddd
                                                  cccccccccccccccccccccccccccccccccccccccccccccccccccc  ddddddddddddddddddddddddddddd
                                                  cccccccccccccccccccccc???????cccccccccccccccccccccccddddddddddddd ddddddddddddddddddd
                                                  cccccccccccccccccccccccccccccccccccccccccccccccccccc  ddddddddddddddddddddddddddddd
                                                  ccccccccccccccccccccccccccccccccccccccccccccccccccccddddddddddddddddddddddddddddddddd
                                                  cccccccccccccccccccccccccccccccccccccccccccccccccccc  ddddddddddddddddddddddddddddd
                                                  ccccccccccccccccccccccccccccccccccccccccccccccccccccddddddddddddddddddddddddddddddddd
                                                  cccccccccccccccccccccccccccccccccccccccccccccccccccc  ddddddddddddddddddddddddddddd
                                                  ccccccccccccccccccccccccccccccccccccccccccccccccccccddddddddddddddddddddddddddddddddd
                                                  cccccccccccccccccccccccccccccccccccccccccccccccccccc  ddddddddddddddddddddddddddddd
                                                  ccccccccccccccccccccccccccccccccccccccccccccccccccccddddddddddddddddddddddddddddddddd
                                                  cccccccccccccccccccccccccccccccccccccccccccccccccccc  ddddddddddddddddddddddddddddd
                                                  ccccccccccccccccccccccccccccccccccccccccccccccccccccddddddddddddddddddddddddddddddddd
                                                  cccccccccccccccccccccccccccccccccccccccccccccccccccc  ddddddddddddddddddddddddddddd
                                                  ccccccccccccccccccccccccccccccccccccccccccccccccccccddddddddddddddddddddddddddddddddd
                                                  ccccccccccccccccccccccccccccccccccccccccccccccccccccdddddddddddddddddddddddddddddddddd
                                                  d   ddddddddddddddddddddddddddddddddddddddddddddd  d
                                                  d dddddddddddddddddddddddddddddddddddddddddddddddddd
                                                  d   ddddddddddddddddddddddddddddddddddddddddddddd  d
                                                  d dddddddddddddddddddddddddddddddddddddddddddddddddd
                                                  d   ddddddddddddddddddddddddddddddddddddddddddddd  d
                                                                                            ccccccccccccccccccccccccccccccccccccccccccc
                 kkkkkddddd  kkkdddddddd  kddddddddd  kddddddd  kddddd  kdddddd  kdddddd  kddddd  kkkddddd  kddddd  kddddd  kddd
                """,
            monochrome: """
                                                       BBBBBBB                                                                    dddddd
                 bbbbbbbbbbbbbbbbbbbbbbb





                                                                                                      dddddddddddddddddddddddddddddddddd
                                                                                                        ddddddddddddddddddddddddddddd
                                                                                                      ddddddddddddddddddddddddddddddddd
                                                                                                        ddddddddddddddddddddddddddddd
                                                                                                      ddddddddddddddddddddddddddddddddd
                                                                                                        ddddddddddddddddddddddddddddd
                                                                                                      ddddddddddddddddddddddddddddddddd
                                                                                           bbbbbbbb     ddddddddddddddddddddddddddddd
                                                                                                      ddddddddddddddddddddddddddddddddd
                                                                                                        ddddddddddddddddddddddddddddd
                                                                                                      ddddddddddddddddddddddddddddddddd
                                                                                                        ddddddddddddddddddddddddddddd
                                                                        rrrrrrr                       ddddddddddddd ddddddddddddddddddd
                                                                                                        ddddddddddddddddddddddddddddd
                                                                                                      ddddddddddddddddddddddddddddddddd
                                                                                                        ddddddddddddddddddddddddddddd
                                                                                                      ddddddddddddddddddddddddddddddddd
                                                                                                        ddddddddddddddddddddddddddddd
                                                                                                      ddddddddddddddddddddddddddddddddd
                                                                                                        ddddddddddddddddddddddddddddd
                                                                                                      ddddddddddddddddddddddddddddddddd
                                                                                                        ddddddddddddddddddddddddddddd
                                                                                                      ddddddddddddddddddddddddddddddddd
                                                                                                        ddddddddddddddddddddddddddddd
                                                                                                      ddddddddddddddddddddddddddddddddd
                                                                                                      dddddddddddddddddddddddddddddddddd
                                                  d   ddddddddddddddddddddddddddddddddddddddddddddd  d
                                                  d dddddddddddddddddddddddddddddddddddddddddddddddddd
                                                  d   ddddddddddddddddddddddddddddddddddddddddddddd  d
                                                  d dddddddddddddddddddddddddddddddddddddddddddddddddd
                                                  d   ddddddddddddddddddddddddddddddddddddddddddddd  d

                 bbbbbddddd  bbbdddddddd  bddddddddd  bddddddd  bddddd  bdddddd  bdddddd  bddddd  bbbddddd  bddddd  bddddd  bddd
                """)
    }

    @Test("The map of a flight") func mapOfFlight() async {
        await Scene.mapOfFlight.expect(
            """
             1 Countries   2 Trips   3 Favourites   4 Map                                                                     jaunt
             Map: Copenhagen → Málaga
                   ⡇⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂⡂  ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂  ⢸
                   ⡇  ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂  ⡂⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂⢸
                   ⡇⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂⡂  ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂  ⢸
                   ⡇  ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂  ⡂⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂⢸
                   ⡇⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂⡂  ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂  ⢸
                   ⡇  ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂  ⡂⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂⢸
                   ⡇⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂⡂  ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂  ⢸
                   ⡇  ⠂   ⠂  • Copenhagen ⠂Germany⠂   ⠂   ⠂   ⠂   ⠂  ⡂⠂   ⠂   ⠂   ⠂   ⠂   ⠂Poland ⠂   ⠂   ⠂   ⠂   ⠂   ⠂⢸
                   ⡇⠂   ⠂   ⠂⠈⠑⠢⢄⡀  ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂⡂  ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂  ⢸
                   ⡇  ⠂   ⠂   ⠂  ⠈⠑⠢⠤⣀⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂  ⡂⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂⢸
                   ⡇⠂   ⠂   ⠂   ⠂   ⠂ ⠉⠒⠤⣀  ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂⡂  ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂  ⢸
                   ⡇  ⠂   ⠂   ⠂   ⠂   ⠂   ⠉⠒⠤⣀⡀   ⠂   ⠂   ⠂   ⠂   ⠂  ⡂⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂⢸
                   ⡇⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂ ⠈⠑⠢⢄⡀ ⠂   ⠂   ⠂   ⠂   ⠂⡂  ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂  ⢸
                   ⡇  ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠈⠑⠢⢄⡀   ⠂   ⠂   ⠂  ⡂⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂⢸
                   ⡇⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂ ⠈⠉⠒⠤⣀ ⠂   ⠂   ⠂⡂  ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂  ⢸
                   ⡇⠂⠂⠂⠂⠂⠂⠂⠂⠂⠂⠂⠂⠂⠂⠂⠂⠂⠂⠂⠂⠂⠂⠂⠂⠂⠂⠂⠂⠂⠂⠂⠂⠂⠂⠂⠂⠂⠂⠂⠋⠒⠦⣂⠂⠂⠂⠂⠂⠂⡖⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠚
                   ⡇⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂  ⠉⠒⠢⢄⡀⠂⡇
                   ⡇  ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂⠈⠑⡧⢄⡀
                   ⡇⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂⡇ ⠈⠑⠢⠤⣀
                   ⡇  ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂  ⡇      ⠉⠒⠤⣀
                   ⡇⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂⡇          ⠉⠒⠤⣀⡀
                   ⡇  ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂  ⡇              ⠈⠑⠢⢄⡀
                   ⡇⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂⡇                  ⠈⠑⠢⢄⡀
                   ⡇  ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂  ⡇                      ⠈⠉⠒⠤⣀
                   ⡇⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂⡇                           ⠉⠒⠤⣀⡀
                   ⡇  ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂  ⡇                               ⠈⠑⠢⢄⣀
                   ⡇⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂⡇                                    ⠉⠒⠢⢄⡀
                   ⡇  ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂  ⡇                                        ⠈⠑⠢⢄⡀
                   ⡇⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂⡇                                            • Málaga
                   ⡇  ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂  ⡇
                   ⡇⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂⡇
                   ⡇  ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂  ⡇
                   ⡇⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂⡇
                   ⡇  ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂  ⡇
                   ⡇⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂⡇
                   ⡇  ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂  ⡇
             no country selected; Tab selects one                                                                 a column is 22 km
             Esc clear  Tab country  + closer  - away  0 world  t trips  ? keys  q quit  h left  j down  k up  l right
            """,
            monochromeText: """
                 1 Countries   2 Trips   3 Favourites   4 Map                                                                     jaunt
                 Map: Copenhagen → Málaga
                       ⡇⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂⡂  ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂  ⢸
                       ⡇  ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂  ⡂⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂⢸
                       ⡇⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂⡂  ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂  ⢸
                       ⡇  ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂  ⡂⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂⢸
                       ⡇⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂⡂  ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂  ⢸
                       ⡇  ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂  ⡂⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂⢸
                       ⡇⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂⡂  ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂  ⢸
                       ⡇  ⠂   ⠂  • Copenhagen ⠂Germany⠂   ⠂   ⠂   ⠂   ⠂  ⡂⠂   ⠂   ⠂   ⠂   ⠂   ⠂Poland ⠂   ⠂   ⠂   ⠂   ⠂   ⠂⢸
                       ⡇⠂   ⠂   ⠂⠈⠑ ⢄⡀  ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂⡂  ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂  ⢸
                       ⡇  ⠂   ⠂   ⠂  ⠈ ⠢⠤ ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂  ⡂⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂⢸
                       ⡇⠂   ⠂   ⠂   ⠂   ⠂ ⠉⠒ ⣀  ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂⡂  ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂  ⢸
                       ⡇  ⠂   ⠂   ⠂   ⠂   ⠂   ⠉ ⠤⣀    ⠂   ⠂   ⠂   ⠂   ⠂  ⡂⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂⢸
                       ⡇⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂  ⠑⠢ ⡀ ⠂   ⠂   ⠂   ⠂   ⠂⡂  ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂  ⢸
                       ⡇  ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠈⠑ ⢄⡀   ⠂   ⠂   ⠂  ⡂⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂⢸
                       ⡇⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂ ⠈ ⠒⠤  ⠂   ⠂   ⠂⡂  ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂  ⢸
                       ⡇⠂⠂⠂⠂⠂⠂⠂⠂⠂⠂⠂⠂⠂⠂⠂⠂⠂⠂⠂⠂⠂⠂⠂⠂⠂⠂⠂⠂⠂⠂⠂⠂⠂⠂⠂⠂⠂⠂⠂⠋⠒⠂⣂⠂⠂⠂⠂⠂⠂⡖⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠚
                       ⡇⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂  ⠉ ⠢⢄ ⠂⡇
                       ⡇  ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂ ⠑⡧ ⡀
                       ⡇⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂⡇ ⠈⠑ ⠤⣀
                       ⡇  ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂  ⡇       ⠒⠤
                       ⡇⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂⡇          ⠉⠒ ⣀⡀
                       ⡇  ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂  ⡇              ⠈ ⠢⢄
                       ⡇⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂⡇                   ⠑⠢ ⡀
                       ⡇  ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂  ⡇                      ⠈⠉ ⠤⣀
                       ⡇⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂⡇                            ⠒⠤ ⡀
                       ⡇  ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂  ⡇                               ⠈⠑ ⢄⣀
                       ⡇⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂⡇                                     ⠒⠢ ⡀
                       ⡇  ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂  ⡇                                        ⠈⠑ ⢄⡀
                       ⡇⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂⡇                                            • Málaga
                       ⡇  ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂  ⡇
                       ⡇⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂⡇
                       ⡇  ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂  ⡇
                       ⡇⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂⡇
                       ⡇  ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂  ⡇
                       ⡇⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂⡇
                       ⡇  ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂   ⠂  ⡇
                 no country selected; Tab selects one                                                                 a column is 22 km
                 Esc clear  Tab country  + closer  - away  0 world  t trips  ? keys  q quit  h left  j down  k up  l right
                """,
            dark: """
                ccccccccccccc ccccccccc cccccccccccccc TTTTTTT                                                                    dddddd
                 bbbbbbbbbbbbbbbbbbbbbbbb
                       ddddddddddddddddddddddddddddddddddddddddddddddddddd  ddddddddddddddddddddddddddddddddddddddddddddd  d
                       d  ddddddddddddddddddddddddddddddddddddddddddddd  ddddddddddddddddddddddddddddddddddddddddddddddddddd
                       ddddddddddddddddddddddddddddddddddddddddddddddddddd  ddddddddddddddddddddddddddddddddddddddddddddd  d
                       d  ddddddddddddddddddddddddddddddddddddddddddddd  ddddddddddddddddddddddddddddddddddddddddddddddddddd
                       ddddddddddddddddddddddddddddddddddddddddddddddddddd  ddddddddddddddddddddddddddddddddddddddddddddd  d
                       d  ddddddddddddddddddddddddddddddddddddddddddddd  ddddddddddddddddddddddddddddddddddddddddddddddddddd
                       ddddddddddddddddddddddddddddddddddddddddddddddddddd  ddddddddddddddddddddddddddddddddddddddddddddd  d
                       d  ddddd  bbbbbbbbbbbb ddddddddddddddddddddddddd  dddddddddddddddddddddddddddd dddddddddddddddddddddd
                       ddddddddddkkkkk  dddddddddddddddddddddddddddddddddd  ddddddddddddddddddddddddddddddddddddddddddddd  d
                       d  ddddddddd  kkkkkddddddddddddddddddddddddddddd  ddddddddddddddddddddddddddddddddddddddddddddddddddd
                       dddddddddddddddddd kkkk  dddddddddddddddddddddddddd  ddddddddddddddddddddddddddddddddddddddddddddd  d
                       d  ddddddddddddddddd   kkkkk   ddddddddddddddddd  ddddddddddddddddddddddddddddddddddddddddddddddddddd
                       dddddddddddddddddddddddddd kkkkk dddddddddddddddddd  ddddddddddddddddddddddddddddddddddddddddddddd  d
                       d  ddddddddddddddddddddddddd   kkkkk   ddddddddd  ddddddddddddddddddddddddddddddddddddddddddddddddddd
                       dddddddddddddddddddddddddddddddddd kkkkk dddddddddd  ddddddddddddddddddddddddddddddddddddddddddddd  d
                       ddddddddddddddddddddddddddddddddddddddddkkkkddddddddddddddddddddddddddddddddddddddddddddddddddddddddd
                       dddddddddddddddddddddddddddddddddddddddddd  kkkkkdd
                       d  dddddddddddddddddddddddddddddddddddddddddddddkkkkk
                       ddddddddddddddddddddddddddddddddddddddddddddddddddd kkkkk
                       d  ddddddddddddddddddddddddddddddddddddddddddddd  d      kkkk
                       ddddddddddddddddddddddddddddddddddddddddddddddddddd          kkkkk
                       d  ddddddddddddddddddddddddddddddddddddddddddddd  d              kkkkk
                       ddddddddddddddddddddddddddddddddddddddddddddddddddd                  kkkkk
                       d  ddddddddddddddddddddddddddddddddddddddddddddd  d                      kkkkk
                       ddddddddddddddddddddddddddddddddddddddddddddddddddd                           kkkkk
                       d  ddddddddddddddddddddddddddddddddddddddddddddd  d                               kkkkk
                       ddddddddddddddddddddddddddddddddddddddddddddddddddd                                    kkkkk
                       d  ddddddddddddddddddddddddddddddddddddddddddddd  d                                        kkkkk
                       ddddddddddddddddddddddddddddddddddddddddddddddddddd                                            bbbbbbbb
                       d  ddddddddddddddddddddddddddddddddddddddddddddd  d
                       ddddddddddddddddddddddddddddddddddddddddddddddddddd
                       d  ddddddddddddddddddddddddddddddddddddddddddddd  d
                       ddddddddddddddddddddddddddddddddddddddddddddddddddd
                       d  ddddddddddddddddddddddddddddddddddddddddddddd  d
                       ddddddddddddddddddddddddddddddddddddddddddddddddddd
                       d  ddddddddddddddddddddddddddddddddddddddddddddd  d
                                                                                                                      ccccccccccccccccc
                 kkkdddddd  kkkdddddddd  kddddddd  kddddd  kdddddd  kdddddd  kddddd  kddddd  kddddd  kddddd  kddd  kdddddd
                """,
            monochrome: """
                                                       BBBBBBB                                                                    dddddd
                 bbbbbbbbbbbbbbbbbbbbbbbb
                       ddddddddddddddddddddddddddddddddddddddddddddddddddd  ddddddddddddddddddddddddddddddddddddddddddddd  d
                       d  ddddddddddddddddddddddddddddddddddddddddddddd  ddddddddddddddddddddddddddddddddddddddddddddddddddd
                       ddddddddddddddddddddddddddddddddddddddddddddddddddd  ddddddddddddddddddddddddddddddddddddddddddddd  d
                       d  ddddddddddddddddddddddddddddddddddddddddddddd  ddddddddddddddddddddddddddddddddddddddddddddddddddd
                       ddddddddddddddddddddddddddddddddddddddddddddddddddd  ddddddddddddddddddddddddddddddddddddddddddddd  d
                       d  ddddddddddddddddddddddddddddddddddddddddddddd  ddddddddddddddddddddddddddddddddddddddddddddddddddd
                       ddddddddddddddddddddddddddddddddddddddddddddddddddd  ddddddddddddddddddddddddddddddddddddddddddddd  d
                       d  ddddd  bbbbbbbbbbbb ddddddddddddddddddddddddd  dddddddddddddddddddddddddddd dddddddddddddddddddddd
                       ddddddddddbbbbb  dddddddddddddddddddddddddddddddddd  ddddddddddddddddddddddddddddddddddddddddddddd  d
                       d  ddddddddd  bbbbbddddddddddddddddddddddddddddd  ddddddddddddddddddddddddddddddddddddddddddddddddddd
                       dddddddddddddddddd bbbb  dddddddddddddddddddddddddd  ddddddddddddddddddddddddddddddddddddddddddddd  d
                       d  ddddddddddddddddd   bbbbb   ddddddddddddddddd  ddddddddddddddddddddddddddddddddddddddddddddddddddd
                       dddddddddddddddddddddddddd bbbbb dddddddddddddddddd  ddddddddddddddddddddddddddddddddddddddddddddd  d
                       d  ddddddddddddddddddddddddd   bbbbb   ddddddddd  ddddddddddddddddddddddddddddddddddddddddddddddddddd
                       dddddddddddddddddddddddddddddddddd bbbbb dddddddddd  ddddddddddddddddddddddddddddddddddddddddddddd  d
                       ddddddddddddddddddddddddddddddddddddddddbbbbddddddddddddddddddddddddddddddddddddddddddddddddddddddddd
                       dddddddddddddddddddddddddddddddddddddddddd  bbbbbdd
                       d  dddddddddddddddddddddddddddddddddddddddddddddbbbbb
                       ddddddddddddddddddddddddddddddddddddddddddddddddddd bbbbb
                       d  ddddddddddddddddddddddddddddddddddddddddddddd  d      bbbb
                       ddddddddddddddddddddddddddddddddddddddddddddddddddd          bbbbb
                       d  ddddddddddddddddddddddddddddddddddddddddddddd  d              bbbbb
                       ddddddddddddddddddddddddddddddddddddddddddddddddddd                  bbbbb
                       d  ddddddddddddddddddddddddddddddddddddddddddddd  d                      bbbbb
                       ddddddddddddddddddddddddddddddddddddddddddddddddddd                           bbbbb
                       d  ddddddddddddddddddddddddddddddddddddddddddddd  d                               bbbbb
                       ddddddddddddddddddddddddddddddddddddddddddddddddddd                                    bbbbb
                       d  ddddddddddddddddddddddddddddddddddddddddddddd  d                                        bbbbb
                       ddddddddddddddddddddddddddddddddddddddddddddddddddd                                            bbbbbbbb
                       d  ddddddddddddddddddddddddddddddddddddddddddddd  d
                       ddddddddddddddddddddddddddddddddddddddddddddddddddd
                       d  ddddddddddddddddddddddddddddddddddddddddddddd  d
                       ddddddddddddddddddddddddddddddddddddddddddddddddddd
                       d  ddddddddddddddddddddddddddddddddddddddddddddd  d
                       ddddddddddddddddddddddddddddddddddddddddddddddddddd
                       d  ddddddddddddddddddddddddddddddddddddddddddddd  d

                 bbbdddddd  bbbdddddddd  bddddddd  bddddd  bdddddd  bdddddd  bddddd  bddddd  bddddd  bddddd  bddd  bdddddd
                """)
    }
}
