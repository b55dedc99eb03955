/// What there is to know of a list's filter.
extension ListModel {
    /// Whether there is a filter that says something.
    package var isFiltered: Bool { !SearchQuery(query).isEmpty }

    /// How strictly the filter's words were looked for to find anything.
    package var strictness: SearchQuery.Strictness { arrangement.strictness }

    /// Why the filter, or else the search, asks for something in vain; nil where nothing is wrong with it.
    package var problem: SearchProblem? { arrangement.problem }
}
