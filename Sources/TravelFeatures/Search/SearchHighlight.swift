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

    private init(_ terms: [SearchTerm], _ strictness: SearchQuery.Strictness) {
        self.terms = terms
        self.strictness = strictness
    }

    /// Whether there is nothing to be found.
    package var isEmpty: Bool { terms.isEmpty }

    /// Nil where there is nothing to be found.
    var unlessEmpty: SearchHighlight? { isEmpty ? nil : self }

    /// The places in each text, of each word the first one: ranges of its columns, in order, none touching another.
    package func places(in texts: [SafeText]) -> [[Range<Int>]] { found(in: texts).places }

    /// The places of the words that stand in none of these texts. What is asked for by name stands nowhere as it was typed.
    package func missing(from texts: [SafeText]) -> SearchHighlight { found(in: texts).missing }

    /// Both: where words stand in these texts, and the places of those that stand in none.
    package func found(in texts: [SafeText]) -> (places: [[Range<Int>]], missing: SearchHighlight) {
        let folded = texts.map(FoldedText.init)
        var columns = folded.map { Array(repeating: false, count: $0.width) }
        var missing: [SearchTerm] = []
        for term in terms {
            let found = places(of: term, in: folded)
            if found.isEmpty, term.field == nil { missing.append(term) }
            for (index, places) in found { for place in places { folded[index].mark(place, in: &columns[index]) } }
        }
        return (columns.map(Self.ranges), SearchHighlight(missing, strictness))
    }

    /// The places of the words where they stand as they were typed.
    package var exact: SearchHighlight { SearchHighlight(terms, .exact) }

    /// Where a word stands: in each text where it stands first, or else, where that is less strict, in the one that is most like it.
    private func places(of term: SearchTerm, in texts: [FoldedText]) -> [(index: Int, places: [Range<Int>])] {
        // The first one, as fzf has it: of a letter there may be five in a name, each of which costs a step of the cursor its bytes.
        func found(_ place: (FoldedText) -> Range<Int>?) -> [(index: Int, places: [Range<Int>])] {
            texts.indices.compactMap { index in place(texts[index]).map { (index: index, places: [$0]) } }
        }
        let exact = found { $0.place(of: term) }
        if !exact.isEmpty { return exact }
        let numbers = found { $0.numberPlace(of: term) }
        if !numbers.isEmpty { return numbers }
        guard !term.isExact, strictness != .exact else { return [] }
        let inexact = texts.indices.compactMap { index in
            texts[index].inexactPlaces(of: term, strictness).map { (index: index, rank: $0.rank, places: $0.places) }
        }
        let best = inexact.min { ($0.rank, $0.index) < ($1.rank, $1.index) }
        return best.map { [(index: $0.index, places: $0.places)] } ?? []
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
    func place(of term: SearchTerm) -> Range<Int>? { Self.place(of: term, in: bytes) }

    private static func place(of term: SearchTerm, in bytes: [UInt8]) -> Range<Int>? {
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

    /// Where a term of digits stands first without the signs between thousands, as records have a number: "8847" in "8,847,037".
    func numberPlace(of term: SearchTerm) -> Range<Int>? {
        guard term.word.count > 1, term.word.allSatisfy(Self.isDigit) else { return nil }
        var kept: [Int] = []
        var index = 0
        while index < bytes.count {
            if let end = endOfSign(at: index) {
                index = end
            } else {
                kept.append(index)
                index += 1
            }
        }
        guard kept.count < bytes.count, let place = Self.place(of: term, in: kept.map { bytes[$0] }) else { return nil }
        return kept[place.lowerBound]..<(kept[place.upperBound - 1] + 1)
    }

    /// Where the sign ends that stands here between digits, three of which follow it and no more; nil where there is none.
    private func endOfSign(at start: Int) -> Int? {
        guard start > 0, Self.isDigit(bytes[start - 1]), bytes[start] >= 0x80 || Self.signs.contains(bytes[start]) else { return nil }
        let end = start + ByteSearch.length(of: bytes[start])
        guard end + 3 <= bytes.count, bytes[end..<(end + 3)].allSatisfy(Self.isDigit) else { return nil }
        return end + 3 < bytes.count && Self.isDigit(bytes[end + 3]) ? nil : end
    }

    private static let signs = Set(" ',.".utf8)

    private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

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
