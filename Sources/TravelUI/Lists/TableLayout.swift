package import TravelFeatures

/// Where a list's columns stand, by the room that there is: as many columns as fit by their rank, each at least as wide as it must be,
/// what is left over shared among those that can be wider.
package struct TableLayout: Hashable, Sendable {
    /// A column's place.
    package struct Slot: Hashable, Sendable {
        /// Which column it is.
        package var index: Int
        /// Where it begins, from the left edge of the list.
        package var offset: Int
        /// How wide it is.
        package var width: Int
    }

    /// The columns that are shown, from left to right.
    package let slots: [Slot]

    /// Blanks between columns.
    package static let gap = 2

    /// The layout of these columns in so many terminal columns.
    ///
    /// - Parameter wanted: how wide the content of each column is, as far as it is known: what is left over goes there first.
    package init(_ columns: [Column], wanted: [Int] = [], width: Int) {
        var shown = Array(columns.indices)
        func needed() -> Int { shown.reduce(0) { $0 + columns[$1].minimum } + Self.gap * max(0, shown.count - 1) }
        while shown.count > 1, needed() > width, let worst = shown.max(by: { columns[$0].rank < columns[$1].rank }) {
            shown.removeAll { $0 == worst }
        }
        var widths = shown.map { min(columns[$0].minimum, max(0, width)) }
        var spare = max(0, width - needed())
        func grow(to limits: [Int]) {
            while spare > 0 {
                let growing = shown.indices.filter { widths[$0] < limits[$0] }
                if growing.isEmpty { return }
                for slot in growing where spare > 0 {
                    widths[slot] += 1
                    spare -= 1
                }
            }
        }
        // First the content that matters most, then whatever can be wider.
        for rank in Set(shown.map { columns[$0].rank }).sorted() {
            grow(to: shown.map { columns[$0].rank == rank && wanted.indices.contains($0) ? min(wanted[$0], columns[$0].maximum) : 0 })
        }
        grow(to: shown.map { columns[$0].maximum })
        var offset = 0
        var slots: [Slot] = []
        for (place, index) in shown.enumerated() {
            slots.append(Slot(index: index, offset: offset, width: widths[place]))
            offset += widths[place] + Self.gap
        }
        self.slots = slots
    }
}
