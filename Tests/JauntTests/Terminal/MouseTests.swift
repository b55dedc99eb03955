import TestSupport
import Testing

extension RealProgram {
    /// The mouse, as a terminal reports it.
    @Suite struct MouseTests {
        @Test func aClickSelectsADoubleClickOpensTheWheelScrollsAndTabsSwitch() throws {
            let terminal = try Home().open()
            try terminal.seeCount("250 countries")
            #expect(terminal.screen.modes.isSuperset(of: [1000, 1006]) && terminal.screen.modes.isDisjoint(with: [1002, 1003]))
            try terminal.send("\u{1B}[<0;5;6M\u{1B}[<0;5;6m")
            try terminal.seeSelected("Albania")
            try terminal.send("\u{1B}[<65;5;6M\u{1B}[<65;5;6M")
            try terminal.reach("six rows further") { $0.line(3).contains("Angola") }
            try terminal.send("\u{1B}[<0;9;3M\u{1B}[<0;9;3m")
            try terminal.see("Country ▲")
            try terminal.send("\u{1B}[<0;20;1M\u{1B}[<0;20;1m")
            try terminal.reach("the trips") { $0.way == "Trips" }
            try terminal.send("\u{1B}[<0;5;1M\u{1B}[<0;5;1mg")
            try terminal.reach("the countries") { $0.way == "Countries" && $0.selectedRow == 3 }
            try terminal.send("\u{1B}[<0;5;6M\u{1B}[<0;5;6m\u{1B}[<0;5;6M\u{1B}[<0;5;6m")
            try terminal.see("Countries › Albania")
            try terminal.quit()
        }

        @Test(arguments: ["false", "true"])
        func aTerminalIsAskedForReportsOnlyWhereTheMouseIsWanted(mouse: String) throws {
            let home = try Home()
            try home.folder.write("mouse: \(mouse)\n", to: "config/jaunt/config.yaml")
            let terminal = try home.open()
            try terminal.seeCount("250 countries")
            #expect(String(decoding: terminal.output, as: UTF8.self).contains("[?1000h") == (mouse == "true"))
            try terminal.quit()
        }

        @Test func aFloodOfTheWheelIsAFewFrames() throws {
            let terminal = try Home().open()
            try terminal.seeCount("250 countries")
            try terminal.settle()
            let changes = terminal.screen.modeChanges.count
            try terminal.send(String(repeating: "\u{1B}[<65;10;10M", count: 60))
            try terminal.reach("a row far down") { $0.selectedRow == 3 && !$0.line(3).contains("Afghanistan") }
            try terminal.settle()
            let frames = terminal.screen.modeChanges[changes...].count { $0 == ModeChange(mode: 2026, isSet: true) }
            #expect(frames <= 3, "\(frames) frames")
            try terminal.quit()
        }
    }
}
