/// A part of the world that trips are grouped by, such as the Baltics.
package struct Region: Identifiable, Hashable, Sendable {
    /// A region's identity, such as "blc", as the feed gives it.
    package struct ID: Hashable, Sendable, CustomStringConvertible, ExpressibleByStringLiteral {
        /// The feed's own text.
        package let text: String

        package init(_ text: String) { self.text = text }

        package init(stringLiteral value: String) { self.init(value) }

        package var description: String { text }
    }

    package var id: ID
    /// What the region is called.
    package var name: String
    /// The alpha-2 codes of its countries; a code that could not be read as a country's stays as the feed gave it.
    package var countryCodes: [String]

    package init(id: ID, name: String, countryCodes: [String]) {
        self.id = id
        self.name = name.isBlank ? "" : name
        self.countryCodes = countryCodes
    }

    /// Whether this is its identity or its name, whatever the case, with blanks or with hyphens.
    package func isCalled(_ text: String) -> Bool {
        let wanted = SearchFold.word(text)
        return wanted == SearchFold.word(id.text) || wanted == SearchFold.word(name)
    }

    /// Whether a country with this alpha-2 code belongs to the region.
    package func contains(alpha2: String) -> Bool { countryCodes.contains(alpha2) }
}
