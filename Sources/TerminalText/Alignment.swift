/// Where text stands in a field that is wider than it is.
package enum Alignment: Hashable, Sendable {
    /// At the left edge.
    case leading
    /// At the right edge, as numbers are.
    case trailing
    /// In the middle; an odd blank goes to the right.
    case center
}
