package import TerminalText

/// A field of one kind of record: the one place that says how it leaves the program, whatever the format.
package struct RecordField<Item>: Sendable {
    package let description: RecordDescription
    let value: @Sendable (Item) -> ExportRecord.Value
    /// How it is written for people, where that is not plain from its value.
    let words: (@Sendable (Item, RecordContext) -> SafeText)?
    /// What stands above it in a table for people, where that is not its name: a unit may be the user's own there.
    let heading: (@Sendable (DisplayFormat) -> String)?
    /// What records are sorted by, where that is not the value.
    let sortKey: (@Sendable (Item, DisplayFormat) -> SortKey)?

    /// A field whose content is that of its Swift type.
    ///
    /// - Parameters:
    ///   - meaning: what it means, with its unit.
    ///   - words: how it is written for people; nil to write the value.
    ///   - heading: what stands above it in a table for people; nil for the name.
    ///   - sortKey: what records are sorted by; nil for the value.
    package init<Value: RecordValue>(
        _ name: String, _ meaning: String, _ value: @escaping @Sendable (Item) -> Value,
        words: (@Sendable (Item, RecordContext) -> SafeText)? = nil, heading: (@Sendable (DisplayFormat) -> String)? = nil,
        sortKey: (@Sendable (Item, DisplayFormat) -> SortKey)? = nil
    ) {
        description = RecordDescription(name: name, meaning: meaning, content: Value.content, isAlwaysThere: Value.isAlwaysThere)
        self.value = { value($0).recorded }
        self.sortKey = sortKey
        self.words = words
        self.heading = heading
    }

    /// A field that holds records of another kind.
    package init<Other>(
        _ name: String, _ meaning: String, of kind: RecordKind<Other>, isAlwaysThere: Bool = true,
        _ value: @escaping @Sendable (Item) -> [Other]?
    ) {
        description = RecordDescription(
            name: name, meaning: meaning, content: .records(kind.fields.map(\.description)), isAlwaysThere: isAlwaysThere)
        self.value = { value($0).map { .records($0.map(kind.record)) } ?? .missing }
        sortKey = nil
        words = nil
        heading = nil
    }

    /// The field of another kind of record, of items that may hold one; where they do not, it is not there.
    init<Other>(optional field: RecordField<Other>, _ other: @escaping @Sendable (Item) -> Other?) {
        let own = field.description
        description = RecordDescription(name: own.name, meaning: own.meaning, content: own.content, isAlwaysThere: false)
        value = { other($0).map(field.value) ?? .missing }
        heading = field.heading
        sortKey = { item, format in other(item).map { field.key($0, format) } ?? .missing }
        words = { item, context in other(item).map { field.cell($0, context) } ?? "" }
    }

    package var name: String { description.name }

    /// What a record is sorted by.
    func key(_ item: Item, _ format: DisplayFormat) -> SortKey {
        if let sortKey { return sortKey(item, format) }
        return switch value(item) {
        case .missing, .records: .missing
        case .text(let text): .folded(text)
        case .integer(let number): .number(Double(number))
        case .real(let number): .number(number)
        case .decimal(let number): .number(Double("\(number)") ?? .nan)
        case .flag(let flag): .number(flag ? 1 : 0)
        case .date(let date): .date(date)
        case .list(let texts): .folded(texts.joined(separator: " "))
        }
    }

    /// The field as a table for people has it.
    func cell(_ item: Item, _ context: RecordContext) -> SafeText {
        if let words { return words(item, context) }
        return switch value(item) {
        case .missing: .empty
        case .text(let text): SafeText(text)
        case .integer(let number): SafeText(context.format.number(number))
        case .real(let number): SafeText(DelimitedText.plain(number))
        case .decimal(let number): SafeText("\(number)")
        case .flag(let flag): flag ? "yes" : "no"
        case .date(let date): SafeText(context.format.moment(date))
        case .list(let texts): texts.map { SafeText($0) }.joined(separator: ", ")
        case .records(let records): SafeText(context.format.number(records.count))
        }
    }
}
