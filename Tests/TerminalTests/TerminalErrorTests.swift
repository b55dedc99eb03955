import Glibc
import Terminal
import TerminalText
import Testing

@Suite("T-11, T-12: why there is no screen")
struct TerminalErrorTests {
    static var isOnTerminal: Bool { isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 }

    static let errors: [TerminalError] = [
        .notATerminal(.standardInput), .notATerminal(.standardOutput), .unknownTerminal(""), .unknownTerminal("nonsense"),
        .unknownTerminal("\u{1B}[2J" + String(repeating: "x", count: 10_000)), .cannotMoveCursor("dumb"), .cannotOpen("no\nmemory"),
    ]

    @Test("The message is one line that can be printed, and says what to do", arguments: errors)
    func message(_ error: TerminalError) {
        #expect(SafeText(error.message).string == error.message)
        #expect(error.message.count < 250)
        #expect(error.message.contains("TERM=") || error.message.contains("jaunt help"))
    }

    @MainActor
    @Test("A session on something else than a terminal throws before it writes", .disabled(if: TerminalErrorTests.isOnTerminal))
    func noTerminal() {
        #expect(throws: TerminalError.self) { _ = try TerminalSession(environment: ["TERM": "xterm"]) }
    }
}
