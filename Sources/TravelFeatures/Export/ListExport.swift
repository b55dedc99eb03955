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
    /// Of how many columns it is that say something of a record, and how many of them records have a field for; nil where it is of all fields.
    private(set) var columns: (shown: Int, written: Int)?

    /// Whether it is an export of columns, and of no other fields.
    package var isOfColumns: Bool { columns != nil }

    /// The same of the fields alone that hold what these columns say, in the columns' order; nil where the records have none of them.
    package func choosing(_ columns: [Column]) -> ListExport? {
        var export = self
        export.kind = kind.having(columns.flatMap(\.fields))
        let known = Set(export.kind.names)
        let telling = columns.filter { !$0.fields.isEmpty }
        export.columns = (telling.count, telling.count { !known.isDisjoint(with: $0.fields) })
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

    /// What is written, for who is told of it afterwards: "12 countries (shown columns)", "4 neighbours (2 of 4 shown columns)".
    @MainActor
    package func told(for list: ListModel<Item>) -> SafeText {
        guard let columns else { return words(for: list) }
        let part = columns.written == columns.shown ? "" : "\(columns.written) of \(columns.shown) "
        return words(for: list) + SafeText(" (\(part)shown columns)")
    }
}
