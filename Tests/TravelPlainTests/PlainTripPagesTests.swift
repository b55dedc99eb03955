import TestSupport
import Testing
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
        #expect(await stage.type("1").hasPrefix("Trips: 1 of 4 trips with 'from:BER to:RIX', sorted by price"))
        #expect(await stage.type("sort none").hasPrefix("Trips: 1 of 4 trips with 'from:BER to:RIX', demo trips\n1 Berlin → Riga"))
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
        #expect(await stage.type("country") == "The feed does not say in which country this is.")
        for line in ["way", "way germany"] {
            #expect(await stage.type(line) == "The feed does not say in which countries this trip is.")
        }
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

    @Test("shows the trips of a trip's route, and to a country, from its page and from its line")
    func trips() async {
        let stage = PlainStage()
        let ofRoute = "Trips: 1 of 4 trips with 'from:BER to:NRT', demo trips\n1 Berlin → Tokyo"
        let toCountry = "Trips: 1 of 4 trips with 'to:=JP', demo trips\n1 Berlin → Tokyo"
        #expect(await stage.type("trips 8").hasPrefix(toCountry))
        #expect(await stage.type("back").hasPrefix("Countries: 13 countries\n"))
        _ = await stage.type("8")
        #expect(await stage.type("trips").hasPrefix(toCountry))
        #expect(await stage.type("trips").hasPrefix("Trips: 4 trips, demo trips\n"), "from there to all of them")
        #expect(await stage.type("trips 2").hasPrefix(ofRoute))
        #expect(await stage.type("back").hasPrefix("Trips: 4 trips, demo trips\n"))
        _ = await stage.type("2")
        #expect(await stage.type("trips").hasPrefix(ofRoute))
        #expect(
            await stage.type("regions")
                == "That does nothing here (regions: choose the region whose trips are listed, on the list of the feed's trips).")
        #expect(await stage.type("back").hasPrefix("Berlin → Tokyo\n"))
        #expect(await stage.type("back").hasPrefix("Trips: 4 trips, demo trips\n"))
        _ = await stage.type("countries")
        _ = await stage.type("1")
        #expect(await stage.type("trips 2").hasPrefix("Trips: 0 of 4 trips with 'to:=DE'"), "of a neighbour")
    }

    @Test("leaves the user's own list of trips as it was, whichever way the trips of a page are left")
    func ownList() async {
        let stage = PlainStage()
        _ = await stage.type("trips")
        _ = await stage.type("/from:BER")
        for way in ["trips", "favourites"] {
            _ = await stage.type("countries")
            _ = await stage.type("8")
            #expect(await stage.type("trips").hasPrefix("Trips: 1 of 4 trips with 'to:=JP'"))
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
        #expect(await stage.type("trips 1").hasPrefix("Trips: 0 of 4 trips with 'to:=AT'"))
        _ = await stage.type("trips")
        _ = await stage.type("keep 3")
        _ = await stage.type("favourites")
        _ = await stage.type("/riga")
        #expect(await stage.type("fares 1") == "No fares here: Travelpayouts has them. jaunt --help says how.")
        #expect(await stage.type("link 1") == "This feed gives no booking links.")
        #expect(await stage.type("trips 1").hasPrefix("Trips: 1 of 4 trips with 'from:BER to:RIX'"))
    }

    @Test("does not group fares, which all lead to one place")
    func fares() async {
        let stage = PlainStage(homes: ["VNO"])
        _ = await stage.type("/germany")
        for line in ["1", "fares", "1"] { _ = await stage.type(line) }
        #expect(
            await stage.type("destinations")
                == "That does nothing here (destinations: where the trips of the list lead, the cheapest first).")
        #expect(await stage.type("trips 1").hasPrefix("Trips: 0 of 4 trips with 'from:VNO to:FRA'"))
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
        #expect(await stage.type("trips 2").hasPrefix("Trips: 0 of 4 trips with 'to:=AT'"))
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
