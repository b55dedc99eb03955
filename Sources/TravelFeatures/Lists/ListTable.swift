/// The records of a list as they were at one moment, held so that a million of them fit: a record is made when somebody wants to see it.
///
/// A record's row is its place in the order in which the records came, whatever the list shows.
package protocol ListTable<Item>: Sendable {
    associatedtype Item: Identifiable & Sendable where Item.ID: Sendable

    /// How many records there are.
    var count: Int { get }

    /// The record at a row, which is less than `count`.
    func item(at row: Int) -> Item

    /// The identity of the record at a row, which is less than `count`.
    func id(at row: Int) -> Item.ID

    /// The rows of the records with these identities, as far as they are there.
    func rows(of ids: Set<Item.ID>) -> [Item.ID: Int]

    /// The row of the record whose identity reads like this; nil when there is none.
    func row(of text: String) -> Int?

    /// Every row in the list's own order.
    var order: [UInt32] { get }

    /// Every row in the order of a column; equal ones keep the list's own order, those with nothing to be sorted by come last.
    func order(by sort: ListSort) -> [UInt32]

    /// What a filter looks through.
    var search: [SearchColumn] { get }

    /// Makes what was put off of that for the first screen. To be called off the main actor, once that is seen.
    func makeReadyForFilters()
}

extension ListTable {
    package func makeReadyForFilters() {}

    package func id(at row: Int) -> Item.ID { item(at: row).id }
}
