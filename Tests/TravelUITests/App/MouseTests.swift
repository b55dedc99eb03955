import Foundation
import Terminal
import TerminalText
import TestSupport
import Testing
import TravelKit

@testable import TravelUI

@Suite("The mouse", .timeLimit(.minutes(1)))
struct MouseTests {
    private func stage(_ stage: Stage = Stage()) async -> Stage {
        await stage.settled()
        _ = stage.screen()
        return stage
    }

    @Test("A click selects the row, a double click opens it; beside a row nothing happens")
    func rows() async {
        let stage = await stage()
        stage.click(5, 30)
        #expect(stage.selectedRow.hasPrefix("CZ"))
        stage.click(20, 30)
        stage.click(21, 3)
        #expect(stage.selectedRow.hasPrefix("CZ"), "there is no row")
        stage.click(8, 2, clicks: 2)
        await stage.see("Countries › Germany")
        #expect(stage.way == "Countries › Germany")
    }

    @Test("Nothing but the left button does anything, and letting it go neither")
    func buttons() async {
        let stage = await stage()
        stage.app.say("Look here.")
        for event in [
            MouseEvent(kind: .release, row: 5, column: 3), MouseEvent(kind: .press, button: .right, row: 5, column: 3),
            MouseEvent(kind: .press, button: .middle, row: 5, column: 3, clicks: 2),
        ] { stage.press(.mouse(event)) }
        #expect(stage.canvas().line(22).contains("Look here.") && stage.selectedRow.hasPrefix("AT"))
    }

    @Test("What was said of the key before goes with a click, as it does with a key")
    func noticeSeen() async {
        let stage = await stage()
        stage.type("f")
        await stage.see("Kept as a favourite.")
        stage.click(5, 30)
        #expect(!stage.screen().contains("Kept as a favourite."))
    }

    @Test("A click on a column's name sorts by it, again reverses; the names of columns that are scrolled to as well")
    func header() async {
        let stage = await stage()
        stage.click(2, 62)
        #expect(stage.canvas().line(2).contains("Population ▲") && stage.selectedRow.hasPrefix("IS"))
        stage.click(2, 55)
        #expect(stage.canvas().line(2).contains("Population ▼"))
        stage.click(2, 1)
        #expect(stage.canvas().line(2).hasPrefix("Code ▲") || stage.canvas().line(2).hasPrefix("Code▲"))
        stage.type("m")
        stage.click(2, 8)
        #expect(stage.canvas().line(2).contains("Country ▲"), "marks have moved nothing")
        _ = stage.canvas(40, 10)
        stage.type(">")
        let header = stage.canvas(40, 10).line(2)
        let capital = header.range(of: "Capital").map { header.distance(from: header.startIndex, to: $0.lowerBound) }
        stage.click(2, capital ?? 0, on: Size(rows: 10, columns: 40))
        #expect(stage.canvas(40, 10).line(2).contains("Capital ▲"))
    }

    @Test("Two clicks at one place sort by one column, though another one's name stands there after the first", arguments: [60, 80, 100])
    func sameName(columns: Int) async {
        let stage = await stage()
        let size = Size(rows: 24, columns: columns)
        for place in 0..<columns {
            stage.click(2, place, on: size)
            guard let first = stage.sorted(size) else { continue }
            stage.click(2, place, on: size)
            #expect(stage.sorted(size) == first.replacing("▲", with: "▼"), "\(place)")
            // Another place is another name.
            stage.click(5, 5, on: size)
            stage.type(":sort none")
            stage.press(.enter)
        }
    }

    @Test("A click where a name was clicked means what stands there now, once the list was drawn otherwise", arguments: [44, 50, 60])
    func movedName(place: Int) async {
        let stage = await stage()
        let size = Size(rows: 24, columns: 120)
        stage.click(2, place, on: size)
        #expect(stage.sorted(size)?.contains("▲") == true)
        // Without details the columns are wider.
        stage.type("z")
        let header = stage.canvas(120, 24).line(2)
        let names = ["Code", "Country", "Capital", "Region", "Population", "Native name"].compactMap { name in
            header.range(of: name).map { (name: name, offset: header.distance(from: header.startIndex, to: $0.lowerBound)) }
        }
        guard let name = names.last(where: { $0.offset <= place })?.name else { return }
        let isSame = stage.sorted(size)?.hasPrefix(name) == true
        stage.click(2, place, on: size)
        #expect(stage.sorted(size)?.hasPrefix(name + (isSame ? " ▼" : " ▲")) == true, "\(stage.canvas(120, 24).line(2))")
    }

    @Test("A click on the sign that there are more columns scrolls to them, and back")
    func moreColumns() async {
        let stage = await stage()
        let size = Size(rows: 10, columns: 40)
        stage.click(2, 39, on: size)
        stage.click(2, 39, on: size)
        #expect(stage.canvas(40, 10).line(2).hasPrefix("Code  Country                ‹ Region"))
        stage.click(2, 29, on: size)
        #expect(stage.canvas(40, 10).line(2).contains("Capital"))
        stage.click(2, 38, on: size)
        #expect(stage.canvas(40, 10).line(2).contains("▲"))
    }

    @Test("Who clicks on the sign until there are no more columns sorts by none; where every column is seen, its name is all of it")
    func noMoreColumns() async {
        let stage = await stage()
        for _ in 0..<12 { stage.click(2, 39, on: Size(rows: 10, columns: 40)) }
        let header = stage.canvas(40, 10).line(2)
        #expect(header.contains("‹") && !header.contains("›") && !header.contains("▲") && !header.contains("▼"), "\(header)")
        stage.type("<<<<<<<<<<<<")
        stage.click(2, 79)
        #expect(stage.canvas().line(2).contains("▲"))
    }

    @Test(
        "Over a country's facts the wheel scrolls those, where some are not seen, and over its neighbours these",
        arguments: [(80, 24), (80, 14), (160, 30)])
    func wheelOverFacts(_ columns: Int, _ rows: Int) async {
        let stage = await Stage.onPage(of: "germany")
        await stage.see("Berlin (BER)")
        let before = stage.canvas(columns, rows).line(2)
        #expect(before.hasPrefix("Official name"))
        stage.wheel(1)
        #expect(!stage.canvas(columns, rows).line(2).hasPrefix("Official name"))
        stage.wheel(-1)
        #expect(stage.canvas(columns, rows).line(2) == before)
        stage.wheel(1, row: rows - 4)
        #expect(stage.canvas(columns, rows).line(2) == before)
    }

    @Test("On the page of a country without neighbours the wheel scrolls its facts wherever it is turned", arguments: [4, 8])
    func wheelWithoutNeighbours(_ row: Int) async {
        let stage = await Stage.onPage(of: "iceland")
        let before = stage.canvas(80, 10).line(2)
        stage.wheel(1, row: row)
        #expect(stage.canvas(80, 10).line(2) != before)
    }

    @Test("A click on one of the ways over land shows it")
    func ways() async {
        let stage = await stage()
        stage.type(":route slovenia → denmark")
        await stage.see("\n route ")
        stage.press(.enter)
        await stage.settled()
        for (row, place) in [(3, 2), (3, 2), (5, 4), (2, 1)] {
            stage.click(row, 20, clicks: 2)
            #expect(stage.canvas().line(row).hasPrefix("● Route \(place)") && stage.way == "Countries › Slovenia → Denmark")
        }
    }

    @Test("Over details the wheel scrolls those, and the cursor stays where it is")
    func wheelOverDetails() async {
        let stage = await stage()
        func line() -> (list: String, details: String) {
            let line = stage.canvas(120, 12).line(4)
            return (String(line.prefix(70)), String(line.dropFirst(82)))
        }
        let before = line()
        stage.wheel(1, column: 110)
        #expect(line().list == before.list && line().details != before.details)
        #expect(stage.selectedRow.hasPrefix("AT"))
    }

    @Test("A click on a field of the sign-in page types there")
    func signIn() async {
        let stage = await stage(Stage(accounts: FakeAccountRepository()))
        stage.type("2")
        await stage.settled()
        stage.type("S")
        _ = stage.screen()
        stage.click(5, 14)
        stage.type("secret")
        #expect(stage.screen().contains("(hidden)") && !stage.screen().contains("secret"))
        stage.click(3, 14)
        stage.type("me@")
        #expect(stage.screen().contains("me@"))
    }

    @Test("The wheel scrolls by three rows; the cursor stays on its record until it would leave the screen")
    func wheel() async {
        let stage = await stage()
        _ = stage.screen(80, 10)
        stage.type("jj")
        stage.wheel(1)
        #expect(stage.canvas(80, 10).line(3).hasPrefix("DK"))
        #expect(stage.selectedRowOfTen.hasPrefix("DK"), "it was on the third row, which is gone")
        stage.wheel(5)
        #expect(stage.canvas(80, 10).line(7).hasPrefix("CH") && stage.selectedRowOfTen.hasPrefix("LU"))
        stage.wheel(-1)
        #expect(stage.canvas(80, 10).line(3).hasPrefix("DE") && stage.selectedRowOfTen.hasPrefix("LU"))
        stage.wheel(-9)
        #expect(stage.canvas(80, 10).line(3).hasPrefix("AT") && stage.selectedRowOfTen.hasPrefix("FR"))
    }

    @Test("A list that is whole on the screen does not move")
    func shortList() async {
        let stage = await stage()
        stage.type("j")
        stage.wheel(3)
        #expect(stage.selectedRow.hasPrefix("BE"))
    }

    @Test("A click on a tab shows that view")
    func tabs() async {
        let stage = await stage()
        for (column, way) in [(16, "Trips"), (30, "Favourites"), (3, "Countries")] {
            stage.click(0, column)
            await stage.settled()
            #expect(stage.canvas().line(1) == " " + way)
        }
        stage.click(0, 70)
        #expect(stage.canvas().line(1) == " Countries")
    }

    @Test("A click on the tab of the view that is shown leads to its list and back, and Esc back from the map, as the tab's key does")
    func tabsAsKeys() async {
        let stage = await stage(Stage(outlines: FakeOutlineRepository()))
        let map = stage.canvas().line(0).split(separator: "4")[0].count
        stage.click(8, 2, clicks: 2)
        await stage.see("Countries › Germany")
        for way in ["Countries", "Countries › Germany"] {
            stage.click(0, 3)
            #expect(stage.way == way)
        }
        stage.click(0, map)
        #expect(stage.way.hasPrefix("Map"))
        stage.press(.escape)
        #expect(stage.way == "Countries › Germany")
    }

    @Test(
        "A click on a tab ends what is typed, and leaves a panel: a filter stays, an export is given up",
        arguments: ["e", "s", "C", "/er", ":ger"])
    func tabsWhileTyping(_ keys: String) async {
        let stage = await stage()
        stage.type(keys)
        stage.click(0, 16)
        await stage.settled()
        #expect(stage.way == "Trips")
        stage.type("1")
        await stage.settled()
        #expect(stage.way == "Countries" && stage.status.hasPrefix(keys == "/er" ? "5 of 13 countries with 'er'" : "13 countries"))
        let row = stage.selectedRow
        stage.type("j")
        #expect(stage.selectedRow != row && stage.exporter.files.isEmpty)
        #expect(stage.canvas().line(23).hasPrefix(" Enter open"))
    }

    @Test("A note that was being written when a tab was clicked is kept")
    func tabsWhileNoting() async {
        let stage = await stage()
        stage.type("f")
        await stage.see("Kept as a favourite.")
        stage.type("aJune")
        stage.click(0, 16)
        await stage.see("Noted for Austria.")
        #expect(stage.favourites.favourites.first?.note == "June")
        stage.type("1")
        #expect(stage.way == "Countries")
    }

    @Test("Two quick presses beside a panel or the palette leave that alone: what lies below is not opened", arguments: ["s", "C", ":"])
    func doubleClickBeside(_ key: String) async {
        let stage = await stage()
        stage.type(key)
        stage.click(10, 5, clicks: 2)
        #expect(stage.canvas().style(row: 10, column: 0) == Theme.standard.selected)
        #expect(stage.way == "Countries")
        stage.click(10, 5, clicks: 2)
        #expect(stage.way.hasPrefix("Countries › "))
    }

    @Test("Presses that go on where another page has opened are the first ones there")
    func clicksOverPages() async {
        let stage = await stage()
        stage.click(8, 2, clicks: 2)
        await stage.settled()
        let row = stage.canvas().line(12...20, with: "Poland")
        stage.press(.mouse(MouseEvent(kind: .press, row: row, column: 2, clicks: 3)))
        #expect(stage.canvas().line(1) == " Countries › Germany")
        stage.press(.mouse(MouseEvent(kind: .press, row: row, column: 2, clicks: 4)))
        #expect(stage.way == "Countries › Germany › Poland")
    }

    @Test("A panel's title and its frame are the panel's", arguments: [("s", "own order"), ("C", "] Native name")])
    func panelFrame(_ key: String, _ last: String) async {
        let stage = await stage()
        stage.type(key)
        let bottom = stage.canvas().line(3...20, with: last) + 1
        #expect(stage.canvas().line(bottom).hasSuffix("┘"))
        stage.click(2, 75, clicks: 2)
        stage.click(bottom, 75, clicks: 2)
        #expect(stage.way.hasPrefix("Countries › "))
        stage.press(.escape)
        #expect(stage.way == "Countries" && !stage.canvas().line(2).contains("▲"))
    }

    @Test("A click on a column's box shows or hides it; one on its name does not")
    func columnBox() async {
        let stage = await stage()
        stage.type("C")
        let line = stage.canvas().line(4)
        let box = line.range(of: "[x] Country").map { line.distance(from: line.startIndex, to: $0.lowerBound) } ?? 0
        stage.click(4, box + 2)
        #expect(stage.canvas().line(4).contains("[ ] Country"))
        stage.click(4, box)
        #expect(stage.canvas().line(4).contains("[x] Country"))
        stage.click(4, box + 4)
        #expect(stage.canvas().line(4).contains("[x] Country"))
    }

    @Test("While a filter is typed rows can be clicked, and typing goes on")
    func whileTyping() async {
        let stage = await stage()
        stage.type("/er")
        stage.click(4, 3)
        stage.type("m")
        #expect(stage.canvas().line(23).hasPrefix("/erm"))
        #expect(stage.selectedRow.hasPrefix("DE"))
        stage.click(3, 3, clicks: 2)
        await stage.see("Countries › Germany")
        #expect(stage.canvas().line(23).hasPrefix(" Enter open"))
    }

    @Test("In a panel a click chooses, a double click takes it, one beside it leaves it")
    func panels() async {
        let stage = await stage()
        stage.type("s")
        stage.click(4, 70)
        #expect(stage.way == "Countries › Sort by")
        stage.click(4, 70, clicks: 2)
        #expect(stage.canvas().line(2).contains("Country ▲") && stage.way == "Countries")
        stage.type("C")
        stage.click(3, 70, clicks: 2)
        #expect(stage.canvas().line(3).contains("[ ] Code"))
        stage.wheel(2)
        #expect(stage.canvas().style(row: 5, column: 70) == Theme.standard.selected)
        stage.click(20, 3)
        #expect(stage.way == "Countries" && !stage.canvas().line(2).contains("Code"))
    }

    @Test("Where a panel has no room for all, what is double-clicked is what is taken")
    func narrowPanel() async {
        let stage = await stage()
        stage.type("sG")
        let size = Size(rows: 8, columns: 40)
        let name = stage.canvas(40, 8).line(3)
        stage.click(3, 30, on: size)
        #expect(stage.canvas(40, 8).line(3) == name, "nothing moves under the mouse")
        stage.click(3, 30, clicks: 2, on: size)
        #expect(name.contains("Native name") && stage.canvas(80, 8).line(2).contains("Native name▲"), "\(name)")
    }

    @Test("A region is chosen by a double click, and a trip's page is scrolled")
    func trips() async {
        let stage = await stage()
        stage.type("2")
        await stage.settled()
        stage.type("R")
        await stage.settled()
        let row = stage.canvas().line(3...20, with: "Baltics")
        stage.click(row, 3, clicks: 2)
        #expect(stage.way == "Trips: The Baltics")
        await stage.settled()
        stage.click(3, 3, clicks: 2)
        await stage.settled()
        let top = stage.canvas(80, 10).line(2)
        stage.wheel(1)
        #expect(stage.canvas(80, 10).line(2) != top)
        stage.wheel(-1)
        #expect(stage.canvas(80, 10).line(2) == top)
    }

    @Test("In the palette a click chooses a line, a double click does it, a click elsewhere leaves")
    func palette() async {
        let stage = await stage()
        stage.type(":theme")
        let row = stage.canvas().line(2...21, with: "theme monochrome")
        stage.click(row, 5)
        #expect(stage.canvas().style(row: row, column: 5) == Theme.standard.selected)
        stage.click(row, 5, clicks: 2)
        #expect(stage.canvas().style(row: 0, column: 1).foreground == .standard)
        stage.type(":")
        _ = stage.screen()
        stage.wheel(3)
        stage.click(1, 1)
        #expect(stage.canvas().line(23).hasPrefix(" Enter open"))
    }
}

extension Stage {
    /// The name of the column that the list is sorted by, with its arrow; nil where the header says none.
    fileprivate func sorted(_ size: Size) -> String? {
        canvas(size.columns, size.rows).line(2).split(separator: "  ").map { $0.trimmingCharacters(in: .whitespaces) }
            .first { $0.contains("▲") || $0.contains("▼") }
    }

    fileprivate func click(_ row: Int, _ column: Int, clicks: Int = 1, on size: Size = Size(rows: 24, columns: 80)) {
        _ = screen(size.columns, size.rows)
        for count in 1...clicks { press(.mouse(MouseEvent(kind: .press, row: row, column: column, clicks: count))) }
    }

    /// Turns the wheel by so many notches; down with a positive number.
    fileprivate func wheel(_ notches: Int, row: Int = 5, column: Int = 5) {
        for _ in 0..<abs(notches) { press(.mouse(MouseEvent(kind: notches > 0 ? .wheelDown : .wheelUp, row: row, column: column))) }
    }

    /// The row under the cursor where the screen has ten rows.
    fileprivate var selectedRowOfTen: String {
        let canvas = canvas(80, 10)
        return (3..<8).first { canvas.style(row: $0, column: 0) == Theme.standard.selected }.map(canvas.line) ?? ""
    }
}

extension GridCanvas {
    /// The first of these rows that holds the text; 0 where none does.
    fileprivate func line(_ rows: ClosedRange<Int>, with text: String) -> Int { rows.first { line($0).contains(text) } ?? 0 }
}
