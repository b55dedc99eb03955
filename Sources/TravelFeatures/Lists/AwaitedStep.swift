/// A step of the cursor that came before there was a record to move to.
enum AwaitedStep: Hashable, Sendable {
    /// So many records on.
    case records(Int)
    /// To the first match of the search.
    case match
}
