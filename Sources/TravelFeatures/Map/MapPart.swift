/// What a cell of a map shows; where several things meet, the greatest gives the cell its style.
package enum MapPart: UInt8, Comparable, CaseIterable, Sendable {
    /// The sea.
    case sea
    /// Land, here and there a dot.
    case land
    /// The outline of a country that is neither selected nor a neighbour.
    case outline
    /// The outline of a neighbour.
    case neighbour
    /// The selected country, full of dots.
    case selected
    /// A way through the air.
    case route
    /// The name of a country that is neither selected nor a neighbour, of a neighbour, of the selected one, and of a town.
    case name, neighbourName, selectedName, town

    package static func < (one: MapPart, other: MapPart) -> Bool { one.rawValue < other.rawValue }
}
