import TestSupport
import Testing

extension RealProgram {
    /// Any size, and any change of it (T-13).
    @Suite struct SizeTests {
        @Test(arguments: [
            (1, 1, "…"), (1, 200, "too small"), (200, 1, "…"), (4, 19, "too small"), (4, 200, "too small"), (5, 19, "too small"),
        ])
        func whereThereIsNoRoomItSaysSoAndGoesOn(rows: Int, columns: Int, text: String) throws {
            let terminal = try Home().open(rows: rows, columns: columns)
            try terminal.reach("\"\(text)\"") { $0.line(0) == text }
            #expect(terminal.screen.text == text)
            try terminal.send("jjG/x\u{1B}")
            try terminal.resize(rows: 24, columns: 80)
            try terminal.seeCount("250 countries")
            try terminal.resize(rows: rows, columns: columns)
            try terminal.reach("\"\(text)\" again") { $0.text == text }
            try terminal.quit()
        }

        @Test func aTerminalThatSaysNothingOfItsSizeIsAsTheyWereOnce() throws {
            let terminal = try Home().open(rows: 0, columns: 0)
            try terminal.seeCount("250 countries")
            #expect(terminal.status.contains("250 countries"))
            try terminal.quit()
        }

        @Test func itIsRedrawnAtEverySize() throws {
            let terminal = try Home().open()
            try terminal.seeCount("250 countries")
            try terminal.send("G")
            try terminal.seeSelected("Zimbabwe")

            try terminal.resize(rows: 10, columns: 40)
            try terminal.reach("10×40") {
                $0.status.contains("250 countries") && $0.selectedLine?.contains("Zimbabwe") == true && $0.line(9).contains("Enter open")
            }
            // Six rows of records under the titles, the last of all on the last.
            #expect(terminal.screen.selectedRow == 7)

            try terminal.resize(rows: 60, columns: 200)
            try terminal.reach("60×200") {
                $0.status.contains("250 countries") && $0.selectedLine?.contains("Zimbabwe") == true && $0.line(59).contains("Enter open")
            }
            // No blank rows where there are records, and the details beside them.
            #expect(terminal.screen.selectedRow == 57)
            #expect(terminal.shows("Republic of Zimbabwe"))
            #expect((2..<58).allSatisfy { terminal.screen.line($0).contains("│") })

            try terminal.resize(rows: 24, columns: 80)
            try terminal.reach("24×80") { $0.status.contains("250 countries") && $0.find("│") == nil }
            try terminal.quit()
        }

        @Test func resizingWhileTheFilterIsTypedKeepsWhatWasTyped() throws {
            let terminal = try Home().open()
            try terminal.seeCount("250 countries")
            try terminal.send("/fra")
            try terminal.seeSelected("France")
            try terminal.resize(rows: 12, columns: 50)
            try terminal.reach("the filter at 12×50") { $0.line(11).hasPrefix("/fra") && $0.selectedLine?.contains("France") == true }
            try terminal.send("nce", toSee: "/france")
            try terminal.quit("\u{3}", status: 130)
        }
    }
}
