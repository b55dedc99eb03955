package import TravelKit

/// The shortest way between two places as a line on a map: worked out once, and drawn in every window.
package struct MapArc: Hashable, Sendable {
    /// Its points, both ends among them.
    package let points: [MapPoint]
    /// The box around it.
    package let box: MapBox

    package init(from start: MapPoint, to end: MapPoint) {
        points = GreatCircle.points(from: start, to: end)
        box = MapBox(points) ?? MapBox(west: start.longitude, south: start.latitude, east: start.longitude, north: start.latitude)
    }
}
