extension SearchTerm {
    /// No exact rank is as large, nor a sum of some.
    private static let inexact = 10_000
    /// The rank of one of several words that does not begin a word of the name is larger by so much: than those of eight that do together.
    private static let aside = 64
    /// The largest rank of an exact word but for that.
    private static let worst = 6

    /// How well the term matches the text of a key; nil when it does not. A term that must not be found matches where it stands: who asks
    /// has to turn that round, for what is not in this text may be in another of the same record.
    ///
    /// - Parameters:
    ///   - names: where the names in the text end.
    ///   - isName: whether the text's first field is what the record is called.
    ///   - byBeginnings: whether it is found where a word begins alone.
    func rank(
        in text: UnsafeBufferPointer<UInt8>, names: Int, isName: Bool, byBeginnings: Bool = false, _ strictness: SearchQuery.Strictness
    ) -> Int? {
        if let initials, initials.withUnsafeBufferPointer({ ByteSearch.first($0, in: text, from: 0) }) != nil { return 0 }
        if isInverse, !byBeginnings, !isAtStart {
            return pattern.withUnsafeBufferPointer { ByteSearch.first($0, in: text, from: 0) } == nil ? nil : 0
        }
        let exact = exactRank(in: text, isName, byBeginnings: byBeginnings, place: strictness == .exact ? place : nil)
        if isInverse { return exact.map { _ in 0 } }
        if exact != nil || isExact || strictness == .exact { return exact }
        if strictness == .near { return near.best(in: text, 1..<max(1, names)).map { Self.inexact + $0.rank } }
        return word.withUnsafeBufferPointer { Self.fuzzyRank($0, in: text, names, isAbbreviation: strictness == .abbreviated) }
    }

    /// 0 a whole field, 1 the beginning of the name, 2 the beginning of another field, 3 the beginning of a word of the name, 4 inside the
    /// name, 5 the beginning of a word of another field, 6 inside one: the name is seen, and others may not be. Of several words, those
    /// that begin words of the name are worth more than the others, and the more so the nearer they are to their places in it: "s a" is
    /// Saudi Arabia.
    ///
    /// - Parameter place: which of several words it is; nil where it is the only one.
    private func exactRank(
        in text: UnsafeBufferPointer<UInt8>, _ hasName: Bool, byBeginnings: Bool, place number: Int?
    ) -> Int? {
        pattern.withUnsafeBufferPointer { pattern in
            var best: Int?
            /// How many words of the name lie between the word and its place there; nil where it begins none of them.
            var distance: Int?
            var nameEnd: Int?
            var place = 1
            while let start = ByteSearch.first(pattern, in: text, from: place) {
                place = start + 1
                let end = start + word.count
                if end >= text.count { break }
                if isAtStart, !SearchKey.beginsField(start, in: text) { continue }
                if byBeginnings, !ByteSearch.isBoundary(text[start - 1]) { continue }
                let firstEnd = nameEnd ?? text[1...].firstIndex(of: SearchKey.separator) ?? text.count
                nameEnd = firstEnd
                let isName = hasName && start < firstEnd
                let rank: Int
                if text[start - 1] == SearchKey.separator {
                    rank = text[end] == SearchKey.separator ? 0 : isName ? 1 : 2
                } else {
                    rank = (isName ? 3 : 5) + (ByteSearch.isBoundary(text[start - 1]) ? 0 : 1)
                }
                if rank < best ?? .max { best = rank }
                if let number, isName, ByteSearch.isBoundary(text[start - 1]) {
                    distance = min(distance ?? .max, abs(Self.words(in: text[1..<start]) - number))
                }
                // The name comes first: what it has of the word was found by then.
                if rank == 0 { break }
            }
            if number == nil { return best }
            return distance.map { min($0, Self.worst) } ?? best.map { $0 + Self.aside }
        }
    }

    /// How many words end in a part of a text.
    private static func words(in text: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
        text.indices.count { ByteSearch.isBoundary(text[$0]) && $0 > text.startIndex && !ByteSearch.isBoundary(text[$0 - 1]) }
    }

    /// - Parameter isAbbreviation: whether it is found only in names that it abbreviates.
    private static func fuzzyRank(
        _ word: UnsafeBufferPointer<UInt8>, in text: UnsafeBufferPointer<UInt8>, _ names: Int, isAbbreviation: Bool
    ) -> Int? {
        var best: Int?
        var start = 1
        while start < names {
            var end = start
            while end < names, text[end] != SearchKey.separator { end += 1 }
            let name = UnsafeBufferPointer(rebasing: text[start..<end])
            if let score = FuzzyMatch.score(word, in: name, from: 0, to: name.count), score > best ?? .min,
                !isAbbreviation || Abbreviation.isMeant(word, by: name, from: 0)
            {
                best = score
            }
            start = end + 1
        }
        return best.map { inexact - $0 }
    }
}
