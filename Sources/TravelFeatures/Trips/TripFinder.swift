import TravelKit

/// Says what a filter comes to among trips of the feed, for those who look for something elsewhere than in the list of them.
package struct TripFinder: Sendable {
    private let table: any ListTable<Trip>
    private let run = SearchRun()

    /// - Parameter table: the trips.
    init(_ table: any ListTable<Trip>) { self.table = table }

    /// How strictly a filter is looked for to find any of them; nil where it finds none. Where nobody knows yet, it may find some as it was
    /// typed. No filter finds all of them.
    package func strictness(of text: String) -> SearchQuery.Strictness? {
        let query = SearchQuery(text, in: table.search)
        if query.isEmpty { return .exact }
        // Regions are read when a list is filtered by one: until then nobody knows.
        if query.terms.contains(where: { $0.field?.name == TripField.region.rawValue }) { return .exact }
        return query.strictnesses.first { strictness in
            SearchMatcher.ranks(of: query, strictness, in: table, run).contains { $0 != .none }
        }
    }

    /// Why a filter that finds none of them asks for something in vain; nil where nothing is wrong with it.
    package func problem(of text: String) -> SearchProblem? {
        let columns = table.search
        return SearchQuery(text, in: columns).problem(in: columns, hasFound: false)
    }
}
