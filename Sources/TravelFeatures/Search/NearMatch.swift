import TravelKit

/// A word that may be a mistyped one: a letter too many, too few, another, or two that have changed places.
struct NearMatch: Hashable, Sendable {
    /// Longer words are not compared: nobody types them.
    private static let longest = 40

    /// The word's letters; of a longer word those that show that it is one.
    private let letters: [Unicode.Scalar]
    private let kinds: UInt32
    /// How many mistakes it may hold. Short words are too like each other, and so are those of Han and Kana, where few letters are a word.
    let allowed: Int

    /// - Parameter word: a folded word in UTF-8.
    init(_ word: [UInt8]) {
        letters = Letters.first(Self.longest + 1, of: word)
        kinds = letters.withUnsafeBufferPointer { Self.kinds(of: $0) }
        allowed = letters.count < 4 || letters.count > Self.longest ? 0 : letters.count < 8 ? 1 : 2
    }

    /// How many letters it has; of a word that is too long to be compared, fewer than that.
    var count: Int { letters.count }

    /// How many mistakes lie between the word and the beginning of one in the text (`EditDistance`); nil when too many.
    ///
    /// - Parameters:
    ///   - range: a word's place in the text, which is in UTF-8.
    ///   - wholly: whether a beginning does not count.
    func mistakes(in text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, wholly: Bool = false) -> Int? {
        let (least, most) = (letters.count - allowed, letters.count + allowed)
        guard allowed > 0, range.count >= least else { return nil }
        return Self.withLetters(of: text, range, most: most + 1) { other -> Int? in
            if other.count < least || wholly && other.count > most { return nil }
            // Of a longer word the beginning is compared.
            let compared = UnsafeBufferPointer(rebasing: other.prefix(most))
            // Each letter that the other word has nowhere is a mistake: nearly all words differ by more of them, and need not be held
            // against each other.
            guard (kinds & ~Self.kinds(of: compared)).nonzeroBitCount <= allowed else { return nil }
            let count = letters.withUnsafeBufferPointer { EditDistance.between($0, compared, isOpen: !wholly, limit: allowed) }
            return count <= allowed ? count : nil
        }
    }

    /// How well the word is met by one in the text: the smaller the better; nil where that is another one. Of two with as many mistakes a
    /// whole one is meant before one that is only begun.
    func rank(in text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Int? {
        mistakes(in: text, range).map { 2 * $0 + (mistakes(in: text, range, wholly: true) == $0 ? 0 : 1) }
    }

    /// Whether both begin with the same letter, or with the same two in either order.
    func beginsAlike(in text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Bool {
        Self.withLetters(of: text, range, most: 2) { other -> Bool in
            guard let first = letters.first else { return false }
            return other.first == first || letters.count > 1 && other.elementsEqual([letters[1], first])
        }
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
