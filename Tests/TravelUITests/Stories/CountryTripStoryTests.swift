import Terminal
import TestSupport
import Testing
import TravelKit

@testable import TravelUI

@Suite("Trips on the page of a country", .timeLimit(.minutes(1)))
struct CountryTripStoryTests {
    /// Leads from the list of countries to the trips to one of them.
    private func showTripsToJapan(on stage: Stage) async {
        stage.type("/japan")
        stage.press(.enter)
        await stage.see("Trips         1")
        stage.type("T")
        await stage.settled()
    }

    @Test("Those of the feed that go there are counted and the favourites named, and T leads to them")
    func trips() async {
        let stage = Stage(favourites: FakeFavouriteRepository([.toTokyo]))
        await stage.settled()
        stage.type("/japan")
        stage.press(.enter)
        await stage.see("Airports")
        await stage.see("Favourites    Berlin → Tokyo")
        await stage.see("Trips         1, cheapest JP¥98,000 to Tokyo")
        stage.type("2")
        await stage.settled()
        #expect(stage.trips.trips.calls == [nil], "the feed is fetched once, for the page and for its list")
        stage.type("1")
        await stage.see("Trips         1, cheapest JP¥98,000 to Tokyo")
        stage.type("T")
        await stage.settled()
        #expect(stage.way == "Trips to Japan")
        #expect(stage.status.hasPrefix("1 of 4 trips") && !stage.screen().contains("to:=JP"), "nobody has typed that")
        stage.press(.enter, .enter)
        await stage.settled()
        #expect(stage.way == "Trips to Japan › Berlin → Tokyo › Japan", "Enter on a trip is the country that it goes to")
    }

    @Test("Where the feed could not be had, that stands in their place until the user reloads; pages that are opened ask for it no more")
    func failed() async {
        let trips = FakeTripRepository()
        trips.trips.always { _ in Reading(failure: .unreachable(source: "api", cause: SampleFailure("refused"))) }
        let stage = Stage(trips: trips)
        await stage.settled()
        stage.type("/japan")
        stage.press(.enter)
        await stage.see("Trips         could not be loaded: api cannot be reached.")
        trips.trips.always { _ in Reading(Trip.samples) }
        stage.press(.escape, .enter)
        await stage.see("Trips         could not be loaded: api cannot be reached.")
        await stage.settled()
        #expect(trips.trips.calls == [nil])
        stage.type("r")
        await stage.see("Trips         1, cheapest JP¥98,000 to Tokyo")
    }

    @Test("The key of the list shows it as it was, from which that key leads back")
    func ownKey() async {
        let stage = Stage()
        stage.type("2")
        await stage.settled()
        stage.type("1")
        await stage.settled()
        await showTripsToJapan(on: stage)
        #expect(stage.way == "Trips to Japan" && stage.status.hasPrefix("1 of 4 trips"))
        stage.type("2")
        await stage.settled()
        #expect(stage.way == "Trips" && stage.status.hasPrefix("4 trips"))
        #expect(!stage.canvas(80, 24).line(23).contains("Esc back"))
        stage.type("2")
        #expect(stage.way == "Trips to Japan" && stage.status.hasPrefix("1 of 4 trips"))
    }

    @Test("Esc leads back from there, and the list of the feed is as it was")
    func back() async {
        let stage = Stage()
        stage.type("2")
        await stage.settled()
        stage.type("/tokyo")
        stage.press(.tab)
        stage.type("1")
        await stage.settled()
        await showTripsToJapan(on: stage)
        #expect(stage.way == "Trips to Japan" && stage.status.hasPrefix("1 of 4 trips"))
        let hints = stage.canvas(80, 24).line(23)
        #expect(hints.contains("Esc back") && !hints.contains("clear"), "the filter is that page's, to which Esc leads")
        stage.press(.escape)
        await stage.settled()
        #expect(stage.way == "Countries › Japan")
        stage.type("2")
        await stage.settled()
        #expect(stage.status.hasPrefix("1 of 4 trips with 'tokyo'"))

        stage.press(.enter)
        #expect(stage.way == "Trips › Berlin → Tokyo")
        stage.type("T")
        #expect(stage.way == "Trips from Berlin (BER) to Tokyo (NRT)" && stage.status.hasPrefix("1 of 4 trips"))
        stage.press(.escape)
        #expect(stage.way == "Trips › Berlin → Tokyo")
        stage.press(.escape)
        #expect(stage.way == "Trips" && stage.status.hasPrefix("1 of 4 trips with 'tokyo'"))
        stage.press(.escape)
        stage.press(.escape)
        #expect(stage.way == "Trips" && stage.status.contains("There is no page before"))
    }

    @Test("What is typed there narrows them; the first Esc takes that away, and the next leads back")
    func narrowed() async {
        let stage = Stage()
        stage.type("2")
        await stage.settled()
        stage.type("/berlin")
        stage.press(.tab)
        stage.type("j")
        let row = stage.selectedRow
        stage.type("1")
        await stage.settled()
        await showTripsToJapan(on: stage)
        for (word, status) in [("tokyo", "1 of 4 trips with 'tokyo'"), ("malaga", "0 of 4 trips with 'malaga'")] {
            stage.type("/" + word)
            stage.press(.tab)
            #expect(stage.way == "Trips to Japan" && stage.status.hasPrefix(status), "\(stage.status)")
            #expect(stage.canvas(80, 24).line(23).contains("Esc clear"))
            stage.press(.escape)
            #expect(stage.way == "Trips to Japan" && stage.status.hasPrefix("1 of 4 trips") && !stage.status.contains("with '"))
        }
        // To begin a filter and leave it is to have done nothing.
        stage.type("/")
        stage.press(.escape)
        #expect(stage.way == "Trips to Japan" && stage.canvas(80, 24).line(23).contains("Esc back"))
        stage.press(.escape)
        await stage.settled()
        #expect(stage.way == "Countries › Japan")
        stage.type("2")
        await stage.settled()
        #expect(stage.way == "Trips" && stage.status.hasPrefix("3 of 4 trips with 'berlin'") && stage.selectedRow == row)
    }

    @Test("q leads back from there whatever was typed, and does not end the program", arguments: [false, true])
    func leftNarrowed(isSearched: Bool) async {
        let stage = Stage()
        await stage.settled()
        await showTripsToJapan(on: stage)
        if isSearched { stage.press(.control("f")) } else { stage.type("/") }
        stage.type("tok")
        stage.press(isSearched ? .enter : .tab)
        await stage.settled()
        #expect(stage.way == "Trips to Japan" && !stage.canvas(80, 24).line(23).contains("quit"))
        #expect(stage.app.press(.character("q")) == nil)
        await stage.settled()
        #expect(stage.way == "Countries › Japan")
        stage.type("2")
        await stage.settled()
        #expect(stage.status.hasPrefix("4 trips") && !stage.status.contains("match"), "\(stage.status)")
    }

    @Test("They are those to all regions, whichever is remembered; Esc brings that one back, and its list is as it was")
    func allRegions() async {
        let stage = Stage(session: FakeSessionRepository(Session(region: "blc")))
        await stage.settled()
        stage.type("/japan")
        stage.press(.enter)
        await stage.see("Trips         1, cheapest JP¥98,000 to Tokyo")
        func expectTrips() async {
            stage.type("T")
            await stage.settled()
            #expect(stage.way == "Trips to Japan" && stage.status.hasPrefix("1 of 4 trips"))
            let hints = stage.canvas(80, 24).line(23)
            #expect(hints.contains("Esc back") && !hints.contains("clear"))
            stage.press(.escape)
            #expect(stage.way == "Countries › Japan")
            stage.type("2")
            await stage.see("Trips: The Baltics")
            await stage.settled()
            #expect(stage.status.hasPrefix("2 trips"))
        }
        // The feed has not been opened before, and then it has.
        await expectTrips()
        stage.type("mj")
        let row = stage.selectedRow
        stage.type("1")
        await expectTrips()
        #expect(stage.selectedRow == row && stage.status.contains("1 marked"))
        #expect(stage.session.saved.isEmpty, "what is remembered is the user's choice")
    }

    @Test(
        "A region that is chosen there stays that of the list itself, and Esc leads back to them; to look at the regions changes nothing",
        arguments: ["q", "\u{1B}"])
    func regionInstead(_ key: String) async {
        let stage = Stage()
        await stage.settled()
        await showTripsToJapan(on: stage)
        stage.type("R")
        await stage.settled()
        stage.press(.escape)
        #expect(stage.way == "Trips to Japan" && stage.status.hasPrefix("1 of 4 trips"))
        stage.type("R")
        await stage.settled()
        stage.type("/baltics")
        stage.press(.enter)
        await stage.settled()
        #expect(stage.way == "Trips: The Baltics" && stage.status.hasPrefix("2 trips"))
        #expect(stage.canvas(80, 24).line(23).contains("Esc back"))
        let back: Key = key == "q" ? .character("q") : .escape
        #expect(stage.press(back) == nil)
        await stage.settled()
        #expect(stage.way == "Trips to Japan" && stage.status.hasPrefix("1 of 4 trips"))
        #expect(stage.press(back) == nil)
        #expect(stage.way == "Countries › Japan")
        stage.type("2")
        await stage.settled()
        #expect(stage.way == "Trips: The Baltics" && stage.status.hasPrefix("2 trips"))
        stage.press(.escape)
        #expect(stage.status.hasPrefix("There is no page before"))
    }

    @Test("The key of the trips says so where the list itself shows just what the region's does, from which Esc leads back all the same")
    func regionKept() async {
        let stage = Stage()
        await stage.settled()
        await showTripsToJapan(on: stage)
        stage.type("R")
        await stage.settled()
        stage.type("/baltics")
        stage.press(.enter)
        await stage.settled()
        stage.type("2")
        #expect(stage.status.hasPrefix("Already at Trips."))
        stage.press(.escape)
        #expect(stage.way == "Trips to Japan")
    }

    @Test("Of a destination they are those that its page has counted: to the region that was chosen")
    func destination() async {
        let stage = Stage(session: FakeSessionRepository(Session(region: "blc")))
        stage.type("2")
        await stage.see("Trips: The Baltics")
        await stage.settled()
        stage.type("d")
        await stage.settled()
        stage.press(.enter)
        await stage.settled()
        #expect(stage.way == "Trips to Riga: The Baltics" && stage.status.hasPrefix("1 of 2 trips"))
    }

    @Test("Where there are none, it is said that Esc leads back; what trips alone are asked is not looked for everywhere")
    func none() async {
        let stage = Stage()
        await stage.settled()
        stage.type("/iceland")
        stage.press(.enter)
        await stage.settled()
        stage.type("T")
        await stage.settled()
        #expect(stage.screen().contains("No trips to Iceland. Esc leads back."))
        #expect(!stage.screen().contains("everywhere") && !stage.screen().contains("to:=IS"))
        stage.press(.enter)
        #expect(stage.way == "Trips to Iceland" && stage.status.hasPrefix("There is no row to do that with."))
        stage.type("/")
        #expect(stage.screen().contains("No trips to Iceland. Esc clears the filter."), "while it is typed")
        stage.press(.control("e"))
        stage.type("x")
        #expect(stage.screen().contains("Nothing here has 'x'. Esc clears the filter."), "that was typed")
        #expect(stage.way == "Trips to Iceland")
    }

    @Test("Those to a place that begins with the country's code are not among them")
    func code() async {
        let stage = Stage(countries: FakeCountryRepository(Country.samples + [.sample("TO", "TON", "Tonga")]))
        await stage.settled()
        stage.type("/tonga")
        stage.press(.enter)
        await stage.settled()
        stage.type("T")
        await stage.settled()
        #expect(stage.screen().contains("No trips to Tonga."), "whatever goes to Tokyo")
    }
}
