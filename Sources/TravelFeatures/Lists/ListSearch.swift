/// A search that does not filter: what is looked for, and where it is among the records shown.
package struct ListSearch: Sendable {
    /// What is looked for; empty when nothing is.
    package internal(set) var text = ""
    /// The same as it was looked for among these records, whose fields know where their values end.
    package internal(set) var query = SearchQuery("")
    /// How strictly it was looked for to find anything.
    package internal(set) var strictness = SearchQuery.Strictness.exact
    /// The places of the matches among the records shown, in order.
    package internal(set) var matches: [Int] = []

    /// Where a step leads.
    package enum Step: Hashable, Sendable {
        /// To the next match.
        case found
        /// To a match from the other end of the list.
        case wrapped
        /// Nowhere: nothing matches.
        case nothing
        /// Nowhere yet: the records are on their way.
        case awaited
    }

    /// The first match after a place, or before it.
    func match(from place: Int, forward: Bool) -> (place: Int, step: Step)? {
        guard let first = matches.first, let last = matches.last else { return nil }
        let low = countUpTo(place)
        if forward { return low < matches.count ? (matches[low], .found) : (first, .wrapped) }
        let before = low - (low > 0 && matches[low - 1] == place ? 2 : 1)
        return before >= 0 ? (matches[before], .found) : (last, .wrapped)
    }

    /// Which of the matches, from 0, is at a place; nil when none is.
    package func place(of place: Int) -> Int? {
        let count = countUpTo(place)
        return count > 0 && matches[count - 1] == place ? count - 1 : nil
    }

    /// How many matches there are up to a place.
    private func countUpTo(_ place: Int) -> Int {
        var (low, high) = (0, matches.count)
        while low < high {
            let middle = (low + high) / 2
            if matches[middle] > place { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
