/// What a session tells the program.
package enum TerminalEvent: Hashable, Sendable {
    /// Keys, all that had come by then.
    case keys([Key])
    /// The terminal has another size, or its contents were moved about: draw anew. The canvas has that size already.
    case resized(Size)
    /// The terminal has said whether its background is dark, at the start or after `fg`, and it had not said so before: the theme may
    /// change. Many terminals never say it.
    case background(isDark: Bool)
    /// A signal (HUP, INT, QUIT or TERM) asks the program to end: `end` the session and exit with 128 + its number.
    case terminate(signal: Int32)
    /// The terminal is gone: save and exit; nothing can be shown any more. It comes once, and nothing comes after it.
    case lost
    /// The program runs again after ^Z and `fg`: draw anew.
    case resumed
}
