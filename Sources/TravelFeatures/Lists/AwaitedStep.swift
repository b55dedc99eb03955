/// A step of the cursor that came before there was a record to move to.
enum AwaitedStep: Hashable, Sendable {
    /// So many records on.
    case records(Int)
    /// To the record at this place, or the last one.
    case place(Int)
    /// To the last record of all.
    case last
    /// To the first match of the search.
    case match
    /// From one match to the next, or to the one before.
    case nextMatch(forward: Bool)
    /// Marks the record that is there, or takes its mark away.
    case mark
    /// From a record that was marked to the next.
    case goOn

    /// Whether it leads to a record that is known when all have come.
    var isOfWhole: Bool {
        switch self {
        case .place, .last: true
        case .records, .match, .nextMatch, .mark, .goOn: false
        }
    }

    /// Whether it leads to a match.
    var isOfSearch: Bool {
        switch self {
        case .match, .nextMatch: true
        case .records, .place, .last, .mark, .goOn: false
        }
    }
}
