import Foundation
import TestSupport
import Testing

extension RealProgram {
    /// Much input at once (T-20), and keys that are held: frames never queue up.
    @Suite struct FloodTests {
        /// How many frames were drawn: each begins a synchronized update.
        private func frames(_ terminal: PseudoTerminal, since changes: Int) -> Int {
            terminal.screen.modeChanges[changes...].count { $0 == ModeChange(mode: 2026, isSet: true) }
        }

        @Test(arguments: ["\u{1B}[B", "\u{1B}[<65;10;10M"])
        func tenThousandEventsAtOnceAreAFewFramesAndAKeyAfterThemIsQuick(event: String) throws {
            let terminal = try Home().open()
            try terminal.seeCount("250 countries")
            try terminal.settle()
            let (mark, changes) = (terminal.mark, terminal.screen.modeChanges.count)
            try terminal.send(String(repeating: event, count: 10_000))
            let start = ContinuousClock.now
            try terminal.send("Q")
            #expect(try terminal.waitForExit() == .exited(0))
            #expect(start.duration(to: .now) < .milliseconds(500))
            // A terminal's queue holds 4 KiB: each fill of it is a frame at most.
            let (count, bytes) = (frames(terminal, since: changes), terminal.bytes(since: mark).count)
            #expect(count <= 100, "\(count) frames, \(bytes) bytes")
            #expect(bytes < 200_000)
            try terminal.expectTidy()
        }

        @Test func keysThatComeTogetherWithTheMapsDoWhatTheyDoOnceItIsThere() throws {
            let terminal = try Home().open()
            try terminal.seeCount("250 countries")
            try terminal.send("4\t\r")
            try terminal.reach("the page of the next country") { $0.way == "Map › Uzbekistan" }
            try terminal.quit("Q")
        }

        @Test func t20AHundredKilobytesOfPastedTextAreOneEvent() throws {
            let terminal = try Home().open()
            try terminal.seeCount("250 countries")
            let text = String(repeating: "qQ\u{3}\r\n\u{1B}[31mx", count: 10_000)
            // Outside of a field it is nothing; none of it is a key.
            try terminal.send("\u{1B}[200~" + text + "\u{1B}[201~")
            try terminal.send("j")
            try terminal.seeSelected("Åland")
            // A field takes what it can hold.
            try terminal.send("/ger\u{1B}[200~" + String(repeating: "m", count: 100_000) + "\u{1B}[201~")
            try terminal.reach("what fits") { $0.line(23).hasPrefix("/…mmm") && $0.status.contains("0 of 250 countries") }
            try terminal.send("\u{15}ger\u{1B}[200~ma\u{1B}[201~n")
            try terminal.reach("the filter") { $0.line(23).hasPrefix("/german ") && $0.selectedLine?.contains("Germany") == true }
            try terminal.send("\u{1B}")
            try terminal.seeCount("250 countries")
            try terminal.quit()
        }

        @Test(arguments: ["ab ", "Which of these many words may an airport be called? "])
        func aLongTextThatIsTypedAtOnceIsOneFilter(words: String) throws {
            let text = String(repeating: words, count: 1000 / words.count)
            let terminal = try Home().open(["pick", "airports"])
            try terminal.see("airports")
            let start = ContinuousClock.now
            try terminal.send("/" + text + "\u{3}")
            #expect(try terminal.waitForExit() == .exited(130))
            #expect(start.duration(to: .now) < .seconds(5))
            try terminal.expectTidy()
        }

        /// The palette and the page of keys can end the program when something is chosen there, be it by chance: once these are left out, and
        /// once the keys that choose.
        @Test(arguments: 0..<4, [Array(":?".utf8), Array("\r\nlC".utf8)])
        func t20RandomBytesDoNoHarm(seed: Int, without: [UInt8]) throws {
            var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1
            // All but those, the keys that end or stop the program, the browser's and the clipboard's.
            let bytes = (0..<100_000).map { _ in
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                let byte = UInt8(truncatingIfNeeded: state >> 40)
                return ([0x03, 0x1A, 0x51, 0x71, 0x6F, 0x59, 0x79] + without).contains(byte) ? 0x1B : byte
            }
            // Some of the keys export, into the folder where the program runs.
            let home = try Home()
            let terminal = try PseudoTerminal(
                ["/usr/bin/env", "--chdir", home.folder.path, Places.program], environment: home.environment, rows: 10 + seed * 5,
                columns: 30 + seed * 40, errors: .captured)
            try terminal.seeCount("250 countries")
            try terminal.send(bytes: bytes)
            // What was unfinished ends, and then it answers as ever.
            try terminal.send("\u{18}\u{1B}[201~\u{3}")
            #expect(try terminal.waitForExit() == .exited(130))
            // Some hundred of them keep a country, or do no longer.
            try terminal.expectTidy(maySave: true)
        }
    }
}
