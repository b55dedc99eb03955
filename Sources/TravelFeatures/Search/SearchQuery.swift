import TravelKit

/// What somebody typed to filter by: words parted by blanks, of which every one must be found.
///
/// A word is found wherever it stands in a field. `^word` begins a field, `word$` ends one, `!word` must not be found, `'word` is never
/// looked for less strictly. Between quotes, straight or typographic ones, it may have blanks, and is not looked for less strictly either:
/// `!"united kingdom"`. `name:value` asks for something by its name where the records have that (`SearchField`), and is a word elsewhere; the
/// value may have blanks between quotes as well: `to:"united kingdom"`. Where a field knows that a value goes on behind a blank
/// (`max:100 EUR`, `to:united kingdom`), it needs none.
package struct SearchQuery: Hashable, Sendable {
    /// How strictly words are looked for. What is found strictly is never mixed with what is found less strictly, but for what has the
    /// letters of an abbreviation elsewhere.
    package enum Strictness: Int, CaseIterable, Comparable, Sendable {
        /// As they were typed.
        case exact
        /// Abbreviated, as people do it (`Abbreviation`), in names.
        case abbreviated
        /// With typing errors, in names.
        case near
        /// The letters in their order, whatever stands between them, in names.
        case fuzzy

        package static func < (one: Strictness, other: Strictness) -> Bool { one.rawValue < other.rawValue }
    }

    /// The words, each once.
    let terms: [SearchTerm]
    /// What was typed for each of them, quotes included.
    let typed: [String]

    /// How many words somebody may have abbreviated or mistyped: more of them are a text, and to look for that less strictly takes long.
    static let fewWords = 8

    /// The query of this text.
    /// - Parameter columns: what is looked through, whose fields know where their values end, and what means them without their names; not
    ///   asked for where the text can have no field.
    package init(_ text: String, in columns: @autoclosure () -> [SearchColumn] = []) {
        var known: Set<SearchTerm> = []
        let folded = SearchFold.fold(text)
        let fields = folded.contains { ":-→".contains($0) } ? columns().flatMap(\.fields) : []
        var words = Word.words(of: folded)
        let typed = Word.words(of: text).map(\.typed)
        // Folding makes quotes of a few characters that are none.
        if typed.count == words.count { for (place, text) in typed.enumerated() { words[place].typed = text } }
        words = Self.whole(Self.named(words, fields), fields)
        let terms = words.compactMap { word in SearchTerm(word.read).map { (term: $0, typed: word.typed) } }
            .filter { known.insert($0.term).inserted }
        (self.terms, self.typed) = (Self.placed(terms.map(\.term)), terms.map(\.typed))
    }

    /// The words, each with its place where there are several.
    private static func placed(_ terms: [SearchTerm]) -> [SearchTerm] {
        let places = terms.indices.filter { !terms[$0].isInverse && terms[$0].field == nil }
        guard places.count > 1 else { return terms }
        var placed = terms
        for (number, place) in places.enumerated() { placed[place].place = number }
        return placed
    }

    /// However it was typed: what means the same finds the same.
    package static func == (one: SearchQuery, other: SearchQuery) -> Bool { one.terms == other.terms }

    package func hash(into hasher: inout Hasher) { hasher.combine(terms) }

    /// The words, with the names of fields where one of them, or three with a sign between two, means what is asked for by these: "vno-ltn",
    /// "vno → ltn". Of other ways the ends are words: "vilnius → london", "vilnius->london".
    private static func named(_ words: [Word], _ fields: [SearchField]) -> [Word] {
        if fields.isEmpty { return words }
        var (named, rest) = ([Word](), words[...])
        while let first = rest.first {
            var (meant, count) = ([Word]?.none, 1)
            for many in [1, 3] where meant == nil && many <= rest.count {
                (meant, count) = (Self.meant(by: rest.prefix(many), fields), many)
            }
            named += meant ?? first.ends(isFirst: named.isEmpty, isLast: rest.count == 1)
            rest = rest.dropFirst(meant == nil ? 1 : count)
        }
        return named
    }

    /// What words mean together, with the names of fields; nil where they are just words.
    private static func meant(by words: ArraySlice<Word>, _ fields: [SearchField]) -> [Word]? {
        let read = words.map(\.read).joined()
        // What is meant so is meant exactly.
        let text = read.trimmingPrefix("!").trimmingPrefix("'")
        guard let meaning = fields.lazy.compactMap({ $0.meaning(String(text)) }).first else { return nil }
        // The opposite of several things cannot be asked for: they stay a word, of which that is said.
        if read.hasPrefix("!") { return [Word(typed: words.map(\.typed).joined(separator: " "), read: read)] }
        return meaning.map { Word(typed: $0, read: $0) }
    }

    /// The words, of which those that go on with the value before them are a part of that.
    private static func whole(_ words: [Word], _ fields: [SearchField]) -> [Word] {
        if fields.isEmpty { return words }
        var whole: [Word] = []
        // What the last of them asks for by name: to read it anew with each word would take long.
        var last: SearchTerm.Field?
        for word in words {
            let field = last.flatMap { asked in fields.first { $0.name == asked.name } }
            if let asked = last, let field, let rest = word.rest(of: asked), goesOn(asked, field, with: rest) {
                whole[whole.count - 1].read += asked.gap + rest
                whole[whole.count - 1].typed += " " + word.typed
                last?.value += asked.gap + rest
            } else {
                whole.append(word)
                last = SearchTerm(word.read)?.field
            }
        }
        return whole
    }

    /// Whether a value goes on with each of the words that stand between quotes.
    private static func goesOn(_ asked: SearchTerm.Field, _ field: SearchField, with rest: String) -> Bool {
        var asked = asked
        return rest.split(separator: " ").allSatisfy { word in
            defer { asked.value += asked.gap + word }
            return field.goesOn(asked.value, String(word), false)
        }
    }

    /// What stands between blanks.
    private struct Word {
        /// With the quotes between which there may be blanks, and without them: at the beginning of a word, where the sign of an exact one takes
        /// their place, or of a value, behind its name, a comma or a "=".
        var typed = ""
        var read = ""
        /// Whether that sign stands there.
        private(set) var isQuoted = false

        private static let quotes: Set<Character> = ["\"", "“", "”", "„", "‟", "«", "»"]
        /// Those that are apostrophes as well: they count where they are closed.
        private static let singleQuotes: Set<Character> = ["'", "‘", "’", "‚", "‛", "‹", "›"]
        /// What may stand before the quotes of a word.
        private static let signs: Set<Character> = ["!", "'", "^"]

        /// The words of a text.
        static func words(of text: String) -> [Word] {
            guard text.contains(where: { quotes.contains($0) || singleQuotes.contains($0) }) else {
                return text.split(whereSeparator: \.isWhitespace).map { Word(typed: String($0), read: String($0)) }
            }
            let characters = Array(text)
            var words: [Word] = []
            var word = Word()
            var isField = false
            /// What ends what stands between quotes; nil outside of them.
            var ends: Set<Character>?
            for (index, character) in characters.enumerated() {
                if ends == nil, character.isWhitespace {
                    words.append(word)
                    (word, isField) = (Word(), false)
                    continue
                }
                word.typed.append(character)
                let canBegin = ends == nil && (isBegun(word.read) || isField && awaitsValue(word.read))
                if ends?.contains(character) == true, !isApostrophe(index, in: characters) {
                    ends = nil
                } else if canBegin, let closing = closing(ofQuoteAt: index, in: characters) {
                    ends = closing
                    if word.read.isEmpty { word.isQuoted = true }
                    if ["", "!"].contains(word.read) { word.read.append("'") }
                } else {
                    word.read.append(character)
                    if character == ":" { isField = true }
                }
            }
            return (words + [word]).filter { !$0.typed.isEmpty }
        }

        /// The ends of a way that is typed as a row shows it, each a word of its own; the sign alone is none behind a word. A dash is a
        /// sign between two words only: names have it as well, and it stands for what is not known.
        func ends(isFirst: Bool, isLast: Bool) -> [Word] {
            if SearchTerm(read)?.field != nil { return [self] }
            if read == "-" { return isFirst || isLast ? [self] : [] }
            let ends = read.replacing("->", with: "→").split(separator: "→", omittingEmptySubsequences: false)
            if ends.count == 1 { return [self] }
            if ends.allSatisfy(\.isEmpty) { return isFirst ? [self] : [] }
            // A way begins with a word that has to be found.
            guard let start = ends[0].first, !Self.signs.contains(start) else { return [self] }
            return ends.filter { !$0.isEmpty }.map { Word(typed: String($0), read: String($0)) }
        }

        /// What a value before the word may go on with: between quotes it is the rest of one that awaits more, and a word of its own elsewhere.
        func rest(of asked: SearchTerm.Field) -> String? {
            if !isQuoted { return read }
            return asked.gap.isEmpty ? String(read.dropFirst()) : nil
        }

        /// Whether nothing of a word is there yet but signs.
        private static func isBegun(_ word: String) -> Bool { word.utf8.count <= signs.count && word.allSatisfy { signs.contains($0) } }

        /// Whether a value comes next.
        private static func awaitsValue(_ word: String) -> Bool { word.last.map { ":,=".contains($0) } == true }

        /// What ends what the quote at a place begins; nil where there is none.
        private static func closing(ofQuoteAt place: Int, in characters: [Character]) -> Set<Character>? {
            // One that is not closed ends with the text, as somebody is about to.
            if quotes.contains(characters[place]) { return quotes }
            guard singleQuotes.contains(characters[place]) else { return nil }
            // A single one is a sign, unless it is closed before the next one that may be.
            for next in characters.indices.dropFirst(place + 1) where singleQuotes.contains(characters[next]) {
                if !isApostrophe(next, in: characters) { return singleQuotes }
                let before = characters[next - 1]
                if before.isWhitespace || signs.contains(before) { return nil }
            }
            return nil
        }

        /// Whether a single quote is a part of a word, which goes on behind it.
        private static func isApostrophe(_ place: Int, in characters: [Character]) -> Bool {
            guard singleQuotes.contains(characters[place]), place + 1 < characters.count else { return false }
            return characters[place + 1].isLetter || characters[place + 1].isNumber
        }
    }

    /// Whether nothing was typed, so that everything matches.
    package var isEmpty: Bool { terms.isEmpty }

    /// The ways in which it can be looked for, the strictest first.
    package var strictnesses: [Strictness] {
        terms.count <= Self.fewWords && terms.contains { !$0.isExact } ? Strictness.allCases : [.exact]
    }

    /// Whether every record that this query matches exactly is matched exactly by `other` too.
    package func narrows(_ other: SearchQuery) -> Bool {
        !other.isEmpty && terms.count >= other.terms.count && zip(terms, other.terms).allSatisfy { $0.narrows($1) }
    }
}
