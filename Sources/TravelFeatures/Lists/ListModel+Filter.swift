package import TerminalText

/// What there is to know of a list's filter.
extension ListModel {
    /// Whether there is a filter that says something.
    package var isFiltered: Bool { !SearchQuery(query).isEmpty }

    /// Whether the list shows some of the records at most: what a filter finds, or what it is a part of all by.
    package var isPartial: Bool { isFiltered || !base.isEmpty }

    /// The filter that has found the records that are shown: the one before, while what was typed is being looked for.
    package var shownQuery: String { arrangement.typedQuery }

    /// All that was looked for among the records to find those that are shown: the filter, behind what the list is a part of all by.
    package var parsedQuery: SearchQuery { arrangement.query }

    /// Somebody is about to type a filter or a search: what that looks through is got ready meanwhile.
    package func filterIsNear() {
        Task { @concurrent [table] in _ = table.search }
    }

    /// The filter is taken away by whoever has typed it: the cursor goes back to the record on which it was before, unless it was moved
    /// among what was found.
    /// - Parameter id: that record's identity; nil where there was none.
    /// - Returns: whether the cursor is there now because of that.
    package func filterGivenUp(backTo id: Item.ID?) -> Bool {
        // That looks for what was typed last, among which nobody can have moved it.
        filter(by: "")
        guard let id, !isCursorMoved else { return false }
        arrangeNow()
        guard let place = place(ofID: id) else { return false }
        cursor = place
        return true
    }

    /// Where the words of the filter and of the search stand in what is shown.
    package var highlights: [SearchHighlight] { arrangement.highlights }

    /// The same of the filter alone; nil where it looks for nothing.
    package var filterHighlight: SearchHighlight? { arrangement.filterHighlight }

    /// The same of the search, where the record under the cursor is one of those that it has found; nil where it is none.
    package var searchAtCursor: SearchHighlight? {
        search.text.isEmpty || search.place(of: cursor) == nil ? nil : arrangement.searchHighlight
    }

    /// How strictly the filter's words were looked for to find anything.
    package var strictness: SearchQuery.Strictness { arrangement.strictness }

    /// Why the filter, or else the search, asks for something in vain; nil where nothing is wrong with it.
    package var problem: SearchProblem? { arrangement.problem }

    /// That something can be asked for by name, and what, as a sentence; nil where the filter does, where there is none, or where its problem
    /// says so.
    package var namesToAskBy: SafeText? {
        let terms = SearchQuery(query).terms
        if problem != nil || terms.isEmpty || terms.contains(where: { $0.field != nil }) { return nil }
        let names = fieldNames.map { $0 + ":" }
        return names.isEmpty ? nil : SafeText("What can be asked for by name: " + names.joined(separator: " "))
    }

    /// What can be asked for by name.
    private var fieldNames: [String] { arrangement.table.search.fieldNames }

    /// Whether the filter asks for something by a name that these records have: it means nothing anywhere else.
    package var asksByName: Bool {
        // Which names there are is not asked for nothing: what a filter looks through may still be got ready.
        let asked = SearchQuery(query).terms.compactMap { $0.field?.name }
        return !asked.isEmpty && fieldNames.contains { asked.contains($0) }
    }

    /// The same of a filter to which nothing will be added: there, a name without a value asks in vain, too.
    package var finalProblem: SearchProblem? {
        if let problem { return problem }
        let table = arrangement.table
        let names = parsedQuery.terms.compactMap(\.field).filter { $0.value.isEmpty }.map(\.name)
        // Who asks for nothing by name has no use for the texts.
        if names.isEmpty { return nil }
        let fields = table.search.flatMap(\.fields)
        let field = names.compactMap { name in fields.first { $0.name == name } }.first
        return field.map { SearchProblem.noValue(field: $0.name, takes: $0.advice("") ?? $0.takes) }
    }
}
