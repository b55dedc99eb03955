import Foundation
import TestSupport
import Testing
import jaunt_server

extension RealProgram {
    /// However the program ends, the terminal is as it was before (T-01 to T-05).
    @Suite struct EndTests {
        @Test(arguments: [("q", 0), ("Q", 0), ("\u{3}", 130)] as [(String, Int32)])
        func t01t02AKeyEndsItAndTheTerminalIsAsBefore(key: String, status: Int32) throws {
            let terminal = try Home().open()
            try terminal.seeCount("250 countries")
            #expect(try terminal.terminalSettings() != terminal.initialSettings)
            try terminal.quit(key, status: status)
            // Nothing of the screen is left behind on the shell's.
            #expect(terminal.screen.text == "")
        }

        @Test(arguments: ["vt100", "linux"])
        func t01TheShellGoesOnInAnEmptyLineWhereTheScreenOfBeforeDoesNotComeBack(term: String) throws {
            let terminal = try Home().with(["TERM": term]).open()
            try terminal.seeCount("250 countries")
            try terminal.quit()
            #expect(terminal.screen.lines.last?.allSatisfy { $0 == " " } == true)
            #expect(terminal.screen.cursor.row == terminal.screen.rows - 1)
        }

        @Test(arguments: [SIGTERM, SIGINT, SIGQUIT, SIGHUP])
        func t03t04ASignalEndsItWithinASecondAndTheTerminalIsAsBefore(number: Int32) throws {
            let terminal = try Home().open()
            try terminal.seeCount("250 countries")
            try terminal.signal(number)
            #expect(try terminal.waitForExit(within: .seconds(1)) == .exited(128 + number))
            try terminal.expectTidy()
        }

        @Test(arguments: [SIGTERM, SIGINT, SIGHUP])
        func t03ASignalEndsItWhileTheTerminalTakesNothing(number: Int32) throws {
            let terminal = try Home().open()
            try terminal.seeCount("250 countries")
            try terminal.stopOutput()
            // A frame that waits for the terminal.
            try terminal.send("jj")
            try terminal.signal(number)
            #expect(try terminal.waitForExit(within: .seconds(3)) == .exited(128 + number))
            #expect(terminal.initialSettings.differences(to: try terminal.terminalSettings()) == [])
        }

        @Test(arguments: ["\u{3}", "q"])
        func t02ItEndsByAKeyWithinASecondWhileARequestHangs(key: String) async throws {
            try await withServer(ServerOptions(delay: .seconds(50))) { server in
                let terminal = try Home().open(server.options)
                try terminal.see("loading countries")
                try terminal.send(key)
                #expect(try terminal.waitForExit(within: .seconds(1)) == .exited(key == "q" ? 0 : 130))
                try terminal.expectTidy()
            }
        }

        @Test func t03ItEndsByASignalWithinASecondWhileARequestHangs() async throws {
            try await withServer(ServerOptions(delay: .seconds(50))) { server in
                let terminal = try Home().open(server.options)
                try terminal.see("loading countries")
                try terminal.signal(SIGTERM)
                #expect(try terminal.waitForExit(within: .seconds(1)) == .exited(143))
                try terminal.expectTidy()
            }
        }

        @Test(arguments: ["\u{3}", nil])
        func t03t20ItEndsWithinASecondBehindTextThatComesAsKeysIntoAFilter(key: String?) throws {
            let terminal = try Home().open()
            try terminal.seeCount("250 countries")
            // As a terminal without bracketed paste sends it.
            try terminal.send("/" + String(repeating: "some words of a text ", count: 150) + (key ?? ""))
            if key == nil { try terminal.signal(SIGTERM) }
            #expect(try terminal.waitForExit(within: .seconds(1)) == .exited(key == nil ? 143 : 130))
            try terminal.expectTidy()
        }

        @Test func t03ASignalWhileSomethingIsTypedEndsItToo() throws {
            let terminal = try Home().open()
            try terminal.seeCount("250 countries")
            try terminal.send("/fra")
            try terminal.seeSelected("France")
            try terminal.signal(SIGTERM)
            #expect(try terminal.waitForExit(within: .seconds(1)) == .exited(143))
            try terminal.expectTidy()
        }

        @Test(
            arguments: [SIGTERM, SIGUSR1, SIGALRM].map { ($0, .exited(128 + $0)) } + [SIGSEGV, SIGABRT].map { ($0, .signaled($0)) }
                as [(Int32, TestSupport.ExitStatus)])
        func t03t09ASignalAtThePasswordEndsItAndGivesTheEchoBack(number: Int32, end: TestSupport.ExitStatus) async throws {
            try await withServer(ServerOptions(requiredToken: "canary-token")) { server in
                let terminal = try Home().open(["login", "--trips-url", server.address], output: .terminal)
                try terminal.wait(what: "the question") { terminal.errors.contains("Email: ") }
                try terminal.send("me@example.org\r")
                try terminal.wait(what: "the question") { terminal.errors.contains("Password: ") }
                #expect(terminal.initialSettings.differences(to: try terminal.terminalSettings()) != [])
                try terminal.signal(number)
                #expect(try terminal.waitForExit(within: .seconds(2)) == end)
                #expect(terminal.initialSettings.differences(to: try terminal.terminalSettings()) == [])
            }
        }

        @Test func t04ItIsGoneWithinASecondAfterItsTerminalWasClosed() throws {
            let terminal = try Home().open()
            try terminal.seeCount("250 countries")
            terminal.closeMaster()
            // A value of its own, so that another status is said.
            let status = try terminal.waitForExit(within: .seconds(1))
            #expect(status == .exited(129))
            #expect(terminal.errors == "")
        }

        @Test func t05ItIsGoneWithinASecondAfterItsTerminalWasClosedAlsoWhereHangingUpIsIgnored() throws {
            let home = try Home()
            let terminal = try PseudoTerminal(
                ["/bin/sh", "-c", #"trap "" HUP; exec "$0""#, Places.program], environment: home.environment, errors: .captured)
            try terminal.seeCount("250 countries")
            terminal.closeMaster()
            #expect(try terminal.waitForExit(within: .seconds(1)) == .exited(129))
        }
    }
}
