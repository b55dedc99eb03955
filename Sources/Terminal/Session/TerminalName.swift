import CNcurses
import Glibc

/// Which of terminfo's descriptions is used.
package enum TerminalName {
    /// Whether a terminal of this name shows braille: the console of Linux has no more than 512 characters, and those are not among them.
    package static func hasBraille(_ name: String) -> Bool { name != "linux" && !name.hasPrefix("linux-") }

    /// `TERM`, unless `COLORTERM` says that the terminal has more colours than that description: then the one of the same name with 256,
    /// where it is known here. (`COLORTERM` is how terminals say "true colour". Descriptions that have every colour, as `xterm-direct`, take the
    /// sixteen of the terminal's own away; see `ExactColors`.)
    @MainActor
    static func best(_ environment: [String: String]) -> String {
        let name = environment["TERM"] ?? ""
        guard let richer = richer(than: name, colorTerm: environment["COLORTERM"] ?? "") else { return name }
        return shim_terminal_colors(name, STDOUT_FILENO) < 256 && shim_terminal_colors(richer, STDOUT_FILENO) >= 256 ? richer : name
    }

    /// The name of the description with 256 colours, nil when there is no reason to look for one.
    static func richer(than name: String, colorTerm: String) -> String? {
        guard isTrueColor(colorTerm), !name.hasSuffix("-256color"), !name.hasSuffix("-direct") else {
            return nil
        }
        let family = name.split(separator: "-", omittingEmptySubsequences: false).first.map(String.init) ?? ""
        return family.isEmpty ? nil : family + "-256color"
    }

    /// Whether the terminal shows every colour, whatever its description says: `COLORTERM` says so. GNU screen hands that on from the terminal
    /// around it, and takes such colours for something else; tmux, which may have the same `TERM`, does not.
    static func hasEveryColor(_ environment: [String: String]) -> Bool {
        guard isTrueColor(environment["COLORTERM"] ?? "") else { return false }
        return !(environment["TERM"] ?? "").hasPrefix("screen") || !(environment["TMUX"] ?? "").isEmpty
    }

    private static func isTrueColor(_ colorTerm: String) -> Bool { ["truecolor", "24bit"].contains(colorTerm.lowercased()) }
}
