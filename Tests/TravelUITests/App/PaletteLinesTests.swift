import Foundation
import Terminal
import TestSupport
import Testing
import TravelFeatures
import TravelKit

@testable import TravelUI

@Suite("The lines of the palette", .timeLimit(.minutes(1)))
struct PaletteLinesTests {
    /// The lines as they are drawn above the prompt, without what they do.
    private func lines(_ stage: Stage, columns: Int = 80, rows: Int = 24) -> [String] {
        let canvas = stage.canvas(columns, rows)
        let room = max(10, (rows - 4) / 2)
        return ((rows - 2 - room)..<(rows - 2)).map { canvas.line($0).trimmed.components(separatedBy: "  ")[0] }
    }

    @Test("Where nothing is typed, what no key does comes first, and what moves the cursor last")
    func order() async {
        let stage = await Stage.withPalette()
        #expect(
            lines(stage) == [
                "theme", "border", "region", "airport", "route", "compare", "sort code", "sort country", "sort capital", "sort region",
            ])
        #expect(lines(stage, rows: 60).count == 28 && lines(stage, rows: 60).contains("filter"))
        #expect(!lines(stage, rows: 60).contains("move-down"))
    }

    @Test("Before these comes what was done lately")
    func latest() async {
        let stage = await Stage.withPalette()
        stage.type("theme dark")
        stage.press(.enter)
        stage.type(":")
        #expect(lines(stage).prefix(2) == ["theme dark", "theme"])
    }

    @Test("Where there is one row for the page, it shows the line that Enter means", arguments: [":", "F"])
    func smallest(_ key: String) async {
        let stage = await Stage.withPalette()
        stage.press(.escape)
        stage.type(key + "germany")
        await stage.see("country DE")
        let text = key == "F" ? "Germany" : "border Germany"
        #expect(stage.canvas(20, 5).line(2).hasPrefix(" " + text))
    }

    @Test("The list's own order is among the orders")
    func noSort() async {
        let stage = await Stage.withPalette()
        stage.type("sort population")
        stage.press(.enter)
        #expect(stage.canvas().line(2).contains("Population ▲"))
        stage.type(":sort none")
        stage.press(.enter)
        #expect(!stage.canvas().line(2).contains("▲"))
        #expect(stage.canvas().line(3).hasPrefix("AT"))
    }

    @Test("A : behind what was tried in vain begins anew; elsewhere it is a letter")
    func anew() async {
        let stage = await Stage.withPalette()
        func line() -> String { stage.canvas().line(23) }
        stage.type("sort nosuch")
        stage.press(.enter)
        stage.type(":theme")
        #expect(line().hasPrefix(":theme "))
        stage.press(.control("u"))
        stage.type("sort nosuch")
        stage.press(.enter, .backspace)
        stage.type(":")
        #expect(line().hasPrefix(":sort nosuc: "))
    }
}
