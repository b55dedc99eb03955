/// A country and what lies across its land borders.
package struct CountryBorders: Hashable, Sendable {
    /// The country.
    package var country: Country
    /// Its neighbours in the order of their names; nil while they are on their way.
    package var borders: [Border]?

    package init(country: Country, borders: [Border]?) {
        self.country = country
        self.borders = borders
    }

    /// Whether it is known that there are none.
    package var hasNone: Bool { country.borders.isEmpty && borders != nil }

    /// The codes of neighbours of whom nothing more is known; none while they are on their way.
    package var missing: [Alpha3Code] {
        guard let borders else { return [] }
        let known = Set(borders.map(\.id))
        return country.borders.filter { !known.contains($0) }
    }
}
