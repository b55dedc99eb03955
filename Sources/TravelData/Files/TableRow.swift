import Foundation

/// The columns of a table, by the names in its header line.
struct TableColumns {
    /// The names, in the order in which they stand; of two that are the same, the first one counts.
    let names: [String]

    /// The column with this name, whether or not the table has it.
    subscript(name: String) -> TableColumn { TableColumn(name: name, number: names.firstIndex(of: name)) }

    /// The column with this name, without which no row can be read.
    /// - Throws: when the table has no such column, whatever its rows are.
    func needed(_ name: String) throws -> TableColumn {
        let column = self[name]
        guard column.number != nil else { throw Reason("the column \(name) is missing") }
        return column
    }
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
