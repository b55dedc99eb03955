import TravelKit

/// What a filter looks through: the folded texts of a record, prepared once.
package struct SearchKey: Hashable, Sendable {
    /// Folded fields in UTF-8, each between two separators; the first field is what the record is called.
    let bytes: [UInt8]

    /// ASCII's unit separator, which no folded text holds.
    static let separator: UInt8 = 0x1F

    /// The key of a record with these texts; empty ones are passed over.
    package init(_ fields: [String]) {
        var bytes: [UInt8] = [Self.separator]
        for field in fields where !field.isEmpty {
            bytes += SearchFold.fold(field).utf8.lazy.map { $0 == Self.separator ? 0x20 : $0 }
            bytes.append(Self.separator)
        }
        self.bytes = bytes
    }
}

/// What somebody typed to filter by: every word must be found.
package struct SearchQuery: Hashable, Sendable {
    private let terms: [[UInt8]]

    /// The query of this text; words are parted by blanks.
    package init(_ text: String) {
        terms = SearchFold.fold(text).split(whereSeparator: \.isWhitespace).map { Array($0.utf8) }
    }

    /// Whether nothing was typed, so that everything matches.
    package var isEmpty: Bool { terms.isEmpty }

    /// How well a record matches: nil when it does not, else a number that is smaller the better it does.
    package func rank(of key: SearchKey) -> Int? {
        var sum = 0
        for term in terms {
            guard let rank = Self.rank(of: term, in: key.bytes) else { return nil }
            sum += rank
        }
        return sum
    }

    /// 0 a whole field, 1 the beginning of the name, 2 the beginning of another field, 3 the beginning of a word, 4 inside the name,
    /// 5 inside another field.
    private static func rank(of term: [UInt8], in bytes: [UInt8]) -> Int? {
        var best: Int?
        bytes.withUnsafeBufferPointer { bytes in
            term.withUnsafeBufferPointer { term in
                guard let first = term.first, bytes.count > term.count else { return }
                var field = 0
                for start in 1..<(bytes.count - term.count) {
                    if bytes[start - 1] == SearchKey.separator { field += 1 }
                    guard bytes[start] == first, (1..<term.count).allSatisfy({ bytes[start + $0] == term[$0] }) else { continue }
                    let before = bytes[start - 1]
                    let isAtStart = before == SearchKey.separator
                    let isAtEnd = bytes[start + term.count] == SearchKey.separator
                    let rank: Int
                    if isAtStart {
                        rank = isAtEnd ? 0 : field == 1 ? 1 : 2
                    } else if before < 0x30 {
                        rank = 3
                    } else {
                        rank = field == 1 ? 4 : 5
                    }
                    if rank < best ?? .max { best = rank }
                    if rank == 0 { return }
                }
            }
        }
        return best
    }
}
