import CNcurses
import Glibc

/// What a terminal can do, found without taking it over.
@MainActor
package struct TerminalExamination {
    /// Which description of terminfo is used; "" when `TERM` is not set.
    package let name: String
    /// Why the screen cannot be used on a terminal of this name; nil when it can.
    package let error: TerminalError?
    /// Whether standard output is a terminal at all.
    package let isTerminal: Bool
    /// How many colours it has.
    package let colors: Int
    /// Whether the locale's character set is UTF-8; else the screen is ASCII.
    package let isUTF8: Bool
    /// How large it is; nil where standard output is no terminal.
    package let size: Size?

    /// Looks at the terminal of standard output.
    /// - Parameter environment: `TERM`, `COLORTERM` and the locale's variables.
    package init(environment: [String: String]) {
        let name = TerminalName.best(environment)
        self.name = name
        isTerminal = isatty(STDOUT_FILENO) == 1
        if name.isEmpty {
            error = .unknownTerminal("")
        } else {
            switch shim_examine_terminal(name, STDOUT_FILENO) {
            case shim_terminal_fit: error = nil
            case shim_terminal_cannot_move: error = .cannotMoveCursor(name)
            default: error = .unknownTerminal(name)
            }
        }
        colors = error == nil ? max(0, Int(shim_terminal_colors(name, STDOUT_FILENO))) : 0
        isUTF8 = TerminalLocale.prepare(environment: environment)
        size = isTerminal ? Size.of(terminal: STDOUT_FILENO) : nil
    }
}
