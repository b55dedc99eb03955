extension TerminalSession {
    /// What a session is asked for.
    package struct Options: Sendable {
        /// Report the mouse; the terminal's own selection needs shift then.
        package var mouse: Bool
        /// Show colours; false (`NO_COLOR`) shows attributes only.
        package var color: Bool
        /// Where standard error goes while the screen is in use (T-22): the open descriptor of a log file, which gets it in ASCII,
        /// without what a terminal would obey. When nil and standard error is a terminal, the last of what was written is printed when the
        /// session has ended, in whatever way.
        package var errorLog: Int32?
        /// Ask the terminal what it knows; without, it is taken to know nothing.
        package var asks: Bool

        /// No mouse, colours, no log, questions, unless told.
        package init(mouse: Bool = false, color: Bool = true, errorLog: Int32? = nil, asks: Bool = true) {
            self.mouse = mouse
            self.color = color
            self.errorLog = errorLog
            self.asks = asks
        }
    }
}
