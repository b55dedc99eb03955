import Foundation

/// The little trigonometry that maps need, in degrees.
package enum MapMath {
    package static func cosine(degrees: Double) -> Double { cos(degrees * .pi / 180) }

    package static func sine(degrees: Double) -> Double { sin(degrees * .pi / 180) }
}
