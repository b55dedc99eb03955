/// The table of a list that is not long: each record as it is, with its own search key.
package struct EntryTable<Item: Identifiable & Sendable>: ListTable where Item.ID: Sendable {
    /// What a record is sorted by in a column.
    package typealias SortValue = @Sendable (Item, Column.ID) -> SortKey

    private let entries: [ListEntry<Item>]
    private let sortKey: SortValue
    package let order: [UInt32]
    private let texts: EntryTexts

    /// The records in the list's own order.
    /// - Parameter minute: the minute it is, where what a filter looks through may be other texts in another one.
    package init(
        _ entries: [ListEntry<Item>], sortKey: @escaping SortValue = { _, _ in .missing }, minute: @escaping @Sendable () -> Int = { 0 }
    ) {
        self.entries = entries
        self.sortKey = sortKey
        let order = Array(0..<UInt32(entries.count))
        self.order = order
        // Keys take as long as all else before a list is seen, and serve nobody before a filter does.
        texts = EntryTexts(minute) {
            var texts = SearchTexts()
            for entry in entries { texts.append(entry.key()) }
            return [SearchColumn(texts, codes: [order], isName: true)]
        }
    }

    package var search: [SearchColumn] { texts.value }

    package var count: Int { entries.count }

    package func item(at row: Int) -> Item { entries[row].item }

    package func rows(of ids: Set<Item.ID>) -> [Item.ID: Int] {
        var rows: [Item.ID: Int] = [:]
        // By their places: to look at entries one after the other copies them.
        for row in entries.indices where rows.count < ids.count {
            let id = entries[row].item.id
            if ids.contains(id), rows[id] == nil { rows[id] = row }
        }
        return rows
    }

    package func row(of text: String) -> Int? { entries.firstIndex { "\($0.item.id)" == text } }

    package func order(by sort: ListSort) -> [UInt32] { sort.order(entries.map { sortKey($0.item, sort.column) }) }
}
