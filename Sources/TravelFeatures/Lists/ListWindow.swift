/// Some of the records that a list shows, one after the other: what a screen sees of it.
package struct ListWindow<Item: Identifiable & Sendable> where Item.ID: Sendable {
    private let table: any ListTable<Item>
    /// Changes when the records do: then a row is another record's.
    package let version: Int
    /// The rows of the records.
    package let rows: [UInt32]
    private let marks: Set<Item.ID>

    init(table: any ListTable<Item>, version: Int, rows: [UInt32], marks: Set<Item.ID>) {
        self.table = table
        self.version = version
        self.rows = rows
        self.marks = marks
    }

    /// The record at a row.
    package func item(at row: UInt32) -> Item { table.item(at: Int(row)) }

    /// The identity of the record at a row.
    package func id(at row: UInt32) -> Item.ID { table.id(at: Int(row)) }

    /// Whether the record at a row is marked.
    package func isMarked(_ row: UInt32) -> Bool { !marks.isEmpty && marks.contains(id(at: row)) }
}
