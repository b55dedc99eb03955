/// The records of a table as a list shows them: sorted, filtered, searched.
struct ListArrangement<Item: Identifiable & Sendable>: Sendable where Item.ID: Sendable {
    /// The records.
    let table: any ListTable<Item>
    /// The rows that are shown, in the order in which they are.
    private(set) var shown: [UInt32]
    /// The filter as it was looked for among these records, whose fields know where their values end.
    private(set) var query = SearchQuery("")
    /// How strictly the filter's words were looked for to find anything.
    private(set) var strictness = SearchQuery.Strictness.exact
    /// Why the filter, or else the search, asks for something in vain; nil where nothing is wrong with it.
    private(set) var problem: SearchProblem?
    /// Where the matches of the search are.
    private(set) var search = ListSearch()

    private var wish: ListWish<Item.ID>
    /// Every row, in the order of the sort.
    private var order: [UInt32]
    /// What the queries found that led to this one, each narrower than the one before.
    private var found: [SearchFindings] = []

    /// Rows of earlier queries that are kept, in all: what goes beyond is looked for again.
    private static var keptRows: Int { 2_000_000 }

    /// An empty list.
    init(isByMatch: Bool) {
        table = EntryTable([])
        (shown, order) = ([], [])
        wish = ListWish(isByMatch: isByMatch)
    }

    /// The records of a table as they are wanted; nil when the run was cancelled.
    ///
    /// - Parameter before: how the list was; what has not changed is not done again.
    /// - Parameter isSameTable: whether the records are still those of `before`.
    init?(_ table: any ListTable<Item>, _ wish: ListWish<Item.ID>, after before: ListArrangement, isSameTable: Bool, _ run: SearchRun) {
        self.table = table
        self.wish = wish
        let isSameOrder = isSameTable && before.hasOrder(of: wish)
        order = isSameOrder ? before.order : Self.order(of: table, wish)
        if run.isCancelled { return nil }
        shown = order
        query = SearchQuery(wish.filter, in: table.search)
        if !query.isEmpty {
            if isSameOrder, wish.queryVersion == before.wish.queryVersion { found = before.found }
            filter(run)
        }
        if run.isCancelled { return nil }
        if isSameOrder, !before.isBehind(wish) {
            search = before.search
        } else {
            (search.text, search.query) = (wish.search, SearchQuery(wish.search, in: table.search))
            look(run)
        }
        if run.isCancelled { return nil }
        // Who looks for nothing has no use for the texts.
        if !wish.filter.isEmpty { problem = query.problem(in: table.search, hasFound: !shown.isEmpty) }
        if problem == nil, !wish.search.isEmpty {
            problem = search.query.problem(in: table.search, hasFound: !search.matches.isEmpty)
        }
    }

    /// The record at a place among those shown; nil where there is none.
    func item(at place: Int) -> Item? { shown.indices.contains(place) ? table.item(at: Int(shown[place])) : nil }

    /// Where the words of the filter and of the search stand.
    var highlights: [SearchHighlight] { [filterHighlight, searchHighlight].compactMap(\.self) }

    /// Where the words of the filter stand; nil where there are none.
    var filterHighlight: SearchHighlight? { SearchHighlight(query, strictness).unlessEmpty }

    /// Where the words of the search stand; nil where there are none.
    var searchHighlight: SearchHighlight? { SearchHighlight(search.query, search.strictness).unlessEmpty }

    /// The place of a row among those shown; nil when it is not shown.
    func place(ofRow row: Int) -> Int? {
        let row = UInt32(row)
        return shown.firstIndex(of: row)
    }

    /// What the records that are shown are filtered by, as it was typed: without what the list is a part of all by.
    var typedQuery: String { wish.query }

    /// Whether somebody wants to find something else.
    func isBehind(_ wish: ListWish<Item.ID>) -> Bool {
        wish.query != self.wish.query || wish.base != self.wish.base || wish.queryVersion != self.wish.queryVersion
            || wish.search != self.wish.search
    }

    /// Whether the records are in the order that is wanted.
    func hasOrder(of wish: ListWish<Item.ID>) -> Bool { wish.sort == self.wish.sort && wish.first == self.wish.first }

    /// Whether records that come later may be shown before these, by a sort or a filter. In the list's own order they follow, as one source
    /// gives them; of several sources that is not known (`Part.isOfSeveralSources`).
    var isMixed: Bool { wish.sort != nil || !query.isEmpty && (wish.isByMatch || strictness != .exact) }

    private static func order(of table: any ListTable<Item>, _ wish: ListWish<Item.ID>) -> [UInt32] {
        if let first = wish.first {
            let rows = Set(table.rows(of: first).values.map { UInt32($0) })
            let (order, comesFirst) = (table.order, wish.sort?.isDescending != true)
            return order.filter { rows.contains($0) == comesFirst } + order.filter { rows.contains($0) != comesFirst }
        }
        return wish.sort.map(table.order(by:)) ?? table.order
    }

    // MARK: Filter

    private mutating func filter(_ run: SearchRun) {
        while let last = found.last, last.query != query, !query.narrows(last.query) { found.removeLast() }
        if found.last?.query != query {
            guard let result = find(query, run) else { return }
            found.append(result)
            while found.count > 1, found.reduce(0, { $0 + $1.rows.count }) > Self.keptRows { found.removeFirst() }
        }
        guard let result = found.last else { return }
        strictness = result.strictness
        // What is found less strictly is worth nothing unless the best of it comes first.
        let isByMatch = wish.sort == nil && (wish.isByMatch || result.strictness != .exact)
        shown = isByMatch ? result.byMatch : result.rows
    }

    /// What a query finds; nil when the run was cancelled.
    private func find(_ query: SearchQuery, _ run: SearchRun) -> SearchFindings? {
        for strictness in query.strictnesses {
            var result = SearchFindings(of: query, strictness)
            if strictness == .exact, let wider = found.last, wider.strictness == .exact, wider.rows.count < order.count / 8 {
                // Few are left, or none: only these are looked at.
                if !wider.rows.isEmpty {
                    result.take(wider.rows, matching: SearchMatcher(query.terms, strictness, in: table.search, run))
                }
            } else {
                let ranks = SearchMatcher.ranks(of: query, strictness, in: table, run)
                if run.isCancelled { return nil }
                if !ranks.isEmpty { result.take(order, ranks: ranks) }
            }
            if run.isCancelled { return nil }
            if !result.rows.isEmpty { return result }
        }
        return SearchFindings(of: query)
    }

    // MARK: Search

    private mutating func look(_ run: SearchRun) {
        if search.query.isEmpty { return }
        for strictness in search.query.strictnesses {
            let ranks = SearchMatcher.ranks(of: search.query, strictness, in: table, run)
            if run.isCancelled { return }
            if !ranks.isEmpty { search.matches = SearchFindings.places(in: shown, ranks: ranks) }
            search.strictness = strictness
            if !search.matches.isEmpty { return }
        }
        search.strictness = .exact
    }
}
