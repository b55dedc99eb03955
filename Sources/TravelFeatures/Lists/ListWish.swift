/// How somebody wants to see the records of a list.
struct ListWish<ID: Hashable & Sendable>: Sendable {
    /// What the list is filtered by.
    var query = ""
    /// What the list is a part of all records by; empty where it has all of them.
    var base = ""
    /// What the records are looked through for.
    var filter: String { [base, query].filter { !$0.isEmpty }.joined(separator: " ") }
    /// Changes when the same filter may find others, because more is known.
    var queryVersion = 0
    /// What is searched for without filtering.
    var search = ""
    /// What the list is sorted by; nil for its own order.
    var sort: ListSort?
    /// The records that come first, or last in reverse, where the list is sorted by what only some have; nil where the table knows the
    /// values.
    var first: Set<ID>?
    /// Whether the best matches come first.
    var isByMatch: Bool
}
