package import TerminalText
import TravelKit

/// Where the words of a query stand in the texts of a row, to be drawn in another style. Made for rows that are seen, not for every record.
package struct SearchHighlight: Sendable {
    private let terms: [SearchTerm]
    private let strictness: SearchQuery.Strictness

    /// The places of what this query found, so strictly.
    package init(_ query: SearchQuery, _ strictness: SearchQuery.Strictness) {
        terms = query.terms.filter { !$0.isInverse }
        self.strictness = strictness
    }

    /// Whether there is nothing to be found.
    package var isEmpty: Bool { terms.isEmpty }

    /// The places in each text, of each word the first one: ranges of its columns, in order, none touching another.
    package func places(in texts: [SafeText]) -> [[Range<Int>]] {
        let folded = texts.map(FoldedText.init)
        var columns = folded.map { Array(repeating: false, count: $0.width) }
        for term in terms {
            var isFound = false
            for (index, text) in folded.enumerated() {
                // The first one, as fzf has it: of a letter there may be five in a name, each of which costs a step of the cursor its bytes.
                guard let place = text.place(of: term) else { continue }
                isFound = true
                text.mark(place, in: &columns[index])
            }
            guard !isFound, !term.isExact, strictness != .exact else { continue }
            let found = folded.indices.compactMap { index in
                folded[index].inexactPlaces(of: term, strictness).map { (index: index, rank: $0.rank, places: $0.places) }
            }
            guard let best = found.min(by: { ($0.rank, $0.index) < ($1.rank, $1.index) }) else { continue }
            for place in best.places { folded[best.index].mark(place, in: &columns[best.index]) }
        }
        return columns.map(Self.ranges)
    }

    private static func ranges(_ columns: [Bool]) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        for (column, isMarked) in columns.enumerated() where isMarked {
            if let last = ranges.last, last.upperBound == column {
                ranges[ranges.count - 1] = last.lowerBound..<(column + 1)
            } else {
                ranges.append(column..<(column + 1))
            }
        }
        return ranges
    }
}

/// A text as it is compared, and in which column each of its bytes is seen.
private struct FoldedText {
    let bytes: [UInt8]
    /// The columns of each byte's cell.
    private let cells: [Range<Int>]
    let width: Int

    init(_ text: SafeText) {
        width = text.width
        if text.isASCII {
            bytes = text.string.utf8.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
            cells = bytes.indices.map { $0..<($0 + 1) }
            return
        }
        var bytes: [UInt8] = []
        var cells: [Range<Int>] = []
        var column = 0
        for cell in text.cells {
            let folded = SearchFold.fold(cell.text).utf8
            bytes += folded
            cells += Array(repeating: column..<(column + cell.width), count: folded.count)
            column += cell.width
        }
        self.bytes = bytes
        self.cells = cells
    }

    func mark(_ place: Range<Int>, in columns: inout [Bool]) {
        for byte in place { for column in cells[byte] { columns[column] = true } }
    }

    /// Where the term stands first; of a term whose place is given, where it begins or ends a word, for a field is not always a cell.
    func place(of term: SearchTerm) -> Range<Int>? {
        bytes.withUnsafeBufferPointer { text in
            term.word.withUnsafeBufferPointer { word in
                var start = 0
                while let hit = ByteSearch.first(word, in: text, from: start) {
                    let end = hit + word.count
                    let begins = hit == 0 || ByteSearch.isBoundary(text[hit - 1])
                    let ends = end == text.count || ByteSearch.isBoundary(text[end])
                    if (begins || !term.isAtStart) && (ends || !term.isAtEnd) { return hit..<end }
                    start = hit + 1
                }
                return nil
            }
        }
    }

    /// Where the term stands less strictly; nil when it does not.
    func inexactPlaces(of term: SearchTerm, _ strictness: SearchQuery.Strictness) -> (rank: Int, places: [Range<Int>])? {
        bytes.withUnsafeBufferPointer { text in
            term.word.withUnsafeBufferPointer { word in
                var places: [Range<Int>] = []
                if strictness != .near {
                    let score = FuzzyMatch.score(word, in: text, from: 0, to: text.count) { place in
                        places.append(place..<min(text.count, place + ByteSearch.length(of: text[place])))
                    }
                    return score.map { (-$0, places) }
                }
                return term.near.best(in: text, 0..<text.count).map { ($0.rank, [$0.place]) }
            }
        }
    }
}
