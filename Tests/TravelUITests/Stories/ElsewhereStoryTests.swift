import Terminal
import TerminalText
import TestSupport
import Testing
import TravelFeatures
import TravelKit

@testable import TravelUI

@Suite("What the rest of the program has of a filter", .timeLimit(.minutes(1)))
struct ElsewhereStoryTests {
    /// Trips from Berlin, all of them on one evening.
    private static let fromBerlin: [Trip] = [TripLocation.riga, .vilnius, .malaga, .tokyo].enumerated().map {
        .sample(Trip.ID("b\($0)"), to: $1, departs: "2026-11-28T20:15:00Z", returns: nil)
    }

    /// The program with these keys pressed, and all that is found for them there.
    private func stage(_ keys: String, trips: [Trip] = Self.fromBerlin) async -> Stage {
        let stage = Stage(trips: FakeTripRepository(trips, regions: Region.samples))
        await stage.settled()
        for key in keys {
            stage.type(String(key))
            await stage.settled()
        }
        _ = stage.screen()
        await stage.app.elsewhere?.settled()
        _ = stage.screen()
        return stage
    }

    private func isSelected(_ row: Int, on stage: Stage) -> Bool {
        stage.canvas(80, 24).style(row: row, column: 0) == Theme.standard.selected
    }

    @Test("Three of them stand below the list at 80×24, without what the list shows")
    func small() async {
        let canvas = await stage("/berlin").canvas(80, 24)
        #expect(canvas.line(3).hasPrefix("DE    Germany"))
        expectScreen(
            (17..<24).map { canvas.line($0) }.joined(separator: "\n"),
            """

            ─ Elsewhere ────────────────────────────────────────────────────────────────────
             BER Berlin        Berlin Brandenburg Airport, Germany
             Berlin → Riga     trip, Sat 28 Nov, one way, €49.90
             Berlin → Vilnius  trip, Sat 28 Nov, one way, €49.90
             1 of 13 countries with 'berlin'
            /berlin                         Enter open  Tab keep  Esc clear  ^F everywhere
            """)
        #expect(canvas.style(row: 18, column: 0) == Theme.standard.rule && canvas.style(row: 18, column: 3) == Theme.standard.heading)
        #expect(canvas.style(row: 20, column: 20) == Theme.standard.hint)
        #expect(canvas.style(row: 3, column: 0) == Theme.standard.selected)
    }

    @Test("As many as there are, up to eight, at 200×60, the details above them")
    func large() async {
        let canvas = await stage("/berlin").canvas(200, 60)
        #expect(canvas.line(3).contains("│") && canvas.line(50).contains("│"))
        expectScreen(
            (51..<58).map { canvas.line($0) }.joined(separator: "\n"),
            "─ Elsewhere " + String(repeating: "─", count: 188) + "\n"
                + """
                 BER Berlin        Berlin Brandenburg Airport, Germany
                 Berlin → Riga     trip, Sat 28 Nov, one way, €49.90
                 Berlin → Vilnius  trip, Sat 28 Nov, one way, €49.90
                 Berlin → Málaga   trip, Sat 28 Nov, one way, €49.90
                 Berlin → Tokyo    trip, Sat 28 Nov, one way, €49.90
                 trips berlin      trips of the feed that have it
                """)
    }

    @Test("There are none on fewer than 16 rows, nor of nothing")
    func none() async {
        let stage = await stage("/berlin")
        #expect(!stage.screen(80, 15).contains("Elsewhere"))
        #expect(await !self.stage("/").screen().contains("Elsewhere"))
        #expect(await !self.stage("/zzzqx").screen().contains("Elsewhere"))
    }

    @Test("Down past the last row leads to them, Up back; Enter opens the marked one, and Esc leads back to the list")
    func walk() async {
        let stage = await stage("/berlin")
        stage.press(.down)
        #expect(isSelected(19, on: stage) && !isSelected(3, on: stage), "one row is marked")
        stage.press(.down, .down, .down)
        #expect(isSelected(21, on: stage))
        stage.press(.up)
        #expect(isSelected(20, on: stage))
        stage.press(.up, .up)
        #expect(isSelected(3, on: stage) && !isSelected(19, on: stage))
        stage.press(.down, .down, .enter)
        #expect(stage.way == "Countries › Berlin → Riga")
        stage.press(.escape)
        #expect(stage.way == "Countries" && stage.status == "1 of 13 countries with 'berlin'")
        #expect(!stage.screen().contains("Elsewhere"))
    }

    @Test("Enter in the list opens its row, and Tab keeps the filter without them")
    func list() async {
        let stage = await stage("/berlin")
        stage.press(.enter)
        #expect(stage.way == "Countries › Germany")
        let other = await self.stage("/berlin")
        other.press(.tab)
        #expect(!other.screen().contains("Elsewhere") && other.status == "1 of 13 countries with 'berlin'")
    }

    @Test("Where the list has nothing the first of them is marked, and Enter opens that")
    func nothing() async {
        let stage = await stage("/malaga")
        let canvas = stage.canvas(80, 24)
        #expect(canvas.text.contains("Nothing here has 'malaga'.") && !canvas.text.contains("looks everywhere"))
        #expect(canvas.line(19).hasPrefix("─ Elsewhere ─") && canvas.line(20).hasPrefix(" Berlin → Málaga "))
        #expect(isSelected(20, on: stage))
        #expect(canvas.line(23).hasSuffix("Enter open  Tab keep  Esc clear  ^F everywhere"))
        stage.press(.up, .enter)
        #expect(stage.way == "Countries › Berlin → Málaga")
    }

    @Test(
        "Keys that come in one burst with the filter mean what they do when they come slowly",
        arguments: [
            "/malaga⏎", "/berlin↓⏎", "/berlin⌃⏎", "/berlin↓↓⏎", "/berlin↓↓↓↓↓⏎", "/berlin↓↓↑↑⏎", "/berlin↓x⌫⏎", "/berlin⏎", "/malaga↓↑⏎",
            "/malaga⌫⌫⌫⌫⌫⌫berlin↓⏎", "/zzzqx⏎", "/berlin↓⏎?", "/malaga⏎⎋", "/malagx⌫a⏎", "/malaga⏎⎋/berlin↓⏎",
        ])
    func burst(_ typed: String) async {
        let slow = await stage("")
        for key in typed.map(Self.key) {
            slow.press(key)
            await slow.settled()
            _ = slow.screen()
            await slow.app.elsewhere?.settled()
            _ = slow.screen()
        }
        let stage = await stage("")
        for key in typed.map(Self.key) { stage.press(key) }
        // How many are found depends on the size.
        await until {
            _ = stage.screen()
            return stage.app.keysAhead.keys.isEmpty
        }
        await until { stage.way == slow.way && Self.lastLine(of: stage) == Self.lastLine(of: slow) }
    }

    private static func key(of character: Character) -> Key {
        switch character {
        case "↓": .down
        case "↑": .up
        case "⌃": .control("n")
        case "⏎": .enter
        case "⌫": .backspace
        case "⎋": .escape
        default: .character(character)
        }
    }

    private static func lastLine(of stage: Stage) -> String { stage.canvas(80, 24).line(23) }

    @Test("Until what is found is known that is said, and the next key has those that wait mean what is there")
    func givenUp() async {
        let stage = await stage("")
        stage.type("/malaga")
        stage.press(.enter)
        #expect(stage.status.contains("Looking for what is found elsewhere …") && stage.way == "Countries")
        stage.press(.escape)
        #expect(!stage.status.contains("Looking for what is found elsewhere") && stage.way == "Countries")
        await stage.settled()
        #expect(stage.app.palette == nil && stage.way == "Countries", "Enter looks everywhere, and Esc leaves that")
    }

    @Test("To draw anew, or to leave for a while, ends no waiting for them")
    func drawnAnew() async {
        let stage = await stage("")
        stage.type("/malaga")
        stage.press(.enter)
        #expect(stage.press(.control("l")) == .redraw && stage.press(.control("z")) == .suspend)
        #expect(stage.app.notice?.text == "Looking for what is found elsewhere …" && stage.app.keysAhead.keys == [.enter])
    }

    @Test("Who has seen the list without them means the list", arguments: [true, false])
    func seen(isSeen: Bool) async {
        let stage = await stage("")
        stage.type("/berlin")
        if isSeen { _ = stage.screen() }
        stage.press(.down, .enter)
        await until { stage.way == (isSeen ? "Countries › Germany" : "Trips from or to BER") }
    }

    @Test("Where there is no room for them a burst means the list")
    func burstWithoutRoom() async {
        let stage = await stage("")
        _ = stage.canvas(80, 15)
        stage.type("/berlin")
        stage.press(.down, .enter)
        #expect(stage.canvas(80, 15).line(1).contains("Countries › Germany"))
    }

    @Test("That trips are only like what was typed is said, or they are left out")
    func alike() async {
        let canvas = await stage("/brelin").canvas(200, 60)
        let lines = (0..<60).map { canvas.line($0) }.filter { $0.contains(" trips brelin ") }
        #expect(lines.allSatisfy { $0.contains("like 'brelin': trips of the feed") && !$0.contains("have it") }, "\(lines)")
        #expect(await stage("/berlin").canvas(200, 60).text.contains("trips berlin      trips of the feed that have it"))
    }

    @Test("What was found for the text before is no place to go to")
    func stale() async {
        let stage = await stage("/berli")
        stage.type("n")
        stage.press(.down, .enter)
        await until { stage.way == "Trips from or to BER" }
        let other = await self.stage("/berlin")
        other.press(.down)
        other.type("x")
        other.press(.backspace, .enter)
        #expect(other.way == "Countries › Germany", "who types goes back to the list")
    }

    @Test("They come without a move of the list's cursor")
    func cursor() async {
        let stage = Stage()
        await stage.settled()
        stage.type("/er")
        stage.press(.down)
        _ = stage.screen()
        await stage.app.elsewhere?.settled()
        #expect(stage.selectedRow.hasPrefix("NL"))
    }

    @Test("The trips' own list has no trips elsewhere, and what is found leads where F leads")
    func trips() async {
        let stage = await stage("2/berlin")
        let screen = stage.screen(80, 24)
        #expect(screen.contains(" Berlin      capital of Germany") && screen.contains(" BER Berlin  Berlin Brandenburg"))
        #expect(!screen.contains("trip, ") && !screen.contains("trips berlin"))
        stage.press(.down, .down, .down)
        #expect(stage.app.elsewhere?.cursor == nil, "the list has four rows")
        stage.press(.down, .down, .enter)
        await stage.settled()
        #expect(stage.way == "Trips from or to BER")
    }

    @Test("Of a region's trips, what is asked for by name is looked for among all others, too")
    func region() async {
        let stage = await stage("2R/iberia")
        stage.press(.enter)
        await stage.see("1 trip")
        stage.type("/to:LV")
        await stage.settled()
        _ = stage.screen()
        await stage.app.elsewhere?.settled()
        let canvas = stage.canvas(80, 24)
        #expect(canvas.line(20).hasPrefix("─ Elsewhere ─") && canvas.line(21).hasPrefix(" trips to:LV  trips of the feed that have it"))
        stage.press(.enter)
        await stage.see("Berlin → Riga")
        let whole = await self.stage("2/to:LV")
        #expect(!whole.screen().contains("Elsewhere"), "these are all there are")
    }

    @Test("Below a list that needs the rows there is one of them")
    func longList() async {
        let stage = await stage("2/copenhagen", trips: Trip.many)
        let canvas = stage.canvas(80, 24)
        #expect(canvas.line(20).hasPrefix("─ Elsewhere ─") && canvas.line(21).hasPrefix(" Copenhagen  capital of Denmark"))
        #expect(canvas.line(19).contains("→"))
    }

    @Test("Lines that somebody has gone to leave a shorter screen its list", arguments: [20, 21, 24])
    func shorter(rows: Int) async {
        let stage = await stage("/berlin")
        _ = stage.canvas(80, 60)
        stage.press(.escape)
        stage.type("zz/berlin")
        _ = stage.canvas(80, 60)
        await stage.app.elsewhere?.settled()
        _ = stage.canvas(80, 60)
        stage.press(.down, .down, .down, .down)
        #expect(stage.app.elsewhere?.cursor == 3)
        let canvas = stage.canvas(80, rows)
        #expect(canvas.line(2).hasPrefix("Code  Country") && canvas.line(3).hasPrefix("DE"), "\(canvas.text)")
        #expect(canvas.text.contains("─ Elsewhere ─"))
    }

    @Test("A click chooses one, a double click opens it")
    func mouse() async {
        let stage = await stage("/berlin")
        _ = stage.canvas(80, 24)
        stage.press(.mouse(MouseEvent(kind: .press, row: 20, column: 3, clicks: 1)))
        #expect(isSelected(20, on: stage))
        stage.press(.mouse(MouseEvent(kind: .press, row: 20, column: 3, clicks: 2)))
        #expect(stage.way == "Countries › Berlin → Riga")
    }

    @Test("A server of trips is not asked for them by who filters a list", arguments: [true, false])
    func server(isFeedAtHand: Bool) async {
        let trips = FakeTripRepository()
        trips.trips.always { _ in
            Reading { (wish: ReadWish, yield: @escaping Reading<Trip>.Yield) async throws(RepositoryError) in
                if wish == .stored { throw .notStored }
                await yield(Part([.toMalaga]))
            }
        }
        let stage = Stage(trips: trips, isFeedAtHand: isFeedAtHand)
        await stage.settled()
        stage.type("/malaga")
        _ = stage.screen()
        await stage.app.elsewhere?.settled()
        let screen = stage.screen()
        #expect(screen.contains("Copenhagen → Málaga") == isFeedAtHand)
        #expect(screen.contains("Enter looks everywhere.") != isFeedAtHand)
    }
}
