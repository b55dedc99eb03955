/// A closed line around land, or around a hole in it: what is inside an odd number of a country's rings is the country. Its longitudes do not
/// jump; the last point is followed by the first.
package struct MapRing: Hashable, Sendable {
    package let points: [MapPoint]
    /// The box around it.
    package let box: MapBox

    /// A ring; nil without points.
    package init?(_ points: [MapPoint]) {
        guard let box = MapBox(points) else { return nil }
        self.points = points
        self.box = box
    }

    /// Its area in square degrees of latitude, roughly: to compare rings with each other.
    package var area: Double {
        var sum = 0.0
        var last = points[points.count - 1]
        for point in points {
            sum += last.longitude * point.latitude - point.longitude * last.latitude
            last = point
        }
        return abs(sum) / 2 * box.center.cosine
    }
}

extension MapPoint {
    /// How much shorter a degree of longitude is here than at the equator; never quite nothing.
    package var cosine: Double { max(0.05, MapMath.cosine(degrees: latitude)) }
}
