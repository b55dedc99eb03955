/// A place on a map, in degrees. East of 180° longitudes may go on (Fiji lies about 178°, its east about 181°), so that a line over the date
/// line is one line.
package struct MapPoint: Hashable, Sendable {
    /// Degrees east.
    package var longitude: Double
    /// Degrees north.
    package var latitude: Double

    package init(longitude: Double, latitude: Double) {
        self.longitude = longitude
        self.latitude = latitude
    }

    package init(_ coordinate: Coordinate) {
        self.init(longitude: coordinate.longitude, latitude: coordinate.latitude)
    }

    /// The same place so many times round the Earth further east.
    package func turned(_ turns: Double) -> MapPoint {
        MapPoint(longitude: longitude + 360 * turns, latitude: latitude)
    }
}
