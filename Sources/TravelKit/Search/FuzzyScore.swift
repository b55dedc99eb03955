/// How well a text matches letters that were typed, when all of them stand in it in their order, others between them.
///
/// After fzf's first algorithm (https://github.com/junegunn/fzf, src/algo/algo.go): each letter found counts, more so at the beginning of a
/// word and directly after the one before; gaps cost.
package enum FuzzyScore {
    /// The score of folded `text` for folded `pattern`, the higher the better; nil when a letter is missing. An empty pattern scores 0.
    package static func score(_ pattern: some Collection<UInt8>, in text: [UInt8]) -> Int? {
        guard !pattern.isEmpty else { return 0 }
        let pattern = Array(pattern)
        guard let range = shortest(pattern, in: text) else { return nil }
        var score = 0
        var wanted = 0
        var run = 0
        var gap = 0
        for place in range {
            if wanted < pattern.count, text[place] == pattern[wanted] {
                let isAtStart = place == 0 || isSeparator(text[place - 1])
                score += 16 + (isAtStart ? (wanted == 0 ? 16 : 8) : run > 0 ? 4 + min(run, 4) : 0)
                wanted += 1
                run += 1
                gap = 0
            } else {
                score -= gap == 0 ? 3 : 1
                gap += 1
                run = 0
            }
        }
        // Of two texts that match alike the shorter is meant more likely.
        return score * 16 - min(text.count, 255) / 16
    }

    /// The places from the first letter to the last of the first match, made as short as it can be from its end.
    private static func shortest(_ pattern: [UInt8], in text: [UInt8]) -> ClosedRange<Int>? {
        var wanted = 0
        var end: Int?
        for (place, byte) in text.enumerated() where byte == pattern[wanted] {
            wanted += 1
            if wanted == pattern.count {
                end = place
                break
            }
        }
        guard let end else { return nil }
        wanted = pattern.count - 1
        var start = end
        while true {
            if text[start] == pattern[wanted] {
                if wanted == 0 { return start...end }
                wanted -= 1
            }
            start -= 1
        }
    }

    private static func isSeparator(_ byte: UInt8) -> Bool {
        byte < 0x80 && !((0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte))
    }
}
