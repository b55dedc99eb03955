/// Decodes a table of tab-separated values with a header line, row by row as they arrive. Columns are found by their names.
///
/// It works on bytes: the program's own tables are read before its first screen.
struct TableDecoder<Value: Sendable>: ResponseDecoder {
    private static var byteOrderMark: [UInt8] { [0xEF, 0xBB, 0xBF] }

    /// Makes values of rows, once the columns are known; throws where one is missing without which no row can be read.
    typealias Decoding = @Sendable (TableColumns) throws -> @Sendable (TableRow) throws -> Value

    private let decoding: Decoding
    /// The column that says whether a row is wanted; nil where all rows are.
    private let filter: String?
    /// Whether rows with this in that column are.
    private let isWanted: @Sendable (UnsafeRawBufferPointer) -> Bool
    /// The number of that column.
    private var filterColumn: Int?
    /// What has come of a line that has not ended.
    private var rest: [UInt8] = []
    /// Makes a value of a row; nil before the header line.
    private var decode: (@Sendable (TableRow) throws -> Value)?
    private var line = 0
    private var good = 0
    private var bad = 0
    private var firstFailure: APIError?

    /// Decodes every row.
    /// - Parameter decoding: looks the columns up, and makes a value of a row by them.
    init(_ decoding: @escaping Decoding) {
        self.decoding = decoding
        (filter, isWanted) = (nil, { _ in true })
    }

    /// Decodes some of the rows; of the others no more is looked at than one column.
    /// - Parameters:
    ///   - column: the column that says whether a row is wanted. Without such a column, all rows are.
    ///   - isWanted: whether rows with this in the column are.
    ///   - decoding: looks the columns up, and makes a value of a row by them.
    init(
        where column: String, _ isWanted: @escaping @Sendable (UnsafeRawBufferPointer) -> Bool,
        decoding: @escaping Decoding
    ) {
        self.decoding = decoding
        (filter, self.isWanted) = (column, isWanted)
    }

    mutating func consume(_ piece: [UInt8]) throws(APIError) -> Batch<Value>? {
        guard let first = piece[...].index(of: Self.newline, from: 0) else {
            rest += piece
            try expectEnd(of: rest.count)
            return nil
        }
        var batch = Batch<Value>([])
        rest += piece[...first]
        try takeRest(into: &batch)
        var start = pass(piece, from: first + 1)
        while let end = piece[...].index(of: Self.newline, from: start) {
            try take(piece[start..<end], into: &batch)
            start = pass(piece, from: end + 1)
        }
        rest = Array(piece[start...])
        return batch.isEmpty ? nil : batch
    }

    mutating func finish() throws(APIError) -> Batch<Value> {
        var batch = Batch<Value>([])
        if !rest.isEmpty || decode == nil {
            rest.append(Self.newline)
            try takeRest(into: &batch)
        }
        if bad > good, let firstFailure { throw firstFailure }
        return batch
    }

    /// Takes the line that came in several pieces, with its end.
    private mutating func takeRest(into batch: inout Batch<Value>) throws(APIError) {
        if pass(rest, from: 0) == 0 { try take(rest.dropLast(), into: &batch) }
    }

    /// Passes over the rows that nobody wants. Most are such, where some are: no more of them is looked at than one column.
    /// - Parameter start: where the first of them may begin.
    /// - Returns: where a row begins that is wanted, or whose end has not come.
    private mutating func pass(_ piece: [UInt8], from start: Int) -> Int {
        guard let filterColumn else { return start }
        var (start, passed) = (start, 0)
        piece.withUnsafeBytes { bytes in
            while let end = bytes.index(of: Self.newline, from: start), end - start <= JSONArraySplitter.maximumElement,
                let field = Self.field(filterColumn, of: bytes, start..<end), !isWanted(field)
            {
                (start, passed) = (end + 1, passed + 1)
            }
        }
        line += passed
        good += passed
        return start
    }

    /// What a line has in a column; nil where it is empty, or ends before.
    private static func field(_ number: Int, of bytes: UnsafeRawBufferPointer, _ line: Range<Int>) -> UnsafeRawBufferPointer? {
        var (start, end) = (line.lowerBound, line.upperBound)
        if end > start, bytes[end - 1] == carriageReturn { end -= 1 }
        guard start < end else { return nil }
        let whole = UnsafeRawBufferPointer(rebasing: bytes[..<end])
        for _ in 0..<number {
            guard let tab = whole.index(of: Self.tab, from: start) else { return nil }
            start = tab + 1
        }
        return UnsafeRawBufferPointer(rebasing: whole[start..<(whole.index(of: Self.tab, from: start) ?? end)])
    }

    private static var newline: UInt8 { UInt8(ascii: "\n") }
    private static var tab: UInt8 { UInt8(ascii: "\t") }
    private static var carriageReturn: UInt8 { UInt8(ascii: "\r") }

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
        if line.last == Self.carriageReturn { line.removeLast() }
        guard let decode else {
            if line.starts(with: Self.byteOrderMark) { line = line.dropFirst(Self.byteOrderMark.count) }
            guard !line.isEmpty else { throw .malformed(place: "line 1", cause: Reason("the header line is missing")) }
            let columns = TableColumns(names: line.pieces(cutAt: Self.tab).map(\.text))
            do { self.decode = try decoding(columns) } catch { throw .malformed(place: "line 1", cause: error) }
            filterColumn = filter.flatMap { columns[$0].number }
            return
        }
        if line.isEmpty { return }
        do {
            batch.values.append(try decode(TableRow(line, cutAt: Self.tab)))
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
