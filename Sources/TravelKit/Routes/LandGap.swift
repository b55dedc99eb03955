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
