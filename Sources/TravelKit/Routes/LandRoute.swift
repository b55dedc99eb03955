/// A way from one country to another over land borders.
package struct LandRoute: Hashable, Sendable {
    /// A country on the way.
    package struct Step: Hashable, Sendable {
        /// The country.
        package var country: Country
        /// How far it is from the country before, in km from capital to capital; 0 for the first one, nil where that is not known.
        package var distance: Double?

        package init(_ country: Country, distance: Double?) {
            self.country = country
            self.distance = distance
        }
    }

    /// The countries, from the first to the last; never none.
    package let steps: [Step]

    package init(_ steps: [Step]) { self.steps = steps }

    /// How many borders are crossed.
    package var crossings: Int { steps.count - 1 }

    /// The length in km, from capital to capital; nil where that is not known.
    package var distance: Double? {
        steps.reduce(Double?(0)) { sum, step in sum.flatMap { sum in step.distance.map { sum + $0 } } }
    }
}

/// Which land route is wanted.
package struct LandRouteQuery: Hashable, Sendable {
    /// Where the way begins, and where it ends.
    package var origin: Country
    package var destination: Country
    /// The countries that it leads through, in this order.
    package var stops: [Country]
    /// The countries that it does not lead through.
    package var avoided: Set<Alpha3Code>

    package init(from origin: Country, to destination: Country, via stops: [Country] = [], avoiding avoided: Set<Alpha3Code> = []) {
        self.origin = origin
        self.destination = destination
        self.stops = stops
        self.avoided = avoided
    }
}

/// What a search for a land route comes to.
package enum LandRouteAnswer: Hashable, Sendable {
    /// The routes, the best first; never none.
    case routes([LandRoute])
    /// There is none, as here the land ends.
    case none(LandGap)
}

/// Where two lands are nearest that no land route connects: two countries, one that can be reached from the beginning, the other one from
/// which the end can be reached.
package struct LandGap: Hashable, Sendable {
    /// Where distances are measured.
    package enum Measure: Hashable, Sendable {
        /// From outline to outline.
        case coasts
        /// The land of this one of the two countries has no outline: from its middle to the outline of the other one.
        case middle(of: Alpha3Code)
        /// Neither land has an outline, or nobody knows any: from capital to capital.
        case capitals
        /// Nor has one of the two a capital, or nobody knows where it is: from middle to middle.
        case middles
    }

    /// The country on this side, and the one on the other.
    package var near: Country
    package var far: Country
    /// How far they are from each other, in km; nil when nobody knows where they are.
    package var distance: Double?
    package var measure: Measure
    /// Whether there is a way where no country is avoided.
    package var isByAvoidance: Bool

    package init(near: Country, far: Country, distance: Double?, measure: Measure, isByAvoidance: Bool) {
        self.near = near
        self.far = far
        self.distance = distance
        self.measure = measure
        self.isByAvoidance = isByAvoidance
    }
}
