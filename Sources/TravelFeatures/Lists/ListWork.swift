/// The work of showing a list in another way, for whichever thread does it.
struct ListWork<Item: Identifiable & Sendable>: Sendable where Item.ID: Sendable {
    /// The records where they are new; nil to show those that are there.
    let piece: ListPiece<Item>?
    let wish: ListWish<Item.ID>
    let before: ListArrangement<Item>
    /// The cursor's place, where it is to stay on its record; nil where it goes elsewhere.
    let cursor: Int?
    /// The records whose rows are wanted.
    let known: Set<Item.ID>
    /// A record whose row is wanted, by its identity in words.
    let named: String?
    let run: SearchRun

    struct Result: Sendable {
        var arrangement: ListArrangement<Item>
        /// Where the cursor is then; nil where nothing says.
        var cursor: Int?
        /// The rows of the known records, as far as they are there.
        var knownRows: [Item.ID: Int]
        var namedRow: Int?
    }

    /// What came of it; nil when the run was cancelled.
    func result() -> Result? {
        // A sort that has begun goes on to its end.
        if run.isCancelled { return nil }
        let table = piece?.table ?? before.table
        guard let arrangement = ListArrangement(table, wish, after: before, isSameTable: piece == nil, run) else { return nil }
        return Result(
            arrangement: arrangement, cursor: cursor.flatMap { place(of: $0, in: arrangement) },
            knownRows: known.isEmpty ? [:] : table.rows(of: known), namedRow: named.flatMap(table.row(of:)))
    }

    /// Where a cursor is in what came of it that was at a place before; nil where nothing says.
    func place(of cursor: Int, in arrangement: ListArrangement<Item>) -> Int? {
        arrangement.place(following: cursor, in: before, isSameTable: piece == nil)
    }

    /// The same, off the main actor.
    @concurrent
    func concurrentResult() async -> Result? { result() }
}
