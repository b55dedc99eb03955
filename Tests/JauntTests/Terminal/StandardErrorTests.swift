import Foundation
import TestSupport
import Testing

extension RealProgram {
    /// What libraries write to standard error while the screen is in use (T-22).
    @Suite struct StandardErrorTests {
        /// Writes to a program's standard error as one of its libraries would.
        private func complain(_ text: String, to terminal: PseudoTerminal) throws {
            let file = try #require(FileHandle(forWritingAtPath: "/proc/\(terminal.processID)/fd/2"))
            try file.write(contentsOf: Data(text.utf8))
            try file.close()
        }

        private func fixture(_ arguments: String..., home: Home) throws -> PseudoTerminal {
            let terminal = try PseudoTerminal([Places.terminalFixture] + arguments, environment: home.environment)
            try terminal.see("ready")
            return terminal
        }

        @Test func t22NothingOfItIsOnTheScreenAndTheLastOfItIsPrintedAtTheEnd() throws {
            let home = try Home()
            let terminal = try PseudoTerminal([Places.program], environment: home.environment)
            try terminal.seeCount("250 countries")
            let before = (screen: terminal.screen.text, mark: terminal.mark)
            try complain("library: bad\u{1B}[2J thing\n\u{1B}]0;owned\u{7}\u{9B}31m\n", to: terminal)
            try terminal.settle()
            #expect(terminal.mark == before.mark)
            #expect(terminal.screen.text == before.screen)
            try terminal.send("Q")
            #expect(try terminal.waitForExit() == .exited(0))
            #expect(terminal.screen.text == "library: bad?[2J thing\n?]0;owned???31m")
            #expect(terminal.screen.strings == [] && terminal.screen.bellCount == 0)
            #expect(terminal.initialSettings.differences(to: try terminal.terminalSettings()) == [])
        }

        @Test func t22WithALogItIsInTheLog() throws {
            let home = try Home()
            let terminal = try fixture("--log", home.folder.file("log"), home: home)
            try terminal.send("e", toSee: "key e")
            #expect(!terminal.screen.text.contains("library"))
            try terminal.send("q")
            #expect(try terminal.waitForExit() == .exited(0))
            #expect(terminal.screen.text == "")
            // Nothing of it is for the terminal on which somebody reads the log.
            #expect(try home.folder.read("log") == "library: bad?[2J thing\nlibrary: ??31m??\n")
        }

        @Test func t22WhatIsWrittenAtACrashIsInTheLog() throws {
            let home = try Home()
            let terminal = try fixture("trap", "--log", home.folder.file("log"), home: home)
            try terminal.send("ex")
            guard case .signaled = try terminal.waitForExit() else {
                Issue.record("it went on")
                return
            }
            let log = try home.folder.read("log")
            #expect(log.hasPrefix("library: bad?[2J thing\n") && log.contains("Fatal error: Index out of range"), "\(log)")
        }

        @Test func t22WhatALibraryWritesIsBesideTheProgramsOwnLines() throws {
            let home = try Home()
            let log = home.folder.file("log")
            let terminal = try home.open(["--log", log])
            try terminal.seeCount("250 countries")
            try complain("library: bad\u{1B}[2J thing\n", to: terminal)
            try terminal.quit()
            let lines = try home.folder.read("log").split(separator: "\n")
            #expect(lines.count == 2 && lines.last == "library: bad?[2J thing", "\(lines)")
            #expect(terminal.errors == "" && !terminal.shows("library"))
        }

        @Test(arguments: ["q", "x"])
        func t22AFloodOfItBlocksNobodyAndItsEndIsPrintedAtAnyEnd(key: String) throws {
            let terminal = try fixture("abort", home: Home())
            try terminal.send("E", toSee: "key E")
            #expect(!terminal.screen.text.contains("line"))
            let mark = terminal.mark
            try terminal.send(key)
            #expect(try terminal.waitForExit() == (key == "q" ? .exited(0) : .signaled(SIGABRT)))
            #expect(terminal.shows("line 20000"))
            // The last 16 KiB of 210.
            #expect(terminal.bytes(since: mark).count < 20_000)
        }

        @Test func t22WhereItGoesIntoAFileAnywayItGoesThere() throws {
            let home = try Home()
            let terminal = try home.open()
            try terminal.seeCount("250 countries")
            try complain("library: bad thing\n", to: terminal)
            try terminal.wait(what: "the text") { terminal.errors == "library: bad thing\n" }
            try terminal.send("Q")
            #expect(try terminal.waitForExit() == .exited(0))
        }
    }
}
