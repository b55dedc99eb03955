/// A column of a table: looked up once, by its name, and then asked of each row.
struct TableColumn: Sendable {
    /// What it is called.
    let name: String
    /// Its number, from 0; nil where the table has no such column.
    let number: Int?
}
