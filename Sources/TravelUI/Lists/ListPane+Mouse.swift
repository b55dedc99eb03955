import Terminal
import TravelFeatures

extension ListPane {
    /// Where a list was drawn last.
    struct Drawn {
        /// The names of the columns; nil where there was no room for them.
        var header: Rect?
        var slots: [TableLayout.Slot] = []
        /// How far the columns can be scrolled; nil before the page was drawn.
        var furthest: Int?
        /// Where the signs stand that there are columns to scroll to.
        var moreRight: Int?
        var moreLeft: Int?
        var rows = DrawnRows()
        /// The numbers of the records that stand there.
        var numbers: [UInt32] = []
        /// Whether it is said there what is wrong with the filter.
        var saysProblem = false
    }

    /// The name of a column that was clicked last, and where: in which header, and how far right.
    struct ClickedName {
        let header: Rect
        let place: Int
        let column: Column.ID
    }

    /// What the mouse means here.
    enum Pointed {
        /// It was taken.
        case taken
        /// The selected row is to be opened.
        case open
        /// It points at nothing of the list's.
        case ignored
    }

    /// Takes what the mouse did: a click selects a row, sorts by a column, or scrolls to more of
    /// them; a double click opens; the wheel scrolls the details where it is over them, else the list.
    func take(_ event: MouseEvent) -> Pointed {
        if let detailRect, detailRect.contains(row: event.row, column: event.column), detailScroll.perform(event) { return .taken }
        if let step = event.wheelStep {
            scrollRows(by: step * MouseEvent.wheelRows)
            return .taken
        }
        if let header = drawn.header, header.contains(row: event.row, column: event.column) {
            if event.column == drawn.moreRight { return scrollColumns(by: 1) }
            if event.column == drawn.moreLeft { return scrollColumns(by: -1) }
            // Who clicks on the sign until there is no more means nothing else with the next click.
            if shownScroll > 0, event.column == header.endColumn - 1 { return .taken }
            // The sorted column is given room, so that another name may stand there by now: who clicks once more means the same one.
            if let clickedName, clickedName.header == header, clickedName.place == event.column, model.sort?.column == clickedName.column {
                sort(by: clickedName.column)
                return .taken
            }
            guard let slot = drawn.slots.last(where: { header.column + $0.offset <= event.column }) else { return .ignored }
            sort(by: columns.columns[slot.index].id)
            clickedName = ClickedName(header: header, place: event.column, column: columns.columns[slot.index].id)
            return .taken
        }
        clickedName = nil
        guard let row = drawn.rows.row(at: event), row - drawn.rows.first < drawn.numbers.count,
            let id = made.rows[drawn.numbers[row - drawn.rows.first]]?.id
        else { return .ignored }
        // What is seen is meant, whatever the list is about to show in its place.
        let isThere = model.moveCursor(toID: id, seenAt: row)
        guard isThere, event.clicks == 2 else { return .taken }
        leavePrompt()
        return .open
    }

    private func scrollColumns(by step: Int) -> Pointed {
        clickedName = nil
        scroll = max(0, shownScroll + step)
        return .taken
    }

    /// Scrolls by so many rows, as far as there are any; the cursor comes along when it would leave the screen.
    private func scrollRows(by step: Int) {
        model.arrangeNow()
        keepCursorVisible()
        top = max(0, min(top + step, model.count - pageRows))
        model.moveCursor(to: max(top, min(model.cursor, top + pageRows - 1)))
    }
}
