import CNcurses

/// The last line of the screen, in which the shell goes on where the screen of before does not come back.
enum LastLine {
    /// Empties it, on such a terminal.
    static func clear() {
        guard shim_terminal_string("rmcup") == nil else { return }
        wmove(shim_screen(), shim_rows() - 1, 0)
        wclrtoeol(shim_screen())
        doupdate()
    }
}
