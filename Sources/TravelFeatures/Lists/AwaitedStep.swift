/// A step of the cursor that came before there was a record to move to.
enum AwaitedStep: Hashable, Sendable {
    /// So many records on.
    case records(Int)
    /// So many pages on, or half pages, of as many records as are drawn when these are there.
    case pages(Int)
    case halfPages(Int)
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
    /// Nowhere, but what comes behind it is of the whole list: it came before the first records, and others may come before these.
    case whole

    /// Whether it leads to a record that is known when all have come.
    var isOfWhole: Bool {
        switch self {
        case .place, .last, .whole: true
        case .records, .pages, .halfPages, .match, .nextMatch, .mark, .goOn: false
        }
    }

    /// Whether it depends on how many records a page has.
    var isOfPage: Bool {
        switch self {
        case .pages, .halfPages: true
        case .records, .place, .last, .match, .nextMatch, .mark, .goOn, .whole: false
        }
    }

    /// Whether it marks, or follows a mark: then it means one record, and no other in its place.
    var isOfMark: Bool { self == .mark || self == .goOn }

    /// How many records on it leads, where it is a step over records.
    /// - Parameter pageRows: how many of them a page has.
    func distance(pageRows: Int) -> Int {
        switch self {
        case .records(let count): count
        case .pages(let count): count * pageRows
        case .halfPages(let count): count * max(1, pageRows / 2)
        case .place, .last, .match, .nextMatch, .mark, .goOn, .whole: 0
        }
    }

    /// Whether it leads to a match.
    var isOfSearch: Bool {
        switch self {
        case .match, .nextMatch: true
        case .records, .pages, .halfPages, .place, .last, .mark, .goOn, .whole: false
        }
    }
}
