import TerminalText

/// Why the screen cannot be used. Nothing has been written to the terminal when it is thrown; the program ends with status 2.
package enum TerminalError: Error, Hashable, Sendable {
    /// One end of the program.
    package enum End: Hashable, Sendable {
        /// Descriptor 0 or 1.
        case standardInput, standardOutput
    }

    /// An end is no terminal (T-11).
    case notATerminal(End)
    /// `TERM` is not set ("") or names no terminal that is known here (T-12).
    case unknownTerminal(String)
    /// The terminal of that name cannot move the cursor.
    case cannotMoveCursor(String)
    /// The terminal could not be opened; the system's reason.
    case cannotOpen(String)

    /// What needs no screen.
    private var commands: String {
        "Without one there are jaunt countries, country, borders, route, trips, regions, airports, favourites and map, which print, "
            + "and jaunt --plain, which reads lines; 'jaunt help' has more."
    }

    /// A sentence for the user, that says what to do. Fit to be printed.
    package var message: String {
        switch self {
        case .notATerminal(.standardInput):
            "Standard input is not a terminal. " + commands
        case .notATerminal(.standardOutput):
            "Standard output is not a terminal. " + commands
        case .unknownTerminal(let name) where name.isEmpty:
            "The variable TERM is not set; set it to your terminal's type, for example TERM=xterm-256color."
        case .unknownTerminal(let name):
            "The terminal type '\(Self.quoted(name))' is not known here; set TERM to one that is, for example TERM=xterm-256color."
        case .cannotMoveCursor(let name):
            "The terminal type '\(Self.quoted(name))' cannot move the cursor; set TERM to one that can, for example TERM=xterm-256color."
        case .cannotOpen(let reason):
            "The terminal cannot be used: \(Self.quoted(reason)). Try another terminal, or see 'jaunt help' for commands that need none."
        }
    }

    private static func quoted(_ text: String) -> String {
        SafeText(text).cut(to: 80).string
    }
}
