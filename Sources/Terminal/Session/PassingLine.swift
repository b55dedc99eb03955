import CTerminalGuard

/// A line that stands on a terminal while something is waited for. A signal that ends the program meanwhile, such as ^C, takes it away first,
/// so that the shell's prompt begins an empty line. There is one at a time.
package enum PassingLine {
    /// It stands there, or is about to.
    /// - Parameters:
    ///   - descriptor: the terminal.
    ///   - columns: how many there are to be blank then, from the line's beginning: the line's own, and what the terminal shows of a key.
    package static func shown(on descriptor: CInt, columns: Int) { guard_line_shown(descriptor, CInt(clamping: columns)) }

    /// It has been taken away: signals do what they did.
    package static func gone() { guard_line_gone() }
}
