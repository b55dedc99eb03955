import Terminal
import TerminalText
import Testing

@testable import TravelUI

@Suite("A panel", .timeLimit(.minutes(1)))
struct PanelTests {
    private let look = Look(theme: .standard, glyphs: .marks(isASCII: false, hasBraille: true), keys: .standard)
    private let choices: [SafeText] = ["one", "two", "three", "four", "five"]

    @Test(
        "has its cursor moved as far as its ends",
        arguments: [
            ([.moveDown], 1), ([.moveDown, .moveUp, .moveUp], 0), ([.last], 4), ([.last, .moveDown], 4), ([.pageDown, .first], 0),
            ([.halfPageDown, .moveUp], 3), ([.moveDown, .halfPageUp], 0), ([.last, .pageUp], 0),
        ] as [([Command], Int)])
    func cursor(_ commands: [Command], _ cursor: Int) {
        var panel = Panel()
        for command in commands {
            let isTaken = panel.perform(command, among: choices.count)
            #expect(isTaken)
        }
        #expect(panel.cursor == cursor)
    }

    @Test("leaves other commands to its screen")
    func others() {
        var panel = Panel()
        let isTaken = panel.perform(.open, among: choices.count)
        #expect(!isTaken && panel.cursor == 0)
    }

    @Test(
        "shows the cursor's choice, in a box where there is room for one, and knows where it was drawn",
        arguments: [(7, 0, 1...5, 7), (5, 2, 1...3, 5), (3, 2, 0...2, 3)] as [(Int, Int, ClosedRange<Int>, Int)])
    func drawn(_ rows: Int, _ first: Int, _ lines: ClosedRange<Int>, _ height: Int) {
        var panel = Panel()
        panel.cursor = 4
        let canvas = GridCanvas(size: Size(rows: rows, columns: 20))
        panel.draw(choices, under: "Pick", on: canvas, in: canvas.bounds, with: look)
        #expect(panel.drawn.first == first && panel.drawn.rect.row == lines.lowerBound && panel.drawn.rect.rows == lines.count)
        #expect(panel.frame == Rect(row: 0, column: 11, rows: height, columns: 9))
        #expect(canvas.line(lines.upperBound).contains(" five"))
        #expect(canvas.line(0).contains("Pick") == (rows > 3))
    }

    @Test("does not move under the mouse while the cursor stays in sight")
    func still() {
        var panel = Panel()
        let canvas = GridCanvas(size: Size(rows: 5, columns: 20))
        for (cursor, first) in [(4, 2), (2, 2), (1, 1), (3, 1)] {
            panel.cursor = cursor
            panel.draw(choices, under: "Pick", on: canvas, in: canvas.bounds, with: look)
            #expect(panel.drawn.first == first)
        }
    }
}
