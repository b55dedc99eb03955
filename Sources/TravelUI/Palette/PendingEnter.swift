import Terminal

/// Enter that was pressed in the palette before it was known what it means.
struct PendingEnter {
    /// The line that was chosen then; nil where none was, or one that is only like what was typed and had not been seen.
    let line: String?
    /// Whether it has been seen that it waits, and which line is chosen meanwhile.
    var isSeen = false
    /// What was typed behind it before that: it is meant for what Enter opens.
    var keysBehind: [Key] = []
}
