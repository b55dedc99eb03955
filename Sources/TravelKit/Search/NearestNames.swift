/// What somebody may have meant who typed a name that nobody has.
package enum NearestNames {
    /// The names that are like `text`, `count` at most, the nearest first, by the distance of their folded forms (`EditDistance`). What
    /// nobody can have meant is not among them, so that there may be none.
    ///
    /// A name that begins with the text is nearer than one that does not, so that "germ" leads to Germany.
    package static func names(nearest text: String, in names: [String], count: Int = 3) -> [String] {
        let wanted = letters(text)
        guard !wanted.isEmpty else { return [] }
        let ranked = names.compactMap { name -> (distance: Int, name: String)? in
            let candidate = letters(name)
            if candidate.starts(with: wanted) { return (distance: 0, name: name) }
            return mistakes(wanted, for: candidate).map { (distance: $0, name: name) }
        }
        return ranked.sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }.prefix(count).map(\.name)
    }

    /// How many mistakes would have made the text of a name; nil where they would be more than one, and more than every third letter.
    package static func mistakes(_ text: String, for name: String) -> Int? {
        mistakes(letters(text), for: letters(name))
    }

    /// As many as may lie between what was typed and what was meant are one, or every third letter of the shorter one.
    private static func mistakes(_ typed: [Unicode.Scalar], for meant: [Unicode.Scalar]) -> Int? {
        let allowed = max(1, min(typed.count, meant.count) / 3)
        let count = EditDistance.between(typed, meant, limit: allowed)
        return count <= allowed ? count : nil
    }

    /// The folded letters that are compared: no name is longer, but what was typed may be.
    private static func letters(_ text: String) -> [Unicode.Scalar] { Letters.first(64, of: Array(SearchFold.fold(text).utf8)) }
}
