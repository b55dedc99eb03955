import Foundation

/// Decodes a table of tab-separated values with a header line, row by row as they arrive. Columns are found by their names.
///
/// It works on bytes: the program's own tables are read before its first screen.
struct TableDecoder<Value: Sendable>: ResponseDecoder {
    /// One row: its fields by the names of their columns.
    struct Row {
        fileprivate let columns: [String: Int]
        fileprivate let fields: [ArraySlice<UInt8>]

        /// The field in the column with this name.
        /// - Throws: when there is no such column or the row is too short.
        func field(_ name: String) throws -> String { String(decoding: try bytes(name), as: UTF8.self) }

        /// The field in the column with this name, unless it is empty or there is no such column.
        func optionalField(_ name: String) -> String? {
            guard let bytes = present(name), !bytes.isEmpty else { return nil }
            return String(decoding: bytes, as: UTF8.self)
        }

        /// The field in the column with this name as it stands in the table.
        /// - Throws: when there is no such column or the row is too short.
        func bytes(_ name: String) throws -> ArraySlice<UInt8> {
            guard let bytes = present(name) else { throw Reason("the column \(name) is missing") }
            return bytes
        }

        private func present(_ name: String) -> ArraySlice<UInt8>? {
            guard let column = columns[name], column < fields.count else { return nil }
            return fields[column]
        }
    }

    private static var byteOrderMark: [UInt8] { [0xEF, 0xBB, 0xBF] }

    private let decode: @Sendable (Row) throws -> Value
    /// The column that says whether a row is wanted; nil where all rows are.
    private let filter: String?
    /// Whether rows with this in that column are.
    private let isWanted: @Sendable (ArraySlice<UInt8>) -> Bool
    /// The number of that column.
    private var filterColumn: Int?
    /// What has come of a line that has not ended.
    private var rest: [UInt8] = []
    private var columns: [String: Int]?
    private var line = 0
    private var good = 0
    private var bad = 0
    private var firstFailure: APIError?

    /// Decodes every row.
    /// - Parameter decode: makes a value of a row.
    init(_ decode: @escaping @Sendable (Row) throws -> Value) {
        self.decode = decode
        (filter, isWanted) = (nil, { _ in true })
    }

    /// Decodes some of the rows; of the others no more is looked at than one column.
    /// - Parameters:
    ///   - column: the column that says whether a row is wanted. Without such a column, all rows are.
    ///   - isWanted: whether rows with this in the column are.
    ///   - decode: makes a value of a row.
    init(
        where column: String, _ isWanted: @escaping @Sendable (ArraySlice<UInt8>) -> Bool,
        decode: @escaping @Sendable (Row) throws -> Value
    ) {
        self.decode = decode
        (filter, self.isWanted) = (column, isWanted)
    }

    mutating func consume(_ piece: [UInt8]) throws(APIError) -> Batch<Value>? {
        guard let first = piece[...].index(of: Self.newline, from: 0) else {
            rest += piece
            try expectEnd(of: rest.count)
            return nil
        }
        var batch = Batch<Value>([])
        rest += piece[..<first]
        try take(rest[...], into: &batch)
        var start = first + 1
        while let end = piece[...].index(of: Self.newline, from: start) {
            try take(piece[start..<end], into: &batch)
            start = end + 1
        }
        rest = Array(piece[start...])
        return batch.isEmpty ? nil : batch
    }

    mutating func finish() throws(APIError) -> Batch<Value> {
        var batch = Batch<Value>([])
        if !rest.isEmpty || columns == nil { try take(rest[...], into: &batch) }
        if bad > good, let firstFailure { throw firstFailure }
        return batch
    }

    private static var newline: UInt8 { UInt8(ascii: "\n") }
    private static var tab: UInt8 { UInt8(ascii: "\t") }

    /// Sees that the line that is being read is no longer than a record may be.
    /// - Parameter count: how many bytes of it have come.
    private func expectEnd(of count: Int) throws(APIError) {
        guard count > JSONArraySplitter.maximumElement else { return }
        throw .malformed(place: "line \(line + 1)", cause: Reason("the record that begins here has no end in sight"))
    }

    /// Takes a line, without its end.
    private mutating func take(_ line: ArraySlice<UInt8>, into batch: inout Batch<Value>) throws(APIError) {
        try expectEnd(of: line.count)
        self.line += 1
        // Editors of tables on other systems begin with a byte order mark and end lines with CR LF.
        var line = line
        if line.last == UInt8(ascii: "\r") { line.removeLast() }
        guard let columns else {
            if line.starts(with: Self.byteOrderMark) { line = line.dropFirst(Self.byteOrderMark.count) }
            guard !line.isEmpty else { throw .malformed(place: "line 1", cause: Reason("the header line is missing")) }
            let names = line.cut(at: Self.tab).map { String(decoding: $0, as: UTF8.self) }
            columns = Dictionary(zip(names, names.indices), uniquingKeysWith: { first, _ in first })
            filterColumn = filter.flatMap { names.firstIndex(of: $0) }
            return
        }
        if line.isEmpty { return }
        if let filterColumn, let field = line.piece(filterColumn, cutAt: Self.tab), !isWanted(field) {
            good += 1
            return
        }
        do {
            batch.values.append(try decode(Row(columns: columns, fields: line.cut(at: Self.tab))))
            good += 1
        } catch {
            batch.skipped += 1
            bad += 1
            let place = "line \(self.line)"
            batch.explainSkipped(at: place, error)
            if firstFailure == nil { firstFailure = .malformed(place: place, cause: error) }
        }
    }
}

extension ArraySlice<UInt8> {
    /// Where a byte stands, not before `start`: what `firstIndex` finds, several bytes at a time.
    fileprivate func index(of byte: UInt8, from start: Int) -> Int? {
        withUnsafeBytes { bytes in
            guard start < endIndex, let base = bytes.baseAddress else { return nil }
            return memchr(base + (start - startIndex), Int32(byte), endIndex - start).map { startIndex + (UnsafeRawPointer($0) - base) }
        }
    }

    /// The piece with this number, from 0, of those that `cut` gives; nil where there are fewer.
    fileprivate func piece(_ number: Int, cutAt separator: UInt8) -> ArraySlice<UInt8>? {
        var start = startIndex
        for _ in 0..<number {
            guard let end = index(of: separator, from: start) else { return nil }
            start = end + 1
        }
        return self[start..<(index(of: separator, from: start) ?? endIndex)]
    }

    /// The pieces between separators, empty ones too: what `split` does, for which a table that is read before the first screen is too long.
    /// - Parameter count: how many are wanted; what comes behind them is left out.
    func cut(at separator: UInt8, first count: Int = .max) -> [ArraySlice<UInt8>] {
        var pieces: [ArraySlice<UInt8>] = []
        pieces.reserveCapacity(Swift.min(count, 24))
        var start = startIndex
        while pieces.count < count {
            guard let end = index(of: separator, from: start) else {
                pieces.append(self[start...])
                break
            }
            pieces.append(self[start..<end])
            start = end + 1
        }
        return pieces
    }
}
