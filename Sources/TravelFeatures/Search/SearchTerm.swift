/// One word of a query, and where it has to stand.
struct SearchTerm: Hashable, Sendable {
    /// The folded word in UTF-8, without the signs around it; never empty.
    let word: [UInt8]
    /// The word as one that may be mistyped.
    let near: NearMatch
    /// The word, with the separator behind it where it ends a field: what is looked for in a key.
    let pattern: [UInt8]
    /// What a whole field may have in place of the word, with the separators around it: "uk" for "u.k."; nil for what is no initials.
    let initials: [UInt8]?
    /// Whether it must not be found (`!word`).
    let isInverse: Bool
    /// Whether it is never looked for less strictly: `'word`, or a word whose place is given.
    let isExact: Bool
    /// Whether it begins a field (`^word`).
    let isAtStart: Bool
    /// Whether it ends a field (`word$`).
    let isAtEnd: Bool

    /// Which one it is, from 0, of several words that must be found; nil where it is the only one, or asks for something by name.
    var place: Int?

    /// What is asked for by name, as in "to:de"; nil where no name stands in the word. Lists that do not have it look for the word.
    let field: Field?

    /// Something that is asked for by its name.
    struct Field: Hashable, Sendable {
        var name: String
        var value: String

        /// What parts the value from a word that goes on with it: nothing where it has not begun, or ends with a sign that awaits more.
        var gap: String { value.last.map { !",-=".contains($0) } ?? false ? " " : "" }
    }

    /// The term of a folded word with its signs; nil when there is nothing but signs.
    init?(_ text: some StringProtocol) {
        var rest = Substring(text)
        isInverse = rest.first == "!"
        if isInverse { rest.removeFirst() }
        let isQuoted = rest.first == "'"
        if isQuoted { rest.removeFirst() }
        // Some keyboards write both quotes.
        if isQuoted, rest.count > 1, rest.last == "'" { rest.removeLast() }
        isAtStart = rest.first == "^"
        if isAtStart { rest.removeFirst() }
        // Between quotes somebody may be about to go on behind a blank.
        while rest.first?.isWhitespace == true { rest.removeFirst() }
        while rest.last?.isWhitespace == true { rest.removeLast() }
        // The sign may be one of money as well: "max:100$".
        let parts = isQuoted || isAtStart ? [] : rest.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        isAtEnd = rest.count > 1 && rest.last == "$"
        if isAtEnd { rest.removeLast() }
        if rest.isEmpty { return nil }
        field = parts.count == 2 && !parts[0].isEmpty ? Field(name: String(parts[0]), value: String(parts[1])) : nil
        isExact = isInverse || isQuoted || isAtStart || isAtEnd || field != nil
        word = Array(rest.utf8)
        near = NearMatch(word)
        pattern = word + (isAtEnd ? [SearchKey.separator] : [])
        let isPlain = !isQuoted && !isAtStart && !isAtEnd && field == nil
        let letters = isPlain ? Self.letters(ofInitials: rest) : nil
        initials = letters.map { [SearchKey.separator] + $0.utf8 + [SearchKey.separator] }
    }

    /// The letters of initials, each of which has a full stop behind it, but maybe the last: "u.s.a"; nil for anything else.
    static func letters(ofInitials word: Substring) -> String? {
        let letters = word.split(separator: ".", omittingEmptySubsequences: false)
        let initials = letters.last?.isEmpty == true ? letters.dropLast() : letters[...]
        guard initials.count > 1, initials.allSatisfy({ $0.count == 1 && $0.first?.isLetter == true }) else { return nil }
        return initials.joined(separator: "")
    }

    /// Whether every record that this term matches is matched by `other` too.
    func narrows(_ other: SearchTerm) -> Bool {
        var other = other
        // Where it stands among others says how well it matches, not what.
        other.place = place
        if self == other { return true }
        // A larger number may find more, not less, and so may one more initial.
        if field != nil || other.field != nil || initials != nil || other.initials != nil { return false }
        return !isInverse && !other.isInverse && !other.isAtEnd && isAtStart == other.isAtStart && pattern.starts(with: other.pattern)
    }
}
