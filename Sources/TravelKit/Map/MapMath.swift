import Foundation

/// The little trigonometry that maps need, in degrees.
package enum MapMath {
    /// The mean radius of the Earth, in km (IUGG).
    package static let earthRadius = 6371.0088

    /// The cosine of an angle.
    package static func cosine(degrees: Double) -> Double { cos(degrees * .pi / 180) }

    /// The sine of an angle.
    package static func sine(degrees: Double) -> Double { sin(degrees * .pi / 180) }
}
