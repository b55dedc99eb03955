import CNcurses
import Glibc

/// Which of terminfo's descriptions is used.
package enum TerminalName {
    /// Whether a terminal of this name shows braille: the console of Linux has no more than 512 characters, and those are not among them.
    package static func hasBraille(_ name: String) -> Bool { name != "linux" && !name.hasPrefix("linux-") }

    /// `TERM`, unless `COLORTERM` says that the terminal has more colours than that description: then the one of the same name with 256,
    /// where it is known here. (`COLORTERM` is how terminals say "true colour"; curses can show exact colours only where the description
    /// itself has them, as `xterm-direct` has. On others the nearest of the 256 is taken.)
    @MainActor
    static func best(_ environment: [String: String]) -> String {
        let name = environment["TERM"] ?? ""
        guard let richer = richer(than: name, colorTerm: environment["COLORTERM"] ?? "") else { return name }
        return shim_terminal_colors(name, STDOUT_FILENO) < 256 && shim_terminal_colors(richer, STDOUT_FILENO) >= 256 ? richer : name
    }

    /// The name of the description with 256 colours, nil when there is no reason to look for one.
    static func richer(than name: String, colorTerm: String) -> String? {
        guard ["truecolor", "24bit"].contains(colorTerm.lowercased()), !name.hasSuffix("-256color"), !name.hasSuffix("-direct") else {
            return nil
        }
        let family = name.split(separator: "-", omittingEmptySubsequences: false).first.map(String.init) ?? ""
        return family.isEmpty ? nil : family + "-256color"
    }
}
