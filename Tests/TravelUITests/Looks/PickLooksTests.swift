import Testing

/// The lists of `jaunt pick`, with and without colours.
@Suite("How choosing looks", .timeLimit(.minutes(1)))
struct PickLooksTests {
    @Test("Choosing a country, two of them marked") func country() async {
        await Scene.pickingCountry.expect(
            """
             1 Choose a country                                       jaunt
             Countries
            Code  Country                 Capital           Native name    ›
            AT   ●Austria                 Vienna            Österreich
            BE    Belgium                 Brussels          België
            CZ   ●Czechia                 Prague            Česko
            DK    Denmark                 Copenhagen        Danmark
            FR    France                  Paris             France
             13 countries, 2 marked
             Enter choose  / filter  ? keys  q quit  s sort  e export
            """,
            dark: """
                TTTTTTTTTTTTTTTTTTTT                                      dddddd
                 bbbbbbbbb
                hhhh  hhhhhhhhhhhhhhhhhhhhhh  hhhhhhhhhhhhhhhh  hhhhhhhhhhhhhhhd



                rrrrrrrrrrrrrrrrrrrrrrrrrrrr


                 kkkkkddddddd  kddddddd  kddddd  kddddd  kddddd  kddddddd
                """,
            monochrome: """
                BBBBBBBBBBBBBBBBBBBB                                      dddddd
                 bbbbbbbbb
                uuuu  uuuuuuuuuuuuuuuuuuuuuu  uuuuuuuuuuuuuuuu  uuuuuuuuuuuuuuud



                rrrrrrrrrrrrrrrrrrrrrrrrrrrr


                 bbbbbddddddd  bddddddd  bddddd  bddddd  bddddd  bddddddd
                """)
    }

    @Test("Choosing an airport, while one types") func airport() async {
        await Scene.pickingAirport.expect(
            """
             1 Choose an airport                                      jaunt
             Airports
            Code  City               Country  Airport
            NRT   Tokyo              JP       Narita International Airport




             1 of 7 airports with 'rit'
            /rit                         Enter choose  Tab keep  Esc clear
            """,
            dark: """
                TTTTTTTTTTTTTTTTTTTTT                                     dddddd
                 bbbbbbbb
                hhhh  hhhhhhhhhhhhhhhhh  hhhhhhh  hhhhhhhhhhhhhhhhhhhhhhhhhhhhhh
                rrrrrrrrrrrrrrrrrrrrrrr             mmm





                kbbbbbbbbbbbbbbbbbbbbbbbbbbbbkkkkkdddddddbbkkkdddddbbkkkddddddb
                """,
            monochrome: """
                BBBBBBBBBBBBBBBBBBBBB                                     dddddd
                 bbbbbbbb
                uuuu  uuuuuuuuuuuuuuuuu  uuuuuuu  uuuuuuuuuuuuuuuuuuuuuuuuuuuuuu
                rrrrrrrrrrrrrrrrrrrrrrr             mmm





                bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbdddddddbbbbbdddddbbbbbddddddb
                """)
    }

    @Test("Choosing a trip") func trip() async {
        await Scene.pickingTrip.expect(
            """
             2 Choose a trip                                          jaunt
             Trips
               Route                 Dates                    Price        ›
            ★  Copenhagen → Málaga   3 Dec – 10 Dec          €72.50
               Berlin → Tokyo        30 Oct 2027 – 1…     JP¥98,000
               Berlin → Riga         28 Nov, one way         €49.90
               Berlin → Vilnius      3 Dec – 10 Dec    CHF 1,234.00  expired

             4 trips, cheapest €49.90 to Riga of those in EUR    demo trips
             Enter choose  / filter  R region  f favourite  p fares  ? keys
            """,
            dark: """
                TTTTTTTTTTTTTTTTT                                         dddddd
                 bbbbb
                   hhhhhhhhhhhhhhhhhhhh  hhhhhhhhhhhhhhhh  hhhhhhhhhhhh        d

                rrrrrrrrrrrrrrrrrrrrrrr

                d  dddddddddddddddddddd  dddddddddddddddd  dddddddddddd  ddddddd

                                                                     cccccccccc
                 kkkkkddddddd  kddddddd  kddddddd  kdddddddddd  kdddddd  kddddd
                """,
            monochrome: """
                BBBBBBBBBBBBBBBBB                                         dddddd
                 bbbbb
                   uuuuuuuuuuuuuuuuuuuu  uuuuuuuuuuuuuuuu  uuuuuuuuuuuu        d

                rrrrrrrrrrrrrrrrrrrrrrr

                d  dddddddddddddddddddd  dddddddddddddddd  dddddddddddd  ddddddd


                 bbbbbddddddd  bddddddd  bddddddd  bdddddddddd  bdddddd  bddddd
                """)
    }
}
