import TerminalText
import TravelFeatures

extension Places {
    /// How a list's records are exported; nil where nothing can be.
    ///
    /// - Parameters:
    ///   - one: what a record is called.
    ///   - many: what several are called; their file too, unless `file` names it.
    func export<Item>(
        _ one: SafeText, _ many: SafeText, file: String? = nil, record: @escaping @Sendable (Item) -> ExportRecord?
    ) -> ListExport<Item>? {
        exporter.map { ListExport(one: one, many: many, file: (file ?? many.string) + ".json", model: ExportModel($0), record: record) }
    }
}
