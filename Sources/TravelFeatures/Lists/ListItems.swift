/// Some records of a table, each made when it is asked for.
package struct ListItems<Item: Identifiable & Sendable>: RandomAccessCollection, Sendable where Item.ID: Sendable {
    private let table: any ListTable<Item>
    private let rows: [UInt32]

    /// The records at these rows.
    init(_ rows: [UInt32], of table: any ListTable<Item>) {
        self.rows = rows
        self.table = table
    }

    package var startIndex: Int { 0 }
    package var endIndex: Int { rows.count }

    package subscript(place: Int) -> Item { table.item(at: Int(rows[place])) }

    /// Those of the records that the rule keeps.
    package func keeping(_ isKept: (Item) -> Bool) -> ListItems {
        ListItems(rows.filter { isKept(table.item(at: Int($0))) }, of: table)
    }
}
