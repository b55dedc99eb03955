import Foundation
import TestSupport
import Testing

extension RealProgram {
    /// Crashes: the terminal is restored within half a second, and the program dies of its own signal (T-07 to T-09).
    @Suite struct CrashTests {
        /// What the crash guard writes, byte for byte, on any terminal; and after that where margins are known.
        static let anyScreenBack =
            "\u{1B}[?2026l\u{1B}[0m\u{1B}[?1000l\u{1B}[?1002l\u{1B}[?1003l\u{1B}[?1006l\u{1B}[?2004l\u{1B}[?1l\u{1B}>\u{1B}[?25h\u{1B}[?1049l"
        static let screenBack = anyScreenBack + "\u{1B}7\u{1B}[r\u{1B}8"

        /// A trap is ud2 on x86 and brk on ARM.
        #if arch(x86_64)
            static let trap = SIGILL
        #else
            static let trap = SIGTRAP
        #endif

        private func fixture(_ arguments: String..., errors: OutputSink = .terminal) throws -> PseudoTerminal {
            let home = try Home()
            // Swift's own backtracer would hold the terminal, and ask.
            let environment = home.with(["SWIFT_BACKTRACE": "enable=yes,interactive=yes,timeout=30s"]).environment
            let terminal = try PseudoTerminal([Places.terminalFixture] + arguments, environment: environment, errors: errors)
            try terminal.see("ready")
            return terminal
        }

        private func expectRestored(
            _ terminal: PseudoTerminal, _ end: TestSupport.ExitStatus, since mark: Int, _ location: SourceLocation = #_sourceLocation
        ) throws {
            #expect(try terminal.waitForExit(within: .milliseconds(500)) == end, sourceLocation: location)
            let bytes = String(decoding: terminal.bytes(since: mark), as: UTF8.self)
            #expect(bytes.contains(Self.screenBack), "\(bytes.debugDescription)", sourceLocation: location)
            #expect(!terminal.screen.isAlternate, sourceLocation: location)
            #expect(terminal.screen.isCursorVisible, sourceLocation: location)
            #expect(terminal.screen.modes.isDisjoint(with: [1000, 1002, 1003, 1006, 1034, 2004, 2026]), sourceLocation: location)
            #expect(!terminal.screen.isKeypadApplication, sourceLocation: location)
            #expect(terminal.initialSettings.differences(to: try terminal.terminalSettings()) == [], sourceLocation: location)
            // No prompt of a backtracer, and nothing else but what the runtime itself has to say.
            #expect(!terminal.screen.text.contains("Press"), sourceLocation: location)
        }

        @Test(arguments: [
            ("trap", trap), ("trapOnWorker", trap), ("overflow", SIGSEGV), ("overflowOnWorker", SIGSEGV), ("fault", SIGSEGV),
            ("faultOnWorker", SIGSEGV), ("abort", SIGABRT), ("floatingPoint", SIGFPE), ("bus", SIGBUS), ("illegal", SIGILL),
            ("breakpoint", SIGTRAP),
        ])
        func t07t08t09ACrashRestoresTheTerminalWithinHalfASecond(fate: String, number: Int32) throws {
            let terminal = try fixture(fate, "--mouse")
            #expect(terminal.screen.modes.isSuperset(of: [1000, 1006, 2004]))
            let mark = terminal.mark
            try terminal.send("x")
            try expectRestored(terminal, .signaled(number), since: mark)
        }

        @Test func t07TheFixedStringIsTheLastThingThatTheScreenGets() throws {
            let terminal = try fixture("abort", errors: .captured)
            let mark = terminal.mark
            try terminal.send("x")
            try expectRestored(terminal, .signaled(SIGABRT), since: mark)
            #expect(String(decoding: terminal.bytes(since: mark), as: UTF8.self) == Self.screenBack)
        }

        @Test func t07WhatTheRuntimeSaysOfATrapStandsOnTheShellsScreenAfterwards() throws {
            let terminal = try fixture("trap")
            let mark = terminal.mark
            try terminal.send("x")
            try expectRestored(terminal, .signaled(Self.trap), since: mark)
            let bytes = String(decoding: terminal.bytes(since: mark), as: UTF8.self)
            #expect(bytes.hasPrefix(Self.screenBack))
            #expect(terminal.shows("Fatal error: Index out of range"))
        }

        @Test func t07AnExitFromAnywhereRestoresTheTerminalToo() throws {
            let terminal = try fixture("exit")
            let mark = terminal.mark
            try terminal.send("x")
            try expectRestored(terminal, .exited(3), since: mark)
        }

        /// Crashes, and what nobody expects: timers, limits (`ulimit -t`), the first of the real-time signals that are free.
        @Test(arguments: [
            SIGSEGV, SIGABRT, SIGFPE, SIGBUS, SIGILL, SIGTRAP, SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU, SIGIO, SIGPWR,
            SIGSYS, SIGSTKFLT, 34,
        ])
        func t09TheRealProgramDiesOfItsOwnSignalWithTheTerminalRestored(number: Int32) throws {
            let terminal = try Home().open()
            try terminal.seeCount("250 countries")
            let mark = terminal.mark
            try terminal.signal(number)
            try expectRestored(terminal, .signaled(number), since: mark)
            #expect(terminal.errors == "")
            #expect(terminal.screen.text == "")
        }

        /// Of a larger terminal only a part is used, in which curses has the rows scroll.
        @Test func t09WhereNotAllRowsAreUsedAllOfThemScrollAgain() throws {
            let terminal = try Home().open(rows: 1200, columns: 20)
            try terminal.see("Afghanistan")
            let mark = terminal.mark
            try terminal.signal(SIGSEGV)
            try expectRestored(terminal, .signaled(SIGSEGV), since: mark)
        }

        @Test func t09ATerminalThatKnowsNoMarginsIsNotToldOfThem() throws {
            let terminal = try Home().with(["TERM": "vt52"]).open()
            try terminal.wait(what: "the first frame") { String(decoding: terminal.output, as: UTF8.self).contains("Afghanistan") }
            try terminal.settle()
            let mark = terminal.mark
            try terminal.signal(SIGSEGV)
            #expect(try terminal.waitForExit() == .signaled(SIGSEGV))
            #expect(String(decoding: terminal.bytes(since: mark), as: UTF8.self) == Self.anyScreenBack)
        }

        /// Its "civis" gives the cursor another shape, which nothing of what is written would take back.
        @Test func t09OnTheLinuxConsoleTheCursorIsThereAgain() throws {
            let terminal = try Home().with(["TERM": "linux"]).open()
            try terminal.seeCount("250 countries")
            #expect(!terminal.screen.isCursorVisible && !String(decoding: terminal.output, as: UTF8.self).contains("\u{1B}[?1c"))
            let mark = terminal.mark
            try terminal.signal(SIGSEGV)
            try expectRestored(terminal, .signaled(SIGSEGV), since: mark)
        }

        @Test func t09ACrashWhileTheTerminalTakesNothingStillEnds() throws {
            let terminal = try Home().open()
            try terminal.seeCount("250 countries")
            try terminal.stopOutput()
            try terminal.signal(SIGSEGV)
            #expect(try terminal.waitForExit(within: .seconds(1)) == .signaled(SIGSEGV))
            #expect(terminal.initialSettings.differences(to: try terminal.terminalSettings()) == [])
        }
    }
}
