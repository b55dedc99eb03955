import Terminal
import TestSupport
import Testing
import TravelKit

@testable import TravelUI

@Suite("Finding everywhere", .timeLimit(.minutes(1)))
struct PaletteFindTests {
    private func stage() async -> Stage { await .withPalette() }

    @Test("F finds countries, also by their capitals, airports and trips in one list, and no commands")
    func find() async {
        let stage = Stage()
        await stage.settled()
        stage.type("F")
        await stage.see("country DE")
        stage.type("berlin")
        await stage.see("trip, Sat 28 Nov, one way, €49.90")
        let canvas = stage.canvas(100, 40)
        let rows = (32..<38).map { canvas.line($0).drop { $0 == " " } }.filter { !$0.isEmpty }
        let found = rows.compactMap { $0.split(separator: "  ").first.map(String.init) }
        #expect(found.first == "Berlin", "the capital of Germany")
        #expect(Set(found) == ["Berlin", "BER Berlin", "Berlin → Riga", "Berlin → Tokyo", "Berlin → Vilnius", "trips berlin"])
        #expect(found.last == "trips berlin")
        #expect(!stage.screen(100, 40).contains("sort"))
        for _ in found.dropFirst() { stage.press(.down) }
        stage.press(.enter)
        await stage.settled()
        #expect(stage.way == "Trips")
        #expect(stage.status.contains("with 'berlin'"))
    }

    @Test("F offers the trips that have what was typed where there are any, and no empty list")
    func noTrips() async {
        let stage = Stage()
        await stage.settled()
        stage.type("F")
        await stage.settled()
        stage.type("zzzqx")
        await stage.see("Nothing is called that.")
        #expect(!stage.screen().contains("trips zzzqx"))
        stage.press(.control("u"))
        stage.type("lh716")
        await stage.see("trips lh716")
    }

    @Test(
        "F says what the filter of the trips would say of the same words, in whole",
        arguments: [
            ("price:abc", "The field price: takes an amount or two, such as 20-80."),
            ("nights:x", "The field nights: takes a number or two, such as 3, 3-7 or 3-."),
            ("foo:bar", "The word foo: is no field; there are to, at, region, from, direct, max, min, price, nights, on, after, before."),
        ],
        [true, false])
    func wrongFields(typed: (String, String), hasSeenTrips: Bool) async {
        let (text, words) = typed
        let stage = Stage()
        await stage.settled()
        if hasSeenTrips {
            stage.type("2")
            await stage.settled()
        }
        stage.type("F" + text)
        await stage.see("Nothing is called that.")
        let screen = stage.screen(80, 24).split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(screen.contains("Nothing is called that. " + words), "\(screen)")
    }

    @Test(
        "A country is found while the server of the trips does not answer, by its name or where a command wants one",
        arguments: [(":japan", "Countries › Japan"), ("Fjapan", "Countries › Japan"), (":country germany", "Countries › Germany")])
    func silentServer(typed: String, way: String) async {
        let stage = Stage()
        await stage.settled()
        let gate = Gate()
        stage.regions.all.always { _ in
            Reading { (wish: ReadWish, _: @escaping Reading<Region>.Yield) async throws(RepositoryError) in
                if wish == .stored { throw .notStored }
                await gate.pass()
                throw .cancelled
            }
        }
        stage.type(typed)
        stage.press(.enter)
        await stage.see(way)
        // What somebody has seen and gone to needs no whole name.
        stage.press(.escape)
        stage.type("F" + "ger")
        await stage.see("country DE")
        stage.press(.down, .up, .enter)
        await stage.see("Germany")
        #expect(stage.way.hasSuffix("› Germany"))
        gate.open()
    }

    @Test("Where nothing is called so no key is named that would do nothing, and the list below promises no more than there is")
    func inVain() async {
        let stage = await Stage.onPage(of: "germany")
        stage.press(.escape, .escape)
        stage.type("/zzq")
        #expect(stage.screen().contains("Enter looks everywhere."))
        stage.press(.enter)
        await stage.see("Nothing is called that.")
        let line = stage.canvas(80, 24).line(23)
        #expect(line.hasPrefix("Find: zzq ") && line.hasSuffix("  Esc leave") && !line.contains("Enter") && !line.contains("Tab"))
        #expect(!stage.screen().contains("looks everywhere"))
        stage.press(.escape)
        #expect(stage.screen().contains("Enter looks everywhere."))
        stage.type(":17")
        #expect(stage.canvas(80, 24).line(23).hasSuffix("  Enter do it  Esc leave"))
        stage.type(" ")
        #expect(stage.canvas(80, 24).line(23).hasSuffix("  Enter do it  Esc leave"))
    }

    @Test("Neither what a filter of the trips has not found nor 'trips' leads to an empty list of them, or to the one that is shown")
    func noEmptyTrips() async {
        let stage = Stage()
        await stage.settled()
        stage.type("2")
        await stage.settled()
        stage.type("/to:ES max:50")
        stage.press(.control("f"))
        await stage.see("Nothing is called that.")
        #expect(!stage.screen().contains("trips to:ES"))
        stage.press(.backspace, .backspace)
        stage.type("80")
        #expect(stage.screen().contains("trips to:ES max:80"), "what is asked for by name is found")
        stage.press(.escape)
        stage.type(":trips zzzqx")
        #expect(stage.screen().contains("No trip of the feed has 'zzzqx'."))
        stage.press(.enter, .escape, .escape)
        #expect(stage.status.hasPrefix("4 trips"))
        for status in ["1 of 4 trips with 'riga'", "These are the trips that were asked for."] {
            stage.type(":trips riga")
            stage.press(.enter)
            #expect(stage.status.hasPrefix(status))
        }
        stage.press(.escape)
        #expect(stage.status.hasPrefix("4 trips"), "one page has not become two")
    }

    @Test("That trips of the feed are only like what was typed is said where it is", arguments: ["F", ":trips "])
    func onlyLike(_ keys: String) async {
        let stage = Stage()
        await stage.settled()
        stage.type("2")
        await stage.settled()
        stage.type(keys + "brelin")
        await stage.see("trips of the feed that are only like it")
        #expect(!stage.screen().contains("that have it"))
        stage.press(.control("u"))
        stage.type(keys == "F" ? "berlin" : "trips berlin")
        #expect(stage.screen().contains("trips of the feed that have it"))
    }

    @Test("Behind 'trips' nothing means all trips, be they known or not")
    func allKnownTrips() async {
        let stage = Stage()
        await stage.settled()
        stage.type("2")
        await stage.settled()
        stage.type("1:trips ")
        #expect(stage.screen().contains("all trips of the feed, or those that have what is typed"))
    }

    @Test("F shows the dates of trips as they are at the airports, as lists and pages do")
    func findDates() async {
        let trip = Trip.sample("late", from: .tokyo, to: .berlin, departs: "2026-12-24T17:00:00Z", returns: nil)
        let stage = Stage(trips: FakeTripRepository([trip], regions: Region.samples))
        await stage.settled()
        stage.type("F")
        await stage.see("country DE")
        stage.type("tokyo")
        await stage.see("trip, Fri 25 Dec, one way, €49.90")
    }

    @Test("What a filter of a view does not find is found everywhere by Enter, and opened")
    func findElsewhere() async {
        let stage = Stage()
        await stage.settled()
        stage.type("/malaga")
        #expect(stage.screen().contains("Enter looks everywhere."))
        stage.press(.enter)
        await stage.see("Copenhagen → Málaga")
        stage.press(.enter)
        await stage.settled()
        #expect(stage.way == "Countries › Copenhagen → Málaga")
        stage.press(.escape)
        #expect(stage.way == "Countries" && stage.status.contains("with 'malaga'"), "Esc leads back to the list that one came from")
    }

    @Test("^F takes everywhere what was typed into a filter, whatever the list has of it")
    func typedElsewhere() async {
        let stage = Stage()
        await stage.settled()
        stage.type("/land")
        #expect(stage.canvas(80, 24).line(23).hasSuffix("^F everywhere"))
        #expect(stage.canvas(40, 24).line(23).hasSuffix("Esc clear"), "as many hints as there is room for")
        stage.press(.control("u"))
        stage.type("malaga")
        #expect(stage.canvas(80, 24).line(23).hasSuffix("Enter everywhere  Tab keep  Esc clear"), "^F would be the same as Enter")
        stage.press(.control("f"))
        #expect(stage.canvas(80, 24).line(23).hasPrefix("Find: malaga"))
        await stage.see("Copenhagen → Málaga")
    }

    @Test("A second / in a view, or one on the map, looks everywhere", arguments: ["1//", "2//", "3//", "4/", "1/a\t//"])
    func findFromTheRoot(_ keys: String) async {
        let stage = Stage(favourites: FakeFavouriteRepository(Trip.samples), outlines: FakeOutlineRepository())
        await stage.settled()
        for key in keys { if key == "\t" { stage.press(.tab) } else { stage.type(String(key)) } }
        #expect(stage.screen().contains("Find: "))
        stage.type("germ")
        await stage.see("country DE")
        stage.press(.escape)
        #expect(!stage.screen().contains("Find:") && !stage.screen().contains("Nothing here has"))
    }

    @Test(
        "Where nothing can be filtered one / looks everywhere, and one more is no text; on the page of a way the second one does",
        arguments: [Place.trip, .comparison, .island, .map, .way])
    func findFromPages(_ place: Place) async {
        let stage = await place.stage()
        stage.type("//germ")
        #expect(stage.canvas(80, 24).line(23).hasPrefix("Find: germ "))
        await stage.see("country DE")
        #expect(stage.favourites.ids.isEmpty, "no letter was a command")
    }

    @Test("F leads to the trips to a region as a page asks for them: Esc leads back, and what is remembered stays the user's choice")
    func findRegion() async {
        let stage = Stage(session: FakeSessionRepository(Session(region: "ibe")))
        stage.type("2")
        await stage.see("Trips: Iberia")
        await stage.settled()
        stage.type("/malaga")
        stage.press(.tab)
        stage.type("1")
        await stage.settled()
        stage.type("/japan")
        stage.press(.enter)
        await stage.settled()
        stage.type("Fbaltics")
        await stage.see("The Baltics")
        stage.press(.enter)
        await stage.settled()
        #expect(stage.way == "Trips: The Baltics" && stage.status.hasPrefix("2 trips"))
        #expect(stage.canvas(80, 24).line(23).contains("Esc back"))
        stage.press(.escape)
        #expect(stage.way == "Countries › Japan")
        stage.type("2")
        await stage.see("Trips: Iberia")
        await stage.settled()
        #expect(stage.status.contains("with 'malaga'") && stage.session.saved.isEmpty)
    }

    @Test("A region that is named as a command is the user's choice, which no filter hides that was left in the list before")
    func chooseRegion() async {
        let stage = Stage()
        stage.type("2")
        await stage.settled()
        stage.type("/tokyo")
        stage.press(.tab)
        stage.type("1")
        await stage.settled()
        func choose(_ region: String) async {
            stage.type(":region " + region)
            await stage.app.palette?.settled()
            stage.press(.enter)
            await stage.settled()
        }
        await choose("baltics")
        #expect(stage.way == "Trips: The Baltics" && stage.status.hasPrefix("2 trips"))
        stage.type("/riga")
        stage.press(.tab)
        await choose("iberia")
        #expect(stage.way == "Trips: Iberia" && stage.status.contains("with 'riga'"), "as where it is chosen by R")
        #expect(stage.session.saved.map(\.region) == ["blc", "ibe"])
    }

    @Test("A / in the middle of a filter is a letter, and on a page within a view a filter begins as it likes")
    func slash() async {
        let stage = await stage()
        stage.press(.escape)
        stage.type("/a/")
        #expect(stage.screen().contains("Nothing here has 'a/'."))
        stage.press(.escape)
        stage.type("2")
        await stage.settled()
        stage.type("d//")
        #expect(stage.screen().contains("Nothing here has '/'."))
    }
}
