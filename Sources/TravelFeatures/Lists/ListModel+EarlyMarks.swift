import TravelKit

/// Marks that came before their records, and before the list was filtered or sorted otherwise: they are of records as these were to be
/// shown then.
struct EarlyMarks<ID: Hashable & Sendable> {
    /// How the list was to be shown.
    let wish: ListWish<ID>
    /// The marks, and the steps of the cursor between them.
    var steps: [AwaitedStep]
    /// The record to which these have led by now; nil before the first one.
    var place: ID?
    /// Whether the list's cursor goes to that record, too.
    var isCursorKept: Bool
}

extension ListModel {
    /// The list is about to be filtered or sorted otherwise, or the cursor to be moved: marks that wait for their records mean those that
    /// were to be shown before, and steps that wait for the whole list are given up.
    /// - Parameter isCursorKept: whether the cursor stays on its record then.
    func setMarksAside(isCursorKept: Bool) {
        let isOfWhole = awaitedSteps.first == .whole
        if awaitedSteps.contains(.mark) {
            // Where nobody has moved the cursor, they begin at the first record, whichever that is by then.
            let place = isCursorMoved || cursor > 0 ? selected?.id : nil
            earlyMarks.append(
                EarlyMarks(wish: face.wish, steps: awaitedSteps, place: place, isCursorKept: isCursorKept && !isOfWhole))
            awaitedSteps = []
        }
        if isOfWhole { awaitedSteps = [] }
        // In another order another one is the next.
        awaitedSteps.removeAll { $0 == .goOn }
    }

    /// The cursor was moved: it follows the marks that wait no more, which mean what they meant.
    func leaveEarlyMarks() { for index in earlyMarks.indices { earlyMarks[index].isCursorKept = false } }

    /// No record comes any more: marks mean those that are there, and the cursor goes where they have led.
    func endEarlyMarks() {
        guard !earlyMarks.isEmpty else { return }
        takeEarlyMarks(in: table, isWhole ? .all : .cutShort, isMixed: false)
        guard let wantedID, let place = table.row(of: wantedID).flatMap({ arrangement.place(ofRow: $0) }) else { return }
        (cursor, self.wantedID) = (place, nil)
    }

    /// Marks what was meant before the list was to be filtered or sorted otherwise, as far as it is among the records that have come.
    func takeEarlyMarks(in piece: ListPiece<Item>) {
        takeEarlyMarks(
            in: piece.table, piece.notes.progress == .complete ? .all : .some, isMixed: piece.notes.isOfSeveralSources)
    }

    /// - Parameter isMixed: whether records that come later may be shown before these, however the list was to be shown.
    private func takeEarlyMarks(in table: any ListTable<Item>, _ arrival: ListArrival, isMixed: Bool) {
        guard !earlyMarks.isEmpty else { return }
        let all = earlyMarks
        earlyMarks = []
        for var early in all {
            // Which is the last record, or one by its number, is known when all have come: before that nothing need be arranged for it.
            if arrival == .some, early.steps.first?.isOfWhole == true {
                earlyMarks.append(early)
                continue
            }
            let before = ListArrangement<Item>(isByMatch: early.wish.isByMatch)
            let run = SearchRun()
            guard let list = ListArrangement(table, early.wish, after: before, isSameTable: false, run) else { continue }
            if arrival == .some, isMixed || list.isMixed {
                early.steps.insert(.whole, at: 0)
                earlyMarks.append(early)
                continue
            }
            var cursor = early.place.flatMap { list.table.rows(of: [$0])[$0] }.flatMap(list.place(ofRow:)) ?? 0
            while let step = early.steps.first, let lead = list.lead(of: step, from: cursor, page: page, arrival) {
                if step == .mark, list.shown.indices.contains(cursor) {
                    let row = list.shown[cursor]
                    marked.toggle(list.table.id(at: Int(row)), at: row)
                }
                cursor = lead.place
                early.steps.removeFirst()
                // The marks behind it are of records that do not come.
                if !lead.isMeant { break }
            }
            early.place = list.item(at: cursor)?.id
            if early.isCursorKept, let place = early.place { (wantedID, isCursorMoved) = ("\(place)", true) }
            if !early.steps.isEmpty { earlyMarks.append(early) }
        }
    }
}
