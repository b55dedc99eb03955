extension ListModel {
    /// Moves the cursor by so many records, as far as there are any; where the first is still on its way, when that has come.
    package func moveCursor(by step: Int) {
        arrangeNow()
        if isAwaited { return awaitedSteps.append(.records(step)) }
        let (place, overflow) = cursor.addingReportingOverflow(step)
        moveCursor(to: overflow ? .max : place)
    }

    /// Moves the cursor to the record at a place, or the nearest there is; where the first is still on its way, when all have come:
    /// others may come before it.
    /// - Returns: whether it waits.
    package func goTo(place: Int) -> Bool {
        arrangeNow()
        if isAwaited {
            awaitedSteps.append(.place(place))
            return true
        }
        moveCursor(to: place)
        return false
    }

    /// Moves the cursor to the last record; where the first is still on its way, when all have come.
    package func moveCursorToEnd() {
        arrangeNow()
        if isAwaited { return awaitedSteps.append(.last) }
        moveCursor(to: .max)
    }

    /// Has the cursor go to the first match when records have come, or no longer: the steps to matches of the text before go with that.
    func awaitMatch(_ isWanted: Bool) {
        while awaitedSteps.last?.isOfSearch == true { awaitedSteps.removeLast() }
        if isWanted { awaitedSteps.append(.match) }
    }

    /// Whether steps wait for records.
    var awaitsSteps: Bool { !(awaitedSteps.isEmpty && earlyMarks.isEmpty) }

    /// Takes the steps that were waiting for records, where these have come. A match, or the record to which a step leads, may be
    /// among those that are still to come: the steps wait for it until the cursor is moved, or the list is whole.
    func takeAwaitedSteps() {
        guard !awaitedSteps.isEmpty, earlyMarks.isEmpty, total > 0 else { return }
        var steps = awaitedSteps[...]
        awaitedSteps = []
        while let step = steps.first {
            guard take(step, isWhole: isWhole) else {
                awaitedSteps = Array(steps)
                return
            }
            steps.removeFirst()
        }
    }

    /// Takes a step, if it leads where it would in the whole list.
    /// - Parameter isWhole: whether no record is still to come.
    private func take(_ step: AwaitedStep, isWhole: Bool) -> Bool {
        guard let place = arrangement.place(after: step, from: cursor, isWhole: isWhole) else { return false }
        if step == .mark { markNow() } else { moveCursor(to: place) }
        return true
    }

    /// No record comes any more: what waits for a match goes on without one.
    func endAwaitedSteps() {
        let steps = awaitedSteps
        (awaitedSteps, earlyMarks) = ([], [])
        // Without a record there is none to go to, whatever the list still says of its load.
        if steps.isEmpty || total == 0 { return }
        arrangeNow()
        for step in steps { _ = take(step, isWhole: true) }
    }

    /// Moves the cursor to a place, or the nearest there is.
    package func moveCursor(to place: Int) {
        arrangeNow()
        // Where no record is there to move to, the one that is awaited is still.
        if shown.isEmpty { return }
        (awaitedSteps, wantedID) = ([], nil)
        leaveEarlyMarks()
        isCursorMoved = true
        cursor = max(0, min(place, shown.count - 1))
    }

    /// Moves the cursor to the record with this identity, if it is shown; it stays on it, whatever is under way.
    /// - Parameter place: where it was seen; nil where nobody knows.
    /// - Returns: whether it is shown.
    @discardableResult
    package func moveCursor(toID id: Item.ID, seenAt place: Int? = nil) -> Bool {
        let isThere = place.map { ids(at: $0..<$0 + 1).contains(id) } ?? false
        guard let found = isThere ? place : self.place(ofID: id) else { return false }
        (wantedID, aim, awaitedSteps) = (nil, .record, [])
        leaveEarlyMarks()
        (cursor, isCursorMoved) = (found, true)
        return true
    }

    /// The place of the record with this identity among those shown; nil where it is none of them.
    package func place(ofID id: Item.ID) -> Int? { table.rows(of: [id])[id].flatMap(arrangement.place(ofRow:)) }

    /// Moves the cursor to the next match, or to the one before; where the first record is still on its way, when that has come.
    package func moveCursorToMatch(forward: Bool) -> ListSearch.Step {
        arrangeNow()
        if isAwaited {
            awaitedSteps.append(.nextMatch(forward: forward))
            return .awaited
        }
        guard let match = search.match(from: cursor, forward: forward) else { return .nothing }
        moveCursor(to: match.place)
        return match.step
    }
}
