/// The columns of a table, by the names in its header line.
struct TableColumns {
    /// The names, in the order in which they stand; of two that are the same, the first one counts.
    let names: [String]

    /// The column with this name, whether or not the table has it.
    subscript(name: String) -> TableColumn { TableColumn(name: name, number: names.firstIndex(of: name)) }

    /// The column with this name, without which no row can be read.
    /// - Throws: when the table has no such column, whatever its rows are.
    func needed(_ name: String) throws -> TableColumn {
        let column = self[name]
        guard column.number != nil else { throw Reason("the column \(name) is missing") }
        return column
    }
}
