/// How many typing errors lie between two texts: the optimal string alignment distance.
///
/// Insertions, deletions, replacements and swaps of neighbours each cost 1, and nothing is changed twice (Damerau 1964 says what an error is,
/// Wagner and Fischer 1974 how the fewest are found). With `d(i, 0) = i` and `d(0, j) = j`, the distance between the first `i` letters of one text
/// and the first `j` of the other is the least of
///
/// - `d(i − 1, j) + 1` and `d(i, j − 1) + 1`,
/// - `d(i − 1, j − 1)`, and 1 more unless the last letters are the same,
/// - `d(i − 2, j − 2) + 1` where the last two letters of one are those of the other in the other order.
package enum EditDistance {
    /// The distance between two texts.
    /// - Parameter limit: what is more is not counted to its end: some number beyond the limit stands for it.
    package static func between(_ one: [Unicode.Scalar], _ other: [Unicode.Scalar], limit: Int = .max) -> Int {
        one.withUnsafeBufferPointer { one in
            other.withUnsafeBufferPointer { other in between(one, other, isOpen: false, limit: limit) }
        }
    }

    /// The distance between two texts that lie in buffers.
    /// - Parameters:
    ///   - isOpen: whether the other text may go on: then it is the distance to the likest of its beginnings.
    ///   - limit: as above.
    package static func between(
        _ one: UnsafeBufferPointer<Unicode.Scalar>, _ other: UnsafeBufferPointer<Unicode.Scalar>, isOpen: Bool, limit: Int
    ) -> Int {
        let columns = other.count
        // Of `d` three rows are kept. The least of a row is no more than that of the next one: what is beyond the limit there stays so.
        return withUnsafeTemporaryAllocation(of: Int.self, capacity: 3 * (columns + 1)) { rows in
            var (beforeLast, last, this) = (0, columns + 1, 2 * (columns + 1))
            for column in 0...columns { (rows[last + column], rows[beforeLast + column]) = (column, 0) }
            for row in stride(from: 1, through: one.count, by: 1) {
                rows[this] = row
                var best = row
                for column in stride(from: 1, through: columns, by: 1) {
                    let replaced = rows[last + column - 1] + (one[row - 1] == other[column - 1] ? 0 : 1)
                    var cost = min(rows[last + column] + 1, rows[this + column - 1] + 1, replaced)
                    if row > 1, column > 1, one[row - 1] == other[column - 2], one[row - 2] == other[column - 1] {
                        cost = min(cost, rows[beforeLast + column - 2] + 1)
                    }
                    rows[this + column] = cost
                    best = min(best, cost)
                }
                if best > limit { return best }
                (beforeLast, last, this) = (last, this, beforeLast)
            }
            var least = rows[last + columns]
            if isOpen { for column in 0..<columns { least = min(least, rows[last + column]) } }
            return least
        }
    }
}
