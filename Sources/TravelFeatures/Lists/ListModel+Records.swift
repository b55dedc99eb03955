package import TravelKit

/// Records of lists that are not long, and those that are meant by where they stand.
extension ListModel {
    /// Loads a list that is not long; a load under way is cancelled. What is there stays visible until something better has come.
    ///
    /// - Parameters:
    ///   - reading: where the records come from.
    ///   - prepare: puts them in order and makes their search keys; called off the main actor.
    ///   - whenLoaded: called once the load has ended well, unless the user has moved the cursor meanwhile.
    package func load(
        _ reading: Reading<Item>, prepare: @escaping @Sendable ([Item]) -> [ListEntry<Item>],
        whenLoaded: (@MainActor (ListModel) -> Void)? = nil
    ) {
        load(reading, into: { [sortKey] in EntryTableBuilder(sortKey: sortKey, prepare: prepare) }, whenLoaded: whenLoaded)
    }

    /// Whether the load failed behind what is there.
    package var isBrokenOff: Bool { face.isBrokenOff }

    /// Which of several sources failed, while the others gave the records.
    package var failures: [SourceFailure] { face.failures }

    /// The record under the cursor.
    package var selected: Item? { face.selected }

    /// Whether a record is under the cursor.
    package var hasSelected: Bool { face.hasSelected }

    /// Whether a record is selected, or may be in a moment.
    package var hasOrAwaitsRecords: Bool { hasSelected || state.isLoading }

    /// Whether records are on their way, and none is there.
    package var isAwaited: Bool { total == 0 && (state.isLoading || isComing()) }

    /// Whether the record that keys mean may still be on its way: none is there, or steps that came before it wait for another one.
    package var awaitsRow: Bool { isAwaited || awaitsSteps }

    /// What the filter or the search lacks to be looked for among the records; nil where it has everything.
    package var lack: ListLack? { total > 0 ? findLack() : nil }

    /// The record at a place among those shown.
    package func item(at place: Int) -> Item? {
        arrangement.item(at: place)
    }

    /// What is to be seen of some places among the records shown, as far as there are any.
    package func window(_ places: Range<Int>) -> ListWindow<Item> {
        face.window(places)
    }

    /// The record that comes first, whatever the filter shows.
    package var first: Item? {
        let table = self.table
        return table.order.first.map { table.item(at: Int($0)) }
    }

    /// The identities of the records at some places among those shown, as far as there are any: the records themselves take longer to make.
    package func ids(at places: Range<Int>) -> Set<Item.ID> {
        let (table, shown) = (arrangement.table, shown)
        return Set(shown[places.clamped(to: shown.indices)].map { table.id(at: Int($0)) })
    }

    /// Every record, in the list's order.
    package var items: ListItems<Item> { ListItems(table.order, of: table) }

    /// The records with these identities, as far as they are there, in the order in which they came.
    package func items(withIDs ids: Set<Item.ID>) -> [Item] {
        let table = self.table
        return table.rows(of: ids).values.sorted().map(table.item(at:))
    }

    /// The records that the filter shows, in the order in which it does.
    package var shownItems: ListItems<Item> { ListItems(shown, of: table) }
}
