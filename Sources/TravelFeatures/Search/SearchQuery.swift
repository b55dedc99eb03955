import TravelKit

/// What somebody typed to filter by: words parted by blanks, of which every one must be found.
///
/// A word is found wherever it stands in a field. `^word` begins a field, `word$` ends one, `!word` must not be found, `'word` is never
/// looked for less strictly. `name:value` asks for something by its name where the records have that (`SearchField`), and is a word elsewhere;
/// the value may have blanks between quotes: `to:"united kingdom"`.
package struct SearchQuery: Hashable, Sendable {
    /// How strictly words are looked for. What is found strictly is never mixed with what is found less strictly.
    package enum Strictness: Int, CaseIterable, Comparable, Sendable {
        /// As they were typed.
        case exact
        /// The letters in their order, others between them, in names: abbreviations.
        case fuzzy
        /// With typing errors, in names.
        case near

        package static func < (one: Strictness, other: Strictness) -> Bool { one.rawValue < other.rawValue }
    }

    /// The words, each once.
    let terms: [SearchTerm]

    /// How many words somebody may have abbreviated or mistyped: more of them are a text, and to look for that less strictly takes long.
    static let fewWords = 8

    /// The query of this text.
    package init(_ text: String) {
        var known: Set<SearchTerm> = []
        terms = Self.words(of: SearchFold.fold(text)).compactMap { SearchTerm($0) }.filter { known.insert($0).inserted }
    }

    /// What stands between blanks, without the quotes in which a value may have some: behind its name, a comma or a "=". A quote that is not
    /// closed ends with the text, as somebody is about to.
    private static func words(of text: String) -> [String] {
        guard text.contains("\"") else { return text.split(whereSeparator: \.isWhitespace).map { String($0) } }
        var words: [String] = []
        var word = ""
        var (isField, isQuoted) = (false, false)
        for character in text {
            let canBegin = isField && word.last.map { ":,=".contains($0) } == true
            if character == "\"", isQuoted || canBegin {
                isQuoted.toggle()
            } else if character.isWhitespace, !isQuoted {
                words.append(word)
                (word, isField) = ("", false)
            } else {
                word.append(character)
                if character == ":" { isField = true }
            }
        }
        return words + [word]
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

extension SearchTerm {
    /// No exact rank is as large, nor a sum of some.
    private static let inexact = 10_000

    /// How well the term matches the text of a key; nil when it does not. A term that must not be found matches where it stands: who asks
    /// has to turn that round, for what is not in this text may be in another of the same record.
    ///
    /// - Parameters:
    ///   - names: where the names in the text end.
    ///   - isName: whether the text's first field is what the record is called.
    func rank(in text: UnsafeBufferPointer<UInt8>, names: Int, isName: Bool, _ strictness: SearchQuery.Strictness) -> Int? {
        if isInverse { return pattern.withUnsafeBufferPointer { ByteSearch.first($0, in: text, from: 0) } == nil ? nil : 0 }
        let exact = exactRank(in: text, isName)
        if exact != nil || isExact || strictness == .exact { return exact }
        return word.withUnsafeBufferPointer { word in
            strictness == .fuzzy ? Self.fuzzyRank(word, in: text, names) : Self.nearRank(word, in: text, names)
        }
    }

    /// 0 a whole field, 1 the beginning of the name, 2 the beginning of another field, 3 the beginning of a word, 4 inside the name,
    /// 5 inside another field.
    private func exactRank(in text: UnsafeBufferPointer<UInt8>, _ hasName: Bool) -> Int? {
        pattern.withUnsafeBufferPointer { pattern in
            var best: Int?
            var nameEnd: Int?
            var place = isAtStart ? 0 : 1
            while let hit = ByteSearch.first(pattern, in: text, from: place) {
                place = hit + 1
                let start = isAtStart ? hit + 1 : hit
                let end = start + word.count
                if end >= text.count { break }
                let firstEnd = nameEnd ?? text[1...].firstIndex(of: SearchKey.separator) ?? text.count
                nameEnd = firstEnd
                let isName = hasName && start < firstEnd
                let rank: Int
                if text[start - 1] == SearchKey.separator {
                    rank = text[end] == SearchKey.separator ? 0 : isName ? 1 : 2
                } else {
                    rank = ByteSearch.isBoundary(text[start - 1]) ? 3 : isName ? 4 : 5
                }
                if rank < best ?? .max { best = rank }
                if rank == 0 { break }
            }
            return best
        }
    }

    private static func fuzzyRank(_ word: UnsafeBufferPointer<UInt8>, in text: UnsafeBufferPointer<UInt8>, _ names: Int) -> Int? {
        var best: Int?
        var start = 1
        while start < names {
            var end = start
            while end < names, text[end] != SearchKey.separator { end += 1 }
            if let score = FuzzyMatch.score(word, in: text, from: start, to: end), score > best ?? .min { best = score }
            start = end + 1
        }
        return best.map { inexact - $0 }
    }

    private static func nearRank(_ word: UnsafeBufferPointer<UInt8>, in text: UnsafeBufferPointer<UInt8>, _ names: Int) -> Int? {
        guard NearMatch.allowance(word.count) > 0 else { return nil }
        var best: Int?
        var start = 1
        while start < names {
            var end = start
            while end < names, !ByteSearch.isBoundary(text[end]) { end += 1 }
            if let mistakes = NearMatch.mistakes(word, in: text, start..<end), mistakes < best ?? .max { best = mistakes }
            start = end + 1
        }
        return best.map { inexact + $0 }
    }
}
