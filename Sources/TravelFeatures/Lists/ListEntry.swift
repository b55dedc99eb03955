/// A record with what a filter looks through.
package struct ListEntry<Item: Identifiable & Sendable>: Sendable where Item.ID: Sendable {
    package var item: Item
    package var key: SearchKey

    package init(_ item: Item, key: SearchKey) {
        self.item = item
        self.key = key
    }
}
