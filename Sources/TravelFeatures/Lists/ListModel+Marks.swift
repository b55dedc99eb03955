import TravelKit

extension ListModel {
    /// Marks the record under the cursor, or takes its mark away, and goes on to the next; where either is still on its way, when that has
    /// come.
    package func toggleMark() {
        if isAwaited || awaitsPage { return awaitedSteps += [.mark, .goOn] }
        rowIsMeant()
        // Whoever has marked the last of those that are there means the next, and not the same again.
        if awaitedSteps.contains(where: \.isOfMark) || earlyMarks.contains(where: { $0.isCursorKept && $0.steps.first != .whole }) {
            return awaitedSteps += [.mark, .goOn]
        }
        leaveEarlyMarks()
        markNow()
        if cursor + 1 >= count, !isWhole, state.isLoading {
            (awaitedSteps, wantedID) = ([.goOn], nil)
        } else {
            moveCursor(by: 1)
        }
    }

    /// Marks the record under the cursor, or takes its mark away.
    func markNow() {
        guard shown.indices.contains(cursor) else { return }
        let (place, row) = (cursor, shown[cursor])
        // Of a long list it takes a while to look for all that are marked: what was found before goes on.
        let before = marks.isEmpty ? [] : foundPlaces
        marked.toggle(table.id(at: Int(row)), at: row)
        if let before { foundMarks = (arrangementCount, marks, before.toggling(place)) }
        // What comes before it moves the cursor with it.
        isCursorMoved = true
    }

    /// Marks these records, each of which was marked before is no longer.
    package func toggleMarks(of items: [Item]) {
        var marks = marked
        for (id, row) in table.rows(of: Set(items.map(\.id))) { marks.toggle(id, at: UInt32(row)) }
        marked = marks
    }

    /// Whether records will be marked when they have come.
    package var awaitsMarks: Bool { awaitedSteps.contains(.mark) || !earlyMarks.isEmpty }

    /// How many marks wait for their records.
    var awaitedMarkCount: Int { (awaitedSteps + earlyMarks.flatMap(\.steps)).count(where: { $0 == .mark }) }

    /// Takes every mark away, also those that wait for their records, past which the cursor goes all the same.
    package func clearMarks() {
        marked = ListMarks()
        awaitedSteps.removeAll { $0 == .mark }
        earlyMarks = []
    }

    /// Takes the marks away of what a whole list does not have any more. Of what somebody else could see nobody is told.
    func forgetGoneMarks() {
        let (count, areOfOthers) = (marks.count, marked.areOfOthers)
        marked.forgetGone()
        if !areOfOthers, marks.count < count { goneMarks = GoneMarks(count: count - marks.count, why: .leftList) }
    }

    /// The user has seen that marks have gone.
    package func goneMarksSeen() { if goneMarks != nil { goneMarks = nil } }

    /// The records that are marked: those that are shown first, as they are, then the others in the list's order.
    package var markedItems: ListItems<Item> {
        let visible = shownMarkedRows
        let others = Set(marked.rows.values).subtracting(visible)
        return ListItems(visible + (others.isEmpty ? [] : table.order.filter(others.contains)), of: table)
    }

    /// Those of the marked records that the filter shows, in the order in which it does.
    package var shownMarkedItems: ListItems<Item> { ListItems(shownMarkedRows, of: table) }

    /// How many records are marked that the filter shows.
    package var shownMarkCount: Int { count < total ? shownMarkedPlaces.count : marked.rows.count }

    /// Whether marked records are meant, rather than the one under the cursor: those that a filter hides nobody sees.
    package var meansMarked: Bool { !shownMarkedPlaces.isEmpty }

    /// The records that the user means: those of the marked ones that the filter shows, or else the one under the cursor.
    package var meantItems: [Item] { meansMarked ? Array(shownMarkedItems) : selected.map { [$0] } ?? [] }

    private var shownMarkedRows: [UInt32] {
        let shown = self.shown
        return shownMarkedPlaces.map { shown[$0] }
    }

    private var shownMarkedPlaces: [Int] {
        if marks.isEmpty { return [] }
        // Each frame asks for them, and a long list takes a while to be looked through.
        if let foundPlaces { return foundPlaces }
        let (rows, shown) = (Set(marked.rows.values), self.shown)
        let places = shown.indices.filter { rows.contains(shown[$0]) }
        foundMarks = (arrangementCount, marks, places)
        return places
    }

    /// Where marked records are shown; nil where nobody has looked for them since these were others.
    private var foundPlaces: [Int]? {
        let (marks, version) = (self.marks, arrangementCount)
        return foundMarks.flatMap { $0.arrangement == version && $0.marks == marks ? $0.places : nil }
    }
}

extension [Int] {
    /// These numbers, which ascend, with one more or, where it is among them, without it.
    fileprivate func toggling(_ number: Int) -> [Int] {
        var numbers = self
        let index = firstIndex { $0 >= number } ?? endIndex
        if index < endIndex, self[index] == number { numbers.remove(at: index) } else { numbers.insert(number, at: index) }
        return numbers
    }
}
