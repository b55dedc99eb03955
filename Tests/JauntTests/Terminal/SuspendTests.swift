import TestSupport
import Testing

extension RealProgram {
    /// ^Z and `fg` under a shell with job control (T-06).
    @Suite struct SuspendTests {
        private func shell(_ home: Home, _ others: [String: String] = [:]) throws -> PseudoTerminal {
            let environment = home.with(["PS1": "shell> ", "JAUNT": Places.program, "INPUTRC": "/dev/null"]).with(others).environment
            let terminal = try PseudoTerminal(["/bin/bash", "--norc", "--noprofile", "--noediting", "-i"], environment: environment)
            try terminal.see("shell>")
            return terminal
        }

        @Test func t06AfterControlZAnotherSizeAndFgItIsRedrawnAtTheNewSize() throws {
            let terminal = try shell(Home())
            let settings = try terminal.terminalSettings()
            try terminal.send("$JAUNT; echo status=$?\n", toSee: "250 countries")
            try terminal.send("jj")
            try terminal.seeSelected("Albania")

            // 128 and the number of SIGTSTP, as for any program that was stopped.
            try terminal.send("\u{1A}", toSee: "status=148")
            #expect(!terminal.screen.isAlternate)
            #expect(terminal.screen.isCursorVisible)
            #expect(!terminal.screen.modes.contains(2004))
            #expect(settings.differences(to: try terminal.terminalSettings()) == [])
            try terminal.resize(rows: 30, columns: 100)

            try terminal.send("fg; echo status=$?\n")
            try terminal.reach("the screen at the new size") {
                $0.isAlternate && $0.status.hasPrefix(" 250 countries") && $0.selectedLine?.contains("Albania") == true
            }
            // A hundred columns: the details stand beside the list.
            #expect(terminal.shows("Republic of Albania"))
            #expect(terminal.screen.line(29).contains("Enter open"))
            #expect(terminal.screen.modes.contains(2004))
            #expect(!terminal.screen.isCursorVisible)
            // It takes keys again.
            try terminal.send("k")
            try terminal.seeSelected("Åland")

            try terminal.send("q", toSee: "status=0")
            #expect(!terminal.screen.isAlternate)
            // OSC 104 takes away the colours that the user has given the terminal; we never change them.
            #expect(terminal.screen.strings == [])
            try terminal.send("exit\n")
            #expect(try terminal.waitForExit() == .exited(0))
        }

        @Test func t06ItCanBeStoppedAgainAndAgain() throws {
            let terminal = try shell(Home())
            try terminal.send("$JAUNT\n", toSee: "250 countries")
            for _ in 1...3 {
                try terminal.send("\u{1A}")
                try terminal.reach("the shell's prompt") { !$0.isAlternate && $0.line($0.cursor.row) == "shell>" }
                try terminal.send("fg\n")
                try terminal.reach("the program again") { $0.isAlternate && $0.text.contains("250 countries") }
            }
            try terminal.send("q")
            try terminal.reach("the shell's prompt") { !$0.isAlternate && $0.line($0.cursor.row) == "shell>" }
        }

        @Test func t06WhereTheShellUsedTheLastLineItIsDrawnAnew() throws {
            let terminal = try shell(Home(), ["TERM": "vt100"])
            try terminal.send("$JAUNT\n", toSee: "250 countries")
            let whole = terminal.screen.text
            #expect(terminal.screen.line(23).contains("Enter open"))
            try terminal.send("\u{1A}")
            try terminal.reach("the shell's prompt") { $0.line($0.cursor.row) == "shell>" }
            try terminal.send("fg\n")
            try terminal.reach("the whole screen") { $0.text == whole }
            try terminal.send("q")
            try terminal.reach("the shell's prompt") { $0.line($0.cursor.row) == "shell>" }
        }
    }
}
