/// Where a cursor goes when a list is shown in another way.
extension ListArrangement {
    /// How many records are asked after one that has gone, and how many before it: where none of them has stayed, it is another list.
    private static var reach: Int { 16_384 }

    /// The place of the record that was at a place before. Of one that is not shown any more it is the place of the next that was shown behind it
    /// and still is, or else of the nearest before it; nil when neither has stayed.
    ///
    /// - Parameter isSameTable: whether the records are still those of `before`.
    func place(following place: Int, in before: ListArrangement, isSameTable: Bool) -> Int? {
        let old = before.shown
        guard old.indices.contains(place) else { return nil }
        /// The rows here of those records that are there still, in their order.
        func rows(_ old: some Collection<UInt32>) -> [Int] {
            if isSameTable { return old.map { Int($0) } }
            let ids = old.map { before.table.id(at: Int($0)) }
            let rows = table.rows(of: Set(ids))
            return ids.compactMap { rows[$0] }
        }
        if let same = rows(old[place...place]).first.flatMap({ self.place(ofRow: $0) }) { return same }
        let isShown = isShownByRow
        /// The place of the first of those records that is shown.
        func first(of old: [UInt32]) -> Int? {
            // Mostly it is among the next few: to make identities of many takes longer.
            for count in [64, old.count] {
                if let row = rows(old.prefix(count)).first(where: { isShown[$0] }) { return self.place(ofRow: row) }
            }
            return nil
        }
        return first(of: Array(old[(place + 1)...].prefix(Self.reach))) ?? first(of: old[..<place].suffix(Self.reach).reversed())
    }

    /// Whether each row of the table is shown.
    private var isShownByRow: [Bool] {
        var isShown = Array(repeating: false, count: table.count)
        for row in shown { isShown[Int(row)] = true }
        return isShown
    }
}
