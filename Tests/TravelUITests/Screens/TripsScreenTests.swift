import Foundation
import Terminal
import TestSupport
import Testing
import TravelFeatures
import TravelKit

@testable import TravelUI

@Suite("Trips on the screen", .timeLimit(.minutes(1)))
struct TripsScreenTests {
    private func trips(_ stage: Stage = Stage()) async -> Stage {
        await stage.settled()
        stage.type("2")
        await stage.settled()
        return stage
    }

    @Test("At 80×24: live trips before the expired one, prices below each other")
    func normal() async {
        expectScreen(
            await trips().screen(80, 24),
            """
             1 Countries   2 Trips   3 Favourites                                     jaunt
             Trips
               Route                 Dates                    Airline         Price        ›
               Copenhagen → Málaga   Thu 3 Dec – Thu 10 Dec   FR 4048        €72.50
               Berlin → Tokyo        30 Oct 2027 – 14 Nov 2…  LH 716      JP¥98,000
               Berlin → Riga         Sat 28 Nov, one way      BT 212         €49.90
               Berlin → Vilnius      Thu 3 Dec – Thu 10 Dec   —        CHF 1,234.00  expired















             4 trips, cheapest €49.90 to Riga of those in EUR                    demo trips
             Enter open  / filter  R region  f favourite  ? keys  q quit  s sort  e export
            """)
    }

    @Test("That a country is asked for by a part of it is said beside demo trips at 80 columns, and before the cheapest of them")
    func spelling() async {
        var format = DisplayFormat.sample
        format.countryCode = { $0 == "scotland" ? "GB" : nil }
        let edinburgh = TripLocation(city: "Edinburgh", countryCode: "GB", airport: "EDI")
        let feed = FakeTripRepository([.sample("e1", to: edinburgh), .sample("e2", to: edinburgh)])
        let stage = await trips(Stage(trips: feed, format: format))
        stage.type("/to:scotland")
        stage.press(.tab)
        let status = stage.canvas(80, 24).line(22)
        #expect(status.hasPrefix(" 2 of 2 trips") && status.hasSuffix("demo trips · scotland means United Kingdom"), "\(status)")
    }

    @Test("That prices in several currencies are not compared is said where they are sorted")
    func currencies() async {
        let stage = await trips()
        #expect(!stage.status.contains("currencies are not compared"))
        stage.app.view.screen.list?.sort(by: "price")
        await stage.settled()
        #expect(stage.status.contains("currencies are not compared"), "\(stage.status)")
        for (columns, rows) in [(80, 24), (50, 12)] {
            #expect(stage.screen(columns, rows).contains("currencies are not compared"), "\(stage.screen(columns, rows))")
        }
        #expect(!stage.status.contains("cheapest"))
    }

    @Test("At 120×40 with the details of the selected trip beside them")
    func wide() async {
        expectScreen(
            await trips().screen(120, 40),
            """
             1 Countries   2 Trips   3 Favourites                                                                             jaunt
             Trips
               Route                 Dates                  Airline         Price        › │ Copenhagen → Málaga
               Copenhagen → Málaga   3 Dec – 10 Dec         FR 4048        €72.50          │
               Berlin → Tokyo        30 Oct 2027 – 14 Nov…  LH 716      JP¥98,000          │ Departure
               Berlin → Riga         28 Nov, one way        BT 212         €49.90          │ When          Thu 3 Dec 07:25
               Berlin → Vilnius      3 Dec – 10 Dec         —        CHF 1,234.00  expired │               (Copenhagen time)
                                                                                           │
                                                                                           │ From          Copenhagen Kastrup
                                                                                           │               Airport (CPH), Denmark
                                                                                           │
                                                                                           │ To            Málaga (AGP), Spain
                                                                                           │
                                                                                           │
                                                                                           │
                                                                                           │ Return
                                                                                           │ When          Thu 10 Dec 19:05 (your
                                                                                           │               time)
                                                                                           │
                                                                                           │
                                                                                           │ General
                                                                                           │ Price         €72.50
                                                                                           │
                                                                                           │ Flight        FR 4048
                                                                                           │
                                                                                           │ Offer         until Wed 25 Nov 13:00
                                                                                           │
                                                                                           │ Found         Fri 20 Nov 10:00
                                                                                           │
                                                                                           │ Trip          t1
                                                                                           │
                                                                                           │
                                                                                           │
                                                                                           │
                                                                                           │
                                                                                           │
                                                                                           │
                                                                                           │
             4 trips, cheapest €49.90 to Riga of those in EUR                                                            demo trips
             Enter open  / filter  R region  f favourite  ? keys  q quit  s sort  e export  C columns  d destinations  T same route
            """)
    }

    @Test("At 100×30, beside details, routes are all there; a mark moves nothing")
    func marked() async {
        let stage = await trips()
        func lines() -> [String] { (2..<4).map { row in String(stage.canvas(100, 30).line(row).prefix(58)) } }
        #expect(
            lines() == [
                "   Route                 Dates                   Price    ", "   Copenhagen → Málaga   3 Dec – 10 Dec         €72.50    ",
            ])
        stage.type("m")
        #expect(
            lines() == [
                "   Route                 Dates                   Price    ", "  ●Copenhagen → Málaga   3 Dec – 10 Dec         €72.50    ",
            ])
    }

    @Test("At 40×10 the mark, the route and the price are left")
    func small() async {
        let stage = await trips(Stage(favourites: FakeFavouriteRepository([.toTokyo])))
        await stage.see("★")
        expectScreen(
            stage.screen(40, 10),
            """
             1 Countries   2 Trips   3 Favourites
             Trips
               Route                          Price›
               Copenhagen → Málaga            €72.50
            ★  Berlin → Tokyo              JP¥98,000
               Berlin → Riga                  €49.90
             × Berlin → Vilnius         CHF 1,234.00

             4 trips                     demo trips
             Enter open  / filter  R region  ? keys
            """)
    }

    @Test("What is over has a sign where the column that says so has no room, beside the star and in ASCII too")
    func signOfPast() async {
        let stage = await trips()
        for (columns, isASCII, beginning) in [
            (40, false, " × Berlin → Vilnius  "), (40, true, " x Berlin > Vilnius  "), (80, false, "   Berlin → Vilnius  "),
        ] {
            let line = stage.canvas(columns, 12, isASCII: isASCII).line(6)
            #expect(line.hasPrefix(beginning) && line.hasSuffix("expired") == (columns == 80), "\(line)")
        }
        #expect(stage.canvas(40, 12).line(5).hasPrefix("   Berlin → Riga  "), "this one can still be had")
        let favourites = Stage(favourites: FakeFavouriteRepository([.toVilnius]))
        await favourites.settled()
        favourites.type("3")
        await favourites.settled()
        #expect(favourites.canvas(40, 12).line(3).hasPrefix("★× Berlin → Vilnius  "), "\(favourites.canvas(40, 12).text)")
    }

    @Test("A trip's page at 80×24: times in the zones of the airports, as far as these are known")
    func page() async {
        let stage = await trips()
        stage.press(.enter)
        await stage.see("Kastrup")
        expectScreen(
            stage.screen(80, 24),
            """
             1 Countries   2 Trips   3 Favourites                                     jaunt
             Trips › Copenhagen → Málaga
            Copenhagen → Málaga  €72.50
            Departure
            When          Thu 3 Dec 07:25 (Copenhagen time)
            From          Copenhagen Kastrup Airport (CPH), Denmark
            To            Málaga (AGP), Spain
            Return
            When          Thu 10 Dec 19:05 (your time)
            In figures
            Distance      —
            Nights        about 7 in Málaga
            Per night     about €10.36
            Per 100 km    —
            General
            Price         €72.50
            Flight        FR 4048
            Offer         until Wed 25 Nov 13:00
            Found         Fri 20 Nov 10:00
            Trip          t1


                                                                                  demo trip
             Enter country  f favourite  T trips  Esc back  ? keys  Q quit  e export
            """)
    }

    @Test("On a tall page the map of a trip is as high as that of a country: two thirds of its width")
    func tallMap() async {
        let airports = [("CPH", 3.0, -8.0), ("AGP", -5.0, 9.0)].map { code, latitude, longitude in
            Airport(
                code: AirportCode(code), name: "", city: "", country: "",
                coordinate: Coordinate(latitude: latitude, longitude: longitude))
        }
        let stage = await trips(Stage(airports: FakeAirportRepository(airports), outlines: FakeOutlineRepository()))
        stage.press(.enter)
        func lastRow() -> Int? {
            let canvas = stage.canvas(140, 60)
            return (2..<58).last { !canvas.line($0).dropFirst(70).allSatisfy(\.isWhitespace) }
        }
        await until { (26..<48).contains(lastRow() ?? 0) }
        let wide = stage.canvas(200, 60)
        #expect((2..<58).contains { !wide.line($0).dropFirst(100).prefix(36).allSatisfy(\.isWhitespace) }, "half of the page is the map's")
    }

    @Test("A trip's page that is too long can be scrolled, and no further than its end")
    func scrolled() async {
        let stage = await trips()
        stage.press(.enter)
        await stage.see("Kastrup")
        #expect(stage.canvas(40, 10).line(7).hasSuffix("↓"))
        stage.type("G")
        expectScreen(
            stage.screen(40, 10),
            """
             1 Countries   2 Trips   3 Favourites
             Trips › Copenhagen → Málaga
            General
            Price         €72.50
            Flight        FR 4048
            Offer         until Wed 25 Nov 13:00
            Found         Fri 20 Nov 10:00
            Trip          t1
                         demo trip · 15 lines above
             Enter country  Esc back  ? keys
            """)
        stage.type("k")
        #expect(stage.canvas(40, 10).line(7).hasPrefix("Found"))
        stage.type("gG")
        stage.press(.down, .pageDown, .control("d"))
        #expect(stage.canvas(40, 10).line(7).hasPrefix("Trip"))
    }

    @Test("Favourites, when there are none, say how to get one")
    func noFavourites() async {
        let stage = await trips()
        stage.type("3")
        await stage.settled()
        expectScreen(
            stage.screen(80, 24),
            """
             1 Countries   2 Trips   3 Favourites                                     jaunt
             Favourites
               Favourite               Dates, capital                      Price  Note     ›

            Nothing here yet. Press f on a trip or a country to keep it.

















             0 favourites
             ? keys  q quit
            """)
    }

    @Test("Favourites with one trip")
    func oneFavourite() async {
        let stage = Stage(favourites: FakeFavouriteRepository([.toMalaga]))
        await stage.settled()
        stage.type("3")
        await stage.see("★")
        await stage.settled()
        expectScreen(
            stage.screen(80, 24),
            """
             1 Countries   2 Trips   3 Favourites                                     jaunt
             Favourites
               Favourite               Dates, capital                      Price  Note     ›
            ★  Copenhagen → Málaga     Thu 3 Dec – Thu 10 Dec             €72.50


















             1 favourite                                                          demo trip
             Enter open  / filter  f favourite  a note  ? keys  q quit  s sort  e export
            """)
    }

    @Test("The countries of the selected region stand by their names below the list, or beside it", arguments: [(80, 24), (120, 40)])
    func regionDetails(_ columns: Int, _ rows: Int) async {
        let stage = await trips()
        stage.type("R")
        await stage.settled()
        stage.type("j")
        _ = stage.screen(columns, rows)
        if rows == 24 { stage.type("z") }
        let screen = stage.screen(columns, rows)
        #expect(["The Baltics", "Estonia, Lithuania,"].allSatisfy { screen.contains($0) }, "\(screen)")
        stage.type("k")
        #expect(stage.screen(columns, rows).contains("wherever trips lead"))
    }

    @Test("The regions to choose from")
    func regions() async {
        let stage = await trips()
        stage.type("R")
        await stage.settled()
        expectScreen(
            stage.screen(80, 24),
            """
             1 Countries   2 Trips   3 Favourites                                     jaunt
             Trips › Choose a region
            Region                                    Countries
            All regions
            The Baltics                               EE LT LV
            Iberia                                    ES PT
            Pacific islands                           FJ WS















             4 choices
             Enter choose  / filter  Esc back  ? keys
            """)
    }

    @Test("A price that needs a column more than prices mostly do is whole where there is no room left")
    func longPrice() async {
        let trip = Trip.sample("p", price: Money(minorUnits: 1_234_500, currency: "CHF"))
        let stage = await trips(Stage(trips: FakeTripRepository([trip], regions: Region.samples)))
        #expect(stage.screen(40, 10).contains("12,345.00"), "\(stage.screen(40, 10))")
    }

    @Test(
        "By how much a price has changed and that it is the lowest is said at 80 columns, by a sign, and in words where there is room",
        arguments: [
            (80, "↓12 % ▁"), (90, "↓12 %, lowest"), (100, "↓12 % ▁"), (104, "↓12 % ▁"), (137, "↓12 %, lowest"),
            (200, "↓12 %, lowest in 20 days"),
        ])
    func changeOfPrice(columns: Int, words: String) async throws {
        let trip = Trip.sample("p", price: Money(minorUnits: 8_800, currency: "EUR"), isDemonstration: false)
        var routes = PricedRoutes()
        let found = routes.route(of: trip, Airport.samples.byID)
        let route = try #require(found)
        let today = PriceDay(.samplePresent, in: .gmt)
        let history = PriceHistory([.init(today.adding(-20), 12_000), .init(today.adding(-3), 10_000)])
        let stage = await trips(Stage(trips: FakeTripRepository([trip]), prices: FakePriceHistoryRepository([route: history])))
        // What prices were is asked for when rows are drawn, and is known later.
        _ = stage.screen(columns, 24)
        await until { stage.screen(columns, 24).contains("↓12 %") }
        let row = stage.screen(columns, 24).split(separator: "\n").first { $0.contains("€88.00  ") }
        #expect(row?.contains("€88.00  " + words) == true && row?.contains("%,…") == false, "\(row ?? "")")
        #expect(stage.canvas(columns, 24).line(2).contains("Price  Change"), "\(stage.canvas(columns, 24).line(2))")
    }

    @Test("What happened to the file of prices is said on any page until a key is pressed, and stands among the errors")
    func brokenPrices() async {
        let prices = FakePriceHistoryRepository()
        let stage = Stage(prices: prices)
        await stage.settled()
        prices.tell("The price history was broken.")
        await stage.see("The price history was broken.")
        stage.type("E")
        #expect(stage.screen(140, 40).contains("The price history was broken."), "it is an error that is remembered")
        stage.press(.escape)
        #expect(!stage.screen(140, 40).contains("The price history was broken."))
    }

    @Test("A region without trips says so, and an empty feed too")
    func empty() async {
        let stage = await trips()
        stage.type("R")
        await stage.settled()
        stage.type("G")
        stage.press(.enter)
        await stage.settled()
        #expect(stage.screen().contains("No trips to this region. Press R to choose another."))
        let other = await trips(Stage(trips: FakeTripRepository([])))
        #expect(other.screen().contains("The feed has no trips now. Press r to look again."))
    }
}
