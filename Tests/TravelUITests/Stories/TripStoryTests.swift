import Foundation
import Terminal
import TestSupport
import Testing
import TravelKit

@testable import TravelUI

@Suite("Trips, favourites and regions", .timeLimit(.minutes(1)))
struct TripStoryTests {
    private func trips(_ stage: Stage = Stage()) async -> Stage {
        stage.type("2")
        await stage.settled()
        return stage
    }

    @Test("A country's page says what trips go there, whatever region and filter the list shows")
    func tripsOfACountry() async {
        let stage = Stage()
        await stage.settled()
        #expect(stage.trips.trips.calls.isEmpty)
        stage.type("/japan")
        stage.press(.enter)
        await stage.see("to Tokyo")
        stage.press(.escape, .escape)
        stage.type("2")
        await stage.settled()
        stage.type("R")
        await stage.settled()
        stage.type("/iberia")
        stage.press(.enter)
        await stage.see("Trips: Iberia")
        stage.type("1/japan")
        stage.press(.enter)
        await stage.see("to Tokyo")
        #expect(stage.trips.trips.calls == [nil, "ibe", nil], "for the first page and the list, for its region, for the second page")
    }

    @Test("Where the feed cannot be had, a country's page says nothing of trips, and the next one does not ask again")
    func noTripsOfACountry() async {
        let trips = FakeTripRepository()
        trips.trips.always { _ in Reading(failure: .unreachable(source: "trips.example.org", cause: CancellationError())) }
        let stage = Stage(trips: trips)
        await stage.settled()
        for _ in 1...3 {
            stage.type("/japan")
            stage.press(.enter)
            await stage.see("Countries › Japan")
            await stage.settled()
            stage.press(.escape, .escape)
        }
        #expect(!stage.screen().contains("cheapest") && trips.trips.calls.count == 1)
    }

    @Test("f keeps the trip, the mark shows when it is safe, and view 3 shows it at once; f there takes it away")
    func favourite() async {
        let stage = await trips()
        stage.type("f")
        await stage.see("Kept as a favourite.")
        #expect(stage.selectedRow.hasPrefix("★"))
        #expect(stage.favourites.ids == ["t1"])
        stage.type("3")
        await stage.settled()
        #expect(stage.way == "Favourites")
        #expect(stage.selectedRow.contains("Copenhagen"))
        stage.type("f")
        await stage.see("is no longer a favourite. u brings it back.")
        await stage.see("Nothing here yet.")
        stage.type("u")
        await stage.see("Copenhagen → Málaga is a favourite again.")
        #expect(stage.selectedRow.contains("Copenhagen"))
        stage.type("f")
        await stage.see("is no longer a favourite.")
        stage.type("2")
        await stage.miss("★")
    }

    @Test("f, u and f mean the same favourite, also in the midst of the list")
    func favouriteAgain() async {
        let stage = Stage(favourites: FakeFavouriteRepository([.toRiga, .toMalaga, .toTokyo]))
        await stage.settled()
        stage.type("3")
        await stage.see("★")
        stage.type("j")
        for _ in 1...2 {
            #expect(stage.selectedRow.contains("Málaga"))
            stage.type("f")
            await stage.see("Copenhagen → Málaga is no longer a favourite.")
            stage.type("u")
            await stage.see("Copenhagen → Málaga is a favourite again.")
        }
        #expect(stage.selectedRow.contains("Málaga"))
    }

    @Test("f pressed once more in view 3 brings back what it took away, and takes the next one away after another key alone")
    func favouriteTwice() async {
        let stage = Stage(favourites: FakeFavouriteRepository([.toRiga, .toMalaga, .toTokyo]))
        await stage.settled()
        stage.type("3")
        await stage.see("★")
        stage.type("j")
        let (gone, back) = (" is no longer a favourite.", " is a favourite again.")
        for (keys, words) in [
            ("f", "Copenhagen → Málaga" + gone), ("f", "Copenhagen → Málaga" + back), ("gf", "Berlin → Riga" + gone),
            ("gf", "Copenhagen → Málaga" + gone),
        ] {
            stage.type(keys)
            await stage.see(words)
        }
    }

    @Test("What was taken away comes back by the key that is said, whichever it is")
    func undoKey() async {
        let keys = KeyMap.standard.rebound([.undo: [[.character("X")]]])
        let stage = Stage(favourites: FakeFavouriteRepository([.toRiga, .toMalaga]), preferences: Preferences(keys: keys))
        await stage.settled()
        stage.type("3")
        await stage.see("★")
        stage.type("mmf")
        await stage.see("2 are no longer favourites. X brings them back.")
        stage.type("X")
        await stage.see("2 are favourites again.")
        #expect(!stage.screen(140, 40).contains("brings"))
    }

    @Test("That there was no row yet, for who is to choose one, is said until they have come")
    func noRowYet() async {
        let trips = FakeTripRepository()
        let script = trips.trips.nextScript()
        let stage = Stage(trips: trips, picking: .trips { _ in })
        stage.press(.enter)
        #expect(stage.status.contains("There was no row yet to do that with."))
        script.finish(with: Trip.samples)
        await stage.settled()
        #expect(stage.status.hasPrefix("4 trips"))
    }

    @Test("That a key which came before the rows waits for them is said until the next one")
    func rowsAwaited() async {
        let trips = FakeTripRepository()
        let script = trips.trips.nextScript()
        let stage = Stage(trips: trips)
        await stage.settled()
        stage.type("2/riga")
        stage.press(.tab)
        for key in ["f", "w"] {
            stage.type(key)
            #expect(stage.status.contains("That is done when the row is there."), "\(key)")
        }
        stage.type(":9")
        stage.press(.enter)
        #expect(stage.status.contains("The cursor goes there when the rows are there."))
        script.finish(with: Trip.samples)
        await stage.settled()
        #expect(stage.status.hasPrefix("1 of 4 trips with 'riga'") && stage.selectedRow.contains("Riga"))
        stage.type("/zzzqx")
        stage.press(.tab)
        stage.type("f")
        #expect(stage.status.hasPrefix("There is no row to do that with."))
    }

    @Test(
        "What means a row and comes before the rows waits for the first one",
        arguments: [
            ("f", "★"), ("m", "1 marked"), ("a", "Only a favourite has a note."), ("y", "Copied 1 trip."),
            ("o", "This offer has no booking link."), ("T", "Trips from Copenhagen"),
        ])
    func early(_ key: String, _ words: String) async {
        let trips = FakeTripRepository()
        let script = trips.trips.nextScript()
        let stage = Stage(trips: trips)
        await stage.settled()
        stage.type("2" + key)
        let awaited = key == "m" ? "The row is marked when it is there." : "That is done when the row is there."
        #expect(stage.status.contains(awaited))
        script.finish(with: Trip.samples)
        await stage.settled()
        await stage.see(words)
        #expect(!stage.status.contains(awaited))
    }

    @Test("Marks that come before the rows are of one after another, in the order before a sort", arguments: [false, true])
    func earlyMarks(isSorted: Bool) async {
        let trips = FakeTripRepository()
        let script = trips.trips.nextScript()
        let stage = Stage(trips: trips)
        await stage.settled()
        stage.type("2mm")
        if isSorted { stage.type("s1") }
        script.send(Part([.toMalaga], progress: .partial(done: 1, of: 2)))
        await stage.see("Copenhagen → Málaga")
        script.send(Part([.toRiga], placement: .appends))
        script.finish()
        await stage.see("2 trips")
        #expect(stage.status.contains("2 marked"), "\(stage.status)")
    }

    @Test("f on a trip's page works too, and a failure is said there")
    func favouriteOnPage() async {
        let stage = await trips()
        stage.press(.enter)
        stage.type("f")
        await stage.see("Kept as a favourite.")
        stage.press(.control("l"))
        #expect(stage.status.hasPrefix("★ favourite"))
        stage.type("f")
        await stage.miss("★ favourite")
        stage.favourites.failWrites("disk full")
        stage.type("f")
        await stage.see("Only until Jaunt ends: disk full")
        stage.press(.control("l"))
        #expect(stage.status.hasPrefix("☆ favourite"))
        for key: Key in [.character("2"), .character("1"), .enter] {
            stage.press(key)
            await stage.settled()
            #expect(stage.status.contains("favourites not saved"), "on every page")
        }
    }

    @Test("Where no trip is shown, d says so instead of showing an empty page")
    func noDestinations() async {
        let stage = await trips()
        stage.type("/zzzqx")
        stage.press(.tab)
        stage.type("d")
        #expect(stage.way == "Trips")
        #expect(stage.status.hasPrefix("There are no trips here to group by where they lead."))
    }

    @Test("Regions are asked for by name in the filter as well")
    func regionFilter() async {
        let stage = await trips()
        stage.type("/")
        _ = stage.screen()
        await stage.app.elsewhere?.settled()
        let before = stage.regions.all.calls.count
        stage.type("region:the-baltics")
        await stage.see("2 of 4 trips")
        #expect(stage.regions.all.calls.count == before + 1, "asked for when a filter wants them, and once")
    }

    @Test("While the regions that a filter asks for are on their way, nothing is said of what it finds, and Enter waits for the first row")
    func awaitedRegions() async {
        let regions = FakeRegionRepository()
        let script = regions.all.nextScript()
        let stage = await trips(Stage(regions: regions))
        stage.type("/region:the-baltics")
        #expect(stage.status.contains("loading regions") && !stage.status.contains("of 4 trips"), "\(stage.status)")
        #expect(!stage.screen().contains("Nothing here has"))
        stage.press(.enter)
        #expect(stage.status.contains("The row is opened when it is there."), "\(stage.status)")
        script.finish(with: Region.samples)
        await until { stage.way.hasPrefix("Trips › ") }
    }

    @Test("Where the regions that a filter asks for could not be had, that is said for as long as it is so")
    func failingRegions() async {
        let regions = FakeRegionRepository()
        regions.all.always { _ in Reading(failure: .unavailable(source: "https://trips.example", status: 500)) }
        let stage = await trips(Stage(regions: regions))
        stage.type("/region:the-baltics")
        await stage.see("https://trips.example failed")
        stage.press(.tab)
        stage.type("j")
        #expect(stage.status.contains("https://trips.example failed") && !stage.status.contains("of 4 trips"), "\(stage.status)")
        #expect(!stage.screen().contains("Nothing here has"))
        #expect(stage.screen(140, 40).contains("What 'region:the-baltics' asks for could not be had. Esc clears the filter."))
        regions.all.always { _ in Reading(Region.samples) }
        stage.type("r")
        await stage.see("2 of 4 trips")
    }

    @Test("Countries are kept from their list and from their page, and open from among the favourites")
    func countries() async {
        let stage = Stage()
        await stage.settled()
        stage.type("/germ")
        stage.press(.tab)
        stage.type("f")
        await stage.see("Kept as a favourite.")
        #expect(stage.selectedRow.contains("Germany ★"))
        stage.press(.enter)
        await stage.settled()
        #expect(stage.status.contains("★ favourite"))
        stage.type("3")
        #expect(stage.selectedRow.hasPrefix("★  Germany"))
        stage.press(.enter)
        await stage.settled()
        #expect(stage.way == "Favourites › Germany")
        stage.type("f")
        await stage.see("is no longer a favourite.")
    }

    @Test("a writes a note to a favourite, which is shown, found and changed; without a favourite there is no note")
    func note() async {
        let stage = await trips()
        stage.type("a")
        #expect(stage.status.hasPrefix("Only a favourite has a note."))
        stage.type("f")
        await stage.see("★")
        stage.type("a")
        #expect(stage.canvas(80, 24).line(23).hasPrefix("Note for Copenhagen → Málaga: "))
        #expect(stage.canvas(30, 24).line(23) == "Note:  Enter keep  Esc leave")
        stage.type("beach q?")
        stage.press(.enter)
        await stage.see("Noted for Copenhagen → Málaga.")
        #expect(stage.favourites.favourites[0].note == "beach q?")
        stage.type("3/beach")
        stage.press(.tab)
        #expect(stage.status.hasPrefix("1 of 1 favourite with 'beach'"))
        stage.type("a")
        stage.press(.control("u"), .escape)
        #expect(stage.favourites.favourites[0].note == "beach q?", "Esc leaves it as it was")
        stage.type("a")
        stage.press(.control("u"), .enter)
        await stage.see("The note for Copenhagen → Málaga is gone.")
        stage.type("u")
        await stage.see("The note for Copenhagen → Málaga is back.")
        #expect(stage.favourites.favourites[0].note == "beach q?")
        stage.type("u")
        await stage.see("There is nothing to bring back.")
        #expect(stage.favourites.favourites[0].note == "beach q?", "what was newly written stays")
        stage.type("U")
        await stage.see("The note for Copenhagen → Málaga is gone.")
    }

    @Test("The line of a note that Esc leaves is gone on with, until the note is kept")
    func leftNote() async {
        let stage = await trips()
        stage.type("f")
        await stage.see("★")
        stage.type("abeach")
        #expect(stage.canvas(80, 24).line(23).hasPrefix("Note for Copenhagen → Málaga: beach "))
        stage.press(.escape)
        #expect(stage.status.hasPrefix("The note is left unsaved; a goes on with it."))
        stage.type("a?")
        #expect(stage.canvas(80, 24).line(23).hasPrefix("Note for Copenhagen → Málaga: beach? "))
        #expect(stage.favourites.favourites[0].note == nil)
        stage.press(.enter)
        await stage.see("Noted for Copenhagen → Málaga.")
        #expect(stage.favourites.favourites[0].note == "beach?")
        stage.type("a")
        stage.press(.escape)
        #expect(!stage.status.contains("unsaved"), "it is as it was kept")
    }

    @Test("R picks a region, which is in the crumbs and remembered")
    func region() async {
        let stage = await trips()
        stage.type("R")
        await stage.settled()
        #expect(stage.way == "Trips › Choose a region")
        #expect(stage.selectedRow.hasPrefix("All regions"))
        stage.type("j")
        stage.press(.enter)
        await stage.settled()
        #expect(stage.way == "Trips: The Baltics")
        #expect(stage.status.hasPrefix("2 trips"))
        #expect(stage.session.saved == [Session(region: "blc")])
        stage.type("R")
        await stage.settled()
        #expect(stage.selectedRow.hasPrefix("The Baltics"), "the cursor begins on the region of now")
        stage.type("/all")
        stage.press(.enter)
        await stage.settled()
        #expect(stage.way == "Trips")
        #expect(stage.status.hasPrefix("4 trips"))
    }

    @Test("Enter that comes before the regions means the one of now, and none where they cannot be had", arguments: [true, false])
    func earlyChoice(comes: Bool) async {
        let stage = await trips()
        stage.type("R")
        await stage.settled()
        stage.type("j")
        stage.press(.enter)
        await stage.settled()
        #expect(stage.way == "Trips: The Baltics")
        let script = stage.regions.all.nextScript()
        stage.type("R")
        stage.press(.enter)
        #expect(stage.way == "Trips: The Baltics › Choose a region")
        #expect(stage.status.contains("The row is opened when it is there."), "\(stage.status)")
        if comes {
            script.finish(with: Region.samples)
        } else {
            script.fail(.unreachable(source: "example.org", cause: CancellationError()))
        }
        await stage.settled()
        await stage.see(comes ? "2 trips" : "example.org")
        #expect(stage.way == "Trips: The Baltics" + (comes ? "" : " › Choose a region"))
        #expect(stage.session.saved.last?.region == "blc")
        if comes { return }
        // Who has seen that there are none may do without.
        stage.press(.enter)
        #expect(stage.way == "Trips")
    }

    @Test("A note for what is being kept is typed when it is kept")
    func noteOfPending() async {
        let stage = await trips()
        let gate = stage.favourites.holdWrites()
        stage.type("fa")
        #expect(stage.way == "Trips" && stage.status.contains("That is done when the row is there."), "\(stage.status)")
        gate.open()
        await until { stage.way != "Trips" }
        #expect(stage.canvas(80, 24).line(23).hasPrefix("Note for Copenhagen → Málaga: "))
    }

    @Test("The region of the last run is asked for")
    func rememberedRegion() async {
        let stage = await trips(Stage(session: FakeSessionRepository(Session(region: "ibe"))))
        await stage.see("Trips: Iberia")
        #expect(stage.status.hasPrefix("1 trip"))
    }

    @Test("A region that the feed no longer has: R is the way out")
    func goneRegion() async {
        let stage = await trips(Stage(session: FakeSessionRepository(Session(region: "old"))))
        #expect(stage.screen().contains("The feed has no region 'old'."))
        #expect(stage.screen().contains("Press R to choose another region."))
        #expect(stage.canvas(80, 24).line(23).hasPrefix(" R region  E errors"))
        #expect(stage.canvas(40, 10).line(9).hasSuffix("? keys  q quit"))
    }

    @Test("o says that there is no link, in the list and on the page")
    func noLink() async {
        let stage = await trips()
        #expect(stage.type("o") == nil)
        #expect(stage.status.hasPrefix("This offer has no booking link."))
        stage.press(.enter)
        #expect(stage.type("o") == nil)
        #expect(stage.status.hasPrefix("This offer has no booking link."))
    }

    @Test("o opens the link that a provider gives")
    func link() async throws {
        let url = try #require(URL(string: "https://book.example/t9?a=b"))
        let stage = await trips(Stage(trips: FakeTripRepository([.sample("t9", link: url)])))
        #expect(stage.type("o") == .open(link: "https://book.example/t9?a=b"))
    }

    @Test("Each view keeps its page, its row and its filter")
    func views() async {
        let stage = Stage()
        await stage.settled()
        stage.type("/germ")
        stage.press(.enter)
        await stage.settled()
        stage.type("jj2")
        await stage.settled()
        stage.type("/riga")
        stage.press(.tab)
        stage.type("3")
        await stage.settled()
        #expect(stage.way == "Favourites")
        stage.type("1")
        #expect(stage.way == "Countries › Germany")
        #expect(stage.selectedRow.hasPrefix("Czechia"))
        stage.type("2")
        #expect(stage.status.hasPrefix("1 of 4 trips with 'riga'"))
        #expect(stage.countries.all.calls.count == 1 && stage.trips.trips.calls.count == 1, "nothing is loaded anew")
    }

    @Test("The airports of a trip can be asked for again after they could not be read")
    func airports() async {
        let airports = FakeAirportRepository()
        // The list looks them up first, and can do without.
        airports.airports.next(Reading([]))
        airports.airports.next(Reading(failure: .source(source: "airports.tsv", cause: SampleFailure("there is no such file"))))
        let stage = await trips(Stage(airports: airports))
        stage.press(.enter)
        await stage.see("airports.tsv cannot be used")
        airports.airports.next(Reading(Airport.samples))
        stage.type("r")
        await stage.see("Kastrup")
        #expect(!stage.screen().contains("airports.tsv"))
    }
}
