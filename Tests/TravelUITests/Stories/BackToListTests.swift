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

    /// Presses these keys, and sees what each does; ⏎ is the one that opens, ⎋ the one that goes back.
    private func press(_ keys: String, on stage: Stage) async {
        for key in keys {
            switch key {
            case "⏎": stage.press(.enter)
            case "⎋": stage.press(.escape)
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
        arguments: ["T⎋", "T2", "TT⎋", "d⏎⎋⎋", "1T⎋2", "/malaga⎋"])
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
}
