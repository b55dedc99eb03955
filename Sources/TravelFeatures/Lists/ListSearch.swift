/// A search that does not filter: what is looked for, and where it is among the records shown.
package struct ListSearch: Sendable {
    /// What is looked for; empty when nothing is.
    package internal(set) var text = ""
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
    }

    /// The first match after a place, or before it.
    func match(from place: Int, forward: Bool) -> (place: Int, step: Step)? {
        guard let first = matches.first, let last = matches.last else { return nil }
        // The first match that lies behind the place.
        var (low, high) = (0, matches.count)
        while low < high {
            let middle = (low + high) / 2
            if matches[middle] > place { high = middle } else { low = middle + 1 }
        }
        if forward { return low < matches.count ? (matches[low], .found) : (first, .wrapped) }
        let before = low - (low > 0 && matches[low - 1] == place ? 2 : 1)
        return before >= 0 ? (matches[before], .found) : (last, .wrapped)
    }
}

extension ListModel {
    /// Looks for `text` among the records shown, without filtering them.
    package func search(for text: String) {
        guard text != search.text else { return }
        search.text = text
        findMatches()
    }

    /// Moves the cursor to the first match at a place or behind it; where there is none, from the beginning.
    package func moveCursorToMatch(from place: Int) {
        if let match = search.match(from: place - 1, forward: true) { moveCursor(to: match.place) }
    }

    /// Moves the cursor to the next match, or to the one before.
    package func moveCursorToMatch(forward: Bool) -> ListSearch.Step {
        guard let match = search.match(from: cursor, forward: forward) else { return .nothing }
        moveCursor(to: match.place)
        return match.step
    }

    /// The matches' places have changed, or what is looked for.
    func findMatches() {
        let query = SearchQuery(search.text)
        (search.matches, search.strictness) = ([], .exact)
        if query.isEmpty { return }
        let entries = self.entries
        for strictness in query.strictnesses {
            search.matches = shown.indices.filter { query.rank(of: entries[shown[$0]].key, strictness) != nil }
            search.strictness = strictness
            if !search.matches.isEmpty { return }
        }
        search.strictness = .exact
    }
}
