/// Whether a word's characters stand in a text in their order, with others between them, and how well; as fzf does it.
enum FuzzyMatch {
    private static let character = 16
    private static let gapStart = -3
    private static let gapMore = -1
    private static let boundary = 8
    private static let consecutive = 4

    /// How well the word matches the part of the text: nil when it does not, else a number that is larger the better it does.
    ///
    /// - Parameter visit: called with the place of each character that matches, in order.
    static func score(
        _ word: UnsafeBufferPointer<UInt8>, in text: UnsafeBufferPointer<UInt8>, from first: Int, to end: Int,
        visit: (Int) -> Void = { _ in }
    ) -> Int? {
        guard let last = matchEnd(word, in: text, from: first, to: end) else { return nil }
        let start = matchStart(word, in: text, from: first, to: last)
        var score = 0
        var next = 0
        var runBonus = 0
        var gap = 0
        var place = start
        while place < last, next < word.count {
            let length = ByteSearch.length(of: text[place])
            if isSame(word, next, text, place, end: last) {
                let isAtBoundary = place == first || ByteSearch.isBoundary(text[place - 1])
                var bonus = isAtBoundary ? boundary : 0
                if gap == 0, next > 0 { bonus = max(bonus, runBonus, consecutive) } else { runBonus = bonus }
                score += character + (next == 0 ? bonus * 2 : bonus)
                visit(place)
                next += length
                gap = 0
            } else {
                score += gap == 0 ? gapStart : gapMore
                gap += 1
            }
            place += length
        }
        return score
    }

    /// The end of the earliest match.
    private static func matchEnd(
        _ word: UnsafeBufferPointer<UInt8>, in text: UnsafeBufferPointer<UInt8>, from first: Int, to end: Int
    ) -> Int? {
        var next = 0
        var place = first
        while place < end {
            let length = ByteSearch.length(of: text[place])
            if isSame(word, next, text, place, end: end) {
                next += length
                if next >= word.count { return place + length }
            }
            place += length
        }
        return nil
    }

    /// The latest start of a match that ends at `last`: the shortest of those that end there.
    private static func matchStart(
        _ word: UnsafeBufferPointer<UInt8>, in text: UnsafeBufferPointer<UInt8>, from first: Int, to last: Int
    ) -> Int {
        var next = previous(word, before: word.count, first: 0)
        var place = previous(text, before: last, first: first)
        while place > first {
            if isSame(word, next, text, place, end: last) {
                if next == 0 { return place }
                next = previous(word, before: next, first: 0)
            }
            place = previous(text, before: place, first: first)
        }
        return first
    }

    private static func previous(_ text: UnsafeBufferPointer<UInt8>, before place: Int, first: Int) -> Int {
        var place = place - 1
        while place > first, !ByteSearch.beginsCharacter(text[place]) { place -= 1 }
        return max(place, first)
    }

    /// Whether the same character stands at both places.
    private static func isSame(
        _ word: UnsafeBufferPointer<UInt8>, _ next: Int, _ text: UnsafeBufferPointer<UInt8>, _ place: Int, end: Int
    ) -> Bool {
        guard word[next] == text[place] else { return false }
        let length = ByteSearch.length(of: word[next])
        guard next + length <= word.count, place + length <= end else { return false }
        for offset in 1..<max(length, 1) where word[next + offset] != text[place + offset] { return false }
        return true
    }
}
