/// Makes the table of a list whose records come piece by piece.
package protocol ListTableBuilder<Item> {
    associatedtype Item: Identifiable & Sendable where Item.ID: Sendable

    /// How many records have come.
    var count: Int { get }

    /// Takes the next records.
    mutating func append(_ items: [Item])

    /// Takes records that have come before and are other ones now (`Part.again`).
    mutating func update(_ items: [Item])

    /// The records that have come so far.
    mutating func table() -> any ListTable<Item>
}

extension ListTableBuilder {
    /// Where no record comes again, there is nothing to do.
    package mutating func update(_ items: [Item]) {}
}
