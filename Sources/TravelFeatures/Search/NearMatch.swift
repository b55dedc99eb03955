import TravelKit

/// A word that may be a mistyped one: a letter too many, too few, another, or two that have changed places.
struct NearMatch: Hashable, Sendable {
    /// Longer words are not compared: nobody types them.
    private static let longest = 40

    /// The word's letters; of a longer word those that show that it is one.
    private let letters: [Unicode.Scalar]
    private let kinds: UInt32
    /// How many of its letters are signs, which part words of names.
    private let signs: Int
    /// Whether it is a short word of Han or Kana (`Letters.areSyllables`): what begins so is another word.
    private let isOfSyllables: Bool
    /// How many mistakes it may hold. Short words of other letters are too like each other.
    let allowed: Int

    /// - Parameter word: a folded word in UTF-8.
    init(_ word: [UInt8]) {
        letters = Letters.first(Self.longest + 1, of: word)
        kinds = letters.withUnsafeBufferPointer { Self.kinds(of: $0) }
        signs = letters.count { $0.value < 0x80 && ByteSearch.isBoundary(UInt8($0.value)) }
        isOfSyllables = Letters.areSyllables(letters)
        let isShort = letters.count < 4 && !isOfSyllables
        allowed = isShort || letters.count > Self.longest ? 0 : letters.count < 8 ? 1 : 2
    }

    /// How many letters it has; of a word that is too long to be compared, fewer than that.
    var count: Int { letters.count }

    /// How many mistakes lie between the word and the beginning of one in the text (`EditDistance`); nil when too many.
    ///
    /// - Parameters:
    ///   - range: a word's place in the text, which is in UTF-8.
    ///   - wholly: whether a beginning does not count.
    func mistakes(in text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, wholly: Bool = false) -> Int? {
        let (least, most) = (max(2, letters.count - allowed), letters.count + allowed)
        guard allowed > 0, range.count >= least else { return nil }
        let wholly = wholly || isOfSyllables
        return Self.withLetters(of: text, range, most: most + 1) { other -> Int? in
            if other.count < least || wholly && other.count > most { return nil }
            // Of a longer word the beginning is compared.
            let compared = UnsafeBufferPointer(rebasing: other.prefix(most))
            // Each letter that the other word has nowhere is a mistake: nearly all words differ by more of them, and need not be held
            // against each other.
            guard (kinds & ~Self.kinds(of: compared)).nonzeroBitCount <= allowed else { return nil }
            guard letters.count > 2 || Letters.beginAlike(letters, compared) else { return nil }
            let count = letters.withUnsafeBufferPointer { EditDistance.between($0, compared, isOpen: !wholly, limit: allowed) }
            return count <= allowed ? count : nil
        }
    }

    /// How well the word is met by one in the text: the smaller the better; nil where that is another one. Of two with as many mistakes a
    /// whole one is meant before one that is only begun.
    func rank(in text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Int? {
        mistakes(in: text, range).map { 2 * $0 + (mistakes(in: text, range, wholly: true) == $0 ? 0 : 1) }
    }

    /// The word in a part of a text that this one is likest, the first of several, and how well it is met by that; nil where it is none.
    /// With signs within, which part words of a text, it is held against as many words together: "guinea-bisau". Of words that are as
    /// like it, one that is all of a name is meant.
    func best(in text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> (rank: Int, place: Range<Int>)? {
        guard allowed > 0 else { return nil }
        func wordEnd(_ start: Int) -> Int {
            var end = start
            while end < range.upperBound, !ByteSearch.isBoundary(text[end]) { end += 1 }
            return end
        }
        func isBorder(_ place: Int) -> Bool { !range.contains(place) || text[place] == SearchKey.separator }
        var best: (rank: Int, place: Range<Int>)?
        var start = range.lowerBound
        while start < range.upperBound {
            let next = wordEnd(start)
            var end = next
            for _ in 0..<signs where !isBorder(end) { end = wordEnd(end + 1) }
            if let likeness = rank(in: text, start..<end) {
                let rank = 2 * likeness + (isBorder(start - 1) && isBorder(end) ? 0 : 1)
                if rank < best?.rank ?? .max { best = (rank, start..<end) }
            }
            start = next + 1
        }
        return best
    }

    /// Whether both begin with the same letter, or with the same two in either order.
    func beginsAlike(in text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Bool {
        Self.withLetters(of: text, range, most: 2) { Letters.beginAlike(letters, $0) }
    }

    /// Whether a word of three letters is one of the text's with two neighbours swapped: the "nwe" of "nwe york".
    func isSwapped(in text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Bool {
        guard letters.count == 3, range.count >= 3 else { return false }
        return Self.withLetters(of: text, range, most: 4) { other -> Bool in
            guard !other.elementsEqual(letters) else { return false }
            return other.elementsEqual([letters[1], letters[0], letters[2]]) || other.elementsEqual([letters[0], letters[2], letters[1]])
        }
    }

    /// Calls `body` with the letters of a part of a text, `most` of them at most.
    private static func withLetters<Value>(
        of text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, most: Int, _ body: (UnsafeBufferPointer<Unicode.Scalar>) -> Value
    ) -> Value {
        withUnsafeTemporaryAllocation(of: Unicode.Scalar.self, capacity: most) { letters in
            let count = Letters.read(UnsafeBufferPointer(rebasing: text[range]), into: letters)
            return body(UnsafeBufferPointer(rebasing: letters[..<count]))
        }
    }

    /// Which letters there are: a bit each, some beyond ASCII in common with others.
    private static func kinds(of letters: UnsafeBufferPointer<Unicode.Scalar>) -> UInt32 {
        letters.reduce(0) { $0 | 1 << ($1.value & 31) }
    }
}
