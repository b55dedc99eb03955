package import TerminalText

/// What the next line answers.
package enum PlainQuestion: Hashable {
    /// Nothing: it is a command.
    case command
    /// A question, the answer to which may be seen.
    case open(SafeText)
    /// A question, the answer to which nobody may see.
    case secret(SafeText)
}
