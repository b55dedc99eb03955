import CNcurses
import CTerminalGuard
import Dispatch
import Glibc

// Before the start

extension TerminalSession {
    /// - Parameter name: `TERM`.
    /// - Throws: when the screen cannot be used there.
    static func check(_ name: String) throws(TerminalError) {
        guard isatty(STDIN_FILENO) == 1 else { throw .notATerminal(.standardInput) }
        guard isatty(STDOUT_FILENO) == 1 else { throw .notATerminal(.standardOutput) }
        guard !name.isEmpty else { throw .unknownTerminal("") }
        switch shim_examine_terminal(name, STDOUT_FILENO) {
        case shim_terminal_fit: return
        case shim_terminal_cannot_move: throw .cannotMoveCursor(name)
        default: throw .unknownTerminal(name)
        }
    }

    /// What a session looks up in the process' own environment.
    static func environment() -> [String: String] {
        var environment: [String: String] = [:]
        for name in ["TERM", "COLORTERM", "TMUX", "LC_ALL", "LC_CTYPE", "LANG"] {
            environment[name] = getenv(name).map { String(cString: $0) }
        }
        return environment
    }

    /// Empties the pipe of standard error, not on the main queue: the main thread itself may write more than a pipe holds.
    nonisolated static func errorsSource() -> any DispatchSourceRead {
        let source = DispatchSource.makeReadSource(fileDescriptor: guard_errors_pipe(), queue: .global(qos: .utility))
        source.setEventHandler { guard_keep_errors() }
        source.resume()
        return source
    }
}
