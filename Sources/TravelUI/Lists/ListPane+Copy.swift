import Foundation
import TerminalText
import TravelFeatures

extension ListPane {
    /// The selected row as text, or the marked ones: the cells of the columns that are wanted, with tabs between them, one row a line.
    var copiedRows: ScreenAnswer {
        let shown = columns.shown
        let lines = model.meantItems.map { item in
            let cells = row(item).cells
            return shown.map { cells[$0].string }.joined(separator: "\t")
        }
        if lines.isEmpty { return .say(.nothingToCopy) }
        return .copy(Clip(lines.joined(separator: "\n"), copiedText(lines.count)))
    }

    /// The record under the cursor as JSON, or those that are marked as an array.
    var copiedRecords: ScreenAnswer {
        guard let export else { return .say(Notice(.information, "These rows are no records.")) }
        let items = model.meantItems.filter { export.isRecord?($0) ?? true }
        guard let first = items.first else { return .say(.nothingToCopy) }
        do {
            let text = try model.meansMarked ? ExportFormat.json.text(items, of: export.kind) : JSONText.object(export.kind.record(first))
            return .copy(Clip(text.trimmingCharacters(in: .newlines), copiedText(items.count) + " as JSON"))
        } catch {
            return .say(Notice(.problem, "The record cannot be written as JSON: " + SafeText("\(error)")))
        }
    }

    private func copiedText(_ count: Int) -> SafeText {
        let (one, many): (SafeText, SafeText) = export.map { ($0.one, $0.many) } ?? ("row", "rows")
        return SafeText("\(count) ") + (model.meansMarked ? "marked " : "") + (count == 1 ? one : many)
    }
}
