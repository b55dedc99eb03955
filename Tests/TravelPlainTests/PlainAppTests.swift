import TerminalText
import TestSupport
import Testing
import TravelFeatures
import TravelKit
import TravelPlain

@Suite("The program without a screen", .timeLimit(.minutes(1)))
struct PlainAppTests {
    @Test("says the countries once they are there, and nothing while they come")
    func beginning() async {
        let countries = FakeCountryRepository()
        let script = countries.all.nextScript()
        let stage = PlainStage(countries: countries)
        #expect(stage.said == "Jaunt. help lists the commands.")
        #expect(stage.app.isBusy)
        script.finish(with: [.austria, .iceland])
        await stage.app.settled()
        #expect(
            stage.said == """
                Countries: 2 countries
                1 Austria, AT, Vienna, Europe, 9,197,213, Österreich
                2 Iceland, IS, Reykjavík, Europe, 391,810, Ísland
                """)
        #expect(!stage.app.isBusy)
    }

    @Test("says of a trip at which it begins nothing that its airports would correct")
    func beginningAtATrip() async {
        let stage = PlainStage(start: .trip(.toTokyo))
        #expect(stage.said == "Jaunt. help lists the commands.\nBerlin → Tokyo")
        #expect(stage.app.isBusy)
        await stage.app.settled()
        let said = stage.said
        #expect(said.hasPrefix("Departure, When: ") && said.hasSuffix("\nThis is a demo trip."), "\(said)")
        #expect(said.contains("13:50 (Berlin time)") && !said.contains("(your time)"), "\(said)")
        let labels = said.split(separator: "\n").map { $0.prefix { $0 != ":" } }
        #expect(Set(labels).count == labels.count, "each is said once: \(said)")
        #expect(!stage.app.isBusy)
    }

    @Test("says what somebody waits for once that has taken long")
    func waiting() async {
        let countries = FakeCountryRepository()
        _ = countries.all.nextScript()
        let clock = NoWaitClock()
        let stage = PlainStage(countries: countries, clock: clock)
        var said = ""
        while !said.contains("Please wait") {
            await Task.yield()
            said += stage.said
        }
        #expect(said.replacing("\n", with: "") == "Jaunt. help lists the commands.Please wait: loading countries.")
        #expect(clock.waits == [PlainApp.patience])
        #expect(stage.app.take("1"))
        #expect(stage.said == "Not yet: loading countries.")
    }

    @Test("says why a filter asks in vain")
    func vainFilter() async {
        let stage = PlainStage()
        #expect(
            await stage.type("/foo:bar") == """
                Countries: 0 of 13 countries with 'foo:bar'
                The word foo: is no field; this list has none.
                Nothing matches; / alone shows everything.
                """)
        _ = await stage.type("trips")
        #expect(await stage.type("/nights:x").contains("\nThe field nights: takes a number or two, such as 3, 3-7 or 3-.\n"))
        let names = "to: at: region: from: direct: max: min: price: nights: on: after: before:"
        #expect(await stage.type("/zzz").hasSuffix("\nWhat can be asked for by name: \(names)"))
    }

    @Test("filters, sorts both ways, and goes back to the list's own order")
    func filterAndSort() async {
        let stage = PlainStage()
        #expect(
            await stage.type("/ia$ !asia") == """
                Countries: 3 of 13 countries with 'ia$ !asia'
                1 Austria, AT, Vienna, Europe, 9,197,213, Österreich
                2 Czechia, CZ, Prague, Europe, 10,905,028, Česko
                3 Slovenia, SI, Ljubljana, Europe, 2,130,638, Slovenija
                """)
        #expect(await stage.type("sort pop").hasPrefix("Countries: 3 of 13 countries with 'ia$ !asia', sorted by population\n1 Slovenia"))
        let reversed = await stage.type("sort pop")
        #expect(reversed.hasPrefix("Countries: 3 of 13 countries with 'ia$ !asia', sorted by population, reversed\n1 Czechia"))
        #expect(await stage.type("sort none").hasPrefix("Countries: 3 of 13 countries with 'ia$ !asia'\n1 Austria"))
        #expect(
            await stage.type("sort")
                == "Sort by one of: 1 code, 2 country, 3 capital, 4 region, 5 population, 6 native name; or by 0 or none, for the list's own order."
        )
        #expect(await stage.type("sort x").hasPrefix("There is no such column. Sort by one of: 1 code, 2 country, "))
        #expect(await stage.type("/zzz") == "Countries: 0 of 13 countries with 'zzz'\nNothing matches; / alone shows everything.")
        #expect(await stage.type("1") == "There is nothing to choose from.")
        #expect(await stage.type("/").hasPrefix("Countries: 13 countries\n1 Austria"))
    }

    @Test("tells the way over land from a country's page, and the next best ones")
    func way() async {
        let stage = PlainStage()
        #expect(await stage.type("way austria").hasPrefix("That does nothing here (way: the way over land from the country of the page; "))
        _ = await stage.type("/germany")
        _ = await stage.type("1")
        #expect(await stage.type("way") == "Say where to: way and the name of a country.")
        let way = await stage.type("way slovenia")
        #expect(way.hasPrefix("Germany → Slovenia\nWay 1: 2 borders"), "\(way)")
        #expect(way.contains("Way 1, way and a number shows another: 3 countries\n1 Germany, Berlin\n2 Austria, Vienna"), "\(way)")
        #expect(await stage.type("way 2").contains("Way 2, way and a number shows another: 4 countries\n1 Germany, Berlin"))
        for number in ["9", "0", "-1", "9223372036854775807", "-9223372036854775808", "99999999999999999999"] {
            #expect(await stage.type("way \(number)") == "There is no such way; way 1 is the best.", "\(number)")
        }
        for words in ["way", "way austria"] { #expect(await stage.type(words) == "Say which one by its number, such as: way 1") }
        #expect(await stage.type("1").hasPrefix("Germany\n"))
        _ = await stage.type("b")
        _ = await stage.type("b")
        #expect(await stage.type("way nowhere").hasPrefix("Germany → nowhere\nNo country is called 'nowhere'."))
    }

    @Test("says two countries fact by fact")
    func compare() async {
        let stage = PlainStage()
        _ = await stage.type("1")
        #expect(await stage.type("compare") == "Say with what: compare and the name of a country.")
        #expect(await stage.type("compare austria").hasSuffix("Those are the same country."))
        _ = await stage.type("back")
        let said = await stage.type("compare slovenia")
        #expect(said.hasPrefix("Austria and Slovenia\nOfficial name: "), "\(said)")
        #expect(said.contains("\nCapital: Vienna; Ljubljana\n"), "\(said)")
        #expect(!said.contains("Both border"), "\(said)")
        _ = await stage.type("back")
        let neighbours = await stage.type("compare germany")
        #expect(neighbours.contains("\nBoth border: Czechia, Switzerland\n"), "\(neighbours)")
    }

    @Test("says every fact of a country: the time, airports and trips last, and again when the page is")
    func everyFact() async {
        let stage = PlainStage()
        _ = await stage.type("/germany")
        let last = "Local time: Sat 21 Nov 13:00, as yours\nAirports: Frankfurt (FRA), Munich (MUC), Berlin (BER)"
        #expect(await stage.type("1").hasSuffix("\n" + last))
        #expect(await stage.type("show").contains("CHE\n" + last + "\nAcross its land borders: "))
        let both = """
            Local time: Sat 21 Nov 13:00, as yours; —
            Airports: Frankfurt (FRA), Munich (MUC), Berlin (BER); Tokyo (NRT)
            Trips: —; 1, cheapest JP¥98,000 to Tokyo
            Favourite: no; no
            """
        #expect(await stage.type("compare japan").hasSuffix("\n" + both))
        #expect(await stage.type("back").hasSuffix("\n" + last))
    }

    @Test("says that the feed could not be had until reload has it, and asks for it no more for pages that are opened")
    func tripsAgain() async {
        let trips = FakeTripRepository()
        trips.trips.always { _ in Reading(failure: .unreachable(source: "api", cause: SampleFailure("refused"))) }
        let stage = PlainStage(trips: trips)
        let failure = "\nTrips: could not be loaded: api cannot be reached."
        #expect(await stage.type("country japan").contains(failure))
        trips.trips.always { _ in Reading(Trip.samples) }
        _ = await stage.type("back")
        #expect(await stage.type("country japan").contains(failure))
        #expect(trips.trips.calls == [nil])
        #expect(await stage.type("reload").contains("Trips: 1, cheapest JP¥98,000 to Tokyo"))
    }

    @Test("ends what is on its way for a page that is left")
    func leftPage() async {
        let airports = FakeAirportRepository(Airport.samples)
        let script = airports.inCountry.nextScript()
        let stage = PlainStage(airports: airports)
        await stage.app.settled()
        _ = stage.app.take("1")
        var said = ""
        while !said.contains("Across its land borders") {
            await Task.yield()
            said += stage.said
        }
        _ = stage.app.take("back")
        await script.cancelled()
    }

    @Test("says where trips lead, and shows those to one place")
    func destinations() async {
        let stage = PlainStage()
        _ = await stage.type("trips")
        let said = await stage.type("destinations")
        #expect(said.hasPrefix("Destinations: ") && said.contains("destinations, currencies are not compared"), "\(said)")
        #expect(said.contains("Cheapest a day in EUR: "), "\(said)")
        let trips = await stage.type("1")
        #expect(trips.hasPrefix("Trips to Riga: 1 of 4 trips, ") && !trips.contains("to:"), "\(trips)")
    }

    @Test("walks over borders by numbers, and back")
    func walk() async {
        let stage = PlainStage()
        let page = await stage.type("1")
        #expect(
            page == """
                Austria
                Official name: Austria
                Native name: Österreich
                Capital: Vienna
                Region: Europe
                Population: 9,197,213
                Area: —
                Languages: —
                Currencies: —
                Calling code: —
                Drives on: —
                Internet: —
                Time zones: —
                Codes: AT, AUT
                Neighbours: CZE, DEU, SVN, CHE
                Across its land borders: 4 neighbours
                1 Czechia, 3 borders, 10,905,028 people, Česko
                2 Germany, 9 borders, 83,491,249 people, Deutschland
                3 Slovenia, 1 border, 2,130,638 people, Slovenija
                4 Switzerland, 3 borders, 9,005,582 people, Schweiz
                Airports: Vienna (VIE)
                """)
        // The facts are not said again.
        let germany = "1 Germany, 9 borders, 83,491,249 people, Deutschland"
        #expect(await stage.type("/ger") == "Across its land borders: 1 of 4 neighbours with 'ger'\n" + germany)
        #expect(await stage.type("1").hasPrefix("Germany\nOfficial name: Federal Republic of Germany\n"))
        #expect(await stage.type("back").hasPrefix("Austria\n"))
        #expect(await stage.type("b").hasPrefix("Countries: 13 countries\n"))
        #expect(await stage.type("back") == "There is no page before; quit leaves.")
        #expect(await stage.type("7").hasSuffix("\nNeighbours: no land borders"))
        #expect(stage.app.take("quit") == false)
    }

    @Test("lists a page at a time")
    func pages() async {
        let countries = (1...45).map { Country(alpha2: "XX", alpha3: Alpha3Code("X\($0)"), name: "C\($0 + 100)") }
        let stage = PlainStage(countries: FakeCountryRepository(countries))
        #expect(await stage.type("show").hasSuffix("\n20 C120, XX\n20 of 45; more: m"))
        let second = await stage.type("m")
        #expect(second.hasPrefix("21 C121, XX\n") && second.hasSuffix("\n40 C140, XX\n40 of 45; more: m"))
        #expect(await stage.type("more") == (41...45).map { "\($0) C\($0 + 100), XX" }.joined(separator: "\n"))
        #expect(await stage.type("m") == "That was all.")
        #expect(await stage.type("46") == "There is no 46: choose from 1 to 45.")
        #expect(await stage.type("99999999999999999999") == "There are not so many: choose from 1 to 45.")
        #expect(await stage.type("45").hasPrefix("C145\n"))
    }

    @Test("keeps favourites, chooses regions, and says that trips are made up")
    func trips() async {
        let stage = PlainStage()
        let trips = await stage.type("trips")
        #expect(
            trips == """
                Trips: 4 trips, demo trips
                1 Copenhagen → Málaga, CPH → AGP, Thu 3 Dec – Thu 10 Dec, FR 4048, €72.50
                2 Berlin → Tokyo, BER → NRT, Sat 30 Oct 2027 – Sun 14 Nov 2027, LH 716, JP¥98,000
                3 Berlin → Riga, BER → RIX, Sat 28 Nov, one way, BT 212, €49.90
                4 Berlin → Vilnius, BER → VNO, Thu 3 Dec – Thu 10 Dec, CHF\u{A0}1,234.00, expired
                """)
        let sorted = await stage.type("sort price")
        #expect(sorted.hasPrefix("Trips: 4 trips, sorted by price, currencies are not compared, demo trips\n"), "\(sorted)")
        _ = await stage.type("sort none")
        #expect(await stage.type("keep") == "Say which ones by their numbers, such as: keep 1 3-5")
        #expect(
            await stage.type("keep 3")
                == "3 Berlin → Riga, favourite, BER → RIX, Sat 28 Nov, one way, BT 212, €49.90\nKept as a favourite.")
        #expect(
            await stage.type("favourites")
                == "Favourites: 1 favourite\n1 Berlin → Riga, kept, BER → RIX, Sat 28 Nov, one way, €49.90")
        let page = await stage.type("1")
        #expect(page.hasPrefix("Berlin → Riga\nDeparture, When: Sat 28 Nov 21:15 (Berlin time)\n"))
        #expect(page.contains("\nReturn, When: one way, no flight back\nIn figures, Distance: —\n"))
        #expect(page.contains("\nGeneral, Price: €49.90\n"))
        #expect(page.hasSuffix("This is a demo trip.\nIt is a favourite."))
        #expect(await stage.type("keep").contains("is no longer a favourite."))
        #expect(await stage.type("link") == "This offer has no booking link.")
        #expect(await stage.type("back") == "Favourites: 0 favourites\nNothing here yet. keep, on a page of trips or countries, keeps one.")
        _ = await stage.type("trips")
        #expect(
            await stage.type("regions") == """
                Choose a region: 4 choices
                1 All regions
                2 The Baltics, EE LT LV
                3 Iberia, ES PT
                4 Pacific islands, FJ WS
                """)
        #expect(await stage.type("3").hasPrefix("Trips, Iberia: 1 trip, demo trips\n1 Copenhagen → Málaga"))
        #expect(await stage.type("fares 1") == "Fares need Travelpayouts as the source of trips; jaunt --help says how.")
    }

    @Test("begins with a filter of all regions' trips, whichever region is remembered")
    func remembered() async {
        let stage = PlainStage(session: FakeSessionRepository(Session(region: "blc")), start: .view(.trips, filter: "tokyo"))
        await stage.app.settled()
        #expect(stage.said.contains("1 of 4 trips"))
    }

    @Test("finds the fares of a trip's route and of a country's routes, where the feed has them")
    func fares() async {
        let stage = PlainStage(homes: ["VNO"])
        _ = await stage.type("/germany")
        _ = await stage.type("1")
        #expect(
            await stage.type("fares") == """
                Choose a route to Germany: 3 routes
                1 VNO → FRA, Frankfurt, Frankfurt Airport
                2 VNO → MUC, Munich, Munich Airport
                3 VNO → BER, Berlin, Berlin Brandenburg Airport
                """)
        #expect(await stage.type("1").hasPrefix("Fares VNO → FRA: 5 fares\n1 "))
        #expect(await stage.type("link 1") == "https://book.example/f1")
        #expect(await stage.type("fares 1") == "These are the fares of this route.")
        _ = await stage.type("1")
        // They are the page below.
        #expect(await stage.type("fares").hasPrefix("Fares VNO → FRA: 5 fares\n1 "))
    }

    @Test("says why there is nothing, what helps, and what comes of it")
    func failure() async {
        let countries = FakeCountryRepository()
        let failing = Reading<Country>(failure: .unreachable(source: "api", cause: SampleFailure("refused")))
        countries.all.next(failing)
        let stage = PlainStage(countries: countries)
        await stage.app.settled()
        let reason = "api cannot be reached (refused). Check the network and the address. reload tries again."
        #expect(stage.said == "Jaunt. help lists the commands.\n" + reason)
        countries.all.next(failing)
        #expect(await stage.type("reload") == reason)
        countries.all.next(Reading([.iceland]))
        #expect(await stage.type("reload") == "Countries: 1 country\n1 Iceland, IS, Reykjavík, Europe, 391,810, Ísland")
        countries.all.next(failing)
        #expect(await stage.type("reload") == "Countries: 1 country\n1 Iceland, IS, Reykjavík, Europe, 391,810, Ísland\n" + reason)
    }

    @Test("signs in by two questions, and out")
    func account() async {
        let stage = PlainStage(accounts: FakeAccountRepository())
        #expect(await stage.type("logout") == "Nobody is signed in.")
        #expect(stage.app.question == .command)
        _ = await stage.type("login")
        #expect(stage.app.question == .open("Email: "))
        _ = await stage.type("me@example.org")
        #expect(stage.app.question == .secret("Password: "))
        #expect(await stage.type("wrong") == "api says: Wrong password. (status 401) login tries again.")
        #expect(stage.app.question == .command)
        for line in ["login", "me@example.org"] { _ = await stage.type(line) }
        #expect(await stage.type("right") == "You are signed in as me@example.org.")
        #expect(await stage.type("login") == "You are signed in already; logout signs out.")
        #expect(await stage.type("logout") == "You are signed out.")
        _ = await stage.type("login")
        #expect(await stage.type("") == "")
        #expect(stage.app.question == .command, "an empty line leaves it")
    }

    @Test("cannot sign in where there is nowhere to")
    func nowhere() async {
        let words = "No sign-in is set up for these trips; in a shell, jaunt login says why."
        #expect(await PlainStage().type("login") == words)
    }

    @Test("keeps countries as well")
    func countries() async {
        let stage = PlainStage()
        #expect(await stage.type("keep 1") == "Kept as a favourite.")
        #expect(await stage.type("favourites") == "Favourites: 1 favourite\n1 Austria, kept, AT AUT, Vienna")
    }

    @Test("keeps the country of its page")
    func countryOfThePage() async {
        let stage = PlainStage()
        _ = await stage.type("1")
        #expect(await stage.type("keep").contains("Kept as a favourite."))
        #expect(await stage.type("favourites") == "Favourites: 1 favourite\n1 Austria, kept, AT AUT, Vienna")
    }

    @Test("says the line that has changed, and no other, when somebody else changes it")
    func oneLine() async {
        let favourites = FakeFavouriteRepository()
        let stage = PlainStage(favourites: favourites)
        _ = await stage.type("trips")
        favourites.changeFromOutside { $0.favourites = [Favourite(.trip(.toRiga), addedAt: .samplePresent, seenAt: .samplePresent)] }
        await untilSaid(stage, "3 Berlin → Riga, favourite, BER → RIX, Sat 28 Nov, one way, BT 212, €49.90")
    }

    private func untilSaid(_ stage: PlainStage, _ line: String) async {
        var said = ""
        while said.isEmpty, !Task.isCancelled {
            await Task.yield()
            said = stage.said
        }
        #expect(said == line)
    }

    @Test("writes the list that is shown into a file, and over one that is there when told so twice")
    func export() async {
        let stage = PlainStage()
        _ = await stage.type("/aus")
        #expect(await stage.type("export") == "Say where to: export and a name that ends in .json, .ndjson, .csv or .tsv.")
        #expect(await stage.type("export a.txt") == "A name that ends in .json, .ndjson, .csv or .tsv is needed.")
        #expect(await stage.type("export a.csv") == "1 country exported to /here/a.csv.")
        #expect(stage.exporter.files["a.csv"]?.contains("Austria") == true)
        _ = await stage.type("/")
        #expect(await stage.type("export a.csv") == "a.csv is there already; the same command again replaces it.")
        #expect(await stage.type("export a.csv") == "13 countries exported to /here/a.csv.")
        _ = await stage.type("trips")
        #expect(await stage.type("export trips.json") == "4 trips exported to /here/trips.json.")
    }

    @Test("says what cannot be exported each time that it is asked for")
    func exportTwice() async {
        let stage = PlainStage()
        for _ in 1...2 { #expect(await stage.type("export a.txt") == "A name that ends in .json, .ndjson, .csv or .tsv is needed.") }
    }

    @Test("quotes what is no command without obeying it")
    func noCommand() async {
        let stage = PlainStage()
        #expect(await stage.type("\u{1B}[31mred") == "'\u{FFFD}[31mred' is no command; help lists them.")
        #expect(await stage.type("hlep") == "'hlep' is no command; help lists them. Did you mean: help?")
        #expect(await stage.type("  ") == "")
        #expect(await stage.type("help").split(separator: "\n").count > 15)
    }
}
