package import TerminalText

/// How a list's records are exported.
package struct ListExport<Item: Identifiable & Sendable> where Item.ID: Sendable {
    /// What one is called, and several.
    package let one: SafeText
    package let many: SafeText
    /// The name that is proposed for the file.
    package let file: String
    package let model: ExportModel
    /// Whether an item is a record, in lists where not all are; nil where all are.
    package let isRecord: (@Sendable (Item) -> Bool)?
    /// What records are made of the items.
    package private(set) var kind: RecordKind<Item>
    /// How their number is written.
    let format: DisplayFormat
    /// Whether it is an export of columns, and of no other fields.
    package private(set) var isOfColumns = false

    /// The same of the fields alone that hold what these columns say, in the columns' order; nil where the records have none of them.
    package func choosing(_ columns: [Column]) -> ListExport? {
        var export = self
        export.kind = kind.having(columns.flatMap(\.fields))
        export.isOfColumns = true
        return export.kind.fields.isEmpty ? nil : export
    }

    /// The records of a list that are exported: those of the marked ones that are shown, or else all that are.
    @MainActor
    package func items(of list: ListModel<Item>) -> ListItems<Item> {
        let items = list.meansMarked ? list.shownMarkedItems : list.shownItems
        return isRecord.map(items.keeping) ?? items
    }

    /// What to say where there are none of them.
    package static var nothingText: SafeText { "There is nothing to export." }

    /// The same in words: "3 marked countries", and of a list that is still coming "300 trips so far".
    @MainActor
    package func words(for list: ListModel<Item>) -> SafeText {
        let count = items(of: list).count
        return SafeText(format.number(count) + " ") + (list.meansMarked ? "marked " : "") + (count == 1 ? one : many)
            + (list.meansMarked || list.isWhole ? "" : " so far")
    }

    /// What is written, for who is told of it afterwards: "12 countries (shown columns)".
    @MainActor
    package func told(for list: ListModel<Item>) -> SafeText { words(for: list) + (isOfColumns ? " (shown columns)" : "") }
}
