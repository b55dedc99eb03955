package import TravelKit

/// A way over land as it leaves the program. The names are stable.
package struct RouteRecord: Encodable, Sendable {
    struct Step: Encodable {
        var alpha3: String
        var name: String
    }

    var steps: [Step]
    var crossings: Int
    /// Rounded to a tenth; nil where it is not known.
    var distance: Double?
    /// The next best ways; nil where they were not asked for.
    var alternatives: [RouteRecord]?

    enum CodingKeys: String, CodingKey {
        case steps, crossings, alternatives
        case distance = "distance_km"
    }

    /// - Parameter alternatives: the next best ways; nil where they were not asked for.
    package init(_ route: LandRoute, alternatives: [LandRoute]? = nil) {
        steps = route.steps.map { Step(alpha3: $0.country.alpha3.text, name: $0.country.name) }
        crossings = route.crossings
        distance = route.distance.map { ($0 * 10).rounded() / 10 }
        self.alternatives = alternatives?.map { RouteRecord($0) }
    }
}
