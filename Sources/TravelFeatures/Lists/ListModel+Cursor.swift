import TravelKit

extension ListModel {
    /// Moves the cursor by so many records, as far as there are any; where the first is still on its way, when that has come.
    package func moveCursor(by step: Int) { moveCursor(.records(step)) }

    /// Moves the cursor by so many pages; where the first record is still on its way, or no page of them was drawn yet, when one was.
    package func moveCursor(byPages count: Int) { moveCursor(.pages(count)) }

    /// The same by half pages.
    package func moveCursor(byHalfPages count: Int) { moveCursor(.halfPages(count)) }

    private func moveCursor(_ step: AwaitedStep) {
        arrangeNow()
        if isAwaited || awaitsPage || step.isOfPage && !page.isKnown { return awaitedSteps.append(step) }
        let (place, overflow) = cursor.addingReportingOverflow(step.distance(pageRows: page.rows))
        moveCursor(to: overflow ? .max : place)
    }

    /// Moves the cursor to the record at a place, or the nearest there is; where the first is still on its way, when all have come:
    /// others may come before it.
    /// - Returns: whether it waits.
    package func goTo(place: Int) -> Bool {
        arrangeNow()
        if isAwaited || awaitsPage {
            awaitedSteps.append(.place(place))
            return true
        }
        moveCursor(to: place)
        return false
    }

    /// Moves the cursor to the last record; where the first is still on its way, when all have come.
    package func moveCursorToEnd() {
        arrangeNow()
        if isAwaited || awaitsPage { return awaitedSteps.append(.last) }
        moveCursor(to: .max)
    }

    /// Has the cursor go to the first match when records have come, or no longer: the steps to matches of the text before go with that.
    func awaitMatch(_ isWanted: Bool) {
        while awaitedSteps.last?.isOfSearch == true { awaitedSteps.removeLast() }
        if isWanted { awaitedSteps.append(.match) }
    }

    /// Has something wait for the row under the cursor as a step to that would; where rows are there, it is meant as it is.
    package func awaitRow() { if isAwaited { awaitedSteps.append(.records(0)) } }

    /// The list is drawn with so many records on a page.
    package func drawn(pageRows: Int) { page = (pageRows, count > 0) }

    /// Whether steps wait for how many records a page has, now that these are there.
    package var awaitsPage: Bool { !page.isKnown && count > 0 && (awaitedSteps + earlyMarks.flatMap(\.steps)).contains(where: \.isOfPage) }

    /// The page was drawn, be it seen or not: it is known how many records it has. Steps that waited only for that are taken.
    package func pageIsDrawn() {
        page.isKnown = true
        if state.isLoading || isComing() { takeAwaitedSteps() } else { endAwaitedSteps() }
    }

    /// The user means a row that is there, or leaves the page: steps that wait for the whole list are given up, but for their marks.
    package func rowIsMeant() { if awaitedSteps.first == .whole { setMarksAside(isCursorKept: false) } }

    /// Whether steps wait for records, after which the cursor is on another one.
    var awaitsSteps: Bool { !awaitedSteps.isEmpty || earlyMarks.contains(where: \.isCursorKept) }

    /// Takes the steps that were waiting for records, where these have come. A match, or the record to which a step leads, may be
    /// among those that are still to come: the steps wait for it until the cursor is moved, or the list is whole.
    /// - Parameters:
    ///   - areFirst: whether no record was shown before those that are. Steps that came before the first ones wait for the whole list where
    ///     others may be shown before these.
    ///   - isEnd: whether no other comes, be these all or not.
    func takeAwaitedSteps(areFirst: Bool = false, isEnd: Bool = false) {
        guard let first = awaitedSteps.first, total > 0 else { return }
        if areFirst, !isWhole, first != .whole, face.isOfSeveralSources || arrangement.isMixed { awaitedSteps.insert(.whole, at: 0) }
        if !isEnd, earlyMarks.contains(where: \.isCursorKept) { return }
        var (steps, lost) = (awaitedSteps, [AwaitedStep]())
        awaitedSteps = []
        while let step = steps.first, let lead = arrangement.lead(of: step, from: cursor, page: page, arrival(isEnd: isEnd)) {
            steps.removeFirst()
            switch step {
            case .mark: markNow()
            // What waits only for the row under the cursor leaves it where it is.
            case .records(0), .whole: break
            case .records, .pages, .halfPages, .place, .last, .match, .nextMatch, .goOn: moveCursor(to: lead.place)
            }
            if lead.isMeant { continue }
            lost += steps.filter(\.isOfMark)
            steps.removeAll(where: \.isOfMark)
        }
        awaitedSteps = steps + lost
    }

    /// How much is there.
    /// - Parameter isEnd: whether no other record comes, be these all or not.
    private func arrival(isEnd: Bool) -> ListArrival { isWhole ? .all : isEnd ? .cutShort : .some }

    /// No record comes any more: steps mean those that are there, and what waits for a match goes on without one. Marks of records that do
    /// not come are lost.
    func endAwaitedSteps() {
        // Without a record there is none to go to, whatever the list still says of its load.
        if total == 0 { (awaitedSteps, earlyMarks) = ([], []) }
        guard !awaitedSteps.isEmpty || !earlyMarks.isEmpty else { return }
        arrangeNow()
        endEarlyMarks()
        takeAwaitedSteps(isEnd: true)
        if awaitsPage { return }
        let lost = awaitedMarkCount
        (awaitedSteps, earlyMarks) = ([], [])
        if lost > 0 { goneMarks = GoneMarks(count: lost, why: .didNotCome) }
    }

    /// Moves the cursor to a place, or the nearest there is.
    package func moveCursor(to place: Int) {
        arrangeNow()
        // Where no record is there to move to, the one that is awaited is still.
        if shown.isEmpty { return }
        setMarksAside(isCursorKept: false)
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
        setMarksAside(isCursorKept: false)
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
        if isAwaited || awaitsPage {
            awaitedSteps.append(.nextMatch(forward: forward))
            return .awaited
        }
        guard let match = search.match(from: cursor, forward: forward) else { return .nothing }
        moveCursor(to: match.place)
        return match.step
    }
}
