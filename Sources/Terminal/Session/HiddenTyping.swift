import CTerminalGuard

/// What is typed on a terminal is not shown, until `end`. A signal that ends or stops the program meanwhile, such as ^C or ^Z, gives the
/// terminal its echo back first; when it goes on, nothing is shown again. There is one at a time.
package struct HiddenTyping: ~Copyable {
    /// Nil where the descriptor is no terminal, or cannot be hidden.
    package init?(_ descriptor: CInt) {
        guard guard_hide_typing(descriptor) else { return nil }
    }

    /// What is typed is shown again, and signals do what they did. What was typed and not yet read is thrown away: it was typed for what was
    /// asked before.
    package consuming func end() { guard_show_typing() }
}
