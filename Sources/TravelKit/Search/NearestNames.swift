/// What somebody may have meant who typed a name that nobody has.
package enum NearestNames {
    /// The names that are like `text`, `count` at most, the nearest first, by the distance of their folded forms (`EditDistance`). What
    /// nobody can have meant is not among them, so that there may be none.
    ///
    /// A name that begins with the text is nearer than one that does not, so that "germ" leads to Germany.
    package static func names(nearest text: String, in names: [String], count: Int = 3) -> [String] {
        let called = Dictionary(names.map { ($0, [$0]) }, uniquingKeysWith: { one, _ in one })
        return self.names(nearest: text, in: called).prefix(count).map(\.name)
    }

    /// The names that are like `text`, each once, with the fewest mistakes that would have made the text of any of what is called so.
    /// - Parameter names: what may have been typed, by the name that is shown for it.
    package static func names(nearest text: String, in names: [String: [String]]) -> [(name: String, mistakes: Int)] {
        let wanted = letters(text)
        guard !wanted.isEmpty else { return [] }
        let ranked = names.compactMap { name, called -> (name: String, mistakes: Int)? in
            let fewest = called.compactMap { called -> Int? in
                let candidate = letters(called)
                if candidate.isEmpty { return nil }
                return candidate.starts(with: wanted) ? 0 : mistakes(wanted, for: candidate)
            }.min()
            return fewest.map { (name: name, mistakes: $0) }
        }
        return ranked.sorted { ($0.mistakes, $0.name) < ($1.mistakes, $1.name) }
    }

    /// The names of the countries that are like `text`, three at most: each as it is shown, whether its name in the user's language was
    /// mistyped or the English one.
    package static func names(nearest text: String, in countries: [Country]) -> [String] {
        names(nearest: text, in: countries.calledNames).prefix(3).map(\.name)
    }

    /// How many mistakes would have made the text of a name; nil where they would be more than one, and more than every third letter.
    package static func mistakes(_ text: String, for name: String) -> Int? {
        mistakes(letters(text), for: letters(name))
    }

    /// As many as may lie between what was typed and what was meant are one, or every third letter of the shorter one.
    private static func mistakes(_ typed: [Unicode.Scalar], for meant: [Unicode.Scalar]) -> Int? {
        if typed.count == 2, Letters.areSyllables(typed), !Letters.beginAlike(typed, meant) { return nil }
        let allowed = max(1, min(typed.count, meant.count) / 3)
        let count = EditDistance.between(typed, meant, limit: allowed)
        return count <= allowed ? count : nil
    }

    /// The folded letters that are compared: no name is longer, but what was typed may be.
    private static func letters(_ text: String) -> [Unicode.Scalar] { Letters.first(64, of: Array(SearchFold.fold(text).utf8)) }
}

extension [Country] {
    /// What each of them is called, in the user's language and in English, by the name that is shown for it.
    package var calledNames: [String: [String]] {
        Dictionary(map { ($0.shownName, [$0.localName?.text, $0.name].compactMap(\.self)) }, uniquingKeysWith: { $0 + $1 })
    }
}
