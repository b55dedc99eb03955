import TerminalText

/// An identity as somebody typed it: whole, or as far as it takes to know it, with the mark of a table that had no room for the rest.
/// Before it may stand the mark that CSV has where a program of tables would take it for a formula.
nonisolated struct TypedIdentity {
    /// Fewer letters would mean something by chance.
    static let fewest = 3

    private let text: String

    init(_ text: String) { self.text = text }

    /// The same without the mark of CSV; nil where it has none.
    var unmarked: String? { text.hasPrefix("'") ? String(text.dropFirst()) : nil }

    /// The one of these that is meant; nil where none is.
    /// - Throws: `AmbiguousName` when several begin so.
    func find<Item>(in items: some Collection<Item>, by id: (Item) -> String) throws(AmbiguousName) -> Item? {
        if let item = try findAsTyped(in: items, by: id) { return item }
        guard let unmarked else { return nil }
        return try TypedIdentity(unmarked).findAsTyped(in: items, by: id)
    }

    private func findAsTyped<Item>(in items: some Collection<Item>, by id: (Item) -> String) throws(AmbiguousName) -> Item? {
        // Of two that read alike the one that is written so, byte by byte, as their feed tells them apart.
        if let item = items.first(where: { id($0).utf8.elementsEqual(text.utf8) }) ?? items.first(where: { id($0) == text }) { return item }
        let mark = ["…", "..."].first(where: text.hasSuffix) ?? ""
        let beginning = text.dropLast(mark.count)
        guard beginning.count >= Self.fewest else { return nil }
        let begun = items.filter { id($0).hasPrefix(beginning) }
        let ids = Set(begun.map(id)).sorted()
        if ids.count > 1 { throw AmbiguousName(text, identities: ids) }
        return begun.first
    }
}
