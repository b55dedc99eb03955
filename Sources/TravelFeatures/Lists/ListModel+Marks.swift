extension ListModel {
    /// Marks the record under the cursor, or takes its mark away, and goes on to the next.
    package func toggleMark() {
        guard let id = selected?.id else { return }
        if marks.remove(id) == nil { marks.insert(id) }
        moveCursor(by: 1)
    }

    /// Takes every mark away.
    package func clearMarks() { marks = [] }

    /// The records are whole: marks of those that have gone go too.
    func forgetGoneMarks() {
        if !marks.isEmpty { marks.formIntersection(entries.lazy.map(\.item.id)) }
    }

    /// The records that are marked: those that are shown first, as they are, then the others in the list's order.
    package var markedItems: [Item] {
        guard !marks.isEmpty else { return [] }
        let visible = shownItems.filter { marks.contains($0.id) }
        let ids = Set(visible.map(\.id))
        return visible + items.filter { marks.contains($0.id) && !ids.contains($0.id) }
    }

    /// The records that the filter shows, in the order in which it does.
    package var shownItems: [Item] {
        let entries = self.entries
        return shown.map { entries[$0].item }
    }
}
