/// What somebody may have meant who typed a name that nobody has.
package enum NearestNames {
    /// The names that are like `text`, `count` at most, the nearest first, by the optimal string alignment distance of their folded
    /// forms (Damerau 1964: insertions, deletions, replacements and swaps of neighbours each cost 1). What nobody can have meant is not
    /// among them, so that there may be none.
    ///
    /// A name that begins with the text is nearer than one that does not, so that "germ" leads to Germany.
    package static func names(nearest text: String, in names: [String], count: Int = 3) -> [String] {
        let wanted = letters(text)
        guard !wanted.isEmpty else { return [] }
        let ranked = names.compactMap { name -> (distance: Int, name: String)? in
            let candidate = letters(name)
            if candidate.starts(with: wanted) { return (distance: 0, name: name) }
            let count = distance(wanted, candidate)
            return count <= allowance(wanted, candidate) ? (distance: count, name: name) : nil
        }
        return ranked.sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }.prefix(count).map(\.name)
    }

    /// How many mistakes would have made the text of a name; nil where they would be more than one, and more than every third letter.
    package static func mistakes(_ text: String, for name: String) -> Int? {
        let (typed, meant) = (letters(text), letters(name))
        let count = distance(typed, meant)
        return count <= allowance(typed, meant) ? count : nil
    }

    /// The folded letters that are compared: no name is longer, but what was typed may be.
    private static func letters(_ text: String) -> [Unicode.Scalar] { Array(SearchFold.fold(text).unicodeScalars.prefix(64)) }

    /// How many mistakes may lie between what was typed and what was meant: one, or every third letter of the shorter one.
    private static func allowance(_ one: [Unicode.Scalar], _ other: [Unicode.Scalar]) -> Int { max(1, min(one.count, other.count) / 3) }

    /// The optimal string alignment distance.
    static func distance(_ one: [Unicode.Scalar], _ other: [Unicode.Scalar]) -> Int {
        guard !one.isEmpty else { return other.count }
        guard !other.isEmpty else { return one.count }
        var beforeLast = [Int](repeating: 0, count: other.count + 1)
        var last = Array(0...other.count)
        for i in 1...one.count {
            var row = [Int](repeating: i, count: other.count + 1)
            for j in 1...other.count {
                let cost = one[i - 1] == other[j - 1] ? 0 : 1
                row[j] = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + cost)
                if i > 1, j > 1, one[i - 1] == other[j - 2], one[i - 2] == other[j - 1] {
                    row[j] = min(row[j], beforeLast[j - 2] + 1)
                }
            }
            (beforeLast, last) = (last, row)
        }
        return last[other.count]
    }
}
