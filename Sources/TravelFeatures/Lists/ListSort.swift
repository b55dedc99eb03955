/// By which column a list is sorted, and in which direction.
package struct ListSort: Hashable, Sendable {
    /// The column.
    package var column: Column.ID
    /// Whether the large values come first.
    package var isDescending: Bool

    package init(_ column: Column.ID, isDescending: Bool = false) {
        self.column = column
        self.isDescending = isDescending
    }

    /// What choosing a column makes of the order before: the same column again reverses it.
    package static func chosen(_ column: Column.ID, after sort: ListSort?) -> ListSort {
        ListSort(column, isDescending: sort?.column == column && sort?.isDescending == false)
    }

    /// The rows of these keys in this order; equal ones keep their order, missing ones come last.
    package func order(_ keys: [SortKey]) -> [UInt32] {
        func sorted(_ isWanted: (SortKey) -> Bool) -> [Int] {
            keys.indices.filter { isWanted(keys[$0]) }.sorted { one, other in
                let (first, second) = isDescending ? (keys[other], keys[one]) : (keys[one], keys[other])
                if SortKey.precedes(first, second) { return true }
                return !SortKey.precedes(second, first) && one < other
            }
        }
        let missing = keys.indices.filter { keys[$0].isMissing }
        return (sorted { !$0.isMissing && !$0.isAside } + sorted(\.isAside) + missing).map { UInt32($0) }
    }
}
