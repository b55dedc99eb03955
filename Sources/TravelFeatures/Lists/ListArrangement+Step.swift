extension ListArrangement {
    /// Where a step leads as things are; nil where it waits. Where the list was cut short, it leads among what is there, and a mark that
    /// cannot be of the record that was meant is of none.
    /// - Parameter page: how many records a page has, and whether that is known.
    /// - Returns: the place, and whether the step leads there in the whole list, too.
    func lead(
        of step: AwaitedStep, from cursor: Int, page: (rows: Int, isKnown: Bool), _ arrival: ListArrival
    ) -> (place: Int, isMeant: Bool)? {
        if step.isOfPage, !page.isKnown { return nil }
        func place(_ isWhole: Bool) -> Int? { self.place(after: step, from: cursor, pageRows: page.rows, isWhole: isWhole) }
        if let place = place(arrival == .all) { return (place, true) }
        guard arrival == .cutShort, !step.isOfMark else { return nil }
        return place(true).map { ($0, step == .whole) }
    }

    /// Where a step leads; nil where that may be among what is still to come. What leads nowhere stays where it is.
    /// - Parameters:
    ///   - pageRows: how many records a page has.
    ///   - isWhole: whether no record is still to come.
    private func place(after step: AwaitedStep, from cursor: Int, pageRows: Int, isWhole: Bool) -> Int? {
        let last = shown.count - 1
        if step.isOfWhole, !isWhole { return nil }
        switch step {
        case .records, .pages, .halfPages:
            let (place, overflow) = cursor.addingReportingOverflow(step.distance(pageRows: pageRows))
            return isWhole || !overflow && place <= last ? max(0, min(overflow ? .max : place, last)) : nil
        case .place(let place): return max(0, min(place, last))
        case .last: return max(0, last)
        case .match: return search.match(from: cursor - 1, forward: true)?.place ?? (isWhole ? cursor : nil)
        case .nextMatch(let forward):
            let match = search.match(from: cursor, forward: forward)
            return isWhole || match?.step == .found ? match?.place ?? cursor : nil
        case .mark: return isWhole || cursor <= last ? cursor : nil
        case .goOn: return cursor < last ? cursor + 1 : isWhole ? cursor : nil
        case .whole: return cursor
        }
    }
}
