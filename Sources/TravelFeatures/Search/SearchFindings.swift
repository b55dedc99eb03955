import TravelKit

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

    /// Takes those of some rows that match, in their order.
    /// - Parameter known: how well the record of each row of the table matches.
    mutating func take(_ candidates: [UInt32], ranks known: [SearchRank]) {
        let parts = Cores.parts(of: candidates.count, inPartsOf: 16_384) { part in
            var (rows, ranks) = ([UInt32](), [SearchRank]())
            rows.reserveCapacity(part.count)
            ranks.reserveCapacity(part.count)
            for row in candidates[part] where known[Int(row)] != .none {
                rows.append(row)
                ranks.append(known[Int(row)])
            }
            return (rows: rows, ranks: ranks)
        }
        for part in parts {
            rows += part.rows
            ranks += part.ranks
        }
    }

    /// Takes those of some rows that match, in their order; of few, for they are looked at one by one.
    mutating func take(_ candidates: [UInt32], matching matcher: SearchMatcher) {
        for row in candidates {
            let rank = matcher.rank(of: Int(row))
            if rank == .none { continue }
            rows.append(row)
            ranks.append(rank)
        }
    }

    /// The rows, the best matches first; of matches that are as good the earlier first.
    var byMatch: [UInt32] {
        guard let least = ranks.min(), let most = ranks.max() else { return [] }
        // There are few ranks: each row is put where those of its rank begin, without comparing any.
        var next = Array(repeating: 0, count: Int(most - least) + 1)
        for rank in ranks where rank < most { next[Int(rank - least) + 1] += 1 }
        for rank in next.indices.dropFirst() { next[rank] += next[rank - 1] }
        var sorted = rows
        for place in rows.indices {
            let rank = Int(ranks[place] - least)
            sorted[next[rank]] = rows[place]
            next[rank] += 1
        }
        return sorted
    }

    /// The places of the rows that match, in order.
    /// - Parameter ranks: how well the record of each row of the table matches.
    static func places(in rows: [UInt32], ranks: [SearchRank]) -> [Int] { rows.indices.filter { ranks[Int(rows[$0])] != .none } }
}
