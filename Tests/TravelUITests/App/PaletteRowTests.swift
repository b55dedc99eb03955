import Terminal
import TestSupport
import Testing
import TravelKit

@testable import TravelUI

@Suite("The list's row while the palette is open", .timeLimit(.minutes(1)))
struct PaletteRowTests {
    /// The palette over the countries, opened after these keys.
    private func stage(_ keys: String) async -> Stage {
        let stage = Stage()
        await stage.settled()
        stage.type(keys)
        await stage.app.palette?.settled()
        return stage
    }

    @Test("is bold where it is seen, with colours and without, and no row is when the palette has gone", arguments: [false, true])
    func bold(color: Bool) async {
        let stage = await stage("jj:")
        func bold() -> [Int] {
            let canvas = stage.canvas(80, 24, isASCII: !color, color: color)
            return (3..<11).filter { canvas.style(row: $0, column: 6).attributes.contains(.bold) }
        }
        #expect(bold() == [5])
        #expect(!stage.canvas().line(22).contains("row:"), "\(stage.canvas().line(22))")
        stage.press(.escape)
        #expect(bold() == [])
    }

    @Test("is named rather than what trips cost, which of them are made up, and where it is", arguments: [40, 60, 80])
    func coveredTrip(columns: Int) async {
        let stage = await stage("2")
        await stage.settled()
        stage.type("jj:")
        await stage.app.palette?.settled()
        let status = stage.canvas(columns, 10).line(8)
        #expect(status.contains("  row: Berlin") && !status.contains("cheapest"), "\(stage.screen(columns, 10))")
    }

    @Test("is neither on the page of a country, of which commands mean the country")
    func onPage() async {
        let stage = await stage("/germany")
        stage.press(.enter)
        await stage.settled()
        stage.type("jj:")
        await stage.app.palette?.settled()
        for rows in [12, 24, 40] {
            let canvas = stage.canvas(80, rows)
            #expect(!canvas.text.contains("row:"), "\(canvas.text)")
            let names = (3..<rows - 3).filter { canvas.line($0).hasPrefix("Czechia") }
            #expect(names.allSatisfy { !canvas.style(row: $0, column: 2).attributes.contains(.bold) })
        }
    }

    @Test("is named in the status line where the lines cover it")
    func covered() async {
        let stage = await stage("G:")
        #expect(stage.canvas().line(11).hasPrefix("───"), "\(stage.screen())")
        #expect(stage.canvas().line(22).hasSuffix("  row: Switzerland"), "\(stage.canvas().line(22))")
        #expect(stage.canvas(30, 24).line(22).hasSuffix("  row: Switzerl…"), "\(stage.canvas(30, 24).line(22))")
        stage.press(.escape)
        #expect(!stage.canvas().line(22).contains("row:"))
        #expect(await !self.stage("GF").canvas().line(22).contains("row:"), "what is looked for everywhere means no row")
    }
}
