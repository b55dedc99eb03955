/// A country across a land border, as the borders page lists it.
package struct Border: Identifiable, Hashable, Sendable {
    /// The neighbour itself.
    package var country: Country

    /// The border to this country.
    package init(_ country: Country) { self.country = country }

    package var id: Alpha3Code { country.alpha3 }

    /// The neighbour's common English name.
    package var name: String { country.name }

    /// The neighbour's name in its first language, where known.
    package var nativeName: String? { country.nativeName }
}
