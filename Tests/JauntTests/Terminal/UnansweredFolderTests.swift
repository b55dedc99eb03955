import Foundation
import GRDB
import TestSupport
import Testing

extension RealProgram {
    /// A folder with data that does not answer, as one on a network may not (pipes in the place of files): it holds nobody. The program has one
    /// core here, and so one thread in its pool.
    @Suite struct UnansweredFolderTests {
        /// A folder in which these are pipes that nobody writes to.
        private static func folder(_ pipes: String...) throws -> DataFolder {
            let folder = try DataFolder()
            for name in pipes {
                try folder.remove(name)
                try #require(mkfifo(folder.file(name), 0o600) == 0)
            }
            return folder
        }

        /// Starts the program on the first of the cores that it may use.
        private static func open(_ arguments: String..., output: OutputSink = .terminal) throws -> PseudoTerminal {
            let line = #"exec taskset -c "$(taskset -cp $$ | sed 's/.*: *//; s/[-,].*//')" "$0" "$@""#
            return try PseudoTerminal(
                ["bash", "-c", line, Places.program] + arguments, environment: try Home().environment, output: output, errors: .captured)
        }

        /// The program with two lists that do not come.
        private static func openBoth(_ folder: DataFolder) throws -> PseudoTerminal {
            let terminal = try open("--data", folder.path)
            try terminal.see("loading countries")
            try terminal.send("2", toSee: "loading trips")
            return terminal
        }

        @Test(arguments: [("Q", 0), ("rQ", 0), ("r\u{3}", 130), ("r1rQ", 0), ("r1r2r1r2r1r2Q", 0)] as [(String, Int32)])
        func aKeyEndsItWithinASecondWhateverIsReadAgain(keys: String, status: Int32) throws {
            let folder = try Self.folder("countries.json", "trips.json")
            let terminal = try Self.openBoth(folder)
            try terminal.send(keys)
            #expect(try terminal.waitForExit(within: .seconds(1)) == .exited(status))
            try terminal.expectTidy()
        }

        @Test(arguments: [SIGTERM, SIGINT, SIGQUIT, SIGHUP])
        func t03ASignalEndsItWithinASecond(number: Int32) throws {
            let folder = try Self.folder("countries.json", "trips.json")
            let terminal = try Self.openBoth(folder)
            try terminal.signal(number)
            #expect(try terminal.waitForExit(within: .seconds(1)) == .exited(128 + number))
            try terminal.expectTidy()
        }

        @Test func t04ItIsGoneWithinASecondAfterItsTerminalWasClosed() throws {
            let folder = try Self.folder("countries.json", "trips.json")
            let terminal = try Self.openBoth(folder)
            terminal.closeMaster()
            #expect(try terminal.waitForExit(within: .seconds(1)) == .exited(129))
        }

        @Test func whoChoosesCanLeave() throws {
            let folder = try Self.folder("trips.json")
            let terminal = try Self.open("pick", "trips", "--data", folder.path, output: .captured)
            try terminal.see("loading trips")
            try terminal.send("r\u{3}")
            #expect(try terminal.waitForExit(within: .seconds(1)) == .exited(130))
            #expect(terminal.capturedOutput == [])
            try terminal.expectTidy()
        }

        @Test func withoutAScreenCommandsAreStillTaken() throws {
            let folder = try Self.folder("countries.json", "trips.json")
            let terminal = try Self.open("--plain", "--data", folder.path)
            try terminal.see("loading countries")
            try terminal.send("trips\r", toSee: "loading trips")
            try terminal.send("quit\r")
            #expect(try terminal.waitForExit(within: .seconds(1)) == .exited(0))
        }

        @Test func whatAnswersAfterAllIsShown() throws {
            let folder = try Self.folder("countries.json", "trips.json")
            let terminal = try Self.openBoth(folder)
            let trips = Places.repository.appendingPathComponent("Resources/trips.json").path
            #expect(try Home().shell("cat '\(trips)' >'\(folder.file("trips.json"))'").status == .exited(0))
            try terminal.see("demo trips")
            try terminal.quit()
        }

        /// A place whose favourites another program holds for as long as this runs.
        private static func held(_ body: (Home) throws -> Void) throws {
            let home = try Home()
            #expect(try home.jaunt("favourites", "add", "DE").status == .exited(0))
            var configuration = Configuration()
            configuration.allowsUnsafeTransactions = true
            let other = try DatabaseQueue(path: home.folder.file("data/jaunt/favourites.db"), configuration: configuration)
            try other.writeWithoutTransaction { try $0.execute(sql: "BEGIN IMMEDIATE") }
            defer { try? other.writeWithoutTransaction { try $0.execute(sql: "ROLLBACK") } }
            try body(home)
        }

        @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
        func whoInterruptsTheEndIsToldWhatIsNotSaved(signal: Int32) throws {
            try Self.held { home in
                let terminal = try home.open()
                try terminal.seeCount("250 countries")
                try terminal.send("f\u{3}")
                let waiting = "jaunt: Please wait: Jaunt is closing its files.\n"
                try terminal.wait(what: "the wait") { terminal.errors == waiting }
                try terminal.signal(signal)
                #expect(try terminal.waitForExit(within: .seconds(5)) == .signaled(signal))
                #expect(terminal.errors == waiting + "jaunt: Not saved: Afghanistan\n", "\(terminal.errors)")
            }
        }

        /// Who keeps favourites waits for another instance, which is at it here for as long as one likes.
        @Test func theTerminalIsTheShellsAtOnceAndTheProgramEndsInTimeWhateverItWaitsFor() throws {
            try Self.held { home in
                let terminal = try home.open()
                try terminal.seeCount("250 countries")
                try terminal.send("fQ")
                try terminal.wait(until: { !$0.isAlternate && $0.isCursorVisible }, what: "the shell's screen", within: .seconds(1))
                // The settings are given back behind the screen.
                try terminal.settle()
                #expect(terminal.initialSettings.differences(to: try terminal.terminalSettings()) == [])
                #expect(terminal.exitStatus == nil)
                #expect(try terminal.waitForExit(within: .seconds(18)) == .exited(1))
                // It is named what is lost: who was waited for in vain is not waited for once more.
                let words = "jaunt: Please wait: Jaunt is closing its files.\njaunt: Not saved: Afghanistan\n"
                #expect(terminal.errors.hasPrefix(words), "\(terminal.errors)")
            }
        }
    }
}
