import TerminalText
import TravelFeatures

extension PlainList {
    /// Marks records by their numbers, those that were marked no longer; or takes all marks away.
    func mark(_ words: String) throws(Absence) -> PlainAnswer {
        if words.lowercased() == "none" {
            if model.marks.isEmpty { return .say("Nothing is marked.") }
            model.clearMarks()
        } else {
            model.toggleMarks(of: try items(named: words, for: .mark))
        }
        return .done
    }

    /// The records that are named after a word, as in "keep 3", "mark 1 3-5" and "keep marked"; never none.
    func items(named words: String, for word: CommandWord) throws(Absence) -> [Item] {
        if words.lowercased() == "marked" {
            let items = Array(model.markedItems)
            if items.isEmpty, !model.marks.isEmpty { throw Absence(reason: "What is marked is not in this list.") }
            if items.isEmpty { throw Absence(reason: "Nothing is marked; mark and a number marks a line.") }
            return items
        }
        let ranges = LineNumbers.ranges(in: words)
        if ranges.isEmpty { throw Absence(of: word) }
        var (items, seen) = ([Item](), Set<Int>())
        for numbers in ranges {
            // Whether there are so many is known before they are counted.
            for end in [numbers.lowerBound, numbers.upperBound] { _ = try item(numbered: end) }
            items += numbers.filter { seen.insert($0).inserted }.compactMap { model.item(at: $0 - 1) }
        }
        return items
    }
}
