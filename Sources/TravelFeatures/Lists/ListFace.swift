import TravelKit

/// What can be seen of a list.
struct ListFace<Item: Identifiable & Sendable> where Item.ID: Sendable {
    var state: Loadable<any ListTable<Item>> = .idle
    var freshness: Freshness?
    var progress: LoadProgress = .complete
    var skipped = 0
    var whySkipped: String?
    var isWhole = true
    var isOfSeveralSources = false
    var failures: [SourceFailure] = []
    /// How the list is shown.
    var arrangement: ListArrangement<Item>
    /// How it is wanted: the same, unless that takes a while.
    var wish: ListWish<Item.ID>
    var cursor = 0
    var marks = ListMarks<Item.ID>()
    var tableVersion = 0
    var arrangementCount = 0

    /// The record under the cursor.
    var selected: Item? { arrangement.item(at: cursor) }

    /// Whether a record is under the cursor.
    var hasSelected: Bool { arrangement.shown.indices.contains(cursor) }

    /// Whether the load failed behind what is there.
    var isBrokenOff: Bool { state.error != nil && !isWhole }

    /// What is to be seen of some places among the records shown, as far as there are any.
    func window(_ places: Range<Int>) -> ListWindow<Item> {
        let rows = Array(arrangement.shown[places.clamped(to: arrangement.shown.indices)])
        return ListWindow(table: arrangement.table, version: tableVersion, rows: rows, marks: marks.ids)
    }
}
