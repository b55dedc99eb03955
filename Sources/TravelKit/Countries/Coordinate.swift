/// A place on the Earth, in degrees (WGS 84): north and east are positive.
package struct Coordinate: Hashable, Sendable {
    /// Degrees north, −90 to 90.
    package var latitude: Double
    /// Degrees east, −180 to 180.
    package var longitude: Double

    /// A place; nil when the numbers are none on the Earth.
    package init?(latitude: Double, longitude: Double) {
        guard (-90...90).contains(latitude), (-180...180).contains(longitude) else { return nil }
        self.latitude = latitude
        self.longitude = longitude
    }
}
