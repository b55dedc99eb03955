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
                "theme", "country", "region", "airport", "route", "compare", "sort code", "sort country", "sort capital", "sort region",
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
        await stage.see(key == "F" ? "country DE" : "country Germany")
        let text = key == "F" ? "Germany" : "country Germany"
        #expect(stage.canvas(20, 5).line(2).hasPrefix(" " + text))
    }

    @Test("What lines do stands in one column, behind the longest of them", arguments: [(80, 24), (50, 20)])
    func oneColumn(_ columns: Int, _ rows: Int) async {
        let stage = await Stage.withPalette()
        let canvas = stage.canvas(columns, rows)
        for row in (rows - 12)..<(rows - 2) {
            let line = canvas.line(row)
            #expect(line.dropFirst(1 + "sort capital".count).prefix(2) == "  " && line.dropFirst(15).first != " ", "\(line)")
        }
    }

    @Test("What all lines do alike is not said, so that there is room for their texts", arguments: [80, 50])
    func alike(_ columns: Int) async {
        let stage = await Stage.withPalette()
        stage.type("route slovenia → ")
        #expect(stage.screen(columns, 24).contains("route Slovenia → Austria"))
        #expect(!stage.screen(columns, 24).contains("the way over land"))
        stage.type("denm")
        #expect(stage.screen(columns, 24).contains("route Slovenia → Denmark  the way over land"))
    }

    @Test(
        "A column is found by its field of the records as well, before the titles that have that, but not before the title that is that",
        arguments: [
            ("name", ["sort country", "sort native name"], "Country ▲"), ("native_name", ["sort native name"], "Native name ▲"),
            ("Alpha2", ["sort code"], "Code▲"), ("capitals", ["sort capital"], "Capital ▲"), ("region", ["sort region"], "Region ▲"),
        ])
    func field(_ name: String, _ expected: [String], _ header: String) async {
        let stage = await Stage.withPalette()
        stage.type("sort " + name)
        #expect(lines(stage).suffix(expected.count).elementsEqual(expected), "\(lines(stage))")
        stage.press(.enter)
        #expect(stage.canvas(140, 24).line(2).contains(header), "\(stage.canvas(140, 24).line(2))")
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

    @Test(
        "A word with a few names of its own has these alone, in the same order with a blank behind it",
        arguments: [("theme", 7), ("sort", 8)])
    func ownNames(_ word: String, _ count: Int) async {
        let stage = await Stage.withPalette()
        stage.type(word)
        let found = lines(stage).suffix(count)
        #expect(found.first == word && found.allSatisfy { $0.hasPrefix(word) }, "\(found)")
        #expect(lines(stage).dropLast(count).last?.hasPrefix("──") == true, "nothing else")
        stage.type(" ")
        #expect(lines(stage).suffix(count - 1) == found.dropFirst())
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
