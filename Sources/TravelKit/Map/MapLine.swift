/// A piece of outline between two points where countries meet, or a whole island: once in the world, however many countries it belongs to,
/// so that neighbours never gape.
package struct MapLine: Hashable, Sendable {
    /// Whose outline it is.
    package enum Owner: Hashable, Sendable {
        /// A country, by its place in `WorldOutlines.countries`.
        case country(Int)
        /// Land that no country of the list has.
        case nobody
    }

    /// Its points, two at least.
    package let points: [MapPoint]
    /// Whose outline it is: one on a coast, two at a border.
    package let owners: [Owner]
    /// Whether it is to be drawn: not where a shape is cut only because maps end, in Antarctica.
    package let isDrawn: Bool
    /// The box around it.
    package let box: MapBox

    /// A line; nil without points.
    package init?(_ points: [MapPoint], owners: [Owner], isDrawn: Bool = true) {
        guard let box = MapBox(points) else { return nil }
        self.points = points
        self.owners = owners
        self.isDrawn = isDrawn
        self.box = box
    }
}
