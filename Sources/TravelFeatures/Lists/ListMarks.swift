/// Which records of a list are marked.
struct ListMarks<ID: Hashable & Sendable>: Sendable {
    /// The records, whether the filter shows them or not, and whether they are among those that are there or, by another region, left out.
    private(set) var ids: Set<ID> = []
    /// The rows of those that are there: to look for many in a long list takes a while.
    private(set) var rows: [ID: UInt32] = [:]
    /// Whether they were made among what somebody else could see, and it is not known yet what of that is there.
    var areOfOthers = false

    /// Marks the record at a row, or takes its mark away.
    mutating func toggle(_ id: ID, at row: UInt32) {
        if ids.remove(id) != nil {
            rows[id] = nil
        } else {
            ids.insert(id)
            rows[id] = row
        }
    }

    /// The records are others, and are at these rows as far as they are there.
    mutating func move(to found: [ID: Int]) {
        if !ids.isEmpty { rows = found.filter { ids.contains($0.key) }.mapValues { UInt32($0) } }
    }

    /// Takes the marks away of what is not there.
    mutating func forgetGone() {
        areOfOthers = false
        if rows.count < ids.count { ids = Set(rows.keys) }
    }
}
