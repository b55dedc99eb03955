/// Decodes a table of tab-separated values with a header line, row by row. Columns are found by their names.
struct TableDecoder<Value: Sendable>: ResponseDecoder {
    /// One row: its fields by the names of their columns.
    struct Row {
        fileprivate let columns: [Substring: Int]
        fileprivate let fields: [Substring]

        /// The field in the column with this name.
        /// - Throws: when there is no such column or the row is too short.
        func field(_ name: Substring) throws -> Substring {
            guard let column = columns[name], fields.indices.contains(column) else { throw Reason("the column \(name) is missing") }
            return fields[column]
        }

        /// The field in the column with this name, unless it is empty or there is no such column.
        func optionalField(_ name: Substring) -> String? {
            guard let column = columns[name], fields.indices.contains(column) else { return nil }
            return String(fields[column]).nonEmpty
        }
    }

    private let decode: @Sendable (Row) throws -> Value
    private var bytes: [UInt8] = []

    init(_ decode: @escaping @Sendable (Row) throws -> Value) {
        self.decode = decode
    }

    mutating func consume(_ piece: [UInt8]) throws(APIError) -> Batch<Value>? {
        bytes += piece
        return nil
    }

    mutating func finish() throws(APIError) -> Batch<Value> {
        var text = String(decoding: bytes, as: UTF8.self)[...]
        // Editors of tables on other systems begin with a byte order mark and end lines with CR LF, which is one character.
        if text.first == "\u{FEFF}" { text.removeFirst() }
        let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
        guard let header = lines.first, !header.isEmpty else {
            throw .malformed(place: "line 1", cause: Reason("the header line is missing"))
        }
        let names = header.split(separator: "\t", omittingEmptySubsequences: false)
        let columns = Dictionary(zip(names, names.indices), uniquingKeysWith: { first, _ in first })
        var batch = Batch<Value>([])
        batch.values.reserveCapacity(lines.count)
        var firstFailure: APIError?
        for (number, line) in lines.enumerated().dropFirst() where !line.isEmpty {
            do {
                let row = Row(columns: columns, fields: line.split(separator: "\t", omittingEmptySubsequences: false))
                batch.values.append(try decode(row))
            } catch {
                batch.skipped += 1
                if firstFailure == nil { firstFailure = .malformed(place: "line \(number + 1)", cause: error) }
            }
        }
        if batch.skipped > batch.values.count, let firstFailure { throw firstFailure }
        return batch
    }
}
