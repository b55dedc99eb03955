/// Which records of a list a query finds; it keeps what it found, so that a query that goes on looks through that alone.
struct ListFilter<Item: Identifiable & Sendable> where Item.ID: Sendable {
    /// The places of the records that match, in the list's own order.
    private(set) var found: [Int] = []
    /// How well each of them does: the smaller the better.
    private(set) var ranks: [Int] = []
    /// How strictly they were found.
    private(set) var strictness = SearchQuery.Strictness.exact
    private var query = SearchQuery("")
    private var isValid = false

    /// The records have changed: everything is to be looked through again.
    mutating func recordsChanged() { isValid = false }

    /// Looks for a query that is not empty.
    mutating func apply(_ query: SearchQuery, to entries: [ListEntry<Item>]) {
        let isNarrower = isValid && strictness == .exact && query.narrows(self.query)
        for strictness in query.strictnesses {
            if strictness == .exact, isNarrower {
                look(for: query, strictness, in: found, of: entries)
            } else {
                look(for: query, strictness, in: entries.indices, of: entries)
            }
            self.strictness = strictness
            if !found.isEmpty { break }
        }
        if found.isEmpty { strictness = .exact }
        self.query = query
        isValid = true
    }

    private mutating func look(
        for query: SearchQuery, _ strictness: SearchQuery.Strictness, in places: some Collection<Int>, of entries: [ListEntry<Item>]
    ) {
        var found: [Int] = []
        var ranks: [Int] = []
        for place in places {
            guard let rank = query.rank(of: entries[place].key, strictness) else { continue }
            found.append(place)
            ranks.append(rank)
        }
        (self.found, self.ranks) = (found, ranks)
    }

    /// What was found, the best matches first; of matches that are as good the earlier first.
    var byMatch: [Int] {
        guard let least = ranks.min(), let most = ranks.max() else { return [] }
        // There are few ranks: each place is put where those of its rank begin, without comparing any.
        var next = Array(repeating: 0, count: most - least + 1)
        for rank in ranks where rank < most { next[rank - least + 1] += 1 }
        for rank in next.indices.dropFirst() { next[rank] += next[rank - 1] }
        var sorted = found
        for (place, rank) in zip(found, ranks) {
            sorted[next[rank - least]] = place
            next[rank - least] += 1
        }
        return sorted
    }
}
