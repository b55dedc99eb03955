/// Which of a list's columns are wanted, and in which order.
package struct ColumnArrangement: Hashable, Sendable {
    /// A column, and whether it is wanted.
    package struct Place: Hashable, Sendable {
        /// Which column it is, counted as the list has them.
        package let index: Int
        package var isShown: Bool
    }

    /// The list's columns, in its own order.
    package let columns: [Column]
    /// All of them in the order that is wanted.
    package private(set) var places: [Place]

    /// The columns as the list has them, changed by what was remembered; columns that nobody remembers stand where they stand in the list.
    package init(_ columns: [Column], remembered: [String] = []) {
        self.columns = columns
        var places: [Place] = []
        for text in remembered {
            let isShown = text.first != "-"
            let id = isShown ? text : String(text.dropFirst())
            guard let index = columns.firstIndex(where: { $0.id == id }), !places.contains(where: { $0.index == index }) else { continue }
            places.append(Place(index: index, isShown: isShown))
        }
        for index in columns.indices where !places.contains(where: { $0.index == index }) {
            let after = places.lastIndex { $0.index < index }.map { $0 + 1 } ?? 0
            places.insert(Place(index: index, isShown: true), at: after)
        }
        if !places.isEmpty, !places.contains(where: \.isShown) { places[0].isShown = true }
        self.places = places.filter { !columns[$0.index].staysLast } + places.filter { columns[$0.index].staysLast }
    }

    /// What is to be remembered: the columns' names in order, a "-" before those that are hidden; nothing when all is as the list has it.
    package var remembered: [String] {
        if self == ColumnArrangement(columns) { return [] }
        return places.map { ($0.isShown ? "" : "-") + columns[$0.index].id }
    }

    /// Whether the columns stand as the list has them, whichever of them are hidden.
    package var isInListOrder: Bool { places.map(\.index) == ColumnArrangement(columns).places.map(\.index) }

    /// The columns that are wanted, in order, by their places in `columns`.
    package var shown: [Int] { places.filter(\.isShown).map(\.index) }

    /// Shows the column at a place, or hides it.
    /// - Returns: false when it is the last one that is shown, which stays.
    package mutating func toggle(at place: Int) -> Bool {
        guard places.indices.contains(place) else { return false }
        if places[place].isShown, places.count(where: \.isShown) == 1 { return false }
        places[place].isShown.toggle()
        return true
    }

    /// Moves the column at a place, as far as there are others to change places with.
    /// - Returns: where it is now.
    package mutating func move(at place: Int, by step: Int) -> Int {
        let other = place + step
        guard places.indices.contains(place), places.indices.contains(other) else { return place }
        if columns[places[place].index].staysLast || columns[places[other].index].staysLast { return place }
        places.swapAt(place, other)
        return other
    }
}
