import Terminal
import TestSupport
import Testing
import TravelFeatures
import TravelKit

@testable import TravelUI

@Suite("Keys that move the cursor before the rows are there", .timeLimit(.minutes(1)))
struct EarlyStepsTests {
    private static let trips = Array(Trip.many.prefix(60))

    private let script: ReadingScript<Trip>
    private let early: Stage

    init() {
        let trips = FakeTripRepository()
        script = trips.trips.nextScript()
        early = Stage(trips: trips)
    }

    private func list(_ stage: Stage) -> ListModel<Trip>? { (stage.app.view.screen as? TripsScreen)?.pane.model }

    private var marked: Set<String> { Set(list(early)?.marks.map(\.text) ?? []) }

    private var selected: String? { list(early)?.selected?.id.text }

    /// The trip whose page is open.
    private var opened: String? { (early.app.view.screen as? TripScreen)?.model.trip.id.text }

    /// The keys of these characters; ⏎ is Enter, ↓ and ↑ are pages, ½ is half of one, $ is the end.
    private func keys(_ text: String) -> [Key] {
        text.map { character in
            switch character {
            case "⏎": .enter
            case "↓": .pageDown
            case "↑": .pageUp
            case "½": .control("d")
            case "$": .end
            default: .character(character)
            }
        }
    }

    /// Has the first half of the trips come.
    private func sendHalf() async {
        script.send(Part(Array(Self.trips.prefix(30)), progress: .partial(done: 1, of: 2)))
        await until { list(early)?.total == 30 }
    }

    /// Has the other half come.
    private func finish() async {
        script.send(Part(Array(Self.trips.dropFirst(30)), placement: .appends))
        script.finish()
        await early.settled()
    }

    /// In a narrow terminal with many rows details of the selected row take some of the list's.
    @Test(
        "They lead where they would had they waited for them",
        arguments: ["↓m", " m", "½m", "$↑m", "↓↓½jm", "s6jjm", "s6↓m", ":40⏎m", ":7⏎jm", "s6:7⏎m"], [24, 40])
    func leads(_ text: String, _ rows: Int) async {
        let late = Stage(trips: FakeTripRepository(Self.trips))
        await early.settled()
        await late.settled()
        late.type("2")
        await late.settled()
        for key in keys(text) {
            _ = late.screen(80, rows)
            late.press(key)
        }
        _ = late.screen(80, rows)
        early.type("2")
        for key in keys(text) { early.press(key) }
        _ = early.screen(80, rows)
        await sendHalf()
        _ = early.screen(80, rows)
        await finish()
        #expect(early.screen(80, rows).contains("1 marked"))
        #expect(list(early)?.marks == list(late)?.marks && list(early)?.cursor == list(late)?.cursor, "\(text)")
    }

    @Test("They do so where the page was never drawn, be the rows there or not", arguments: [false, true])
    func undrawn(isThere: Bool) async {
        await early.settled()
        early.type("2")
        if isThere {
            await sendHalf()
            await finish()
        }
        early.press(.pageDown)
        early.type("m")
        if !isThere {
            await sendHalf()
            await finish()
        }
        _ = early.screen(80, 24)
        // Of 24 rows the list's own names and the program's take five.
        #expect(marked == ["t10019"] && selected == "t10020")
    }

    @Test(
        "So they do where the page is left before its rows come, for another view or by its own key", arguments: ["1", "2"], [24, 40])
    func left(_ key: String, _ rows: Int) async {
        let late = Stage(trips: FakeTripRepository(Self.trips))
        await early.settled()
        await late.settled()
        late.type("2")
        await late.settled()
        for key in keys("↓m") {
            _ = late.screen(80, rows)
            late.press(key)
        }
        early.type("2")
        let list = list(early)
        for key in keys("↓m" + key) { early.press(key) }
        _ = early.screen(80, rows)
        script.finish(with: Self.trips)
        await list?.settled()
        _ = early.screen(80, rows)
        #expect(list?.marks.count == 1 && list?.marks == self.list(late)?.marks && list?.cursor == self.list(late)?.cursor)
    }

    @Test("That they wait is said until they lead somewhere, be it in the whole list, and any key goes on with the rows that are there")
    func said() async {
        let words = "The cursor goes there when the rows are there."
        await early.settled()
        early.type("2s6jj")
        #expect(early.status.contains(words))
        await sendHalf()
        #expect(early.status.contains(words) && early.status.contains("loading trips"))
        early.type("j")
        #expect(!early.status.contains(words) && selected == "t10028")
        await finish()
        #expect(selected == "t10028")
    }

    @Test("Who opens, keeps or copies a row that is there gives up steps that wait for the whole list", arguments: ["⏎", "f", "y"])
    func givenUp(_ key: String) async {
        await early.settled()
        early.type("2s6jjj")
        await sendHalf()
        let list = list(early)
        #expect(list?.awaitsRow == true)
        for key in keys(key) { early.press(key) }
        #expect(list?.awaitsRow == false)
        await finish()
        _ = early.screen()
        #expect(list?.cursor == 0)
        #expect(key != "⏎" || opened == "t10029")
    }

    @Test("Enter behind a sort opens the first row of all; with rows there it opens the one under the cursor", arguments: [false, true])
    func opensSorted(isAgain: Bool) async {
        await early.settled()
        early.type("2s6")
        early.press(.enter)
        await sendHalf()
        #expect(early.screen().contains("The row is opened when it is there."))
        if isAgain { early.press(.enter) }
        await finish()
        _ = early.screen()
        #expect(opened == (isAgain ? "t10029" : "t10059"))
    }

    @Test("Enter behind a page opens the row to which it leads")
    func opens() async {
        await early.settled()
        early.type("2")
        early.press(.pageDown, .enter)
        await sendHalf()
        await finish()
        _ = early.screen(80, 24)
        #expect(opened == "t10019")
    }

    @Test("Marks whose rows do not come, as the load breaks off, are said to be lost, and take no other away", arguments: ["", "/riga⏎"])
    func lost(_ behind: String) async {
        await early.settled()
        early.type("2mmm")
        for key in keys(behind) { early.press(key == .enter ? .tab : key) }
        script.send(Part([.toMalaga, .toRiga], progress: .partial(done: 1, of: 2)))
        await until { list(early)?.total == 2 }
        script.fail(.brokenOff(source: "https://trips.example", cause: SampleFailure("the connection was closed")))
        await early.see("1 mark is lost, as the rest is missing.")
        #expect(marked == ["t1", "t3"])
    }
}
