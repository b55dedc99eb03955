import TerminalText
import TravelFeatures

/// How a list's records are exported.
struct ListExport<Item: Sendable> {
    /// What one is called, and several.
    let one: SafeText
    let many: SafeText
    /// The name that is proposed for the file.
    let file: String
    let model: ExportModel
    /// Whether an item is a record, in lists where not all are; nil where all are.
    let isRecord: (@Sendable (Item) -> Bool)?
    /// What records are made of the items.
    let kind: RecordKind<Item>
}
