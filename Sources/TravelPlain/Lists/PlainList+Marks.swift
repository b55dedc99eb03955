import TerminalText
import TravelFeatures

extension PlainList {
    /// Marks records by their numbers, those that were marked no longer; or takes all marks away.
    func mark(_ words: String) -> PlainAnswer {
        if words.lowercased() == "none" {
            if model.marks.isEmpty { return .say("Nothing is marked.") }
            model.clearMarks()
            return .done
        }
        switch items(named: words, for: .mark) {
        case .success(let items):
            model.toggleMarks(of: items)
            return .done
        case .failure(let absence): return .say(absence.reason)
        }
    }

    /// The records that are named after a word, as in "keep 3", "mark 1 3-5" and "keep marked", or why there are none.
    func items(named words: String, for word: CommandWord) -> Result<[Item], Absence> {
        if words.lowercased() == "marked" {
            let items = Array(model.markedItems)
            return items.isEmpty ? .failure(Absence(reason: "Nothing is marked; mark and a number marks a line.")) : .success(items)
        }
        var (items, seen) = ([Item](), Set<Int>())
        for part in words.split(whereSeparator: { $0.isWhitespace || $0 == "," }) {
            guard let numbers = Self.numbers(part) else { return .failure(Absence(of: word)) }
            // Whether there are so many is known before they are counted.
            for end in [numbers.lowerBound, numbers.upperBound] {
                if case .failure(let absence) = item(numbered: end) { return .failure(absence) }
            }
            items += numbers.filter { seen.insert($0).inserted }.compactMap { model.item(at: $0 - 1) }
        }
        return items.isEmpty ? .failure(Absence(of: word)) : .success(items)
    }

    /// A number, or all from one to another, as in "3-5"; nil for anything else.
    private static func numbers(_ text: Substring) -> ClosedRange<Int>? {
        let ends = text.split(separator: "-", omittingEmptySubsequences: false).map { end -> Int? in
            if case .number(let number)? = TypedCommand(String(end)) { number } else { nil }
        }
        guard let first = ends[0], let last = ends[ends.count - 1], ends.count <= 2 else { return nil }
        return min(first, last)...max(first, last)
    }
}
