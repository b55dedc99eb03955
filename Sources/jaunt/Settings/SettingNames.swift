import TravelKit

/// What somebody may have meant who wrote the name of a setting that there is not.
nonisolated enum SettingNames {
    /// The names that may be meant: the one with the fewest mistakes, or else up to three that have the words which were written.
    static func nearest(to name: String, among names: [String]) -> [String] {
        let own = parts(name)
        let like = names.compactMap { other -> (mistakes: Int, name: String)? in mistakes(own, name, for: other).map { ($0, other) } }
        if let best = like.min(by: { ($0.mistakes, $0.name) < ($1.mistakes, $1.name) }) { return [best.name] }
        let longer = names.filter { other in
            let (group, word) = parts(other)
            return (group == own.group || own.group.isEmpty) && hasWords(of: own.word, word)
        }
        if longer.count <= 3 { return longer.sorted() }
        // Of many with such a word nobody knows which is meant; within a group the first ones show what its names are like.
        return own.group.isEmpty ? [] : Array(longer.prefix(3))
    }

    /// How many mistakes would make one name of another; nil where they would be too many. Within a group, the group says nothing of that; who
    /// names no group may mean a setting of any.
    private static func mistakes(_ own: (group: Substring, word: Substring), _ name: String, for other: String) -> Int? {
        let (group, word) = parts(other)
        let alone = group == own.group || own.group.isEmpty ? NearestNames.mistakes(String(own.word), for: String(word)) : nil
        // The group may be what was mistyped.
        let whole = group == own.group ? nil : NearestNames.mistakes(joined(name), for: joined(other))
        return [alone, whole].compactMap(\.self).min()
    }

    /// Whether each of the words that were written is one of the other name, or begins one, in their order: "timeouts" is of "idle_timeout".
    private static func hasWords(of own: Substring, _ other: Substring) -> Bool {
        var rest = words(other)[...]
        return words(own).allSatisfy { word in
            guard let place = rest.firstIndex(where: { $0.hasPrefix(word) || NearestNames.mistakes(word, for: $0) != nil }) else {
                return false
            }
            rest = rest[(place + 1)...]
            return true
        }
    }

    private static func words(_ text: Substring) -> [String] { text.split { $0 == "_" || $0 == "-" }.map(String.init) }

    private static func joined(_ name: String) -> String { name.replacing(".", with: "_").replacing("-", with: "_") }

    private static func parts(_ name: String) -> (group: Substring, word: Substring) {
        let dot = name.lastIndex(of: ".")
        return dot.map { (name[..<$0], name[name.index(after: $0)...]) } ?? ("", name[...])
    }
}
