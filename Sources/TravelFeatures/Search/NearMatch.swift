import TravelKit

/// Whether a word may be a mistyped one: a letter too many, too few, another, or two that have changed places.
enum NearMatch {
    /// Longer words are not compared: nobody types them.
    private static let longest = 40

    /// How many mistakes a word of so many bytes may hold; short words are too like each other.
    static func allowance(_ length: Int) -> Int { length < 4 || length > longest ? 0 : length < 8 ? 1 : 2 }

    /// How many mistakes lie between the word and the beginning of one in the text (`EditDistance`); nil when too many.
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
        let other = UnsafeBufferPointer(rebasing: text[range.lowerBound..<(range.lowerBound + columns)])
        let count = EditDistance.between(word, other, isOpen: !wholly, limit: allowed)
        return count <= allowed ? count : nil
    }

    /// Which letters stand in a text: a bit each, some letters beyond ASCII in common with others.
    private static func letters(of text: Slice<UnsafeBufferPointer<UInt8>>) -> UInt32 {
        text.reduce(0) { $0 | 1 << UInt32($1 & 31) }
    }
}
