import Terminal
import TestSupport
import Testing
import TravelFeatures
import TravelKit

@testable import TravelUI

/// Each key does what it would do had it waited for the one before; a click means what is seen.
@Suite("Keys that come in one burst on a long list", .timeLimit(.minutes(1)))
struct LongListBurstTests {
    private func stage() async -> Stage {
        let stage = Stage(trips: FakeTripRepository(Trip.many), start: .view(.trips))
        await stage.settled()
        _ = stage.screen()
        return stage
    }

    private func list(_ stage: Stage) -> ListModel<Trip>? { (stage.app.view.screen as? TripsScreen)?.pane.model }

    /// Presses these keys; ⏎ is the one that opens, § the one that searches.
    private func press(_ keys: String, on stage: Stage) {
        for key in keys {
            switch key {
            case "⏎": stage.press(.enter)
            case "§": stage.press(.control("f"))
            default: stage.type(String(key))
            }
        }
    }

    @Test(
        "A key after a sort moves the cursor in the sorted list",
        arguments: [
            ("s6j", "t14999"), ("s6G", "t10000"), ("s6:3⏎", "t14998"), ("s6§malaga⏎", "t13000"), ("s6§malaga⏎n", "t10007"),
            ("jjs6k", "t10003"), ("§malaga⏎s6", "t10007"),
        ])
    func moves(_ keys: String, _ id: String) async {
        let stage = await stage()
        press(keys, on: stage)
        #expect(!stage.status.contains("Nothing here has"))
        await list(stage)?.settled()
        #expect(list(stage)?.selected?.id.text == id)
    }

    @Test(
        "A key after a sort opens a row of the sorted list, and of what the filter has found there",
        arguments: [("s6⏎", "t15000"), ("s6:2⏎⏎", "t14999"), ("s6/malaga⏎", "t13000"), ("s6⏎J", "t14999"), ("/malaga⏎J", "t13000")])
    func opens(_ keys: String, _ id: String) async {
        let stage = await stage()
        press(keys, on: stage)
        #expect((stage.app.view.screen as? TripScreen)?.model.trip.id.text == id)
    }

    @Test("A key after a sort keeps a row of the sorted list")
    func keeps() async {
        let stage = await stage()
        press("s6/malaga", on: stage)
        stage.press(.tab)
        stage.type("f")
        await stage.see("Kept as a favourite.")
        #expect(stage.favourites.favourites.map(\.id) == [.trip(Trip.ID("t13000"))])
    }

    @Test("A double click opens the row that is seen, while a filter is still being looked for")
    func doubleClick() async {
        let stage = await stage()
        press("/malaga", on: stage)
        for clicks in 1...2 { stage.press(.mouse(MouseEvent(kind: .press, row: 5, column: 3, clicks: clicks))) }
        #expect((stage.app.view.screen as? TripScreen)?.model.trip.id.text == "t10002")
    }

    @Test("The wheel scrolls the sorted list")
    func wheel() async {
        let stage = await stage()
        press("s6", on: stage)
        stage.press(.mouse(MouseEvent(kind: .wheelDown, row: 5, column: 3)))
        #expect(list(stage)?.selected?.id.text == "t14997")
    }
}
