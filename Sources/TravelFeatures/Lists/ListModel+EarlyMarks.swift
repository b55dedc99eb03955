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
    /// The list is about to be filtered or sorted otherwise: marks that wait for their records mean those that were to be shown before.
    /// - Parameter isCursorKept: whether the cursor stays on its record then.
    func setMarksAside(isCursorKept: Bool) {
        if awaitedSteps.contains(.mark) {
            earlyMarks.append(EarlyMarks(wish: face.wish, steps: awaitedSteps, place: selected?.id, isCursorKept: isCursorKept))
            awaitedSteps = []
        }
        // In another order another one is the next.
        awaitedSteps.removeAll { $0 == .goOn }
    }

    /// The cursor was moved: it follows the marks that wait no more, which mean what they meant.
    func leaveEarlyMarks() { for index in earlyMarks.indices { earlyMarks[index].isCursorKept = false } }

    /// Marks what was meant before the list was to be filtered or sorted otherwise, as far as it is among these records, which are about to
    /// be shown.
    func takeEarlyMarks(in piece: ListPiece<Item>) {
        guard !earlyMarks.isEmpty else { return }
        let (all, isWhole) = (earlyMarks, piece.notes.progress == .complete)
        earlyMarks = []
        for var early in all {
            // Which is the last record, or one by its number, is known when all have come: before that nothing need be arranged for it.
            if !isWhole, early.steps.first.map(isOfWhole) == true {
                earlyMarks.append(early)
                continue
            }
            let before = ListArrangement<Item>(isByMatch: early.wish.isByMatch)
            let run = SearchRun()
            guard let list = ListArrangement(piece.table, early.wish, after: before, isSameTable: false, run) else { continue }
            var cursor = early.place.flatMap { list.table.rows(of: [$0])[$0] }.flatMap(list.place(ofRow:)) ?? 0
            while let step = early.steps.first, let next = place(after: step, from: cursor, in: list, isWhole: isWhole) {
                if step == .mark, list.shown.indices.contains(cursor) {
                    let row = list.shown[cursor]
                    marked.toggle(list.table.id(at: Int(row)), at: row)
                }
                cursor = next
                early.steps.removeFirst()
            }
            early.place = list.item(at: cursor)?.id
            if early.isCursorKept, let place = early.place { (wantedID, isCursorMoved) = ("\(place)", true) }
            if !early.steps.isEmpty { earlyMarks.append(early) }
        }
    }

    /// Whether a step leads to a record that is known when all have come.
    private func isOfWhole(_ step: AwaitedStep) -> Bool {
        switch step {
        case .place, .last: true
        case .records, .match, .nextMatch, .mark, .goOn: false
        }
    }

    /// Where a step leads; nil where that may be among what is still to come.
    private func place(after step: AwaitedStep, from cursor: Int, in list: ListArrangement<Item>, isWhole: Bool) -> Int? {
        let last = list.shown.count - 1
        switch step {
        case .records(let count):
            let (place, overflow) = cursor.addingReportingOverflow(count)
            return isWhole || !overflow && place <= last ? max(0, min(overflow ? .max : place, last)) : nil
        case .place(let place): return isWhole ? max(0, min(place, last)) : nil
        case .last: return isWhole ? max(0, last) : nil
        case .match: return list.search.match(from: cursor - 1, forward: true)?.place ?? (isWhole ? cursor : nil)
        case .nextMatch(let forward):
            let match = list.search.match(from: cursor, forward: forward)
            return isWhole || match?.step == .found ? match?.place ?? cursor : nil
        case .mark: return isWhole || cursor <= last ? cursor : nil
        case .goOn: return cursor < last ? cursor + 1 : isWhole ? cursor : nil
        }
    }
}
