/// A record with what a filter looks through.
package struct ListEntry<Item: Identifiable & Sendable>: Sendable where Item.ID: Sendable {
    package var item: Item
    /// Makes what a filter looks through, which is not wanted before somebody filters.
    let key: @Sendable () -> SearchKey

    package init(_ item: Item, key: @escaping @autoclosure @Sendable () -> SearchKey) {
        self.item = item
        self.key = key
    }
}
