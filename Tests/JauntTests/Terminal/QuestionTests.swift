import Foundation
import TestSupport
import Testing

extension RealProgram {
    /// What the program asks the terminal, and what comes of the answers.
    @Suite struct QuestionTests {
        private func fixture(
            _ arguments: String..., term: String = "xterm-256color", _ prepare: (PseudoTerminal) -> Void = { _ in }
        ) throws -> PseudoTerminal {
            let home = try Home().with(["TERM": term])
            let terminal = try PseudoTerminal([Places.terminalFixture] + arguments, environment: home.environment)
            prepare(terminal)
            try terminal.see("ready")
            return terminal
        }

        private func occurrences(_ text: String, _ terminal: PseudoTerminal, since mark: Int = 0) -> Int {
            String(decoding: terminal.bytes(since: mark), as: UTF8.self).components(separatedBy: text).count - 1
        }

        @Test func itAsksBeforeTheFirstFrameAndOnTheAlternateScreen() throws {
            let terminal = try Home().open()
            try terminal.seeCount("250 countries")
            #expect(terminal.screen.questions == ["OSC 11;?", "CSI ?2026$p", "CSI c"])
            let text = String(decoding: terminal.output, as: UTF8.self)
            // A terminal that shows a question does so where the first frame paints over it.
            let (screen, question) = (try #require(text.range(of: "\u{1B}[?1049h")), try #require(text.range(of: "\u{1B}]11;?")))
            let first = try #require(text.range(of: "\u{1B}[2J"))
            #expect(screen.upperBound <= question.lowerBound && question.upperBound <= first.lowerBound)
            try terminal.quit()
        }

        @Test func anAnswerDrawsNoFrameBeforeThereIsSomethingToShow() throws {
            // The countries are there after some milliseconds, the answers before.
            for _ in 1...5 {
                let terminal = try Home().open()
                try terminal.seeCount("250 countries")
                try terminal.settle()
                let text = String(decoding: terminal.output, as: UTF8.self)
                // Frames are drawn from the top: one without a country would have come to its last line first.
                let (row, hints) = (try #require(text.firstRange(of: "Afghanistan")), try #require(text.firstRange(of: "quit")))
                #expect(row.lowerBound < hints.lowerBound)
                try terminal.quit()
            }
        }

        @Test func aTerminalThatKnowsSynchronizedUpdatesGetsEachFrameAsOne() throws {
            let terminal = try Home().open()
            try terminal.seeCount("250 countries")
            try terminal.settle()
            let mark = terminal.mark
            try terminal.send("j")
            try terminal.seeSelected("Åland")
            let bytes = String(decoding: terminal.bytes(since: mark), as: UTF8.self)
            #expect(bytes.hasPrefix("\u{1B}[?2026h") && bytes.hasSuffix("\u{1B}[?2026l"), "\(bytes.debugDescription)")
            #expect(occurrences("\u{1B}[?2026h", terminal, since: mark) == 1)
            try terminal.quit()
        }

        @Test(arguments: [true, false])
        func aTerminalThatDoesNotKnowThemOrKeepsSilentNeverGetsThem(answers: Bool) throws {
            let terminal = try Home().open()
            terminal.answersQueries = answers
            terminal.unknownModes = [2026]
            try terminal.seeCount("250 countries")
            try terminal.send("jjj")
            try terminal.seeSelected("Algeria")
            try terminal.quit()
            #expect(!terminal.screen.modeChanges.contains(ModeChange(mode: 2026, isSet: true)))
        }

        @Test(arguments: ["linux", "vt100", "screen-256color", "tmux-256color", "xterm"])
        func onlyTerminalsLikeXtermAreAsked(term: String) throws {
            let terminal = try Home().with(["TERM": term]).open()
            try terminal.seeCount("250 countries")
            #expect(terminal.screen.questions.isEmpty == ["linux", "vt100"].contains(term))
            try terminal.send("\u{3}")
            #expect(try terminal.waitForExit() == .exited(130))
        }

        @Test(arguments: [("rgb:0000/0000/0000", "dark"), ("rgb:ffff/ffff/dddd", "light")])
        func theColourOfTheBackgroundIsToldToTheProgram(answer: String, word: String) throws {
            let terminal = try fixture { $0.backgroundAnswer = answer }
            try terminal.see(word)
            try terminal.send("q")
            #expect(try terminal.waitForExit() == .exited(0))
        }

        @Test func aSilentTerminalIsNotWaitedFor() throws {
            let terminal = try Home().open()
            terminal.answersQueries = false
            try terminal.seeCount("250 countries", within: .milliseconds(800))
            try terminal.send("j")
            try terminal.seeSelected("Åland")
            try terminal.send("q")
            #expect(try terminal.waitForExit(within: .milliseconds(500)) == .exited(0))
            try terminal.expectTidy()
        }

        @Test func anAnswerThatComesInPiecesIsNeverTyped() throws {
            let terminal = try fixture { $0.answersQueries = false }
            // In one piece: long before the patience ends.
            for piece in ["\u{1B}", "]11;rg", "b:ffff/ffff/ffff\u{1B}", "\\\u{1B}[?2026", ";2$y\u{1B}[", "?62c"] {
                try terminal.send(piece)
                try terminal.settle(quietMilliseconds: 60)
            }
            try terminal.see("light")
            try terminal.send("z", toSee: "key z")
            #expect(!terminal.screen.text.replacing("key z", with: "").contains("key"))
            try terminal.send("q")
            #expect(try terminal.waitForExit() == .exited(0))
        }

        @Test func anAnswerThatComesAfterAQuickEndIsNotTypedIntoTheShell() throws {
            let home = try Home().with(["PS1": "shell> ", "FIXTURE": Places.terminalFixture, "INPUTRC": "/dev/null"])
            let terminal = try PseudoTerminal(["/bin/bash", "--norc", "--noprofile", "--noediting", "-i"], environment: home.environment)
            try terminal.see("shell>")
            terminal.answersQueries = false
            try terminal.send("$FIXTURE\n", toSee: "ready")
            try terminal.send("q")
            try terminal.settle(quietMilliseconds: 60)
            try terminal.send("\u{1B}]11;rgb:0000/0000/0000\u{1B}\\\u{1B}[?62c")
            try terminal.reach("the shell's prompt") { !$0.isAlternate && $0.line($0.cursor.row) == "shell>" }
            try terminal.send("echo fine\n", toSee: "fine")
            #expect(!terminal.screen.text.contains("rgb") && !terminal.screen.text.contains("62c"))
        }

        @Test func whereTheSizeHasChangedClicksAreCountedAnew() throws {
            let terminal = try fixture("--mouse")
            try terminal.send("\u{1B}[<0;5;3M", toSee: "press left 2,4 clicks 1")
            let mark = terminal.mark
            try terminal.resize(rows: 30, columns: 80)
            try terminal.wait(what: "the screen at the new size") { terminal.mark > mark }
            try terminal.send("\u{1B}[<0;5;3M")
            try terminal.reach("another press") { $0.text.components(separatedBy: "press left 2,4 clicks").count == 3 }
            #expect(!terminal.screen.text.contains("clicks 2"))
            try terminal.send("q")
            #expect(try terminal.waitForExit() == .exited(0))
        }

        @Test func theMouseIsReportedWhereItIsWantedAndDragsAreNot() throws {
            let other = try fixture()
            #expect(other.screen.modes.isDisjoint(with: [1000, 1006]))
            try other.send("q")
            #expect(try other.waitForExit() == .exited(0))
            let terminal = try fixture("--mouse")
            #expect(terminal.screen.modes.isSuperset(of: [1000, 1006]) && terminal.screen.modes.isDisjoint(with: [1002, 1003]))
            try terminal.send("\u{1B}[<0;5;3M\u{1B}[<0;5;3m\u{1B}[<0;5;3M", toSee: "press left 2,4 clicks 2")
            try terminal.send("\u{1B}[<32;6;3M\u{1B}[<65;1;1M", toSee: "wheelDown left 0,0 clicks 1")
            #expect(terminal.screen.text.components(separatedBy: "Mouse").count == 5)
            try terminal.send("q")
            #expect(try terminal.waitForExit() == .exited(0))
            #expect(terminal.screen.modes.isDisjoint(with: [1000, 1002, 1003, 1006]))
        }
    }
}
