/// A rectangle of a map, in degrees; its longitudes may go on beyond 180°.
package struct MapBox: Hashable, Sendable {
    /// Its edges, in degrees of longitude and of latitude.
    package var west, south, east, north: Double

    package init(west: Double, south: Double, east: Double, north: Double) {
        self.west = west
        self.south = south
        self.east = east
        self.north = north
    }

    /// The smallest box around the points; nil without any.
    package init?(_ points: some Sequence<MapPoint>) {
        var box: MapBox?
        for point in points {
            guard var known = box else {
                box = MapBox(west: point.longitude, south: point.latitude, east: point.longitude, north: point.latitude)
                continue
            }
            known.west = min(known.west, point.longitude)
            known.east = max(known.east, point.longitude)
            known.south = min(known.south, point.latitude)
            known.north = max(known.north, point.latitude)
            box = known
        }
        guard let box else { return nil }
        self = box
    }

    /// Its middle.
    package var center: MapPoint { MapPoint(longitude: (west + east) / 2, latitude: (south + north) / 2) }

    /// The smallest box around both.
    package func union(_ other: MapBox) -> MapBox {
        MapBox(
            west: min(west, other.west), south: min(south, other.south), east: max(east, other.east), north: max(north, other.north))
    }

    /// Whether the two have a point in common.
    package func intersects(_ other: MapBox) -> Bool {
        west <= other.east && other.west <= east && south <= other.north && other.south <= north
    }

    /// The same box so many times round the Earth further east.
    package func turned(_ turns: Double) -> MapBox {
        MapBox(west: west + 360 * turns, south: south, east: east + 360 * turns, north: north)
    }

    /// The turn at which its middle is nearest to a longitude.
    package func turns(near longitude: Double) -> Double { ((longitude - center.longitude) / 360).rounded() }
}
