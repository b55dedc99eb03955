extension ListModel {
    /// Marks the record under the cursor, or takes its mark away, and goes on to the next.
    package func toggleMark() {
        guard shown.indices.contains(cursor) else { return }
        let row = shown[cursor]
        marked.toggle(table.item(at: Int(row)).id, at: row)
        moveCursor(by: 1)
    }

    /// Marks these records, each of which was marked before is no longer.
    package func toggleMarks(of items: [Item]) {
        var marks = marked
        for (id, row) in table.rows(of: Set(items.map(\.id))) { marks.toggle(id, at: UInt32(row)) }
        marked = marks
    }

    /// Takes every mark away.
    package func clearMarks() { marked = ListMarks() }

    /// The records that are marked: those that are shown first, as they are, then the others in the list's order.
    package var markedItems: ListItems<Item> {
        let rows = Set(marked.rows.values)
        let visible = shown.filter(rows.contains)
        let others = rows.subtracting(visible)
        return ListItems(visible + (others.isEmpty ? [] : table.order.filter(others.contains)), of: table)
    }

    /// Those of the marked records that the filter shows, in the order in which it does.
    package var shownMarkedItems: ListItems<Item> { ListItems(shownMarkedRows, of: table) }

    /// How many records are marked that the filter shows.
    package var shownMarkCount: Int { count < total ? shownMarkedRows.count : marks.count }

    /// Whether marked records are meant, rather than the one under the cursor: those that a filter hides nobody sees.
    package var meansMarked: Bool { !shownMarkedRows.isEmpty }

    /// The records that the user means: those of the marked ones that the filter shows, or else the one under the cursor.
    package var meantItems: [Item] { meansMarked ? Array(shownMarkedItems) : selected.map { [$0] } ?? [] }

    private var shownMarkedRows: [UInt32] {
        let (marks, version) = (self.marks, arrangementCount)
        if marks.isEmpty { return [] }
        // Each frame asks for them, and a long list takes a while to be looked through.
        if let found = foundMarks, found.arrangement == version, found.marks == marks { return found.rows }
        let rows = Set(marked.rows.values)
        let found = shown.filter(rows.contains)
        foundMarks = (version, marks, found)
        return found
    }
}
