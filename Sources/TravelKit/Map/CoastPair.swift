/// Where two groups of countries are nearest to each other: a country of each, by their outlines, or by the middles of one group.
package struct CoastPair: Hashable, Sendable {
    /// The country of the first group.
    package var near: Alpha3Code
    /// The country of the second one.
    package var far: Alpha3Code
    /// How far they are from each other, in km; 0 where their outlines touch.
    package var distance: Double
    /// The one of the two that is measured from its middle, as its group has no outline; nil where both groups have one.
    package var middle: Alpha3Code?

    package init(near: Alpha3Code, far: Alpha3Code, distance: Double, middle: Alpha3Code? = nil) {
        self.near = near
        self.far = far
        self.distance = distance
        self.middle = middle
    }
}
