import Glibc

extension Size {
    /// What the terminal says, kept within what a screen can be.
    ///
    /// A terminal that says 0 has 24 rows or 80 columns (T-13). More than 600,000 cells would take more memory than the program may
    /// have: a larger terminal is used in part.
    ///
    /// - Parameter terminal: its descriptor.
    package static func of(terminal: CInt) -> Size {
        var size = winsize()
        guard ioctl(terminal, UInt(TIOCGWINSZ), &size) == 0 else { return usable(rows: 0, columns: 0) }
        return usable(rows: Int(size.ws_row), columns: Int(size.ws_col))
    }

    /// Whether curses may ask the terminal for its size itself, as it does when it starts.
    static func isUsable(terminal: CInt) -> Bool {
        var size = winsize()
        guard ioctl(terminal, UInt(TIOCGWINSZ), &size) == 0 else { return true }
        let usable = usable(rows: Int(size.ws_row), columns: Int(size.ws_col))
        return usable.rows >= Int(size.ws_row) && usable.columns >= Int(size.ws_col)
    }

    /// The size for what a terminal says.
    static func usable(rows: Int, columns: Int) -> Size {
        let columns = columns <= 0 ? 80 : min(columns, 2000)
        let rows = rows <= 0 ? 24 : min(rows, 1000, 600_000 / columns)
        return Size(rows: rows, columns: columns)
    }
}
