import Observation
package import TravelKit

/// A list that loads, is filtered and sorted, and has a cursor on one of its records. The cursor stays on its record when records come and
/// go or change their order.
@MainActor @Observable
package final class ListModel<Item: Identifiable & Sendable> where Item.ID: Sendable {
    /// Which records a filter shows first.
    package enum Order: Sendable {
        /// Those that match best.
        case byMatch
        /// The list's own order is kept.
        case kept
    }

    /// The records, and whether they are on their way.
    package private(set) var state: Loadable<[ListEntry<Item>]> = .idle
    /// How old the records are, whatever has become of later loads; nil when there are none.
    package private(set) var freshness: Freshness?
    /// How far the load is, while there is one.
    package private(set) var progress: LoadProgress = .complete
    /// How many records could not be read.
    package private(set) var skipped = 0
    /// Which of several sources failed, while the others gave the records.
    package private(set) var failures: [SourceFailure] = []
    /// What the list is filtered by.
    package private(set) var query = ""
    /// How strictly the filter's words were looked for to find anything.
    package private(set) var strictness = SearchQuery.Strictness.exact
    /// What the list is sorted by; nil for its own order.
    package private(set) var sort: ListSort?
    /// The places in `entries` of the records that are shown, in the order in which they are.
    package internal(set) var shown: [Int] = []
    /// The cursor's place among the records shown; 0 when there are none.
    package private(set) var cursor = 0
    /// Which records are marked, whether the filter shows them or not.
    package internal(set) var marks: Set<Item.ID> = []
    /// What is searched for without filtering.
    package internal(set) var search = ListSearch()

    @ObservationIgnored private let order: Order
    @ObservationIgnored private let sortKey: @MainActor (Item, Column.ID) -> SortKey
    @ObservationIgnored private var filter = ListFilter<Item>()
    /// The places of all records in the order of the sort, and each record's place in it; empty for the list's own order.
    @ObservationIgnored private var sorted: [Int] = []
    @ObservationIgnored private var sortedPlaces: [Int] = []
    /// The identity, in words, of the record that the cursor goes to when it comes, unless the user has moved it by then.
    @ObservationIgnored var wantedID: String?
    @ObservationIgnored private var task: Task<Void, Never>?

    /// An empty list.
    ///
    /// - Parameter sortKey: what a record is sorted by in a column.
    package init(order: Order, sortKey: @escaping @MainActor (Item, Column.ID) -> SortKey = { _, _ in .missing }) {
        self.order = order
        self.sortKey = sortKey
    }

    isolated deinit { task?.cancel() }

    // MARK: Records

    var entries: [ListEntry<Item>] { state.value ?? [] }

    /// How many records there are.
    package var total: Int { entries.count }

    /// Whether there is a filter that says something.
    package var isFiltered: Bool { !SearchQuery(query).isEmpty }

    /// How many records the filter shows.
    package var count: Int { shown.count }

    /// The record at a place among those shown.
    package func item(at place: Int) -> Item? {
        shown.indices.contains(place) ? entries[shown[place]].item : nil
    }

    /// The record under the cursor.
    package var selected: Item? { item(at: cursor) }

    /// The record that comes first, whatever the filter shows.
    package var first: Item? { entries.first?.item }

    /// Every record, in the list's order.
    package var items: [Item] { entries.map(\.item) }

    // MARK: Loading

    /// Loads the list anew; a load under way is cancelled. What is there stays visible until something better has come.
    ///
    /// - Parameters:
    ///   - reading: where the records come from.
    ///   - prepare: puts them in order and makes their search keys; called off the main actor.
    ///   - whenLoaded: called once the load has ended well, unless the user has moved the cursor meanwhile.
    package func load(
        _ reading: Reading<Item>, prepare: @escaping @Sendable ([Item]) -> [ListEntry<Item>],
        whenLoaded: (@MainActor (ListModel) -> Void)? = nil
    ) {
        let place = cursor
        task?.cancel()
        state.begin()
        progress = .partial(done: 0, of: nil)
        task = Task { [weak self] in
            var whole = Part<Item>([])
            var preparedCount = 0
            do throws(RepositoryError) {
                for try await part in reading {
                    whole.take(part)
                    // A long list comes in many pieces: it is prepared when it has doubled and when it is whole, not with each of them.
                    let isPiece = part.placement == .appends && part.progress != .complete
                    if isPiece, whole.values.count > 1000, whole.values.count < 2 * preparedCount { continue }
                    preparedCount = whole.values.count
                    let entries = await Self.prepared(whole.values, by: prepare)
                    if Task.isCancelled { return }
                    self?.take(entries, of: whole)
                }
                guard let self else { return }
                await finish(whole, by: prepare)
                if Task.isCancelled { return }
                if cursor == place { whenLoaded?(self) }
            } catch {
                if !Task.isCancelled { self?.fail(error) }
            }
        }
    }

    /// Waits until the load under way, if any, has ended.
    package func settled() async { await task?.value }

    /// Puts records into the list that are at hand.
    package func set(_ entries: [ListEntry<Item>], freshness: Freshness = .live) {
        self.freshness = freshness
        replace(.loaded(entries, freshness))
        forgetGoneMarks()
    }

    /// Shows why the records could not be had; those that are there stay.
    package func fail(_ error: RepositoryError) {
        state.fail(error)
        progress = .complete
    }

    @concurrent
    private nonisolated static func prepared(
        _ items: [Item], by prepare: @Sendable ([Item]) -> [ListEntry<Item>]
    ) async -> [ListEntry<Item>] {
        prepare(items)
    }

    private func take(_ entries: [ListEntry<Item>], of part: Part<Item>) {
        progress = part.progress
        // A new generation that is not whole yet replaces an old one only when it shows no less.
        let isWorthShowing = part.progress == .complete || entries.count >= total
        if isWorthShowing { show(entries, of: part) }
    }

    private func show(_ entries: [ListEntry<Item>], of part: Part<Item>) {
        freshness = part.freshness
        skipped = part.skipped
        failures = part.failures
        replace(.loading(previous: entries))
    }

    private func finish(_ part: Part<Item>, by prepare: @Sendable ([Item]) -> [ListEntry<Item>]) async {
        if part.progress != .complete {
            // The read has ended without saying that it is whole: what came is all there is.
            let entries = await Self.prepared(part.values, by: prepare)
            if Task.isCancelled { return }
            show(entries, of: part)
        }
        progress = .complete
        state = .loaded(entries, part.freshness)
        forgetGoneMarks()
    }

    private func replace(_ new: Loadable<[ListEntry<Item>]>) {
        let selectedID = selected?.id
        let place = cursor
        state = new
        filter.recordsChanged()
        arrange()
        if let wantedID, let wanted = shown.firstIndex(where: { "\(entries[$0].item.id)" == wantedID }) {
            self.wantedID = nil
            cursor = wanted
        } else if let selectedID, let kept = self.place(of: selectedID) {
            cursor = kept
        } else {
            cursor = max(0, min(place, shown.count - 1))
        }
    }

    // MARK: Filter and order

    /// Filters by `text`; the cursor goes to the record that is shown first, or, with an empty text, stays on its record.
    package func filter(by text: String) {
        guard text != query else { return }
        let selectedID = selected?.id
        query = text
        show()
        cursor = 0
        if SearchQuery(text).isEmpty, let selectedID, let kept = place(of: selectedID) { cursor = kept }
    }

    /// Sorts by a column, or by none; the cursor stays on its record.
    package func sort(by sort: ListSort?) {
        self.sort = sort
        sortValuesChanged()
    }

    /// Something that the list may be sorted by has changed, other than the records.
    package func sortValuesChanged() {
        let selectedID = selected?.id
        arrange()
        if let selectedID, let kept = place(of: selectedID) { cursor = kept }
    }

    /// Puts the records in order, then shows those that the filter lets through.
    private func arrange() {
        let entries = self.entries
        sorted = sort.map { sort in sort.order(entries.map { sortKey($0.item, sort.column) }) } ?? []
        sortedPlaces = Array(repeating: 0, count: sorted.count)
        for (place, entry) in sorted.enumerated() { sortedPlaces[entry] = place }
        show()
    }

    private func show() {
        let entries = self.entries
        let query = SearchQuery(self.query)
        strictness = .exact
        if query.isEmpty {
            shown = sort == nil ? Array(entries.indices) : sorted
        } else {
            filter.apply(query, to: entries)
            strictness = filter.strictness
            if sort != nil {
                shown = filter.found.sorted { sortedPlaces[$0] < sortedPlaces[$1] }
            } else {
                // What is found less strictly is worth nothing unless the best of it comes first.
                shown = order == .byMatch || strictness != .exact ? filter.byMatch : filter.found
            }
        }
        findMatches()
    }

    /// The place of a record among those shown; nil when it is not shown.
    func place(of id: Item.ID) -> Int? {
        let entries = self.entries
        return shown.firstIndex { entries[$0].item.id == id }
    }

    // MARK: Cursor

    /// Moves the cursor by so many records, as far as there are any.
    package func moveCursor(by step: Int) {
        let (place, overflow) = cursor.addingReportingOverflow(step)
        moveCursor(to: overflow ? .max : place)
    }

    /// Moves the cursor to a place, or the nearest there is.
    package func moveCursor(to place: Int) {
        wantedID = nil
        cursor = max(0, min(place, shown.count - 1))
    }

    /// Moves the cursor to the record with this identity, if it is shown.
    package func moveCursor(toID id: Item.ID) {
        if let place = place(of: id) { cursor = place }
    }
}
