package import TerminalText

/// A kind of record as it leaves the program: what JSON, CSV, tables, `--columns`, `--sort` and the published schema are made of.
package struct RecordKind<Item>: Sendable {
    /// What one is called, and its schema.
    package let name: String
    /// What one is, as a sentence.
    package let summary: String
    /// The fields, in their order.
    package let fields: [RecordField<Item>]
    /// The names of those that a table for people has.
    private let table: [String]
    /// The names of those of them that a narrow table does without, the first one first.
    package let dispensable: [String]

    /// - Parameters:
    ///   - name: what one is called.
    ///   - summary: what one is, as a sentence.
    ///   - table: the names of the fields that a table for people has.
    ///   - dispensable: the names of those of them that a narrow table does without, the first one first.
    ///   - fields: the fields, in their order.
    package init(_ name: String, _ summary: String, table: [String], dispensable: [String] = [], _ fields: [RecordField<Item>]) {
        self.name = name
        self.summary = summary
        self.table = table
        self.dispensable = dispensable
        self.fields = fields
    }

    /// The names of the fields.
    package var names: [String] { fields.map(\.name) }

    /// What stands above the columns of a table for people.
    package func headings(_ format: DisplayFormat) -> [SafeText] { fields.map { SafeText($0.heading?(format) ?? $0.name) } }

    /// An item as a record.
    @Sendable package func record(_ item: Item) -> ExportRecord {
        ExportRecord(fields.map { ($0.name, $0.value(item)) })
    }

    // MARK: Choosing

    /// The same kind with these fields alone, in this order.
    package func choosing(_ names: [String]) throws(UnknownField) -> RecordKind {
        var chosen: [RecordField<Item>] = []
        for name in names { chosen.append(try field(name)) }
        return RecordKind(self.name, summary, table: names, chosen)
    }

    /// The same kind with those of these fields alone that it has, in this order.
    package func having(_ names: [String]) -> RecordKind {
        RecordKind(self.name, summary, table: names, fields(named: names))
    }

    /// The same kind with the fields alone that a table for people has.
    package var forPeople: RecordKind {
        RecordKind(name, summary, table: table, dispensable: dispensable, fields(named: table))
    }

    /// The same kind, of what may hold such an item.
    package func inside<Other>(_ item: @escaping @Sendable (Other) -> Item?) -> RecordKind<Other> {
        RecordKind<Other>(name, summary, table: table, fields.map { RecordField(optional: $0, item) })
    }

    private func fields(named names: [String]) -> [RecordField<Item>] {
        names.compactMap { name in fields.first { $0.name == name } }
    }

    private func field(_ name: String) throws(UnknownField) -> RecordField<Item> {
        guard let field = fields.first(where: { $0.name == name }) else { throw UnknownField(name: name, known: names) }
        return field
    }

    // MARK: Tables and order

    /// An item as a row of a table for people.
    package func cells(_ item: Item, _ context: RecordContext) -> [SafeText] { fields.map { $0.cell(item, context) } }

    /// The places of the fields that are numbers.
    package var numbers: Set<Int> {
        Set(fields.indices.filter { [.integer, .number].contains(fields[$0].description.content) })
    }

    /// Items in the order of a field; equal ones keep their order, and those that lack it come last. Prices are in that of the currency in
    /// which the format shows them.
    package func sorted(
        _ items: some Collection<Item>, by name: String, isDescending: Bool, _ format: DisplayFormat
    ) throws(UnknownField) -> [Item] {
        let field = try field(name)
        let items = Array(items)
        return ListSort(name, isDescending: isDescending).order(items.map { field.key($0, format) }).map { items[Int($0)] }
    }
}
