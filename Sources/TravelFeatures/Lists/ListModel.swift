package import TravelKit

/// A list that loads, is filtered and sorted, and has a cursor on one of its records. The cursor stays on its record when records come and
/// go or change their order.
///
/// A long list is sorted and filtered off the main actor, and shown as it was until that is done.
@MainActor
package final class ListModel<Item: Identifiable & Sendable> where Item.ID: Sendable {
    /// Which records a filter shows first.
    package enum Order: Sendable {
        /// Those that match best.
        case byMatch
        /// The list's own order is kept.
        case kept
    }

    private let signal = ChangeSignal()
    private var known: ListFace<Item>
    /// Lent and changed in its place: who wants to know where the cursor is needs no copy of all the rest. It is observed, which takes
    /// longer than a look at it: who wants to know much of it looks once.
    private(set) var face: ListFace<Item> {
        _read {
            arrangeDue()
            signal.seen()
            yield known
        }
        _modify {
            arrangeDue()
            yield &known
            signal.changed()
        }
    }
    /// Whether what was typed has yet to be looked for. It is when somebody looks: of keys that come in one burst only the last costs anything.
    private var isDue = false

    /// The records, and whether they are on their way.
    package private(set) var state: Loadable<any ListTable<Item>> {
        get { face.state }
        set { face.state = newValue }
    }
    /// How old the records are, whatever has become of later loads; nil when there are none.
    package var freshness: Freshness? { face.freshness }
    /// How far the load is, while there is one.
    package private(set) var progress: LoadProgress {
        get { face.progress }
        set { face.progress = newValue }
    }
    /// How many records could not be read.
    package var skipped: Int { face.skipped }
    /// Where and why the first of them could not; nil where nobody knows.
    package var whySkipped: String? { face.whySkipped }
    /// Whether the records are all of one answer, rather than those of it that have come.
    package var isWhole: Bool { face.isWhole }
    /// The cursor's place among the records shown; 0 when there are none.
    package internal(set) var cursor: Int {
        get { face.cursor }
        set { face.cursor = newValue }
    }
    /// Which records are marked, whether the filter shows them or not.
    package var marks: Set<Item.ID> { marked.ids }
    var marked: ListMarks<Item.ID> {
        get { face.marks }
        set { face.marks = newValue }
    }
    /// Counts the times that other records were shown, or in another order.
    package var arrangementCount: Int { face.arrangementCount }
    /// Lent: who wants to know how many there are needs no copy of the rest.
    var arrangement: ListArrangement<Item> { _read { yield face.arrangement } }
    private var wish: ListWish<Item.ID> {
        get {
            signal.seen()
            return known.wish
        }
        set {
            known.wish = newValue
            signal.changed()
        }
    }

    private let order: Order
    let sortKey: EntryTable<Item>.SortValue
    /// The records that come first when the list is sorted by a column that only they have; nil for any other column.
    private let firstIDs: @MainActor (Column.ID) -> Set<Item.ID>?
    /// The longest list that is sorted and filtered at once.
    private let immediateCount: Int
    private let clock: any Clock<Duration>
    /// The generation of the records that are shown; nil before there are any.
    private var generation: ListPiece<Item>.Generation?
    /// Whether the user has moved the cursor since the program put it at the top; until then it stays there while the list grows or is sorted.
    var isCursorMoved = false
    /// The identity, in words, of the record that the cursor goes to when it comes, unless the user has moved it by then.
    var wantedID: String?
    /// The places of the marked records among those shown, and of which arrangement and marks they are.
    var foundMarks: (arrangement: Int, marks: Set<Item.ID>, places: [Int])?
    private let loading = LoadTask()

    /// What is being made ready to be shown: how, with which records where they are new, and where the cursor goes.
    private var run: SearchRun?
    private var arranging: Task<Void, Never>?
    private var coming: ListPiece<Item>?
    var aim = ListAim.record
    /// Steps of the cursor, and marks, that came while there was no record and some were on their way.
    var awaitedSteps: [AwaitedStep] = []
    /// How many records a page has, as it was drawn last, and whether any were shown then: details of one leave less room.
    package internal(set) var page = (rows: 1, isKnown: false)
    /// Marks that came before the list was filtered or sorted as it is wanted now.
    var earlyMarks: [EarlyMarks<Item.ID>] = []
    /// Marks that have gone with their records, until the user has seen that; nil for none.
    var goneMarks: GoneMarks?
    /// Whether records are on their way that are not loaded here, but put in when they have come (`set`).
    var isComing: @MainActor () -> Bool = { false }
    /// Whether there are records elsewhere that a load which is not of all leaves out.
    package var hasOthers: @MainActor () -> Bool = { false }
    /// Says what the filter or the search lacks; it is observed.
    var findLack: @MainActor () -> ListLack? = { nil }

    /// An empty list.
    ///
    /// - Parameters:
    ///   - immediateCount: the longest list that is sorted and filtered at once, rather than off the main actor.
    ///   - clock: says when what has come of a load is shown, however little it is (`ListPiece`).
    ///   - sortKey: what a record is sorted by in a column, in lists of entries.
    ///   - first: the records that come first when the list is sorted by a column that only some have; nil for any other column.
    package init(
        order: Order, immediateCount: Int = 5000, clock: any Clock<Duration> = ContinuousClock(),
        sortKey: @escaping EntryTable<Item>.SortValue = { _, _ in .missing },
        first: @escaping @MainActor (Column.ID) -> Set<Item.ID>? = { _ in nil }
    ) {
        (self.order, self.immediateCount, self.clock, firstIDs, self.sortKey) = (order, immediateCount, clock, first, sortKey)
        known = ListFace(arrangement: ListArrangement(isByMatch: order == .byMatch), wish: ListWish(isByMatch: order == .byMatch))
    }

    isolated deinit { run?.cancel() }

    // MARK: Records

    var table: any ListTable<Item> { arrangement.table }

    /// The rows that are shown, in the order in which they are.
    var shown: [UInt32] { arrangement.shown }

    /// How many records there are.
    package var total: Int { table.count }

    /// What the list is filtered by.
    package var query: String { wish.query }

    /// What the list is a part of all records by, which the filter narrows; empty where it has all of them.
    package var base: String { wish.base }

    /// What the list is sorted by; nil for its own order.
    package var sort: ListSort? { wish.sort }

    /// What is searched for without filtering, and where it is.
    package var search: ListSearch {
        var search = arrangement.search
        search.text = wish.search
        return search
    }

    /// How many records the filter shows.
    package var count: Int { shown.count }

    // MARK: Loading

    /// Loads the list into tables of its own kind, unless this is a reload while one is under way (`LoadTask`).
    /// - Parameters:
    ///   - makeBuilder: begins a table; called off the main actor.
    ///   - whenBegun: called where the load begins.
    package func load(
        _ reading: Reading<Item>, into makeBuilder: @escaping @Sendable () -> any ListTableBuilder<Item>, whenBegun: () -> Void = {},
        whenLoaded: (@MainActor (ListModel) -> Void)? = nil
    ) {
        let place = cursor
        loading.begin(reading) {
            whenBegun()
            state.begin()
            progress = .partial(done: 0, of: nil)
            dropComing()
        } load: { [weak self, clock] in
            do throws(RepositoryError) {
                try await ListPiece.load(reading, into: makeBuilder, clock: clock) { piece in
                    if !Task.isCancelled { await self?.take(piece) }
                    // The frame that shows it comes before the next is made.
                    await Task.yield()
                }
                if Task.isCancelled { return }
                guard let self else { return }
                finish()
                if cursor == place { whenLoaded?(self) }
            } catch {
                if !Task.isCancelled { self?.fail(error) }
            }
        }
    }

    /// Gives up the load under way, if any: another one follows that asks for something else, be both of them reloads.
    func giveUpLoad() { loading.giveUp() }

    /// Waits until the load under way, if any, has ended, and everything that was asked for is shown.
    package func settled() async {
        await loading.settled()
        arrangeDue()
        while let arranging { await arranging.value }
    }

    /// Puts records into the list that are at hand.
    /// - Parameters:
    ///   - forgetsMarks: whether what is not among them loses its mark; false where more are on their way.
    ///   - minute: the minute it is, where they are found by other texts in another one.
    package func set(
        _ entries: [ListEntry<Item>], freshness: Freshness = .live, forgetsMarks: Bool = true,
        minute: @escaping @Sendable () -> Int = { 0 }
    ) {
        let table = EntryTable(entries, sortKey: sortKey, minute: minute)
        show(ListPiece(table: table, notes: Part([], freshness: freshness), generation: .init()), isAtOnce: true)
        state = .loaded(table)
        endAwaitedSteps()
        if forgetsMarks { marked.forgetGone() }
    }

    /// Shows why the records could not be had; those that are there stay.
    package func fail(_ error: RepositoryError) {
        state.fail(error)
        progress = .complete
        if marked.areOfOthers { marked.forgetGone() }
        endAwaitedSteps()
    }

    /// Records of a load that was cancelled are not shown any more.
    private func dropComing() {
        guard coming != nil else { return }
        run?.cancel()
        (run, arranging, coming) = (nil, nil, nil)
        if !isArranged { show() }
    }

    private func take(_ piece: ListPiece<Item>) async {
        progress = piece.notes.progress
        // What is not whole yet takes the place of nothing, or of no more than it has itself. A whole list stays until another one is whole: that
        // may never come, and the cursor's record may be among the last.
        guard piece.notes.progress == .complete || total == 0 || piece.generation === generation || (!isWhole && piece.table.count >= total)
        else { return }
        show(piece)
        while coming != nil, let arranging { await arranging.value }
    }

    private func finish() {
        progress = .complete
        state = .loaded(table)
        endAwaitedSteps()
        // What this load has left out may exist all the same.
        if marked.areOfOthers || !hasOthers() && failures.isEmpty { forgetGoneMarks() }
    }

    // MARK: Filter and order

    /// Filters by `text`; the cursor goes to the record that is shown first, or, with an empty text, stays on its record.
    /// - Parameter base: what the list is a part of all records by from now on; nil to leave it. Of another part the first record is shown.
    package func filter(by text: String, in base: String? = nil) {
        let base = base ?? wish.base
        guard text != query || base != wish.base else { return }
        let isOtherPart = base != wish.base && !base.isEmpty
        setMarksAside(isCursorKept: text.isEmpty && !isOtherPart)
        // Without a filter the cursor stays on the record that the one before has found.
        if text.isEmpty, !isOtherPart { arrangeNow() } else { awaitedSteps = [] }
        (wish.query, wish.base) = (text, base)
        (aim, isDue) = (isOtherPart ? .top : .filtered, true)
        if isOtherPart { isCursorMoved = false }
    }

    /// Sorts by a column, or by none; the cursor stays on its record, or at the top of the list where nobody has moved it from there.
    package func sort(by sort: ListSort?) {
        setMarksAside(isCursorKept: true)
        // It goes to the match that is being looked for in the order before.
        if case .match = aim { arrangeNow() }
        if case .record = aim, cursor == 0 { aim = .top }
        wish.sort = sort
        sortValuesChanged()
    }

    /// Something that the list may be sorted or filtered by has changed, other than the records.
    package func sortValuesChanged() {
        (wish.first, wish.queryVersion) = (sort.flatMap { firstIDs($0.column) }, wish.queryVersion + 1)
        show()
    }

    /// Looks for `text` among the records shown, without filtering them.
    ///
    /// - Parameter place: where the cursor's way to the first match begins; nil when it stays where it is.
    package func search(for text: String, from place: Int? = nil) {
        guard text != wish.search || place != nil else { return }
        wish.search = text
        // Whether any are there is asked without arranging them: of several keys only the last one's search is made.
        if known.arrangement.table.count == 0, known.state.isLoading || isComing() {
            awaitMatch(place != nil)
        } else if let place {
            aim = .match(from: place)
        }
        isDue = true
    }

    /// The records that are there are sorted, filtered and searched, whatever is under way: what is typed next means what is shown then. Where
    /// that is done it costs nothing.
    package func arrangeNow() {
        arrangeDue()
        guard arranging != nil, !isArranged else { return }
        let piece = coming
        arrange(nil, isAtOnce: true)
        if let piece { show(piece) }
    }

    /// Whether the list is shown as it is wanted.
    private var isArranged: Bool { !arrangement.isBehind(wish) && arrangement.hasOrder(of: wish) }

    private func arrangeDue() {
        if isDue { show() }
    }

    /// Shows the list as it is wanted, with new records where there are any.
    private func show(_ piece: ListPiece<Item>? = nil, isAtOnce: Bool = false) {
        isDue = false
        if let piece { takeEarlyMarks(in: piece) }
        let piece = piece ?? coming
        arrange(piece, isAtOnce: isAtOnce || (piece?.table ?? table).count <= immediateCount)
    }

    private func arrange(_ piece: ListPiece<Item>?, isAtOnce: Bool) {
        run?.cancel()
        let run = SearchRun()
        let work = ListWork(
            piece: piece, wish: wish, before: arrangement, cursor: followed(piece), known: piece == nil ? [] : marks, named: wantedID,
            run: run)
        if isAtOnce {
            (self.run, arranging, coming) = (nil, nil, nil)
            if let result = work.result() { take(result, of: work) }
            return
        }
        (self.run, coming) = (run, piece)
        arranging = Task { [weak self] in
            let result = await work.concurrentResult()
            guard let self else { return }
            // What was typed since takes its place.
            arrangeDue()
            guard !run.isCancelled, let result else { return }
            (self.run, arranging, coming) = (nil, nil, nil)
            take(result, of: work)
        }
    }

    /// The cursor's place, where it stays on its record; nil where it goes elsewhere, or stays at the top of a list that is still growing.
    private func followed(_ piece: ListPiece<Item>?) -> Int? {
        switch aim {
        case .match: nil
        case .top where !isCursorMoved: nil
        case .filtered where !SearchQuery(known.wish.query).isEmpty: nil
        case .record, .filtered, .top: piece == nil || known.isWhole || known.cursor > 0 || isCursorMoved ? known.cursor : nil
        }
    }

    private func take(_ result: ListWork<Item>.Result, of work: ListWork<Item>) {
        var face = known
        let (place, new, followed) = (face.cursor, result.arrangement, self.followed(work.piece))
        (face.arrangement, face.arrangementCount) = (new, face.arrangementCount + 1)
        if let piece = work.piece {
            // Since the work began others may have been marked.
            let late = marks.subtracting(work.known)
            let rows = late.isEmpty ? result.knownRows : result.knownRows.merging(new.table.rows(of: late)) { $1 }
            face.marks.move(to: rows)
            generation = piece.generation
            (face.freshness, face.skipped, face.failures) = (piece.notes.freshness, piece.notes.skipped, piece.notes.failures)
            (face.whySkipped, face.isOfSeveralSources) = (piece.notes.whySkipped, piece.notes.isOfSeveralSources)
            face.state = .loading(previous: piece.table)
            (face.isWhole, face.tableVersion) = (piece.notes.progress == .complete, face.tableVersion + 1)
        }
        if let wanted = result.namedRow, wantedID != nil, let place = new.place(ofRow: wanted) {
            wantedID = nil
            face.cursor = place
        } else {
            switch aim {
            case .filtered where !SearchQuery(work.wish.query).isEmpty: (face.cursor, isCursorMoved) = (0, false)
            case .top where !isCursorMoved: face.cursor = 0
            case .record, .filtered, .top:
                // Since the work began the cursor may have come to another.
                let next = followed == work.cursor ? result.cursor : followed.flatMap { work.place(of: $0, in: new) }
                face.cursor = next ?? max(0, min(place, new.shown.count - 1))
            case .match(let start):
                let match = new.search.match(from: start - 1, forward: true)
                face.cursor = match?.place ?? start
                // Whoever looked for it has put the cursor there.
                if match != nil { isCursorMoved = true }
            }
        }
        aim = .record
        self.face = face
        takeAwaitedSteps(areFirst: work.before.shown.isEmpty)
    }
}
