/// Words that are typed with letters left out.
enum Abbreviation {
    /// Whether the word abbreviates what stands in the text, as people do it: each of its letters begins a word there, or follows in the
    /// same word another one of its letters, and no more letters are left out between them than there are. So "gmany" is Germany, "blah"
    /// is not Bangladesh, and "login" is no outlying island.
    static func isMeant(_ word: UnsafeBufferPointer<UInt8>, by text: UnsafeBufferPointer<UInt8>, from first: Int) -> Bool {
        guard first < text.count else { return false }
        // How long a stretch of the text the letters so far take at least where they end at a place; nil where they cannot end there.
        var ends = [Int?](repeating: nil, count: text.count)
        for (number, letter) in word.enumerated() {
            var next = [Int?](repeating: nil, count: text.count)
            // The same for the places before this one: in any word, and in this word with what was left out since.
            var behind: Int? = number == 0 ? 0 : nil
            var inWord: Int?
            for place in first..<text.count {
                let isStart = place == first || ByteSearch.isBoundary(text[place - 1])
                inWord = isStart ? nil : inWord.map { $0 + 1 }
                // The rest of a character stands behind its first byte.
                let isRest = place > first && !ByteSearch.beginsCharacter(letter)
                let last = isRest ? ends[place - 1] : behind
                let before = isRest || isStart ? last.map { $0 + 1 } : inWord
                if text[place] == letter { next[place] = before }
                if let end = ends[place] {
                    behind = min(behind ?? end, end)
                    inWord = min(inWord ?? end, end)
                }
            }
            ends = next
        }
        return ends.contains { end in end.map { $0 <= 2 * word.count } ?? false }
    }

    /// Whether the word abbreviates what stands anywhere in the text.
    static func isMeant(_ word: [UInt8], by text: [UInt8]) -> Bool {
        word.withUnsafeBufferPointer { word in
            text.withUnsafeBufferPointer { text in isMeant(word, by: text, from: 0) }
        }
    }
}
