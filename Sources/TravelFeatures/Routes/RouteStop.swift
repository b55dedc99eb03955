package import TravelKit

/// A country on a way, as a list shows it.
package struct RouteStop: Identifiable, Hashable, Sendable {
    /// Which way it is on, where there are several; from 0.
    package var way = 0
    /// Its place on the way, from 0.
    package var place: Int
    /// The country.
    package var country: Country
    /// How far it is from the country before, in km; nil where that is not known.
    package var distance: Double?
    /// How far it is from the first one, in km along the way; nil where that is not known.
    package var sum: Double?

    package var id: Int { place }

    /// The countries of a way.
    /// - Parameter way: which way it is, where there are several; from 0.
    package static func stops(of route: LandRoute, way: Int = 0) -> [RouteStop] {
        var sum: Double? = 0
        return route.steps.enumerated().map { place, step in
            sum = sum.flatMap { sum in step.distance.map { sum + $0 } }
            return RouteStop(way: way, place: place, country: step.country, distance: step.distance, sum: sum)
        }
    }
}
