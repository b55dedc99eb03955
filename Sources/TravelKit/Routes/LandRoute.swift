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
