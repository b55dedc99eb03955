import Foundation
import TestSupport
import Testing
import jaunt_server

extension RealProgram {
    /// What commands say while they load something: on a terminal alone, and only when it takes long.
    @Suite struct ProgressTests {
        private let count = ["countries", "--columns", "alpha2", "--no-header"]

        @Test func onATerminalItIsSaidWhatIsWaitedForAndTakenAway() async throws {
            try await withServer(ServerOptions(delay: .milliseconds(1500))) { server in
                let terminal = try PseudoTerminal(
                    [Places.program] + count + server.options, environment: try Home().environment, output: .captured)
                try terminal.wait(for: "Loading countries …")
                #expect(try terminal.waitForExit() == .exited(0))
                #expect(!terminal.screen.text.contains("Loading"))
                #expect(terminal.capturedOutput.count { $0 == 10 } == 250)
                #expect(!terminal.output.contains(0x1B))
            }
        }

        @Test func onANarrowTerminalItIsOneLineThatIsWrittenOnce() async throws {
            try await withServer(ServerOptions(delay: .milliseconds(2500))) { server in
                let terminal = try PseudoTerminal(
                    [Places.program] + count + server.options, environment: try Home().environment, columns: 12, output: .captured)
                try terminal.wait(for: "Loading co…")
                #expect(try terminal.waitForExit() == .exited(0))
                #expect(terminal.screen.text.allSatisfy { $0.isWhitespace }, "\(terminal.screen.text)")
                #expect(String(decoding: terminal.output, as: UTF8.self).components(separatedBy: "Loading").count == 2)
            }
        }

        @Test func whoInterruptsItBeginsAnEmptyLine() async throws {
            try await withServer(ServerOptions(delay: .seconds(3))) { server in
                let terminal = try PseudoTerminal(
                    [Places.program] + count + server.options, environment: try Home().environment, output: .captured)
                try terminal.wait(for: "Loading countries …")
                try terminal.send("\u{3}")
                // A shell calls that 130.
                #expect(try terminal.waitForExit() == .signaled(SIGINT))
                #expect(terminal.screen.text.allSatisfy { $0.isWhitespace }, "\(terminal.screen.text)")
                #expect(terminal.screen.cursor.column == 0)
                #expect(!terminal.output.contains(0x1B))
            }
        }

        @Test func elsewhereNothingIsSaid() async throws {
            try await withServer(ServerOptions(delay: .milliseconds(1500))) { server in
                let run = try Home().jaunt(count + server.options)
                #expect(run.status == .exited(0) && run.errors == "" && run.lines.count == 250)
            }
        }
    }
}
