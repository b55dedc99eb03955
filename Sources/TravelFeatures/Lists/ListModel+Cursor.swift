extension ListModel {
    /// Moves the cursor by so many records, as far as there are any.
    package func moveCursor(by step: Int) {
        arrangeNow()
        let (place, overflow) = cursor.addingReportingOverflow(step)
        moveCursor(to: overflow ? .max : place)
    }

    /// Moves the cursor to a place, or the nearest there is.
    package func moveCursor(to place: Int) {
        arrangeNow()
        wantedID = nil
        isCursorMoved = true
        cursor = max(0, min(place, shown.count - 1))
    }

    /// Moves the cursor to the record with this identity, if it is shown.
    package func moveCursor(toID id: Item.ID) {
        guard let row = table.rows(of: [id])[id], let place = arrangement.place(ofRow: row) else { return }
        (cursor, isCursorMoved) = (place, true)
    }

    /// Moves the cursor to the next match, or to the one before.
    package func moveCursorToMatch(forward: Bool) -> ListSearch.Step {
        arrangeNow()
        guard let match = search.match(from: cursor, forward: forward) else { return .nothing }
        moveCursor(to: match.place)
        return match.step
    }
}
