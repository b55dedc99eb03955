import TestSupport
import Testing

extension RealProgram {
    /// Characters of two columns.
    @Suite struct WideCharacterTests {
        /// The panel's left edge goes through one at one of these widths.
        @Test(arguments: [94, 95])
        func aPanelOverHalfOfOneShiftsNothing(columns: Int) throws {
            let terminal = try Home().open(rows: 24, columns: columns)
            try terminal.seeCount("250 countries")
            try terminal.send("/japan\t", toSee: "日本")
            try terminal.send("C", toSee: "[x] Native name")
            try expectSameWhenDrawnAnew(terminal)
            try terminal.send("\u{1B}")
            try terminal.reach("the list alone") { $0.find("[x]") == nil }
            try expectSameWhenDrawnAnew(terminal)
            try terminal.quit()
        }

        private func expectSameWhenDrawnAnew(_ terminal: PseudoTerminal, _ location: SourceLocation = #_sourceLocation) throws {
            try terminal.settle()
            let text = terminal.screen.text
            try terminal.send("\u{C}")
            try terminal.settle()
            #expect(terminal.screen.text == text, sourceLocation: location)
        }
    }
}
