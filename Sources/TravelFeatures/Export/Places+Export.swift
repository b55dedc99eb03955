package import TerminalText
import TravelKit

extension Places {
    /// How a list's records are exported; nil where nothing can be.
    ///
    /// - Parameters:
    ///   - one: what a record is called.
    ///   - many: what several are called; their file too, unless `file` names it.
    ///   - kind: what records are made of the items.
    ///   - isRecord: whether an item is a record, in lists where not all are.
    package func export<Item>(
        _ one: SafeText, _ many: SafeText, of kind: RecordKind<Item>, file: String? = nil, isRecord: (@Sendable (Item) -> Bool)? = nil
    ) -> ListExport<Item>? {
        exporter.map { exporter in
            let name = (file ?? many.string) + ".json"
            return ListExport(
                one: one, many: many, file: name, model: ExportModel(exporter), isRecord: isRecord, kind: kind, format: format)
        }
    }
}
