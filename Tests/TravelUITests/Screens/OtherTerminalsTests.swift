import Terminal
import TerminalText
import TestSupport
import Testing
import TravelKit

@testable import TravelUI

@Suite("Screens on terminals that can do less", .timeLimit(.minutes(1)))
struct OtherTerminalsTests {
    @Test("Trips where only ASCII can be shown")
    func asciiTrips() async {
        var trip = Trip.toMalaga
        trip.price = Money(minorUnits: 7_250, currency: "NOK")
        let stage = Stage(trips: FakeTripRepository([trip, .toVilnius]), favourites: FakeFavouriteRepository([.toMalaga]))
        await stage.settled()
        stage.type("2")
        await stage.see("★")
        await stage.settled()
        expectScreen(
            stage.screen(80, 10, isASCII: true),
            """
             1 Countries   2 Trips   3 Favourites                                     jaunt
             Trips
               Route                 Dates                    Airline         Price        >
            *  Copenhagen > Malaga   Thu 3 Dec - Thu 10 Dec   FR 4048     NOK 72.50
               Berlin > Vilnius      Thu 3 Dec - Thu 10 Dec   -        CHF 1,234.00  expired



             2 trips, cheapest NOK 72.50 to Malaga                               demo trips
             Enter open  / filter  R region  f favourite  ? keys  q quit  s sort  e export
            """)
    }

    @Test("A country's page where only ASCII can be shown, its neighbour beside it")
    func asciiBorders() async {
        let stage = Stage()
        await stage.settled()
        stage.type("/austria")
        stage.press(.enter)
        await stage.settled()
        let canvas = stage.canvas(120, 24, isASCII: true)
        expectScreen(
            canvas.text,
            """
             1 Countries   2 Trips   3 Favourites                                                                             jaunt
             Countries / Austria
            Official name Austria                                                          | Czechia
            Native name   Osterreich                                                       | Official name Czechia
            Capital       Vienna                                                           |
            Region        Europe                                                           | Native name   Cesko
            Population    9,197,213                                                        |
            Area          -                                                                | Capital       Prague
            Languages     -                                                                | Region        Europe
            Currencies    -                                                                | Population    10,905,028
            Calling code  -                                                                | Area          -
            Drives on     -                                                                | Languages     -
            Internet      -                                                                |
            Time zones    -                                                                | Currencies    -
            Codes         AT, AUT                                                          |
            Neighbours    Czechia, Germany, Slovenia, Switzerland                          | Calling code  -
            ^E 1 line below                                                                | Drives on     -
            Neighbour                    Borders     Population  Native name               | Internet      -
            Czechia                            3     10,905,028  Cesko                     | Time zones    -
            Germany                            9     83,491,249  Deutschland               | Codes         CZ, CZE
            Slovenia                           1      2,130,638  Slovenija                 | Neighbours    AUT, DEU, POL
            Switzerland                        3      9,005,582  Schweiz                   |
             4 neighbours
             Enter open  Esc back  / filter  f favourite  T trips  w way to  c compare  ? keys  Q quit  s sort  e export  C columns
            """)
        #expect(canvas.text.utf8.allSatisfy { $0 < 0x80 })
    }

    @Test("Without colours every meaning has an attribute or words of its own")
    func monochrome() async {
        let stage = Stage()
        await stage.settled()
        stage.type("2")
        await stage.settled()
        let plain = stage.canvas(80, 24, color: false)
        #expect(plain.line(6).hasSuffix("expired"))

        func style(_ row: Int, _ column: Int) -> Style { plain.style(row: row, column: column) }
        #expect(style(0, 15) != style(0, 1), "the view that is open and another")
        #expect(style(2, 3) != style(4, 3), "the header and a row")
        #expect(style(3, 3) != style(4, 3), "the selected row and another")
        #expect(style(6, 3) != style(4, 3), "an expired trip and a live one")
        #expect(style(23, 1) != style(23, 8), "a key and what it does")
        stage.app.say("This went wrong.")
        let problem = stage.canvas(80, 24, color: false).style(row: 22, column: 1)
        #expect(problem != style(22, 1), "a problem and a count")
    }
}
