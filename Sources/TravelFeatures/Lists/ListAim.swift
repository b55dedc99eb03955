/// Where the cursor goes when a list is shown in another way.
enum ListAim {
    /// It stays on its record, or, when that has gone, goes to the nearest that has not.
    case record
    /// It stays at the top, unless somebody has moved it: then it stays on its record.
    case top
    /// To the record that a filter shows first; without a filter it stays on its record.
    case filtered
    /// To the first match of the search at a place or behind it.
    case match(from: Int)
}
