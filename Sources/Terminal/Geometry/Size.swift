/// How large a canvas is, in cells.
package struct Size: Hashable, Sendable {
    /// Rows, 0 or more.
    package var rows: Int
    /// Columns, 0 or more.
    package var columns: Int

    /// A size; what is below 0 counts as 0.
    package init(rows: Int, columns: Int) {
        self.rows = max(rows, 0)
        self.columns = max(columns, 0)
    }
}
