import Foundation
import TestSupport
import Testing
import jaunt_server

extension RealProgram {
    /// ^Z and `fg` under a shell with job control (T-06).
    @Suite struct SuspendTests {
        private static let bash = ["/bin/bash", "--norc", "--noprofile", "--noediting", "-i"]

        private func shell(_ home: Home, _ others: [String: String] = [:], _ words: [String] = Self.bash) throws -> PseudoTerminal {
            let environment = home.with(["PS1": "shell> ", "JAUNT": Places.program, "INPUTRC": "/dev/null"]).with(others).environment
            let terminal = try PseudoTerminal(words, environment: environment)
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

            let mark = terminal.mark
            try terminal.send("fg; echo status=$?\n")
            try terminal.reach("the screen at the new size") {
                $0.isAlternate && $0.status.hasPrefix(" 250 countries") && $0.selectedLine?.contains("Albania") == true
            }
            // A hundred columns: the details stand beside the list.
            #expect(terminal.shows("Republic of Albania"))
            #expect(terminal.screen.line(29).contains("Enter open"))
            #expect(terminal.screen.modes.contains(2004) && terminal.screen.isKeypadApplication)
            #expect(!terminal.screen.isCursorVisible)
            // What it asks of the terminal, it asks on its own screen.
            let output = String(decoding: terminal.bytes(since: mark), as: UTF8.self)
            #expect(output.split(separator: "\u{1B}]11;?").first?.contains("[?1049h") == true)
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

        /// A line, a panel and the palette are as they were, at another size too. The escape character behind ^Z was not meant for them.
        @Test(arguments: [("/fra", "nce", "/france"), (":ger", "many", ":germany"), ("s", "", "Sort")])
        func t06WhatWasBegunBeforeAStopGoesOnAfterIt(keys: String, others: String, text: String) throws {
            let terminal = try shell(Home())
            terminal.answersQueries = false
            try terminal.send("$JAUNT; echo status=$?\n", toSee: "250 countries")
            try terminal.send(keys, toSee: keys == "s" ? "Sort" : keys)
            try terminal.send("\u{1A}\u{1B}", toSee: "status=148")
            try terminal.resize(rows: 20, columns: 70)
            try terminal.send("fg; echo status=$?\n")
            try terminal.reach("the screen at the new size") { $0.isAlternate && $0.text.contains(keys == "s" ? "Sort" : keys) }
            try terminal.send(others, toSee: text)
            try terminal.send("\u{3}", toSee: "status=130")
        }

        /// Bash itself has the terminal as it was after a job; others do not.
        @Test func t06WhatTheUserHasSetWhileItWasStoppedStaysSet() throws {
            let terminal = try shell(Home(), [:], ["/bin/sh", "-i"])
            try stop(terminal)
            try terminal.send("stty noflsh; fg; echo status=$?\n")
            try terminal.reach("the program again") { $0.isAlternate && $0.text.contains("250 countries") }
            try terminal.send("q", toSee: "status=0")
            #expect(try terminal.terminalSettings().flags.contains("noflsh"))
        }

        @Test func t06AfterFgColoursAreAsExactAsBefore() throws {
            let terminal = try shell(Home(), ["COLORTERM": "truecolor", "JAUNT_THEME": "colour-blind"])
            try terminal.send("$JAUNT; echo status=$?\n", toSee: "250 countries")
            try terminal.send("\u{1A}", toSee: "status=148")
            let mark = terminal.mark
            try terminal.send("fg; echo status=$?\n")
            try terminal.reach("the screen") { $0.isAlternate && $0.status.hasPrefix(" 250 countries") }
            let output = String(decoding: terminal.bytes(since: mark), as: UTF8.self)
            #expect(output.contains("\u{1B}[38;2;86;180;233m") && !output.contains("\u{1B}[38;5;"))
            try terminal.send("q", toSee: "status=0")
            try terminal.send("exit\n")
            #expect(try terminal.waitForExit() == .exited(0))
        }

        /// Bash, which waits until the program has stopped as one that wants the terminal from the background.
        static let held = "until jobs -l | grep -q 'tty output'; do :; done; echo held=$((1+1))"
        /// Bash, which waits until the program `$P` has ended.
        static let ended = "while kill -0 $P 2>/dev/null; do :; done; wait $P; echo status=$?"

        private func stop(_ terminal: PseudoTerminal) throws {
            try terminal.send("$JAUNT\n", toSee: "250 countries")
            try terminal.send("\u{1A}")
            try terminal.reach("the shell's prompt") { !$0.isAlternate && $0.line($0.cursor.row) == "shell>" }
        }

        @Test(
            arguments: [
                ("kill %1", 143), ("kill -HUP %1", 129), ("kill -INT %1; kill -CONT %1", 130), ("bg; \(held); kill %1", 143),
                ("kill -CONT %1; \(held); kill %1", 143),
            ] as [(String, Int32)])
        func t03ASignalEndsItWhileItIsStoppedAndTheTerminalIsLeftAlone(line: String, status: Int32) throws {
            let terminal = try shell(Home())
            let settings = try terminal.terminalSettings()
            try stop(terminal)
            let mark = terminal.mark
            try terminal.send("P=$(jobs -p); \(line); \(Self.ended)\n", toSee: "status=\(status)")
            #expect(!terminal.bytes(since: mark).contains(0x1B))
            #expect(settings.differences(to: try terminal.terminalSettings()) == [])
        }

        @Test(arguments: ["bg", "kill -CONT %1"])
        func t06WokenInTheBackgroundItStopsAgainAndLeavesTheScreenAloneUntilFg(line: String) throws {
            let terminal = try shell(Home())
            try stop(terminal)
            let mark = terminal.mark
            try terminal.send("\(line); \(Self.held)\n", toSee: "held=2")
            #expect(!terminal.bytes(since: mark).contains(0x1B))
            try terminal.send("fg; echo status=$?\n")
            try terminal.reach("the program again") { $0.isAlternate && $0.text.contains("250 countries") }
            try terminal.send("q", toSee: "status=0")
            #expect(!terminal.screen.isAlternate)
        }

        @Test func t03StartedInTheBackgroundItWaitsThereAndASignalEndsIt() throws {
            let terminal = try shell(Home())
            let mark = terminal.mark
            try terminal.send("$JAUNT & \(Self.held); P=$(jobs -p); kill %1; \(Self.ended)\n", toSee: "status=143")
            #expect(!terminal.bytes(since: mark).contains(0x1B))
        }

        @Test func t06StartedInTheBackgroundItWaitsForFg() throws {
            let terminal = try shell(Home())
            let settings = try terminal.terminalSettings()
            try terminal.send("$JAUNT & \(Self.held)\n", toSee: "held=2")
            try terminal.send("fg; echo status=$?\n")
            try terminal.reach("the program") { $0.isAlternate && $0.text.contains("250 countries") }
            try terminal.send("q", toSee: "status=0")
            #expect(settings.differences(to: try terminal.terminalSettings()) == [])
        }

        @Test func t06WithoutAScreenItWaitsInTheBackgroundAsOthersDo() throws {
            let terminal = try shell(Home())
            try terminal.send("$JAUNT --plain & \(Self.held)\n", toSee: "held=2")
            try terminal.send("fg\n", toSee: "$JAUNT --plain\n")
            try terminal.send("\u{1A}", toSee: "[1]+  Stopped")
            try terminal.send("bg; \(Self.held)1\n", toSee: "held=21")
            try terminal.send("fg; echo status=$?\nq\n", toSee: "status=0")
        }

        @Test func t06WithoutAScreenWhatWasAskedIsAskedAgainAfterFg() async throws {
            try await withServer(ServerOptions(requiredToken: "canary-token")) { server in
                let terminal = try shell(Home())
                let settings = try terminal.terminalSettings()
                try terminal.send("$JAUNT --plain --trips-url \(server.address)\n")
                for (answer, question) in [("", ">"), ("login\n", "Email:"), ("traveller@example.com\n", "Password:")] {
                    try terminal.send(answer)
                    try terminal.reach("the question \(question)") { $0.line($0.cursor.row) == question }
                    for _ in 1...2 {
                        try terminal.send("\u{1A}")
                        try terminal.reach("the shell's prompt") { $0.line($0.cursor.row) == "shell>" }
                        try terminal.send("fg\n")
                        try terminal.reach("the question \(question) again") { $0.line($0.cursor.row) == question }
                    }
                }
                #expect(try !terminal.terminalSettings().flags.contains("echo"))
                try terminal.send("password\n", toSee: "You are signed in as traveller@example.com.")
                try terminal.reach("the prompt") { $0.line($0.cursor.row) == ">" }
                #expect(!terminal.screen.text.contains("password"))
                try terminal.send("q\n")
                try terminal.reach("the shell's prompt") { $0.line($0.cursor.row) == "shell>" }
                #expect(settings.differences(to: try terminal.terminalSettings()) == [])
            }
        }

        /// Nobody is left who could let it go on. The program begins when `cat` has the terminal, which opens the pipe.
        @Test func t06WithoutAScreenAndWithoutAShellItEndsInTheBackground() throws {
            let home = try Home()
            let terminal = try shell(home)
            let pipe = home.folder.file("pipe")
            let job = "sh -c '$JAUNT --plain < /dev/tty > /dev/null; echo status=$?'"
            try terminal.send("mkfifo \(pipe); (\(job) > \(pipe) &); cat \(pipe)\n", toSee: "status=0")
        }

        /// Bash has the terminal show what is typed while it has it.
        @Test(arguments: [true, false])
        func t06AfterAStopAtThePasswordThatIsNotShownEither(isKey: Bool) async throws {
            try await withServer(ServerOptions(requiredToken: "canary-token")) { server in
                let terminal = try shell(Home())
                let settings = try terminal.terminalSettings()
                try terminal.send("$JAUNT login --trips-url \(server.address); echo status=$?\n", toSee: "Email:")
                try terminal.send("traveller@example.com\n", toSee: "Password:")
                if isKey {
                    try terminal.send("canary\u{1A}")
                } else {
                    let program = try #require(terminal.foregroundProcessGroup)
                    #expect(kill(program, SIGSTOP) == 0)
                }
                try terminal.see("Stopped")
                try terminal.settle()
                #expect(settings.differences(to: try terminal.terminalSettings()) == [])
                try terminal.send("fg; echo status=$?\n")
                // That the program goes on writes nothing.
                try terminal.settle(quietMilliseconds: 300)
                #expect(try !terminal.terminalSettings().flags.contains("echo"))
                try terminal.send("password\n", toSee: "status=0")
                #expect(!terminal.screen.text.contains("canary") && !terminal.screen.text.contains("password\n"))
            }
        }

        @Test func t03StoppedAtThePasswordItLeavesTheTerminalAloneWhenASignalEndsIt() async throws {
            try await withServer(ServerOptions(requiredToken: "canary-token")) { server in
                let terminal = try shell(Home())
                try terminal.send("$JAUNT login --trips-url \(server.address)\n", toSee: "Email:")
                try terminal.send("me@example.org\n", toSee: "Password:")
                let program = try #require(terminal.foregroundProcessGroup)
                #expect(kill(program, SIGSTOP) == 0)
                try terminal.see("Stopped")
                // What the shell has set since is not set back.
                try terminal.send("stty noflsh; P=$(jobs -p); kill %1; \(Self.ended)\n", toSee: "status=143")
                #expect(try terminal.terminalSettings().flags.contains("noflsh"))
            }
        }

        @Test func t03StoppedWithTheScreenInUseItGivesThatBackWhenASignalEndsIt() throws {
            let terminal = try shell(Home())
            let settings = try terminal.terminalSettings()
            try terminal.send("$JAUNT\n", toSee: "250 countries")
            let program = try #require(terminal.foregroundProcessGroup)
            #expect(kill(program, SIGSTOP) == 0)
            try terminal.see("Stopped")
            try terminal.send("P=$(jobs -p); kill %1; \(Self.ended)\n", toSee: "status=143")
            #expect(!terminal.screen.isAlternate)
            #expect(terminal.screen.isCursorVisible)
            #expect(terminal.screen.modes.isDisjoint(with: [1000, 1006, 2004]))
            #expect(settings.differences(to: try terminal.terminalSettings()) == [])
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
