import TerminalText
package import TravelFeatures

/// Where a list's columns stand, by the room that there is: as many columns as fit by their rank, each at least as wide as it must be,
/// what is left over shared among those that can be wider. Where some do not fit, the list can be scrolled to them: then the most important
/// column stays, and beside it the others stand in their order from one of them on.
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
    /// How far the list can be scrolled; 0 when every column is seen.
    package let furthest: Int
    /// Behind which slot columns have been scrolled away; nil when none have.
    package let gapAfter: Int?
    /// Whether there are columns to scroll to.
    package let hasMore: Bool

    /// Blanks between columns.
    package static let gap = 2
    /// Up to how many columns a number is never cut, whatever the maximum of its column: what has more is no price that anybody pays.
    package static let widestNumber = 20
    /// How narrow the column that stays may become to leave room for another one.
    private static let narrowest = 8

    /// The layout of these columns in so many terminal columns.
    ///
    /// - Parameters:
    ///   - wanted: how wide the content of each column is, as far as it is known: what is left over goes there first.
    ///   - usual: how wide most of it is: every column has that before one has more.
    ///   - silent: the columns in which nothing is said, to which nobody wants to scroll.
    ///   - sorted: the one that the list is sorted by; nil for none.
    ///   - scroll: how far the list is scrolled: 0 for the columns that matter most, 1 for the first of those that do not stay, and so on.
    package init(
        _ all: [Column], wanted: [Int] = [], usual: [Int] = [], silent: Set<Int> = [], sorted: Int? = nil, width: Int, scroll: Int = 0
    ) {
        let columns = all.indices.map { wanted.indices.contains($0) ? all[$0].holding(number: wanted[$0]) : all[$0] }
        let (important, fitted) = Self.important(columns, sorted: sorted, wanted: wanted, width: width)
        // What is left over hardly makes a column that has become narrower what it usually is: others come first.
        let usualFirst = usual.indices.map { fitted[$0].minimum < columns[$0].minimum ? 0 : usual[$0] }
        let fixed = Self.fixed(columns)
        let others = columns.indices.filter { !fixed.contains($0) && !silent.contains($0) }
        let isCut = columns.indices.contains { !important.contains($0) && !silent.contains($0) }
        func placed(_ shown: [Int]) -> [Slot] {
            Self.slots(shown, fitted, [usualFirst, wanted], sorted: sorted, width: width, hasMore: isCut)
        }
        var unscrolled = placed(important)
        // What says nothing leaves its room to texts that are cut: where it is not shown, a sign says what is past.
        let idle = important.filter { Self.givesWay($0, of: columns, wanted) && $0 != sorted }
        let isTextCut = unscrolled.contains { slot in
            guard columns[slot.index].alignment == .leading, wanted.indices.contains(slot.index) else { return false }
            return slot.width < min(wanted[slot.index], columns[slot.index].maximum)
        }
        if isTextCut, !idle.isEmpty, idle.count < important.count { unscrolled = placed(important.filter { !idle.contains($0) }) }
        guard isCut, !others.isEmpty else {
            slots = unscrolled
            (furthest, gapAfter, hasMore) = (0, nil, isCut)
            return
        }
        // As many as fit of the last ones: to begin later would show less.
        var last = others.count - 1
        while last > 0, Self.needed(fixed + others[(last - 1)...], columns) <= width { last -= 1 }
        furthest = last + 1
        guard scroll > 0 else {
            slots = unscrolled
            (gapAfter, hasMore) = (nil, true)
            return
        }
        let first = min(scroll, furthest) - 1
        var count = 1
        while first + count < others.count, Self.needed(fixed + others[first...(first + count)], columns) <= width { count += 1 }
        let shown = Array(others[first..<(first + count)])
        var stays = fixed
        var narrow = columns
        if Self.needed(fixed + shown, columns) > width {
            // The one that matters most gives way to the one that was scrolled to, as far as it can.
            stays = fixed.suffix(1)
            let room = width - columns[shown[0]].minimum - Self.gap
            if room < Self.narrowest { stays = [] } else { for index in stays { narrow[index] = narrow[index].narrowed(to: room) } }
        }
        gapAfter = first > 0 && !stays.isEmpty ? stays.count - 1 : nil
        hasMore = first + count < others.count
        slots = Self.slots((stays + shown).sorted(), narrow, [usual, wanted], sorted: sorted, width: width, hasMore: hasMore)
    }

    /// The columns up to the one that matters most, where that is one of the first two; else that one alone.
    private static func fixed(_ columns: [Column]) -> [Int] {
        guard let best = columns.indices.min(by: { columns[$0].rank < columns[$1].rank }) else { return [] }
        return best <= 1 ? Array(0...best) : [best]
    }

    /// The columns that fit by their rank, as below. Where the one that the list is sorted by is none of them, it is the last to go of those
    /// that do not stay, if that makes room for it.
    private static func important(
        _ columns: [Column], sorted: Int?, wanted: [Int], width: Int
    ) -> (shown: [Int], columns: [Column]) {
        let byRank = important(columns, wanted: wanted, width: width)
        let fixed = Self.fixed(columns)
        guard let sorted, !byRank.shown.contains(sorted), !fixed.contains(sorted) else { return byRank }
        func group(_ index: Int) -> Int { fixed.contains(index) ? 0 : index == sorted ? 1 : 2 }
        let order = columns.indices.sorted { (group($0), columns[$0].rank) < (group($1), columns[$1].rank) }
        var ranked = columns
        for (rank, index) in order.enumerated() { ranked[index].rank = rank }
        let withSorted = important(ranked, wanted: wanted, width: width)
        return withSorted.shown.contains(sorted) ? withSorted : byRank
    }

    /// The columns that fit by their rank; and all columns, the one that would have to go next narrower where it can stay like that. Where
    /// that is not enough, one that matters more gives up what it can spare (`givers`).
    private static func important(_ columns: [Column], wanted: [Int], width: Int) -> (shown: [Int], columns: [Column]) {
        var shown = columns.indices.sorted { place($0, of: columns, wanted) < place($1, of: columns, wanted) }
        while let worst = shown.last, shown.count > 1, needed(shown, columns) > width {
            var narrow = columns
            narrow[worst] = columns[worst].narrowed(to: columns[worst].least)
            if needed(shown, narrow) <= width {
                // Blanks of the one that matters most are of more use there, but for what has words to spare.
                let (best, isNarrow) = (shown[0], narrow[worst].minimum < columns[worst].minimum)
                if isNarrow, columns[worst].spareWords.isEmpty, wanted.indices.contains(best), wanted[best] > 0 {
                    narrow[best] = columns[best].narrowed(to: max(columns[best].least, wanted[best]))
                }
                return (shown.sorted(), narrow)
            }
            for giver in givers(shown, columns, wanted) {
                narrow[giver] = columns[giver].narrowed(to: columns[giver].least)
                if needed(shown, narrow) <= width { return (shown.sorted(), narrow) }
            }
            shown.removeLast()
        }
        return (shown.sorted(), columns)
    }

    /// Whether a column of what is past says nothing, as far as its content is known: that is looked at once, so that nothing jumps when
    /// something is said further down.
    private static func givesWay(_ index: Int, of columns: [Column], _ wanted: [Int]) -> Bool {
        columns[index].saysPast && wanted.indices.contains(index) && wanted[index] == 0
    }

    /// The order of the columns, of which the last goes first: that of their ranks, but one that gives way goes before the next.
    private static func place(_ index: Int, of columns: [Column], _ wanted: [Int]) -> Int {
        // Those that are the first to go have the greatest rank there is.
        return 2 * min(columns[index].rank, 1_000) + (givesWay(index, of: columns, wanted) ? 3 : 0)
    }

    /// The columns that become narrower so that the last ones of these stay. What is said of few rows takes the spare words of the column
    /// that matters next more, be it so that there is room for the last one besides; a number takes what the column before it can give.
    private static func givers(_ shown: [Int], _ columns: [Column], _ wanted: [Int]) -> [Int] {
        shown.indices.dropFirst().suffix(2).reversed().compactMap { place in
            let (taker, giver) = (columns[shown[place]], columns[shown[place - 1]])
            guard wanted.indices.contains(shown[place]), wanted[shown[place]] > 0 else { return nil }
            let isLast = place == shown.count - 1
            if isLast, taker.alignment == .trailing { return shown[place - 1] }
            return (isLast || taker.saysPast) && taker.title.isEmpty && !giver.spareWords.isEmpty ? shown[place - 1] : nil
        }
    }

    private static func needed(_ shown: [Int], _ columns: [Column]) -> Int {
        shown.reduce(0) { $0 + columns[$1].minimum } + gap * max(0, shown.count - 1)
    }

    /// - Parameters:
    ///   - contents: how wide the content of each column is, the least first.
    ///   - hasMore: whether the sign that there are more columns stands in the last terminal column of their names.
    private static func slots(_ shown: [Int], _ columns: [Column], _ contents: [[Int]], sorted: Int?, width: Int, hasMore: Bool) -> [Slot] {
        var widths = shown.map { min(columns[$0].minimum, max(0, width)) }
        var spare = max(0, width - needed(shown, columns))
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
        // First numbers, for one that is cut is another one; then the content that matters most, then whatever can be wider.
        let limits = contents.map { content in shown.map { content.indices.contains($0) ? min(content[$0], columns[$0].maximum) : 0 } }
        if let widest = limits.last { grow(to: zip(shown, widest).map { columns[$0].alignment == .trailing ? $1 : 0 }) }
        let ranks = Set(shown.map { columns[$0].rank }).sorted()
        for widths in limits { for rank in ranks { grow(to: zip(shown, widths).map { columns[$0].rank == rank ? $1 : 0 }) } }
        grow(to: shown.map { columns[$0].maximum })
        if hasMore, let last = shown.last {
            // The sign is no letter of a name, nor of the arrow behind one: the widest text before it has room to give.
            let name = columns[last].title.width + (last == sorted ? 1 : 0)
            let lack = name + 1 - widths[widths.count - 1] - spare
            func room(_ slot: Int) -> Int { widths[slot] - columns[shown[slot]].minimum }
            let texts = shown.indices.dropLast().filter { columns[shown[$0]].alignment == .leading && room($0) > 0 }
            if lack > 0, let widest = texts.max(by: { widths[$0] < widths[$1] }) {
                widths[widest] -= min(lack + 1, room(widest))
            }
        }
        var offset = 0
        return zip(shown, widths).map { index, width in
            defer { offset += width + gap }
            return Slot(index: index, offset: offset, width: width)
        }
    }
}

extension Column {
    /// The same column where ASCII alone is shown: names in letters of their own, of which little is left there, are the first to go.
    var inASCII: Column { staysLast ? changed { $0.rank = .max } : self }

    /// The same column where there is less room than it should have.
    fileprivate func narrowed(to width: Int) -> Column { changed { ($0.minimum, $0.least) = (min(minimum, width), min(least, width)) } }

    /// The same column where its numbers are this wide: one that is cut is another one. A digit has room in the gap before the column.
    fileprivate func holding(number width: Int) -> Column {
        guard alignment == .trailing, width > minimum + 1 || width > maximum else { return self }
        let width = min(width, max(maximum, TableLayout.widestNumber))
        return changed { ($0.minimum, $0.least, $0.maximum) = (max(minimum, width - 1), max(least, width - 1), max(maximum, width)) }
    }

    fileprivate func changed(_ change: (inout Column) -> Void) -> Column {
        var column = self
        change(&column)
        return column
    }
}
