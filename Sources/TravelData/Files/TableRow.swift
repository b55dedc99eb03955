import Foundation

/// The columns of a table, by the names in its header line.
struct TableColumns {
    /// The names, in the order in which they stand; of two that are the same, the first one counts.
    let names: [String]

    /// The column with this name, whether or not the table has it.
    subscript(name: String) -> TableColumn { TableColumn(name: name, number: names.firstIndex(of: name)) }
}

/// A column of a table: looked up once, by its name, and then asked of each row.
struct TableColumn: Sendable {
    /// What it is called.
    let name: String
    /// Its number, from 0; nil where the table has no such column.
    let number: Int?
}

/// One row of a table.
struct TableRow {
    /// Its bytes, without the end of the line.
    private let line: ArraySlice<UInt8>
    /// Where its fields end.
    private let ends: [Int]

    /// - Parameters:
    ///   - line: the row's bytes, without the end of the line.
    ///   - separator: what stands between its fields.
    init(_ line: ArraySlice<UInt8>, cutAt separator: UInt8) {
        self.line = line
        var ends: [Int] = []
        ends.reserveCapacity(24)
        for field in line.pieces(cutAt: separator) { ends.append(field.endIndex) }
        self.ends = ends
    }

    /// The field in this column as it stands in the table.
    /// - Throws: when there is no such column or the row is too short.
    func bytes(_ column: TableColumn) throws -> ArraySlice<UInt8> {
        guard let bytes = present(column) else { throw Reason("the column \(column.name) is missing") }
        return bytes
    }

    /// The field in this column.
    /// - Throws: when there is no such column or the row is too short.
    func field(_ column: TableColumn) throws -> String { try bytes(column).text }

    /// The field in this column, unless it is empty or there is no such column.
    func optionalField(_ column: TableColumn) -> String? {
        guard let bytes = present(column), !bytes.isEmpty else { return nil }
        return bytes.text
    }

    /// The number that the field in this column writes in decimals; nil where it writes none.
    /// - Throws: when there is no such column or the row is too short.
    func decimal(_ column: TableColumn) throws -> Double? { try bytes(column).decimal }

    /// The number that the field in this column writes in decimals; nil where it writes none, and where there is no such column.
    func optionalDecimal(_ column: TableColumn) -> Double? { present(column).flatMap(\.decimal) }

    /// The pieces of the field in this column, between separators; none of an empty field.
    /// - Throws: when there is no such column or the row is too short.
    func list<Element>(
        _ column: TableColumn, cutAt separator: UInt8, _ element: (ArraySlice<UInt8>) throws -> Element
    ) throws -> [Element] {
        let bytes = try bytes(column)
        return bytes.isEmpty ? [] : try bytes.pieces(cutAt: separator).map(element)
    }

    private func present(_ column: TableColumn) -> ArraySlice<UInt8>? {
        guard let number = column.number, number < ends.count else { return nil }
        return line[(number == 0 ? line.startIndex : ends[number - 1] + 1)..<ends[number]]
    }
}

extension ArraySlice<UInt8> {
    /// The text that the bytes are in UTF-8; what is none is replaced.
    var text: String { String(decoding: self, as: UTF8.self) }

    /// The number that the bytes write in decimals; nil where they are none.
    var decimal: Double? {
        // Both numbers are exact, and what comes of dividing them is rounded once: as the nearest number is found (Clinger 1990).
        var digits = 0
        var scale: Double?
        var isNegative = false
        for (place, byte) in zip(0..., self) {
            switch byte {
            case UInt8(ascii: "-") where place == 0: isNegative = true
            case UInt8(ascii: ".") where scale == nil: scale = 1
            case UInt8(ascii: "0")...UInt8(ascii: "9") where digits < 1 << 49 && scale ?? 1 < 1e22:
                digits = digits * 10 + Int(byte - UInt8(ascii: "0"))
                scale = scale.map { $0 * 10 }
            default: return Double(text)
            }
        }
        guard let last, last != UInt8(ascii: "-"), last != UInt8(ascii: ".") else { return Double(text) }
        return (isNegative ? -1 : 1) * Double(digits) / (scale ?? 1)
    }

    /// Where a byte stands, not before `start`: what `firstIndex` finds, several bytes at a time.
    func index(of byte: UInt8, from start: Int) -> Int? {
        withUnsafeBytes { bytes in
            guard start < endIndex, let base = bytes.baseAddress else { return nil }
            return memchr(base + (start - startIndex), Int32(byte), endIndex - start).map { startIndex + (UnsafeRawPointer($0) - base) }
        }
    }

    /// The pieces between separators, one after the other, empty ones too: what `split` does, for which a table that is read before the first
    /// screen is too long.
    func pieces(cutAt separator: UInt8) -> BytePieces { BytePieces(self, separator) }
}

/// The pieces of some bytes.
struct BytePieces: Sequence, IteratorProtocol {
    private let bytes: ArraySlice<UInt8>
    private let separator: UInt8
    /// Where the next one begins; nil behind the last one.
    private var start: Int?

    fileprivate init(_ bytes: ArraySlice<UInt8>, _ separator: UInt8) {
        (self.bytes, self.separator, start) = (bytes, separator, bytes.startIndex)
    }

    /// The piece with this number, from 0; nil where there are fewer.
    subscript(number: Int) -> ArraySlice<UInt8>? {
        var pieces = self
        for _ in 0..<number where pieces.next() == nil { return nil }
        return pieces.next()
    }

    mutating func next() -> ArraySlice<UInt8>? {
        guard let start else { return nil }
        let end = bytes.index(of: separator, from: start)
        self.start = end.map { $0 + 1 }
        return bytes[start..<(end ?? bytes.endIndex)]
    }
}
