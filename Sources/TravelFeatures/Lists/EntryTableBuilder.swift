/// Makes the table of a list that is not long.
package struct EntryTableBuilder<Item: Identifiable & Sendable>: ListTableBuilder where Item.ID: Sendable {
    private var items: [Item] = []
    private let prepare: ([Item]) -> [ListEntry<Item>]
    private let sortKey: EntryTable<Item>.SortValue

    /// - Parameter prepare: puts the records in order and makes their search keys.
    package init(sortKey: @escaping EntryTable<Item>.SortValue, prepare: @escaping ([Item]) -> [ListEntry<Item>]) {
        self.sortKey = sortKey
        self.prepare = prepare
    }

    package var count: Int { items.count }

    package mutating func append(_ items: [Item]) { self.items += items }

    package mutating func table() -> any ListTable<Item> { EntryTable(prepare(items), sortKey: sortKey) }
}
