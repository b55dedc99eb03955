/// What is typed below a list.
enum ListPrompt {
    /// What the list is filtered by.
    case filter(LineEditor)
    /// What is searched for; the cursor was at `origin` when it began.
    case search(LineEditor, origin: Int, before: String)
    /// Where records are exported to; a file of the name `replaced` may be replaced.
    case export(LineEditor, replaced: String?)
}
