import Foundation
package import TravelKit

/// The shortest way between two places on a sphere.
package enum GreatCircle {
    /// Its length in km.
    package static func distance(_ start: MapPoint, _ end: MapPoint) -> Double { angle(start, end) * MapMath.earthRadius }

    /// The direction in which it sets out, in degrees clockwise from north, 0 to 360; nil where both ends are one place.
    package static func bearing(from start: MapPoint, to end: MapPoint) -> Double? {
        let (a, b) = (start.latitude * .pi / 180, end.latitude * .pi / 180)
        let turn = (end.longitude - start.longitude) * .pi / 180
        let (east, north) = (sin(turn) * cos(b), cos(a) * sin(b) - sin(a) * cos(b) * cos(turn))
        guard hypot(east, north) > 1e-9 else { return nil }
        let degrees = atan2(east, north) * 180 / .pi
        return degrees < 0 ? degrees + 360 : degrees
    }

    /// Places on it, both ends among them, close enough to each other for a smooth line. Longitudes do not jump: over the date line they
    /// go on.
    package static func points(from start: MapPoint, to end: MapPoint) -> [MapPoint] {
        let angle = angle(start, end)
        // Opposite places have no one shortest way; a line over the pole is as good as any.
        guard angle > 0.0005, angle < .pi - 0.0005 else { return [start, end] }
        let (one, other, sine) = (vector(start), vector(end), sin(angle))
        let count = max(2, Int(angle * 180 / .pi))
        var points = [start]
        for step in 1...count {
            let part = Double(step) / Double(count)
            let (a, b) = (sin((1 - part) * angle) / sine, sin(part * angle) / sine)
            let (x, y, z) = (a * one.x + b * other.x, a * one.y + b * other.y, a * one.z + b * other.z)
            let longitude = atan2(y, x) * 180 / .pi
            let turns = ((points[points.count - 1].longitude - longitude) / 360).rounded()
            points.append(MapPoint(longitude: longitude + 360 * turns, latitude: atan2(z, hypot(x, y)) * 180 / .pi))
        }
        return points
    }

    /// The angle between two places, seen from the middle of the Earth (haversine).
    private static func angle(_ start: MapPoint, _ end: MapPoint) -> Double {
        let (a, b) = (start.latitude * .pi / 180, end.latitude * .pi / 180)
        let half = sin((end.longitude - start.longitude) * .pi / 360)
        let h = pow(sin((b - a) / 2), 2) + cos(a) * cos(b) * half * half
        return 2 * asin(min(1, h.squareRoot()))
    }

    private static func vector(_ point: MapPoint) -> (x: Double, y: Double, z: Double) {
        let (latitude, longitude) = (point.latitude * .pi / 180, point.longitude * .pi / 180)
        return (cos(latitude) * cos(longitude), cos(latitude) * sin(longitude), sin(latitude))
    }
}
