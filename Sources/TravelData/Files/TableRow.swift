import Foundation

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
