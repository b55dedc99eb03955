import TerminalText
import TravelFeatures

/// Prints records of one kind, as the options want them.
struct RecordOutput<Item> {
    private let format: OutputFormat
    private let kind: RecordKind<Item>
    private let isChosen: Bool
    private let hasNames: Bool

    /// - Throws: `UnknownField` when a column is none of the records'.
    init(_ options: OutputOptions, _ kind: RecordKind<Item>) throws {
        format = options.chosenFormat
        hasNames = !options.noHeader
        isChosen = options.columns != nil
        if let columns = options.columns {
            self.kind = try kind.choosing(columns.names)
        } else {
            self.kind = format == .table ? kind.forPeople : kind
        }
    }

    /// Prints a list.
    /// - Parameter sentences: the field that a table for people never cuts; nil for none.
    func write(_ items: some Collection<Item>, _ context: RecordContext, sentences: String? = nil) throws {
        guard let export = format.export else {
            if !items.isEmpty {
                let rows = items.map { kind.cells($0, context) }
                let table = TextTable(
                    hasNames ? kind.headings(context.format) : nil, rows, trailing: kind.numbers, yielding: kind.names.firstIndex(of: "id"),
                    spare: isChosen ? nil : kind.dispensable.compactMap { kind.names.firstIndex(of: $0) },
                    wrapping: sentences.flatMap { kind.names.firstIndex(of: $0) }, columns: StandardOutput.columns)
                StandardOutput.write(table.text)
            }
            return
        }
        try export.write(items, of: kind, hasNames: hasNames) { StandardOutput.write($0) }
    }

    /// Prints one record: in JSON an object, for people a line a fact.
    ///
    /// - Parameter facts: what people are told of it, where they have not chosen fields.
    func write(one item: Item, facts: [FactGroup], _ context: RecordContext) throws {
        switch format {
        case .table where isChosen:
            StandardOutput.write(TextTable(nil, zip(kind.headings(context.format), kind.cells(item, context)).map { [$0, $1] }).text)
        case .table:
            let rows = facts.flatMap { group in
                group.facts.map { (facts.count > 1 ? [group.title] : []) + [$0.label, $0.value] }
            }
            StandardOutput.write(TextTable(nil, rows).text)
        case .json: StandardOutput.write(try JSONText.object(kind.record(item)) + "\n")
        case .ndjson, .csv, .tsv: try write([item], context)
        }
    }
}
