import TerminalText

/// The numbers of lines as somebody types them after a word.
enum LineNumbers {
    /// "1 3-5" and "1, 3": a number each, or all from one to another; none for anything else.
    static func ranges(in words: String) -> [ClosedRange<Int>] {
        let parts = words.split(whereSeparator: { $0.isWhitespace || $0 == "," })
        let ranges = parts.compactMap(range)
        return ranges.count == parts.count ? ranges : []
    }

    private static func range(_ text: Substring) -> ClosedRange<Int>? {
        let ends = text.split(separator: "-", omittingEmptySubsequences: false).map { end -> Int? in
            if case .number(let number)? = TypedCommand(String(end)) { number } else { nil }
        }
        guard let first = ends[0], let last = ends[ends.count - 1], ends.count <= 2 else { return nil }
        return min(first, last)...max(first, last)
    }

    /// Which of two countries that are in no list, from 0, are named after a word; without a word, by their numbers alone.
    static func ofTwo(_ words: String, for word: CommandWord?) throws(Absence) -> [Int] {
        let ranges = ranges(in: words)
        if !ranges.isEmpty, ranges.allSatisfy({ (1...2).contains($0) }) { return Set(ranges.joined()).sorted().map { $0 - 1 } }
        throw Absence(ofTwo: word)
    }
}

extension String {
    /// Whether it names lines of a list, and is nobody's name.
    var namesLines: Bool { lowercased() == "marked" || !LineNumbers.ranges(in: self).isEmpty }

    /// Whether it is one number.
    var isNumber: Bool { if case .number? = TypedCommand(self) { true } else { false } }
}
