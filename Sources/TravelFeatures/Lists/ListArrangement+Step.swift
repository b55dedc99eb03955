extension ListArrangement {
    /// Where a step leads; nil where that may be among what is still to come. What leads nowhere stays where it is.
    /// - Parameters:
    ///   - pageRows: how many records a page has.
    ///   - isWhole: whether no record is still to come.
    func place(after step: AwaitedStep, from cursor: Int, pageRows: Int, isWhole: Bool) -> Int? {
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
