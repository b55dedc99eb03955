import Terminal
import TestSupport
import Testing
import TravelFeatures
import TravelKit

@testable import TravelUI

@Suite("Back in the list of trips", .timeLimit(.minutes(1)))
struct BackToListTests {
    /// More trips than the screen has rows, in turns to Riga and to Málaga, each at a price of its own.
    private static let trips = (0..<80).map { number in
        Trip.sample(
            Trip.ID("t\(100 + number)"), to: number.isMultiple(of: 2) ? .riga : .malaga,
            price: Money(minorUnits: 10_000 + 100 * number, currency: "EUR"))
    }

    /// The list, with the cursor in the middle of its last page.
    private func stage(_ session: Session = Session()) async -> Stage {
        let stage = Stage(
            trips: FakeTripRepository(Self.trips, regions: Region.samples), session: FakeSessionRepository(session), start: .view(.trips))
        await stage.settled()
        _ = stage.canvas(80, 24)
        stage.type("G")
        _ = stage.canvas(80, 24)
        stage.type("kkkkkkk")
        return stage
    }

    /// On which row of the screen the cursor is, and what stands there.
    private func cursor(_ stage: Stage) -> String {
        let canvas = stage.canvas(80, 24)
        let row = (2..<22).first { canvas.style(row: $0, column: 0) == Theme.standard.selected }
        return row.map { "\($0) \(canvas.line($0))" } ?? ""
    }

    /// What is seen of the page, and on which row the cursor is.
    private func page(_ stage: Stage) -> [String] {
        let canvas = stage.canvas(80, 24)
        return (1..<22).map { canvas.line($0) } + [cursor(stage)]
    }

    /// Presses these keys, and sees what each does; ⏎ is the one that opens, ⎋ the one that goes back, ␉ the one that keeps a filter.
    private func press(_ keys: String, on stage: Stage) async {
        for key in keys {
            switch key {
            case "⏎": stage.press(.enter)
            case "⎋": stage.press(.escape)
            case "␉": stage.press(.tab)
            default: stage.type(String(key))
            }
            _ = stage.canvas(80, 24)
            await stage.settled()
            await stage.app.feed.settled()
            _ = stage.canvas(80, 24)
        }
    }

    @Test(
        "the cursor is on its record, and that on its row of the screen, whatever the list has shown meanwhile",
        arguments: ["T⎋", "T2", "T22⎋", "TT⎋", "d⏎⎋⎋", "1T⎋2", "/malaga⎋"])
    func scroll(_ keys: String) async {
        let stage = await stage()
        let before = cursor(stage)
        #expect(before.hasPrefix("14 "))
        await press(keys, on: stage)
        #expect(cursor(stage) == before && stage.app.feed.list.query.isEmpty)
    }

    @Test("a search that is left brings back both, however far its match was")
    func search() async {
        let stage = await stage()
        let before = cursor(stage)
        stage.press(.control("f"))
        stage.type("max:100")
        #expect(cursor(stage).hasPrefix("3 "), "the first record of the list")
        stage.press(.escape)
        #expect(cursor(stage) == before)
    }

    @Test("that is so, too, where a region's trips have to be read again for it")
    func region() async {
        let stage = await stage(Session(region: "blc"))
        let before = cursor(stage)
        await press("T", on: stage)
        #expect(stage.app.feed.region == nil)
        await press("⎋", on: stage)
        #expect(stage.app.feed.region?.id == "blc" && cursor(stage) == before)
    }

    @Test("each step back from regions that were chosen on narrowed lists shows those as they were; the other lists have the last one")
    func regions() async {
        let stage = await stage()
        let list = stage.app.feed.list
        var (pages, orders): ([[String]], [ListSort?]) = ([], [])
        for keys in ["T/max:150␉s6s6jj", "R/iberia⏎s6jjj", "Tjj", "R/baltics⏎jj"] {
            await press(keys, on: stage)
            pages.append(page(stage))
            orders.append(list.sort)
        }
        await press("q", on: stage)
        #expect(page(stage) == pages[2])
        await press("q", on: stage)
        #expect(stage.way == "Trips: The Baltics" && list.sort == orders[1], "in the order of the list that was there")
        await press("q", on: stage)
        #expect(page(stage) == pages[0])
        await press("q", on: stage)
        #expect(stage.way == "Trips: The Baltics" && list.query.isEmpty && list.base.isEmpty && list.sort == nil)
        #expect(stage.session.saved.last?.region == "blc")
        stage.press(.escape)
        #expect(stage.status.hasPrefix("There is no page before"))
    }

    @Test("from the destinations of narrowed trips a region leads to its own; Esc leads to its list, and then to those trips")
    func regionOfDestinations() async {
        let stage = await stage()
        await press("/riga␉T", on: stage)
        let narrowed = page(stage)
        await press("dR/iberia⏎", on: stage)
        #expect(page(stage)[0].contains("Trips: Iberia › "))
        await press("⎋", on: stage)
        #expect(page(stage)[0].hasSuffix("Trips: Iberia"))
        await press("⎋", on: stage)
        #expect(page(stage) == narrowed)
    }

    @Test(
        "from a page a region that is named leads to its own trips, whatever is in the list; the page and the list come back as they were",
        arguments: ["1⏎", "1", "⏎", "3", ""], ["q", "⎋"])
    func namedRegion(_ keys: String, _ back: String) async {
        let stage = await stage()
        await press("/riga␉jj", on: stage)
        stage.press(.control("f"))
        stage.type("max:150")
        await press("⏎", on: stage)
        let list = stage.app.feed.list
        await press(keys, on: stage)
        let (row, way, trip) = (cursor(stage), stage.way, list.selected?.id)
        stage.type(":region baltics")
        await stage.app.palette?.settled()
        await press("⏎", on: stage)
        #expect(stage.way == "Trips: The Baltics")
        if keys.isEmpty {
            #expect(list.query == "riga", "the filter of the list where it is chosen stays")
            return
        }
        #expect(list.query.isEmpty && list.search.text.isEmpty && stage.canvas(80, 24).line(23).contains("Esc back"))
        await press(back, on: stage)
        #expect(stage.way == way && cursor(stage) == row)
        #expect(list.query == "riga" && list.search.text == "max:150" && list.selected?.id == trip)
        // Below a page that was opened from it is the list of before, else that of the region that was chosen.
        #expect(stage.app.feed.region?.id == (keys == "⏎" ? nil : "blc"))
    }

    @Test("what was searched for is known where the trips of a region have taken the search away")
    func searchOfBefore() async {
        let stage = await stage()
        stage.press(.control("f"))
        await press("riga⏎1", on: stage)
        stage.type(":region baltics")
        await stage.app.palette?.settled()
        await press("⏎n", on: stage)
        #expect(stage.status.contains(" of 'riga'"), "\(stage.status)")
    }

    @Test("regions that are named on pages, one after another, are those of the list, which has the last one wherever one goes back to")
    func namedRegions() async {
        let stage = await stage()
        await press("/riga␉1⏎", on: stage)
        let country = stage.way
        for region in ["baltics", "iberia"] {
            stage.type(":region \(region)")
            await stage.app.palette?.settled()
            await press("⏎1", on: stage)
        }
        await press("2", on: stage)
        #expect(stage.way == "Trips: Iberia")
        for _ in 1...2 {
            await press("⎋2", on: stage)
            #expect(stage.way == "Trips: Iberia")
        }
        #expect(stage.app.feed.list.query == "riga")
        await press("1", on: stage)
        #expect(stage.way == country)
    }

    @Test("the key of the trips leads from what a page has asked for to the list itself, and back, from where the way goes on")
    func ownList() async {
        let stage = await stage()
        let own = page(stage)
        await press("T/max:150␉jj", on: stage)
        let narrowed = page(stage)
        await press("2", on: stage)
        #expect(page(stage) == own)
        await press("k", on: stage)
        let moved = page(stage)
        await press("2", on: stage)
        #expect(page(stage) == narrowed)
        await press("q", on: stage)
        #expect(page(stage) == moved)
    }

    @Test("a panel that is looked at there is no way on: the key leads back all the same", arguments: ["s", "C"])
    func panel(_ key: String) async {
        let stage = await stage()
        await press("T", on: stage)
        let narrowed = page(stage)
        await press("2" + key + "⎋2", on: stage)
        #expect(page(stage) == narrowed)
    }

    @Test(
        "it leads back to no page of before once the user has gone on, nor to one that was above another list",
        arguments: ["T2⏎⎋2", "T2T⎋2", "T2122", "⏎2T2"])
    func goneOn(_ keys: String) async {
        let stage = await stage()
        let own = page(stage)
        await press(keys, on: stage)
        #expect(page(stage) == own)
    }

    @Test("what was searched for there stays there, and what a page asks for is not searched for it")
    func searchKept() async {
        let stage = await stage()
        stage.press(.control("f"))
        stage.type("riga")
        await press("⏎", on: stage)
        let own = page(stage)
        await press("T", on: stage)
        #expect(stage.app.feed.list.search.text.isEmpty)
        await press("⎋", on: stage)
        #expect(stage.app.feed.list.search.text == "riga" && page(stage) == own)
    }
}
