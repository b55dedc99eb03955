import Foundation

extension Coordinate {
    /// The WGS 84 ellipsoid: its equatorial radius in km, and its flattening.
    private static let radius = 6378.137
    private static let flattening = 1 / 298.257223563

    /// The length in km of the shortest way over the Earth's surface: the great circle, corrected for the Earth's flattening by Lambert's
    /// formula for long lines; some metres off over thousands of km, and 0.2 % where the places are opposite each other.
    package func distance(to other: Coordinate) -> Double {
        func reduced(_ degrees: Double) -> Double { atan((1 - Self.flattening) * tan(degrees * .pi / 180)) }
        func square(_ number: Double) -> Double { number * number }
        let (one, two) = (reduced(latitude), reduced(other.latitude))
        let (mean, half) = ((one + two) / 2, (two - one) / 2)
        let meridians = square(sin((other.longitude - longitude) * .pi / 360))
        let haversine = min(1, square(sin(half)) + cos(one) * cos(two) * meridians)
        guard haversine > 0 else { return 0 }
        let angle = 2 * asin(haversine.squareRoot())
        // Of opposite places the correction is not defined; it is none there.
        let x = haversine < 1 ? (angle - sin(angle)) * square(sin(mean) * cos(half)) / (1 - haversine) : 0
        let y = (angle + sin(angle)) * square(cos(mean) * sin(half)) / haversine
        return Self.radius * (angle - Self.flattening / 2 * (x + y))
    }
}
