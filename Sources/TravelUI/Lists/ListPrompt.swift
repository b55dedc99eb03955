/// What is typed below a list.
enum ListPrompt {
    /// What the list is filtered by.
    case filter(LineEditor)
    /// What is searched for; the cursor was at `origin` when it began, and on which row of the page.
    case search(LineEditor, origin: (place: Int, row: Int), before: String)
    /// Where records are exported to, until one more file than these is written.
    case export(LineEditor, written: Int)
}
