import Foundation
import Terminal
import TestSupport
import Testing
import TravelKit

@testable import TravelUI

@Suite("Fares on the screen", .timeLimit(.minutes(1)))
struct FaresScreenTests {
    private func routes(_ stage: Stage = Stage(homes: ["VNO"])) async -> Stage {
        await stage.settled()
        stage.type("/germany")
        stage.press(.enter)
        await stage.settled()
        stage.type("p")
        await stage.settled()
        return stage
    }

    private func fares(_ stage: Stage = Stage(homes: ["VNO"])) async -> Stage {
        let stage = await routes(stage)
        stage.press(.enter)
        await stage.settled()
        return stage
    }

    @Test("The routes to a country at 80×24")
    func chooser() async {
        expectScreen(
            await routes().screen(80, 24),
            """
             1 Countries   2 Trips   3 Favourites                                     jaunt
             Countries › Germany › Choose a route
            Route      City                         Airport
            VNO → FRA  Frankfurt                    Frankfurt Airport
            VNO → MUC  Munich                       Munich Airport
            VNO → BER  Berlin                       Berlin Brandenburg Airport
















             3 routes
             Enter open  / filter  Esc back  ? keys  Q quit
            """)
    }

    @Test("The routes to a country at 40×10")
    func smallChooser() async {
        expectScreen(
            await routes().screen(40, 10),
            """
             1 Countries   2 Trips   3 Favourites
             … › Germany › Choose a route
            Route      City                        ›
            VNO → FRA  Frankfurt
            VNO → MUC  Munich
            VNO → BER  Berlin


             3 routes
             Enter open  / filter  Esc back  ? keys
            """)
    }

    @Test("The fares of a route at 80×24: the cheapest first, expired ones last")
    func normal() async {
        let stage = await fares(Stage(favourites: FakeFavouriteRepository([Trip.fares[1]]), homes: ["VNO"]))
        await stage.see("★")
        expectScreen(
            stage.screen(80, 24),
            """
             1 Countries   2 Trips   3 Favourites                                     jaunt
             Countries › Germany › Choose a route › Fares VNO → FRA
               Airports   Dates                           Airline             Price        ›
               VNO → FRA  Thu 3 Dec – Thu 10 Dec          LH 885             €88.00
            ★  VNO → FRA  Sat 9 Jan – Sat 16 Jan          LH 885            €121.00
               VNO → FRA  Sun 10 Jan – Sun 17 Jan         BT 245            €121.00
               VNO → FRA  Tue 1 Dec, one way              LH 885                  —
               VNO → FRA  Sat 28 Nov, one way             LH 885             €19.00  expired














             5 fares, cheapest €88.00 to Frankfurt
             Enter open  / filter  f favourite  o book  Esc back  ? keys  Q quit  s sort
            """)
    }

    @Test("At 120×20 with the details of the selected fare beside them")
    func wide() async {
        expectScreen(
            await fares().screen(120, 20),
            """
             1 Countries   2 Trips   3 Favourites                                                                             jaunt
             Countries › Germany › Choose a route › Fares VNO → FRA
               Airports   Dates                         Airline             Price        › │ Vilnius → Frankfurt
               VNO → FRA  Thu 3 Dec – Thu 10 Dec        LH 885             €88.00          │ Departure
               VNO → FRA  Sat 9 Jan – Sat 16 Jan        LH 885            €121.00          │ When          Thu 3 Dec 06:00 (your
               VNO → FRA  Sun 10 Jan – Sun 17 Jan       BT 245            €121.00          │               time)
               VNO → FRA  Tue 1 Dec, one way            LH 885                  —          │ From          Vilnius Airport (VNO),
               VNO → FRA  Sat 28 Nov, one way           LH 885             €19.00  expired │               Lithuania
                                                                                           │ To            Frankfurt Airport (FRA),
                                                                                           │               Germany
                                                                                           │ Return
                                                                                           │ When          Thu 10 Dec 10:30 (Frankf…
                                                                                           │ General
                                                                                           │ Price         €88.00
                                                                                           │ Flight        LH 885
                                                                                           │ Offer         until Mon 23 Nov 13:00
                                                                                           │ Found         Sat 21 Nov 12:30
                                                                                           │ Trip          f1
             5 fares, cheapest €88.00 to Frankfurt
             Enter open  / filter  f favourite  o book  Esc back  ? keys  Q quit  s sort  e export  C columns  T same route  m mark
            """)
    }

    @Test("At 40×10 the mark, the dates and the price are left")
    func small() async {
        expectScreen(
            await fares().screen(40, 10),
            """
             1 Countries   2 Trips   3 Favourites
             … › Choose a route › Fares VNO → FRA
               Dates                          Price›
               Thu 3 Dec – Thu 10 Dec         €88.00
               Sat 9 Jan – Sat 16 Jan        €121.00
               Sun 10 Jan – Sun 17 Jan       €121.00
               Tue 1 Dec, one way                  —
             × Sat 28 Nov, one way            €19.00
             5 fares, cheapest €88.00 to Frankfurt
             Enter open  / filter  Esc back  ? keys
            """)
    }

    @Test("A fare's page at 80×24")
    func page() async {
        let stage = await fares()
        stage.press(.enter)
        await stage.see("Frankfurt Airport")
        expectScreen(
            stage.screen(80, 24),
            """
             1 Countries   2 Trips   3 Favourites                                     jaunt
             … › Germany › Choose a route › Fares VNO → FRA › Vilnius → Frankfurt
            Vilnius → Frankfurt  €88.00
            Departure
            When          Thu 3 Dec 06:00 (your time)
            From          Vilnius Airport (VNO), Lithuania
            To            Frankfurt Airport (FRA), Germany
            Return
            When          Thu 10 Dec 10:30 (Frankfurt time)
            In figures
            Distance      —
            Nights        about 7 in Frankfurt
            Per night     about €12.57
            Per 100 km    —
            General
            Price         €88.00
            Flight        LH 885
            Offer         until Mon 23 Nov 13:00
            Found         Sat 21 Nov 12:30
            Trip          f1



             Enter country  f favourite  o book  p fares  T trips  Esc back  ? keys  Q quit
            """)
    }

    @Test("No fares: why, and what to do")
    func empty() async {
        let stage = await fares(Stage(fares: FakeFareRepository([]), homes: ["VNO"]))
        expectScreen(
            stage.screen(80, 12),
            """
             1 Countries   2 Trips   3 Favourites                                     jaunt
             Countries › Germany › Choose a route › Fares VNO → FRA
               Airports   Dates                           Airline             Price        ›

            Nobody has looked for this route of late: Travelpayouts knows fares that others
            have found.
            Press r to look again, Esc to go back.



             0 fares
             Esc back  ? keys  Q quit
            """)
        expectScreen(
            stage.screen(40, 10),
            """
             1 Countries   2 Trips   3 Favourites
             … › Choose a route › Fares VNO → FRA
               Dates                          Price›

            Nobody has looked for this route of
            late: Travelpayouts knows fares that
            others have found.
            Press r to look again, Esc to go back.
             0 fares
             Esc back  ? keys  Q quit
            """)
    }

    @Test("Fares that cannot be had")
    func failed() async {
        let fares = FakeFareRepository()
        fares.fares.next(Reading(failure: .rejected(source: "https://api.example", message: "origin is unknown", status: 400)))
        expectScreen(
            await self.fares(Stage(fares: fares, homes: ["VNO"])).screen(80, 16),
            """
             1 Countries   2 Trips   3 Favourites                                     jaunt
             Countries › Germany › Choose a route › Fares VNO → FRA


              https://api.example says: origin is unknown
              status 400
              Check what was asked, and the settings of the source. Press r to try again.








             r reload  E errors  Esc back  ? keys  Q quit
            """)
    }

    @Test("Old fares keep their age while fresh ones are on their way")
    func age() async {
        let fares = FakeFareRepository()
        let script = fares.fares.nextScript()
        let stage = await routes(Stage(fares: fares, homes: ["VNO"]))
        stage.press(.enter)
        #expect(stage.status == "⠋ loading fares")
        script.send(Part(Trip.fares, freshness: .stored(at: .samplePresent.addingTimeInterval(-7200))))
        await stage.see("5 fares")
        #expect(stage.status.hasPrefix("⠋ loading fares  5 fares"))
        #expect(stage.status.hasSuffix("2 h ago"))
        script.finish(with: Trip.fares)
        await stage.settled()
        #expect(stage.status == "5 fares, cheapest €88.00 to Frankfurt")
    }

    @Test("A trip's list and page hint at the fares, where there are any")
    func hints() async {
        let stage = Stage(homes: ["VNO"])
        stage.type("2")
        await stage.settled()
        #expect(stage.canvas(80, 24).line(23) == " Enter open  / filter  R region  f favourite  p fares  ? keys  q quit  s sort")
        stage.press(.enter)
        #expect(stage.canvas(80, 24).line(23) == " Enter country  f favourite  p fares  T trips  Esc back  ? keys  Q quit")
    }
}
