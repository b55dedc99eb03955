/// Rows of the screen that stand higher or lower than in the frame before, as those of a list that scrolls.
struct RowMove: Equatable {
    /// The rows among which they have moved.
    let band: ClosedRange<Int>
    /// By how many rows they stand higher; negative for lower.
    let distance: Int

    /// Where a row of the band stood; nil for one that has come.
    func source(of row: Int) -> Int? { band.contains(row + distance) ? row + distance : nil }

    /// What has moved between two frames of as many rows.
    /// - Parameter differing: the rows that are not as they were, in order.
    /// - Returns: nil unless most of these have moved, all by the same distance.
    init?(of differing: [Int], from before: [DrawnRow], to after: [DrawnRow]) {
        guard let first = differing.first, let last = differing.last else { return nil }
        // Of two rows that have moved side by side, one may have changed as well: the cursor stands there.
        let middle = differing.count / 2
        for row in differing[middle...].prefix(2) where !after[row].isEmpty {
            guard let source = (first...last).first(where: { before[$0] == after[row] }) else { continue }
            let distance = source - row
            let moved = differing.filter { before.indices.contains($0 + distance) && before[$0 + distance] == after[$0] }
            guard let top = moved.first, let bottom = moved.last, moved.count * 2 > differing.count else { continue }
            band = min(top, top + distance)...max(bottom, bottom + distance)
            self.distance = distance
            return
        }
        return nil
    }
}
