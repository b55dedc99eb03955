/// Whether a word may be a mistyped one: a letter too many, too few, another, or two that have changed places.
enum NearMatch {
    /// Longer words are not compared: nobody types them.
    private static let longest = 40

    /// How many mistakes a word of so many bytes may hold; short words are too like each other.
    static func allowance(_ length: Int) -> Int { length < 4 || length > longest ? 0 : length < 8 ? 1 : 2 }

    /// How many mistakes lie between the word and the beginning of one in the text; nil when too many. The optimal string alignment
    /// distance (Damerau 1964) with the end of the text's word left open.
    ///
    /// - Parameters:
    ///   - range: a word's place in the text.
    ///   - wholly: whether a beginning does not count.
    static func mistakes(
        _ word: UnsafeBufferPointer<UInt8>, in text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, wholly: Bool = false
    ) -> Int? {
        let allowed = allowance(word.count)
        if wholly, range.count > word.count + allowed { return nil }
        // Of a longer word the beginning is compared.
        let columns = min(range.count, word.count + allowed)
        guard allowed > 0, columns >= word.count - allowed else { return nil }
        // Each letter that the other word has nowhere is a mistake: nearly all words differ by more of them, and need not be held against each other.
        let missing = letters(of: word[...]) & ~letters(of: text[range.lowerBound..<(range.lowerBound + columns)])
        guard missing.nonzeroBitCount <= allowed else { return nil }
        return withUnsafeTemporaryAllocation(of: Int.self, capacity: 3 * (columns + 1)) { rows in
            var (beforeLast, last, this) = (0, columns + 1, 2 * (columns + 1))
            for column in 0...columns { (rows[last + column], rows[beforeLast + column]) = (column, 0) }
            for letter in 1...word.count {
                rows[this] = letter
                var best = letter
                for column in stride(from: 1, through: columns, by: 1) {
                    let other = text[range.lowerBound + column - 1]
                    let replaced = rows[last + column - 1] + (word[letter - 1] == other ? 0 : 1)
                    var cost = min(rows[last + column] + 1, rows[this + column - 1] + 1, replaced)
                    if letter > 1, column > 1, word[letter - 1] == text[range.lowerBound + column - 2], word[letter - 2] == other {
                        cost = min(cost, rows[beforeLast + column - 2] + 1)
                    }
                    rows[this + column] = cost
                    best = min(best, cost)
                }
                if best > allowed { return nil }
                (beforeLast, last, this) = (last, this, beforeLast)
            }
            var least = Int.max
            for column in (wholly ? columns : 0)...columns { least = min(least, rows[last + column]) }
            return least <= allowed ? least : nil
        }
    }

    /// Which letters stand in a text: a bit each, some letters beyond ASCII in common with others.
    private static func letters(of text: Slice<UnsafeBufferPointer<UInt8>>) -> UInt32 {
        text.reduce(0) { $0 | 1 << UInt32($1 & 31) }
    }
}
