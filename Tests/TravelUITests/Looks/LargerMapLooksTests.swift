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
                                                                                  dddddddddddddddddddddddddddddddddddddddddddddd
                                                                                  dddddddddddddddddddddddddddddddddddddddddddddd
                                                                                  dddddddddddddddddddddddddddddddddddddddddddddd
                                                                                  dddddddddddddddddddddddddddddddddddddddddddddd
                                                                                  dddddddddddddddddddddddddddddddddddddddddddddd
                                                                                  dddddddddddddddddddddddddddddddddddddddddddddd

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

                                                                                  dddddddddddddddddddddddddddddddddddddddddddddd
                                                                                  dddddddddddddddddddddddddddddddddddddddddddddd
                                                                                  dddddddddddddddddddddddddddddddddddddddddddddd
                                                                                  dddddddddddddddddddddddddddddddddddddddddddddd
                                                                                  dddddddddddddddddddddddddddddddddddddddddddddd
                                                                                  dddddddddddddddddddddddddddddddddddddddddddddd

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
                                                  dddddddddddddddddddddddddddddddddddddddddddddddddddd
                                                  dddddddddddddddddddddddddddddddddddddddddddddddddddd
                                                  dddddddddddddddddddddddddddddddddddddddddddddddddddd
                                                  dddddddddddddddddddddddddddddddddddddddddddddddddddd
                                                  dddddddddddddddddddddddddddddddddddddddddddddddddddd
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
                                                  dddddddddddddddddddddddddddddddddddddddddddddddddddd
                                                  dddddddddddddddddddddddddddddddddddddddddddddddddddd
                                                  dddddddddddddddddddddddddddddddddddddddddddddddddddd
                                                  dddddddddddddddddddddddddddddddddddddddddddddddddddd
                                                  dddddddddddddddddddddddddddddddddddddddddddddddddddd

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
                       ddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd
                       ddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd
                       ddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd
                       ddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd
                       ddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd
                       ddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd
                       ddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd
                       dddddddd  bbbbbbbbbbbb ddddddddddddddddddddddddddddddddddddddddddddddddddddddd dddddddddddddddddddddd
                       ddddddddddkkkkk  dddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd
                       dddddddddddd  kkkkkdddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd
                       dddddddddddddddddd kkkk  dddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd
                       dddddddddddddddddddd   kkkkk   dddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd
                       dddddddddddddddddddddddddd kkkkk dddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd
                       dddddddddddddddddddddddddddd   kkkkk   dddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd
                       dddddddddddddddddddddddddddddddddd kkkkk dddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd
                       ddddddddddddddddddddddddddddddddddddddddkkkkddddddddddddddddddddddddddddddddddddddddddddddddddddddddd
                       dddddddddddddddddddddddddddddddddddddddddd  kkkkkdd
                       ddddddddddddddddddddddddddddddddddddddddddddddddkkkkk
                       ddddddddddddddddddddddddddddddddddddddddddddddddddd kkkkk
                       ddddddddddddddddddddddddddddddddddddddddddddddddddd      kkkk
                       ddddddddddddddddddddddddddddddddddddddddddddddddddd          kkkkk
                       ddddddddddddddddddddddddddddddddddddddddddddddddddd              kkkkk
                       ddddddddddddddddddddddddddddddddddddddddddddddddddd                  kkkkk
                       ddddddddddddddddddddddddddddddddddddddddddddddddddd                      kkkkk
                       ddddddddddddddddddddddddddddddddddddddddddddddddddd                           kkkkk
                       ddddddddddddddddddddddddddddddddddddddddddddddddddd                               kkkkk
                       ddddddddddddddddddddddddddddddddddddddddddddddddddd                                    kkkkk
                       ddddddddddddddddddddddddddddddddddddddddddddddddddd                                        kkkkk
                       ddddddddddddddddddddddddddddddddddddddddddddddddddd                                            bbbbbbbb
                       ddddddddddddddddddddddddddddddddddddddddddddddddddd
                       ddddddddddddddddddddddddddddddddddddddddddddddddddd
                       ddddddddddddddddddddddddddddddddddddddddddddddddddd
                       ddddddddddddddddddddddddddddddddddddddddddddddddddd
                       ddddddddddddddddddddddddddddddddddddddddddddddddddd
                       ddddddddddddddddddddddddddddddddddddddddddddddddddd
                       ddddddddddddddddddddddddddddddddddddddddddddddddddd
                                                                                                                      ccccccccccccccccc
                 kkkdddddd  kkkdddddddd  kddddddd  kddddd  kdddddd  kdddddd  kddddd  kddddd  kddddd  kddddd  kddd  kdddddd
                """,
            monochrome: """
                                                       BBBBBBB                                                                    dddddd
                 bbbbbbbbbbbbbbbbbbbbbbbb
                       ddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd
                       ddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd
                       ddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd
                       ddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd
                       ddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd
                       ddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd
                       ddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd
                       dddddddd  bbbbbbbbbbbb ddddddddddddddddddddddddddddddddddddddddddddddddddddddd dddddddddddddddddddddd
                       ddddddddddbbbbb  dddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd
                       dddddddddddd  bbbbbdddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd
                       dddddddddddddddddd bbbb  dddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd
                       dddddddddddddddddddd   bbbbb   dddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd
                       dddddddddddddddddddddddddd bbbbb dddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd
                       dddddddddddddddddddddddddddd   bbbbb   dddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd
                       dddddddddddddddddddddddddddddddddd bbbbb dddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd
                       ddddddddddddddddddddddddddddddddddddddddbbbbddddddddddddddddddddddddddddddddddddddddddddddddddddddddd
                       dddddddddddddddddddddddddddddddddddddddddd  bbbbbdd
                       ddddddddddddddddddddddddddddddddddddddddddddddddbbbbb
                       ddddddddddddddddddddddddddddddddddddddddddddddddddd bbbbb
                       ddddddddddddddddddddddddddddddddddddddddddddddddddd      bbbb
                       ddddddddddddddddddddddddddddddddddddddddddddddddddd          bbbbb
                       ddddddddddddddddddddddddddddddddddddddddddddddddddd              bbbbb
                       ddddddddddddddddddddddddddddddddddddddddddddddddddd                  bbbbb
                       ddddddddddddddddddddddddddddddddddddddddddddddddddd                      bbbbb
                       ddddddddddddddddddddddddddddddddddddddddddddddddddd                           bbbbb
                       ddddddddddddddddddddddddddddddddddddddddddddddddddd                               bbbbb
                       ddddddddddddddddddddddddddddddddddddddddddddddddddd                                    bbbbb
                       ddddddddddddddddddddddddddddddddddddddddddddddddddd                                        bbbbb
                       ddddddddddddddddddddddddddddddddddddddddddddddddddd                                            bbbbbbbb
                       ddddddddddddddddddddddddddddddddddddddddddddddddddd
                       ddddddddddddddddddddddddddddddddddddddddddddddddddd
                       ddddddddddddddddddddddddddddddddddddddddddddddddddd
                       ddddddddddddddddddddddddddddddddddddddddddddddddddd
                       ddddddddddddddddddddddddddddddddddddddddddddddddddd
                       ddddddddddddddddddddddddddddddddddddddddddddddddddd
                       ddddddddddddddddddddddddddddddddddddddddddddddddddd

                 bbbdddddd  bbbdddddddd  bddddddd  bddddd  bdddddd  bdddddd  bddddd  bddddd  bddddd  bddddd  bddd  bdddddd
                """)
    }
}
