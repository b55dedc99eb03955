/// An IATA location code of an airport (or, in some feeds, of a city or a bus station), such as "CPH"; in capital letters.
package struct AirportCode: Hashable, Sendable, Comparable, CustomStringConvertible, ExpressibleByStringLiteral {
    /// The letters.
    package let text: String

    package init(_ text: String) { self.text = text.uppercased() }

    package init(stringLiteral value: String) { self.init(value) }

    package var description: String { text }

    package static func < (one: AirportCode, other: AirportCode) -> Bool { one.text < other.text }
}
