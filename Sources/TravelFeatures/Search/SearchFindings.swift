/// What a query found among the records of a list. No generic type, so that a million rows are gone through by code of their own type.
struct SearchFindings: Sendable {
    let query: SearchQuery
    /// How strictly its words were looked for to find anything.
    let strictness: SearchQuery.Strictness
    /// The rows, in the order of the list.
    private(set) var rows: [UInt32] = []
    /// How well each of them matches.
    private(set) var ranks: [SearchRank] = []

    /// Nothing.
    init(of query: SearchQuery, _ strictness: SearchQuery.Strictness = .exact) { (self.query, self.strictness) = (query, strictness) }

    /// Those of some rows that match, in their order.
    /// - Parameter rank: how well each row matches.
    @inline(__always)
    mutating func take(_ candidates: [UInt32], _ rank: (Int) -> SearchRank) {
        for row in candidates {
            let rank = rank(Int(row))
            if rank == .none { continue }
            rows.append(row)
            ranks.append(rank)
        }
    }

    /// Those of some rows that match, in their order.
    /// - Parameter ranks: how well the record of each row of the table matches.
    mutating func take(_ candidates: [UInt32], ranks: [SearchRank]) { take(candidates) { ranks[$0] } }

    /// Those of some rows that match, in their order.
    mutating func take(_ candidates: [UInt32], matching matcher: SearchMatcher) { take(candidates, matcher.rank(of:)) }

    /// The rows, the best matches first; of matches that are as good the earlier first.
    var byMatch: [UInt32] {
        guard let least = ranks.min(), let most = ranks.max() else { return [] }
        // There are few ranks: each row is put where those of its rank begin, without comparing any.
        var next = Array(repeating: 0, count: Int(most - least) + 1)
        for rank in ranks where rank < most { next[Int(rank - least) + 1] += 1 }
        for rank in next.indices.dropFirst() { next[rank] += next[rank - 1] }
        var sorted = rows
        for (row, rank) in zip(rows, ranks) {
            sorted[next[Int(rank - least)]] = row
            next[Int(rank - least)] += 1
        }
        return sorted
    }

    /// The places of the rows that match, in order.
    /// - Parameter ranks: how well the record of each row of the table matches.
    static func places(in rows: [UInt32], ranks: [SearchRank]) -> [Int] { rows.indices.filter { ranks[Int(rows[$0])] != .none } }
}
