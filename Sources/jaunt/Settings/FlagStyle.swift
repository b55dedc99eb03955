/// How the flag of a country is shown.
nonisolated enum FlagStyle: String, CaseIterable, Sendable {
    /// As emoji where the terminal is known to draw one in two columns, else as a code.
    case auto
    case emoji
    case code

    /// Terminals that draw a pair of regional indicators as one picture of two columns, by what they call themselves. On others a flag may
    /// be two letters, or take another number of columns than the C library says, which would move everything behind it.
    private static let terminals: Set = ["xterm-kitty", "xterm-ghostty", "foot", "foot-extra", "wezterm", "contour"]
    private static let programs: Set = ["WezTerm", "ghostty", "iTerm.app"]
    /// Variables of those who stand between the terminal and the program, or in place of the terminal that another variable names.
    private static let others = ["TMUX", "STY", "XTERM_VERSION", "VTE_VERSION", "KONSOLE_VERSION"]

    /// Whether flags are emoji.
    /// - Parameter isASCII: whether the screen shows ASCII alone.
    func showsEmoji(isASCII: Bool, environment: [String: String]) -> Bool {
        if isASCII || self == .code { return false }
        if self == .emoji { return true }
        guard Self.others.allSatisfy({ (environment[$0] ?? "").isEmpty }) else { return false }
        let term = environment["TERM"] ?? ""
        return Self.terminals.contains(term) || (term == "xterm-256color" && Self.programs.contains(environment["TERM_PROGRAM"] ?? ""))
    }
}
