import Foundation
import TestSupport
import Testing
import TravelFeatures
import TravelKit
import TravelPlain

@Suite("Pages of trips without a screen", .timeLimit(.minutes(1)))
struct PlainTripPagesTests {
    @Test("comes back from the trips to a destination: to the destinations, and to the user's own filter")
    func destinations() async {
        let stage = PlainStage()
        _ = await stage.type("trips")
        _ = await stage.type("/from:BER")
        _ = await stage.type("sort price")
        #expect(await stage.type("destinations").hasPrefix("Destinations: 2 destinations"))
        _ = await stage.type("/riga")
        #expect(await stage.type("1").hasPrefix("Trips to Riga with 'from:BER': 1 of 4 trips, sorted by price"))
        #expect(await stage.type("sort none").hasPrefix("Trips to Riga with 'from:BER': 1 of 4 trips, demo trips\n1 Berlin → Riga"))
        #expect(await stage.type("back").hasPrefix("Destinations: 1 of 2 destinations with 'riga'"))
        #expect(await stage.type("back").hasPrefix("Trips: 3 of 4 trips with 'from:BER', sorted by price"))
        #expect(await stage.type("back") == "There is no page before; quit leaves.")
    }

    @Test("loads the trips anew of which the destinations are made")
    func destinationsReloaded() async {
        let trips = FakeTripRepository(Trip.samples)
        let stage = PlainStage(trips: trips)
        _ = await stage.type("trips")
        #expect(await stage.type("destinations").hasPrefix("Destinations: 3 destinations"))
        trips.trips.next(Reading([.toRiga]))
        let said = await stage.type("reload")
        #expect(said.hasPrefix("Destinations: 1 destination\n1 Riga, "), "\(said)")
        trips.trips.next(Reading(failure: .unreachable(source: "api", cause: SampleFailure("refused"))))
        let failure = "\napi cannot be reached (refused). Check the network and the address. reload tries again."
        #expect(await stage.type("reload").hasSuffix(failure))
    }

    @Test("leads from a trip to its country, and home over land")
    func tripPage() async {
        let stage = PlainStage()
        _ = await stage.type("trips")
        _ = await stage.type("2")
        for line in ["country", "1"] {
            #expect(await stage.type(line).hasPrefix("Japan\nOfficial name: "), "\(line)")
            #expect(await stage.type("back").hasPrefix("Berlin → Tokyo\n"))
        }
        #expect(await stage.type("2") == "That does nothing here; help lists the commands.")
        #expect(await stage.type("way").hasPrefix("Japan → Germany\n"))
        _ = await stage.type("back")
        #expect(await stage.type("way slovenia").hasPrefix("Japan → Slovenia\n"))
    }

    @Test("says where the feed does not know the countries of a trip")
    func unknownCountries() async {
        let trip = Trip.sample("x", to: TripLocation(city: "Atlantis", countryCode: "", airport: "XAT"))
        let stage = PlainStage(trips: FakeTripRepository([trip]))
        _ = await stage.type("trips")
        _ = await stage.type("1")
        for line in ["country", "1", "way germany"] {
            #expect(await stage.type(line) == "The feed does not say in which country this is.")
        }
        #expect(await stage.type("way") == "The feed does not say in which countries this trip is.")
    }

    @Test("leads to no page of a country that is none, as on the screen")
    func noCountries() async {
        let trip = Trip.sample("x", to: TripLocation(city: "Nowhere", countryCode: "ZZ", airport: "QQQ"))
        let stage = PlainStage(trips: FakeTripRepository([trip]))
        _ = await stage.type("trips")
        _ = await stage.type("1")
        for line in ["country", "1", "way", "way germany"] {
            #expect(await stage.type(line) == "No country has the code 'ZZ', which the feed gives.", "\(line)")
        }
        #expect(await stage.type("country germany").hasPrefix("Germany\n"))
    }

    @Test("goes from a trip over land to the country that is named, wherever the trip begins")
    func unknownStart() async {
        let trip = Trip.sample("x", from: TripLocation(city: "Nowhere", countryCode: "ZZ", airport: "QQQ"), to: .frankfurt)
        let stage = PlainStage(trips: FakeTripRepository([trip]))
        _ = await stage.type("trips")
        _ = await stage.type("1")
        #expect(await stage.type("way") == "No country has the code 'ZZ', which the feed gives.")
        #expect(await stage.type("way austria").hasPrefix("Germany → Austria\n"))
    }

    @Test("shows the trips of a line by its number wherever lines lead to trips, and says where they do not")
    func tripsByNumber() async {
        let stage = PlainStage()
        for line in ["trips", "/from:BER", "destinations", "/riga"] { _ = await stage.type(line) }
        #expect(await stage.type("trips 1").hasPrefix("Trips to Riga with 'from:BER': 1 of 4 trips"))
        #expect(await stage.type("back").hasPrefix("Destinations: 1 of 2 destinations with 'riga'"))
        #expect(await stage.type("trips 9") == "There is no 9: choose from 1 to 1.")
        for line in ["back", "regions"] { _ = await stage.type(line) }
        #expect(await stage.type("trips 3") == "trips stands alone here; '3' is too much.")
        #expect(await stage.type("trips").hasPrefix("Trips: 3 of 4 trips with 'from:BER'"))
    }

    @Test("says what trips have cost as soon as it says them, each once, and of a page in words and not by a line of bars")
    func prices() async throws {
        let trip = Trip.sample("x", price: Money(minorUnits: 9_000, currency: "EUR"), isDemonstration: false)
        var routes = PricedRoutes()
        let found = routes.route(of: trip, Airport.samples.byID)
        let (route, today) = (try #require(found), PriceDay(.samplePresent, in: .gmt))
        let history = PriceHistory([.init(today.adding(-10), 8_000), .init(today.adding(-1), 10_000)])
        let stage = PlainStage(trips: FakeTripRepository([trip]), prices: FakePriceHistoryRepository([route: history]))
        let list = await stage.type("trips").split(separator: "\n").filter { $0.hasPrefix("1 ") }
        #expect(list.count == 1 && list.allSatisfy { $0.hasSuffix(", €90.00, ↓10 %") }, "\(list)")
        let said = await stage.type("1")
        #expect(said.contains("\nPrice history, Low: €80.00, "), "\(said)")
        #expect(!said.contains("Price history, Course: "), "\(said)")
        #expect(said.components(separatedBy: "General, Price: ").count == 2, "\(said)")
    }

    @Test("says what a trip has cost on the page that the program begins with")
    func pricesAtStart() async throws {
        let trip = Trip.sample("x", price: Money(minorUnits: 9_000, currency: "EUR"), isDemonstration: false)
        var routes = PricedRoutes()
        let found = routes.route(of: trip, Airport.samples.byID)
        let route = try #require(found)
        let history = PriceHistory([.init(PriceDay(.samplePresent, in: .gmt).adding(-1), 10_000)])
        let stage = PlainStage(start: .trip(trip), prices: FakePriceHistoryRepository([route: history]))
        await stage.app.settled()
        let said = stage.said
        #expect(said.contains("\nPrice history, Now: €90.00, ↓10 %, lowest so far"), "\(said)")
        #expect(said.components(separatedBy: "General, Price: ").count == 2, "\(said)")
    }

    @Test("says once what happened to the file of prices, and remembers it")
    func brokenPrices() async {
        let trip = Trip.sample("x", price: Money(minorUnits: 9_000, currency: "EUR"), isDemonstration: false)
        let prices = FakePriceHistoryRepository()
        prices.tell("The price history was broken.")
        let stage = PlainStage(start: .trip(trip), prices: prices)
        await stage.app.settled()
        let said = stage.said
        #expect(said.components(separatedBy: "The price history was broken.").count == 2, "\(said)")
        #expect(await stage.type("errors").contains("The price history was broken, just now, "))
    }

    @Test("writes a trip for a calendar, and over a file that is there when told so twice")
    func calendar() async {
        let stage = PlainStage()
        _ = await stage.type("trips")
        _ = await stage.type("2")
        let hint = "Say where to: export and a name that ends in .ics, such as BER-NRT-20271030-20271114-LH716.ics."
        for line in ["export", "export t.csv"] { #expect(await stage.type(line) == hint) }
        #expect(await stage.type("export t.ics") == "The trip is in /here/t.ics.")
        #expect(stage.exporter.files["t.ics"]?.hasPrefix("BEGIN:VCALENDAR\r\n") == true)
        #expect(await stage.type("export t.ics") == "t.ics is there already; the same command again replaces it.")
        #expect(await stage.type("export t.ics") == "The trip is in /here/t.ics.")
    }

    @Test("says each time that a trip without a date is nothing for a calendar")
    func noCalendar() async {
        let stage = PlainStage(trips: FakeTripRepository([.sample("x", departs: nil, returns: nil)]))
        _ = await stage.type("trips")
        _ = await stage.type("1")
        for _ in 1...2 { #expect(await stage.type("export t.ics") == "The feed does not say when this trip is.") }
    }

    @Test("asks about a file that is there anew once something else was typed, and writes a trip of which only the way back is known")
    func calendarAskedAnew() async {
        let stage = PlainStage(trips: FakeTripRepository([.sample("x", departs: nil)]))
        _ = await stage.type("trips")
        _ = await stage.type("1")
        #expect(await stage.type("export t.ics") == "The trip is in /here/t.ics.")
        for between in ["link", "export u.ics", "reload"] {
            #expect(await stage.type("export t.ics") == "t.ics is there already; the same command again replaces it.")
            _ = await stage.type(between)
        }
        #expect(await stage.type("export t.ics") == "t.ics is there already; the same command again replaces it.")
    }

    @Test("shows the trips of a trip's route, and to a country, from its page and from its line")
    func trips() async {
        let stage = PlainStage()
        let ofRoute = "Trips from Berlin (BER) to Tokyo (NRT): 1 of 4 trips, demo trips\n1 Berlin → Tokyo"
        let toCountry = "Trips to Japan: 1 of 4 trips, demo trips\n1 Berlin → Tokyo"
        #expect(await stage.type("trips 8").hasPrefix(toCountry))
        #expect(await stage.type("back").hasPrefix("Countries: 13 countries\n"))
        _ = await stage.type("8")
        #expect(await stage.type("trips").hasPrefix(toCountry))
        #expect(await stage.type("trips").hasPrefix("Trips: 4 trips, demo trips\n"), "from there to all of them")
        #expect(await stage.type("trips 2").hasPrefix(ofRoute))
        #expect(await stage.type("back").hasPrefix("Trips: 4 trips, demo trips\n"))
        _ = await stage.type("2")
        #expect(await stage.type("trips").hasPrefix(ofRoute))
        #expect(await stage.type("back").hasPrefix("Berlin → Tokyo\n"))
        #expect(await stage.type("back").hasPrefix("Trips: 4 trips, demo trips\n"))
        _ = await stage.type("countries")
        _ = await stage.type("1")
        #expect(await stage.type("trips 2").hasPrefix("Trips to Germany: 0 of 4 trips"), "of a neighbour")
    }

    @Test("narrows the trips of a page by what is typed there, which / alone takes away")
    func narrowed() async {
        let stage = PlainStage()
        for line in ["trips", "/from:BER", "countries", "8"] { _ = await stage.type(line) }
        #expect(await stage.type("trips").hasPrefix("Trips to Japan: 1 of 4 trips, demo trips\n1 Berlin → Tokyo"))
        #expect(await stage.type("/malaga").hasPrefix("Trips to Japan: 0 of 4 trips with 'malaga'"))
        #expect(await stage.type("/").hasPrefix("Trips to Japan: 1 of 4 trips, demo trips\n1 Berlin → Tokyo"))
        _ = await stage.type("/tokyo")
        #expect(await stage.type("back").hasPrefix("Japan\n"))
        _ = await stage.type("countries")
        #expect(await stage.type("trips").hasPrefix("Trips: 3 of 4 trips with 'from:BER'"))
    }

    @Test("leaves the user's own list of trips as it was, whichever way the trips of a page are left")
    func ownList() async {
        let stage = PlainStage()
        _ = await stage.type("trips")
        _ = await stage.type("/from:BER")
        for way in ["countries", "favourites"] {
            _ = await stage.type("countries")
            _ = await stage.type("8")
            #expect(await stage.type("trips").hasPrefix("Trips to Japan: 1 of 4 trips"))
            _ = await stage.type(way)
            #expect(await stage.type("trips").hasPrefix("Trips: 3 of 4 trips with 'from:BER', demo trips\n"), "\(way)")
        }
    }

    @Test("does with a line of the favourites what its page does")
    func favourites() async {
        let stage = PlainStage()
        _ = await stage.type("keep 1")
        _ = await stage.type("favourites")
        #expect(await stage.type("fares 1") == "That is for trips.")
        #expect(await stage.type("link 1") == "That is for trips.")
        #expect(await stage.type("trips 1").hasPrefix("Trips to Austria: 0 of 4 trips"))
        _ = await stage.type("trips")
        _ = await stage.type("keep 3")
        _ = await stage.type("favourites")
        _ = await stage.type("/riga")
        #expect(await stage.type("fares 1") == "Fares need Travelpayouts as the source of trips; jaunt --help says how.")
        #expect(await stage.type("link 1") == "This offer has no booking link.")
        #expect(await stage.type("trips 1").hasPrefix("Trips from Berlin (BER) to Riga (RIX): 1 of 4 trips"))
    }

    @Test("does not group fares, which all lead to one place")
    func fares() async {
        let stage = PlainStage(homes: ["VNO"])
        _ = await stage.type("/germany")
        for line in ["1", "fares", "1"] { _ = await stage.type(line) }
        #expect(
            await stage.type("destinations")
                == "That does nothing here (destinations: where the trips of the list lead, the cheapest first).")
        #expect(await stage.type("trips 1").hasPrefix("Trips from Vilnius (VNO) to Frankfurt (FRA): 0 of 4 trips"))
    }

    @Test("says that a number means nothing where nothing is numbered, rather than pass over it")
    func numbers() async {
        let stage = PlainStage(homes: ["VNO"])
        _ = await stage.type("trips")
        _ = await stage.type("2")
        for word in ["keep", "link", "fares", "trips"] {
            #expect(await stage.type(word + " 3") == "\(word) stands alone here; '3' is too much.")
        }
        #expect(await stage.type("keep").contains("It is a favourite."))
        _ = await stage.type("countries")
        _ = await stage.type("1")
        #expect(await stage.type("fares 2") == "fares stands alone here; '2' is too much.")
    }

    @Test("does with a country of a way what can be done with one of another list")
    func way() async {
        let stage = PlainStage()
        for line in ["/germany", "1", "way slovenia"] { _ = await stage.type(line) }
        #expect(await stage.type("keep 2") == "Kept as a favourite.")
        #expect(await stage.type("note 2 cake") == "Noted for Austria.")
        #expect(await stage.type("keep") == "Say which ones by their numbers, such as: keep 1 3-5")
        #expect(await stage.type("trips 2").hasPrefix("Trips to Austria: 0 of 4 trips"))
        #expect(await stage.type("back").hasPrefix("Germany → Slovenia\n"))
    }

    @Test("says on a country's page which favourites go there, and that it is one, from the beginning")
    func favouritesOfCountry() async {
        let stage = PlainStage(favourites: FakeFavouriteRepository([.toTokyo], countries: [.austria]))
        #expect(await stage.type("8").contains("\nFavourites: Berlin → Tokyo"))
        _ = await stage.type("back")
        let austria = await stage.type("1")
        #expect(austria.contains("\nIt is a favourite.") && !austria.contains("Favourites:"), "\(austria)")
    }
}
